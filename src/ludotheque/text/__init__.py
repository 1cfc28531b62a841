"""Sentences in French and English: spans, grammar and fixed interface texts; knows no game."""
