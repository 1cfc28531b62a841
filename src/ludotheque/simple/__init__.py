"""Base classes for games that are shown by sentences alone: rules, presentation and laboratory."""
