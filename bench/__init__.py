"""Benchmarks of our random games against other Python game engines, in one run."""
