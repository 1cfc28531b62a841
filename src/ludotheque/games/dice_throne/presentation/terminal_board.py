"""The table of Dice Throne in letters: heroes, tokens, what is being resolved."""

from collections.abc import Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from ludotheque.games.dice_throne.presentation.terminal_seats import Seats
from ludotheque.games.dice_throne.sentences.card_texts import ability_lines, name_of
from ludotheque.games.dice_throne.sentences.lexicon import lexicon_of
from ludotheque.games.dice_throne.sentences.match_text import names_of
from ludotheque.games.dice_throne.sentences.phase_names import PHASES
from ludotheque.games.dice_throne.table.events import Announced, Rolled, TurnBegan
from ludotheque.games.dice_throne.table.match_content import Kit
from ludotheque.games.dice_throne.table.state import OFFENCE
from ludotheque.games.dice_throne.view import DiceSeen
from ludotheque.kernel.events import Event
from ludotheque.presentation.terminal.console import Speaker
from ludotheque.text.french import to
from ludotheque.text.spans import plain

View = dict[str, Any]  # what DiceSeen.view gives


class Board:
    """Draws what one seat may see."""

    def __init__(self, seen: DiceSeen, seat: int, speaker: Speaker) -> None:
        self.seen = seen
        self.seat = seat
        self.speaker = speaker
        self.view: View = seen.view()
        self.seats = Seats(seen, seat, names_of(tuple(kit.id for kit in seen.kit.heroes)), speaker)

    @property
    def kit(self) -> Kit:
        return self.seen.kit

    def heading(self) -> RenderableType:
        """Whose turn and which phase, as a line across the screen."""
        say = self.speaker.say
        active = self.view["active"]
        player = self.seats.actor(active)
        turn_of = plain(to(player) if self.speaker.lang == "fr" else player)
        whose = say("play-your-turn") if active == self.seat else say("play-turn-of", hero=turn_of)
        phase = plain(PHASES[self.view["phase"]].singular(self.speaker.lang))
        title = say("play-heading", turn=str(self.view["turn"]), whose=whose, phase=phase)
        width = self.speaker.console.width
        if len(title) + 4 > width:
            narrow = self.speaker.hanging("── ", title)
            narrow.stylize("bold")
            return narrow
        return Text(f"── {title} ".ljust(width - 1, "─")[: width - 1], style="bold")

    def hero_name(self, seat: int) -> str:
        return self.seats.name(seat)

    def heroes(self) -> RenderableType:
        """Team by team, the own one last; of each hero the dials, then tokens and upgrades if there are any."""
        parts: list[RenderableType] = []
        for team in self.seats.teams():
            parts += [*self.seats.dial(team), *(self.hero(seat) for seat in team)]
        return Group(*parts)

    def hero(self, seat: int) -> RenderableType:
        facts = self.view["seats"][seat]
        dials = self.speaker.say("play-dials", cp=str(facts["cp"]), hand=len(facts["hand"]), deck=str(facts["deck"]))
        more = self.tokens(facts) + self.companions(seat, facts) + self.upgrades(facts)
        below = 4 + self.seats.indent(seat)
        return Group(*self.seats.lines(seat, dials), *(self.speaker.indented(words, below) for words in more))

    def tokens(self, facts: View) -> list[str]:
        """Each token with its number, and its limit where more than one fits."""
        words = []
        for status, held in facts["tokens"].items():
            name = name_of(self.kit.sources[self.kit.status_index[status.split(":")[0]]].sheet, self.speaker.lang)
            words.append(name if held["limit"] == 1 else f"{name} {held['count']}/{held['limit']}")
        return [self.speaker.say("play-tokens", tokens=" · ".join(words))] if words else []

    def companions(self, seat: int, facts: View) -> list[str]:
        """How many of each or its level; of one that has health, that."""
        words = []
        sheets = {companion.id: companion for companion in self.kit.heroes[seat].hero.companions}
        for companion, held in facts["companions"].items():
            name = name_of(sheets[companion], self.speaker.lang)
            if "level" in held:
                words += [f"{name} {'I' * held['level']}"] if held["level"] else []
            elif "health" in held:
                state = "" if held["active"] else self.speaker.say("play-downed")
                words.append(f"{name} ♥{held['health']} {state}".strip())
            elif held["count"]:
                words.append(name if held["limit"] == 1 else f"{name} {held['count']}/{held['limit']}")
        return [self.speaker.say("play-companions", companions=" · ".join(words))] if words else []

    def upgrades(self, facts: View) -> list[str]:
        names = [self.card_name(card["id"]) for card in facts["upgrades"]]
        return [self.speaker.say("play-upgrades", upgrades=" · ".join(names))] if names else []

    def card_name(self, card: int) -> str:
        kit = self.seen.card(card)
        return name_of(kit.card, self.speaker.lang) if kit is not None else "?"

    def attack(self, log: Sequence[Event]) -> list[str]:
        """What the announced or activated ability of somebody else does; nothing of one's own, which was just read."""
        for event in reversed(log):
            if isinstance(event, TurnBegan) or (isinstance(event, Rolled) and event.purpose == OFFENCE):
                break
            if isinstance(event, Announced) and event.ability and event.seat != self.seat:
                return [self.ability_row(event)] if self.view["dice"] else []
        return []

    def ability_row(self, said: Announced) -> str:
        """The row that was announced, in the version that lies on the board."""
        hero = self.kit.heroes[said.seat]
        versions = [self.kit.abilities[number] for number in self.kit.versions(hero, self.seen.levels(said.seat))]
        ability = next(version.ability for version in versions if version.id == said.ability)
        line = ability_lines(ability, lexicon_of(hero.hero), self.speaker.lang)[said.row]
        return f"{name_of(ability, self.speaker.lang)} ({plain(line.requirement)}) – {plain(line.text)}"

    def incoming(self) -> list[str]:
        """Damage that waits, so that a response can be weighed."""
        lines = []
        for seat, amount in enumerate(self.view["incoming"]):
            if amount:
                key = "play-incoming-you" if seat == self.seat else "play-incoming"
                lines.append(self.speaker.say(key, hero=plain(self.seats.actor(seat)), amount=amount))
        return lines

    def target(self) -> list[str]:
        """Whom the activated ability is for, where it could be somebody else; a line for each."""
        attack = self.view["attack"]
        if self.seats.few or attack is None:
            return []
        return [self.speaker.say("play-target", hero=self.seats.label(seat)) for seat in attack["targets"]]

    def piles(self) -> RenderableType:
        """The open discard piles."""
        lines = []
        for seat, facts in enumerate(self.view["seats"]):
            names = ", ".join(self.card_name(card["id"]) for card in facts["discard"]) or "–"
            said = self.speaker.say("play-discard", hero=self.hero_name(seat), cards=names)
            lines.append(self.speaker.indented(said))
        return Group(*lines)
