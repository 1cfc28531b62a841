"""What `run.py` is made of: environments, steps and the compiled build; standard library only."""
