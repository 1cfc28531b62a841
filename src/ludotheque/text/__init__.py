"""Sentences in French and English: spans, grammar and fixed interface texts; and the numbered rules."""
