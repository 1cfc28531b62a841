skip-to-content = Aller au contenu
screen-missing = Cette page n’a pas pu être chargée. Réessayez.
house-name = Ludothèque
seat-mark = Place { $letter }
