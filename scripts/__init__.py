"""The implementation of `run.py`: environments, steps and the compiled build. Standard library only."""
