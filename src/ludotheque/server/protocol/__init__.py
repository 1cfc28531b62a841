"""Wire types with strict decoding."""
