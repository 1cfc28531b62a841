"""Cards, shots and the arena of Catacombs Conquest: types, decoding, checks and the YAML files."""
