"""One Deck Dungeon in the terminal, for somebody who may answer for the whole party."""

from collections.abc import Sequence
from typing import ClassVar, Final

from rich.console import Group, RenderableType
from rich.text import Text

from ludotheque.games.one_deck_dungeon.presentation.campaign_report import filled_in, to_tick
from ludotheque.games.one_deck_dungeon.presentation.card_reader import Library
from ludotheque.games.one_deck_dungeon.presentation.command_reader import Reader
from ludotheque.games.one_deck_dungeon.presentation.dice_notation import hung
from ludotheque.games.one_deck_dungeon.presentation.hint_texts import Advice
from ludotheque.games.one_deck_dungeon.presentation.menu import Options
from ludotheque.games.one_deck_dungeon.presentation.odds_panel import Chances
from ludotheque.games.one_deck_dungeon.presentation.picked_dice import CODE, picked, reached, verb_of
from ludotheque.games.one_deck_dungeon.presentation.terminal_context import Scene
from ludotheque.games.one_deck_dungeon.presentation.terminal_dungeon import Dungeon
from ludotheque.games.one_deck_dungeon.presentation.terminal_encounter import Meeting
from ludotheque.games.one_deck_dungeon.presentation.terminal_party import Party
from ludotheque.games.one_deck_dungeon.sentences.match_text import decision_sentence, event_sentence, names_of
from ludotheque.games.one_deck_dungeon.table import actions as a
from ludotheque.games.one_deck_dungeon.view import DungeonSeen
from ludotheque.kernel.decisions import Decision
from ludotheque.kernel.errors import BrokenRule
from ludotheque.kernel.events import Event, Undone
from ludotheque.kernel.imagination import searchable
from ludotheque.kernel.match import Match
from ludotheque.presentation.standing_orders import Situation
from ludotheque.presentation.terminal.commands import Typed
from ludotheque.presentation.terminal.console import Speaker
from ludotheque.presentation.terminal.help_page import help_page
from ludotheque.presentation.terminal.menu import Menu
from ludotheque.presentation.terminal.view import Face
from ludotheque.text.message_spans import filled
from ludotheque.text.spans import Spans, plain

IN_PASSING: Final = (
    a.ASK_PLACE,
    a.ASK_PAY,
    a.ASK_EXCHANGE,
    a.ASK_RECEIVER,
    a.ASK_DISCARD,
    a.ASK_DIE,
    a.ASK_VALUE,
    a.ASK_COLOR,
    a.ASK_TEXT,
    a.ASK_STORED,
)
"""Questions in the middle of an action: the board was just seen, the dice are enough."""

AT_A_CARD: Final = (a.ASK_DOOR, a.ASK_CARD, a.ASK_PAIR, a.ASK_FACE)
OF_THE_PARTY: Final = (a.ASK_HERO, a.ASK_HEAL, a.ASK_SURVIVE, a.ASK_ITEM, a.ASK_REROLL, a.ASK_LEAVES)
OF_LOOT: Final = (a.ASK_LOOT, a.ASK_REPLACE)
OF_A_HERO: Final = (a.ASK_PAY, a.ASK_VALUE, a.ASK_STORED)
"""Questions whose owner is the hero they are about."""


