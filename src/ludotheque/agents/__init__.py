"""Agents for every game: random play, and ordered goals for heuristic agents."""
