"""The hearts, time and dice of One Deck Dungeon as single facts."""

from typing import Any, Final

from ludotheque.games.one_deck_dungeon.presentation.dice_notation import Letters
from ludotheque.games.one_deck_dungeon.sentences.match_names import Names
from ludotheque.games.one_deck_dungeon.table.state import Encounter
from ludotheque.games.one_deck_dungeon.view import DungeonSeen
from ludotheque.presentation.facts import Fact, Facts
from ludotheque.presentation.terminal.console import Speaker
from ludotheque.text.spans import Spans, spans

View = dict[str, Any]  # what DungeonSeen.view gives
PARTY: Final = ("level", "xp", "cubes", "deck", "stairs", "floor")
HERO: Final = ("damage", "poison")
STOPPING: Final = ("hearts", "time", "venom")
"""What uncovered boxes would bring."""


class DungeonFacts:
    """What everybody may see, each fact by itself."""

    def __init__(self, seen: DungeonSeen, names: Names, speaker: Speaker) -> None:
        self.view: View = seen.view()
        self.encounter: Encounter | None = seen.encounter()
        self.names = names
        self.speaker = speaker

    def all(self) -> Facts:
        party = self.word("party")
        found = {key: Fact(party, self.word(key), self.view[key]) for key in PARTY}
        for seat, hero in enumerate(self.view["heroes"]):
            found |= {f"{seat} {key}": Fact(self.who(seat), self.word(key), hero[key]) for key in HERO}
        if self.view["boss"] is not None:
            found["boss"] = Fact(self.word("boss"), self.word("damage"), self.view["boss"]["damage"])
        return found | self.met(self.encounter) if self.encounter is not None else found

    def met(self, encounter: Encounter) -> Facts:
        """Of the encounter: what stopping now would cost, and the dice of each hero."""
        now, costs = self.word("stopping"), self.view["encounter"]["consequences"]
        found = {f"stopping {key}": Fact(now, self.word(key), cost) for key, cost in zip(STOPPING, costs, strict=True)}
        letters = Letters(self.speaker)
        for seat, pool in zip(encounter.seats, encounter.pools, strict=True):
            shown = letters.dice(sorted(pool)).plain
            found[f"{seat} dice"] = Fact(self.who(seat), self.word("dice"), shown or "–", "–")
        return found

    def who(self, seat: int) -> Spans:
        return self.names.seat(seat, self.speaker.lang)

    def word(self, key: str) -> Spans:
        return spans(self.speaker.say(f"preview-{key}"))