class DelveFace(Face):
    """Party, dungeon, encounter, question and answers in the player's language."""

    example_rule: ClassVar[str] = "ODD-DICE-9"

    def __init__(self, match: Match, seat: int, speaker: Speaker) -> None:
        super().__init__(match, seat)
        self.speaker = speaker
        self.names = names_of(match.setup.heroes)

    def seen(self) -> DungeonSeen:
        seen = self.match.seen(self.viewers)
        if not isinstance(seen, DungeonSeen):
            raise BrokenRule("this match is not one of One Deck Dungeon")
        return seen

    def scene(self) -> Scene:
        return Scene(self.seen(), self.names, self.speaker)

    def decision(self) -> Decision:
        if self.match.decision is None:
            raise BrokenRule("nothing is asked")
        return self.match.decision

    def news(self, events: Sequence[Event]) -> list[str]:
        said = [plain(event_sentence(event, self.names, self.speaker.lang)) for event in joined(events)]
        return [line for line in said if line]

    def board(self) -> RenderableType:
        """Everything that lies open, the piles too; after the end only how the party came out of it."""
        scene = self.scene()
        dungeon = Dungeon(scene)
        parts: list[RenderableType] = [dungeon.heading(), Party(scene).board(), dungeon.stash()]
        if self.match.decision is None:
            return Group(*parts)
        if scene.encounter is not None:
            parts.append(Meeting(scene).whole(scene.encounter))
        else:
            parts.append(dungeon.supply())
        parts += dungeon.floors()
        if not scene.in_boss_fight:
            parts += dungeon.doors()
        return Group(*parts, dungeon.piles())

    def strip(self) -> RenderableType:
        """What the open question needs."""
        scene, kind = self.scene(), self.decision().kind
        dungeon, party = Dungeon(scene), Party(scene)
        if kind == a.ASK_TICK:
            return Group(dungeon.heading(), to_tick(scene, int(self.decision().subject)))
        if kind == a.ASK_FOCUS:
            return dungeon.heading()
        if scene.encounter is not None and kind in IN_PASSING:
            return self.dice(scene)
        parts: list[RenderableType] = [dungeon.heading(), party.board() if kind in OF_LOOT else party.strip()]
        if kind in OF_THE_PARTY:
            return Group(*parts)
        parts.append(dungeon.stash())
        if scene.encounter is not None:
            parts.append(Meeting(scene).whole(scene.encounter))
        elif scene.in_boss_fight:
            parts += Meeting(scene).boss_page()
        elif kind in AT_A_CARD or kind in OF_LOOT:
            parts += self.cards(scene)
        else:
            parts += [*dungeon.floors(), *dungeon.doors()]
        return Group(*parts)

    def dice(self, scene: Scene) -> RenderableType:
        """The pools, and what was picked of them so far."""
        if scene.encounter is None:
            return Text()
        picks = picked(self.match)
        parts = Meeting(scene).pools(scene.encounter, picks)
        if picks:
            so_far = Text.assemble(scene.say("delve-so-far"), " ", scene.letters.dice(pick & CODE for pick in picks))
            total, needed = reached(self.match, scene.kit, scene.encounter)
            if needed:
                so_far.append(" " + scene.say("delve-of", total=str(total), needed=str(needed)))
            parts.append(hung(" ", so_far, scene.console))
        return Group(*parts)

    def cards(self, scene: Scene) -> list[RenderableType]:
        """The cards the question is about: those of the door, or the one that is claimed."""
        decision, state = self.decision(), scene.state
        if decision.kind == a.ASK_LOOT:
            card = scene.card(decision.subject)
            return Meeting(scene).claim(card) if card is not None else []
        if decision.kind == a.ASK_REPLACE or not 0 <= state.door < len(state.doors):
            return []
        kits = [scene.card(card) for card in state.doors[state.door].cards]
        return [Meeting(scene).page(kit) for kit in kits if kit is not None]

    def question(self) -> str:
        return plain(self.asking())

    def asking(self) -> Spans:
        """With several heroes a question about one of them says about whom."""
        decision, seen, lang = self.decision(), self.seen(), self.speaker.lang
        said = decision_sentence(decision, seen, self.names, lang)
        seat = self.concerned(decision)
        if seen.seats == 1 or seat < 0:
            return said
        return filled(self.speaker.messages, "delve-asked", hero=self.names.seat(seat, lang), question=said)

    def concerned(self, decision: Decision) -> int:
        """The hero whose dice or skill it is; -1 for everybody."""
        if decision.kind in OF_A_HERO:
            return int(decision.owner)
        if decision.kind != a.ASK_DIE:
            return -1
        seats = {a.VERBS.arguments(action)[0] for action in decision.options if verb_of(action) == "die"}
        return seats.pop() if len(seats) == 1 else -1

    def menu(self) -> Menu:
        return Options(self.decision(), self.scene()).menu()

    def typed_answers(self, line: str) -> list[int] | None:
        return Reader(self.match, self.seat, self.scene(), line).answers()

    def typed_answer(self, typed: Typed) -> int | None:
        return None

    def passing(self) -> int | None:
        return a.DONE if a.DONE in self.decision().options else None

    def situation(self) -> Situation | None:
        """The start of a turn at which nothing but stored dice could be given back, which can be done later too."""
        decision = self.decision()
        idle = all(action == a.DONE or verb_of(action) == "return_die" for action in decision.options)
        return Situation("turn", pressing=False) if decision.kind == a.ASK_TURN and idle else None

    def odds(self) -> RenderableType:
        return Chances(self.scene(), self.match.decision).whole()

    def hand(self) -> RenderableType:
        return Library(self.scene()).table()

    def text_of(self, wanted: str) -> RenderableType | None:
        return Library(self.scene()).text_of(wanted)

    def hint(self) -> RenderableType:
        """The best answers with their reasons, what to type for each, and the whole line in step 4."""
        return Advice(self.scene(), self.decision(), searchable(self.match, (self.seat,)), self.menu()).whole()

    def help(self) -> RenderableType:
        return help_page(self.speaker.say("delve-help"), self.speaker)

    def result(self) -> str:
        """Won or lost, and how far the party came."""
        scene = self.scene()
        facts = {"turn": str(scene.state.turn), "level": str(scene.state.level)}
        floor = min(int(scene.state.floor), len(scene.kit.floors))
        key = "delve-won" if self.match.outcome == "won" else "delve-lost"
        boss = "yes" if scene.state.floor > len(scene.kit.floors) else "no"
        return scene.say(key, floor=str(floor), boss=boss, **facts)

    def epilogue(self) -> RenderableType | None:
        """The campaign sheets that sat at the table, filled in."""
        return filled_in(self.match, self.scene())


def joined(events: Sequence[Event]) -> list[Event]:
    """Answers of one line are taken back one by one; the log says it once."""
    out: list[Event] = []
    for event in events:
        before = out[-1] if out else None
        if isinstance(event, Undone) and isinstance(before, Undone) and before.seat == event.seat:
            out[-1] = Undone(event.seat, before.answers + event.answers)
        else:
            out.append(event)
    return out
