"""The presentation of Catacombs Conquest: texts, pictures, screens and the terminal."""
