"""Everything beside the arena: whose turn it is, tokens, piles, armor, and the shots of the card."""

from typing import Final

from rich.console import Group, RenderableType
from rich.text import Text

from ludotheque.games.catacombs.content.loader import find_card, load_content
from ludotheque.games.catacombs.presentation.terminal_arena import RIMS, Drawing
from ludotheque.games.catacombs.presentation.terminal_context import Scene
from ludotheque.games.catacombs.sentences.match_names import LETTERS
from ludotheque.games.catacombs.sentences.writer import Pen, name_of
from ludotheque.games.catacombs.table.state import BANK, SKULL, SWORD
from ludotheque.text.spans import plain

TOKEN: Final = "♥"
MANY: Final = 12  # tokens that are drawn one by one
TEAMS: Final = (SWORD, SKULL)


class Board:
    """One moment beside the arena."""

    def __init__(self, scene: Scene) -> None:
        self.scene = scene

    def heading(self) -> RenderableType:
        """The turn and the character whose it is, as a line across the screen."""
        scene = self.scene
        width = scene.console.width - 1
        if scene.is_over or not scene.state.turn:
            key = "arena-heading-over" if scene.is_over else "arena-heading-before"
            title = scene.say(key, turn=str(scene.state.turn))
        else:
            mine = scene.kit.seat_of(scene.seen.disc()) == scene.me
            character = scene.disc(int(scene.seen.disc()))
            title = scene.say("arena-heading", turn=str(scene.state.turn), character=character)
            title += " · " + scene.say("play-your-turn") if mine else ""
        return Text(f"── {title} ".ljust(width, "─")[:width], style="bold")

    def arena(self, layout: int = -1) -> RenderableType:
        drawing = Drawing(self.scene.kit, self.scene.console.width)
        drawing.lay(self.scene.discs(layout))
        return drawing.drawn()

    def teams(self) -> RenderableType:
        """Tokens, cards and armor of both, and the bank."""
        return Group(*(self.team(team) for team in TEAMS), self.bank())

    def team(self, team: int) -> Text:
        scene, state = self.scene, self.scene.state
        rims = RIMS[team]
        letters = " ".join(f"{rims[0]}{letter}{rims[1]}" for letter in LETTERS[2 * team : 2 * team + 2])
        lead = f"{scene.team(team)} {letters}  "
        parts = [self.tokens(state.pools[team]), self.hands(team)]
        parts.append(scene.say("arena-pile", count=str(len(state.piles[team]))))
        parts.append(scene.say("arena-discard", count=str(len(state.discards[team]))))
        if state.kept[team]:
            parts.append(scene.say("arena-armor", cards=self.cards(state.kept[team])))
        if state.stunned[team]:
            parts.append(scene.say("arena-stunned"))
        text = scene.speaker.hanging(lead, " · ".join(parts))
        text.stylize("bold", 0, len(scene.team(team)))
        return text

    def tokens(self, count: int) -> str:
        return f"{TOKEN * count} {count}" if count <= MANY else f"{TOKEN}\u00a0{count}"

    def hands(self, team: int) -> str:
        """How many cards each player of the team holds; which are one's own."""
        scene = self.scene
        seats = scene.kit.team_seats[team]
        counts = " + ".join(str(len(scene.state.hands[seat])) for seat in seats)
        key = "arena-hand-own" if scene.me in seats else "arena-hand"
        return scene.say(key, count=counts)

    def cards(self, cards: list[int]) -> str:
        found = [self.scene.card(card) for card in cards]
        return ", ".join(name_of(find_card(kit.id), self.scene.lang) for kit in found if kit is not None)

    def bank(self) -> Text:
        return Text(self.scene.say("arena-bank", count=str(self.scene.state.pools[BANK])))

    def sequence(self) -> list[RenderableType]:
        """The card that is played, with the shot that is due in brackets."""
        scene = self.scene
        kit, pen = scene.playing, Pen(scene.lang)
        if kit is None:
            return []
        shots = [plain(pen.shot(load_content().shots[step.shot.number])) for step in scene.seen.steps()]
        due = int(scene.state.shot)
        said = [f"[{shot}]" if place == due else shot for place, shot in enumerate(shots)]
        line = scene.say("arena-sequence", card=name_of(find_card(kit.id), scene.lang), shots=" → ".join(said))
        parts: list[RenderableType] = [scene.speaker.hanging("", line)]
        if scene.state.target >= 0:
            parts.append(scene.speaker.hanging("", scene.say("arena-target", disc=scene.disc(scene.state.target))))
        return parts

    def piles(self) -> list[RenderableType]:
        """The discard piles, which lie open."""
        scene = self.scene
        found = [(team, scene.state.discards[team]) for team in TEAMS if scene.state.discards[team]]
        said = [scene.say("arena-discarded", team=scene.team(team), cards=self.cards(cards)) for team, cards in found]
        return [scene.speaker.hanging("", line) for line in said]
