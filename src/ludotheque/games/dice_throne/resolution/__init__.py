"""What effects need while they resolve: context, amounts, conditions, choices, costs, triggers and windows."""
