"""Sentences in French and English: spans, grammar, interface messages and numbered rules."""
