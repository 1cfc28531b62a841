"""Strict decoding of content files into typed values, for any game."""
