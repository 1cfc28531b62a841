"""What effects need while they resolve: context, conditions, choices, costs, triggers, dice and wounds."""
