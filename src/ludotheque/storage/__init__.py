"""Files on a person's computer: the data folder, whole files, one writer at a time."""
