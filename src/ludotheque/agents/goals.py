"""What an agent tries to achieve, in order of priority."""


class Goals:
    """Goal names in order of priority; a goal that was served often enough no longer counts."""

    def __init__(self, names: list[str], enough: int) -> None:
        self.rank = {name: place for place, name in enumerate(names)}
        self._left = [enough] * len(names)

    def serve(self, place: int) -> None:
        """Record that an answer serves the goal at this index."""
        self._left[place] -= 1
        if not self._left[place]:
            self.rank = {name: other for name, other in self.rank.items() if other != place}
