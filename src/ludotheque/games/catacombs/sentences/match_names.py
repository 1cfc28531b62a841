"""What the seats, teams and discs of one match are called."""

from typing import Final

from ludotheque.games.catacombs.content.vocabulary import Team
from ludotheque.games.catacombs.sentences.writer import CatacombsWriter
from ludotheque.games.catacombs.table.state import CHARACTERS, PROJECTILE, team_of
from ludotheque.text.languages import Language
from ludotheque.text.spans import Span, Spans, plain

TEAMS: Final = tuple(Team)
LETTERS: Final = "ABXY"
"""The characters in pictures: Sword 1 and 2, Skull 1 and 2."""


class MatchNames:
    """Names by seat and number; a player's own name, where there is one, stands for the team's.

    Beside a picture, characters are named with their letters.
    """

    def __init__(self, heroes: tuple[str, ...], players: tuple[str, ...] = (), lettered: bool = False) -> None:
        self.teams = tuple(Team(hero) for hero in heroes)  # per seat
        self.players = players
        self.lettered = lettered

    def team(self, team: int, lang: Language) -> Spans:
        return CatacombsWriter(lang).team(TEAMS[team])

    def seat(self, seat: int, lang: Language) -> Spans:
        """The player's name, or the team's; of two in a team each is called like the character they have."""
        if seat < len(self.players) and self.players[seat]:
            return (Span(self.players[seat], f"seat:{seat}"),)
        team = self.teams[seat]
        name = plain(CatacombsWriter(lang).team(team))
        if self.teams.count(team) > 1:
            name = CatacombsWriter(lang).say(
                "cc-disc-character", team=name, number=str(self.teams[:seat].count(team) + 1)
            )
        return (Span(name, f"seat:{seat}"),)

    def actor(self, seat: int, lang: Language) -> Spans:
        """The same inside a sentence: a team is "the Sword team"; numbers and a player's own name stand alone."""
        name = self.seat(seat, lang)
        if (seat < len(self.players) and self.players[seat]) or self.teams.count(self.teams[seat]) > 1:
            return name
        return CatacombsWriter(lang).fill("cc-the-team", team=name)

    def disc(self, disc: int, lang: Language) -> Spans:
        """`Skull 1`, `obstacle 3`, `the projectile`: inside a sentence."""
        pen = CatacombsWriter(lang)
        if disc == PROJECTILE:
            name = pen.say("cc-disc-projectile")
        elif disc >= CHARACTERS:
            name = pen.say("cc-the-obstacle", number=str(disc - CHARACTERS + 1))
        else:
            name = self.character(disc, lang)
        return (Span(name, f"disc:{disc}"),)

    def character(self, disc: int, lang: Language) -> str:
        name = character_name(disc, lang)
        return f"{name} ({LETTERS[disc]})" if self.lettered else name


def character_name(disc: int, lang: Language) -> str:
    """`Skull 1`."""
    pen = CatacombsWriter(lang)
    return pen.say("cc-disc-character", team=plain(pen.team(TEAMS[team_of(disc)])), number=str(disc % 2 + 1))


def short_name(disc: int, lang: Language) -> str:
    """A disc alone, as in a table: `Skull 1`, `Obstacle 3`."""
    if disc < CHARACTERS:
        return character_name(disc, lang)
    return CatacombsWriter(lang).say("cc-disc-obstacle", number=str(disc - CHARACTERS + 1))


def letter_of(disc: int) -> str:
    """How a disc is marked in a picture: a letter, or the number of an obstacle."""
    return LETTERS[disc] if disc < CHARACTERS else str(disc - CHARACTERS + 1)
