"""What a player tries to bring about, in order."""


class Goals:
    """Names in the order in which they are wanted; one that was served often enough is wanted no more."""

    def __init__(self, names: list[str], enough: int) -> None:
        self.rank = {name: place for place, name in enumerate(names)}
        self._left = [enough] * len(names)

    def serve(self, place: int) -> None:
        """An answer serves the name in this place."""
        self._left[place] -= 1
        if not self._left[place]:
            self.rank = {name: other for name, other in self.rank.items() if other != place}
