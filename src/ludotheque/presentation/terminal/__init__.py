"""What every game shares in a terminal: console, menus, typed commands, and reading and writing lines."""
