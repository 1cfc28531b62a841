"""Games as environments for learning: one step per decision."""
