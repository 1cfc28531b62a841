"""Files on the user's computer: the data folder, atomic writes and locks."""
