skip-to-content = Skip to the content
screen-missing = This page could not be loaded. Try again.
house-name = Ludothèque
seat-mark = Seat { $letter }
