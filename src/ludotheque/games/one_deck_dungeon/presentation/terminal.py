"""A seat of One Deck Dungeon in a terminal."""

from collections.abc import Iterable, Sequence
from typing import ClassVar, Final

from ludotheque.games.one_deck_dungeon.agents.hints import WITHIN_AN_ACT
from ludotheque.games.one_deck_dungeon.content.hook_types import At, Modify
from ludotheque.games.one_deck_dungeon.content.loader import find_potion, find_skill, load_sets
from ludotheque.games.one_deck_dungeon.content.vocabulary import Hook, Hooks, Moment, Quantity
from ludotheque.games.one_deck_dungeon.presentation.campaign_report import filled_in, to_tick
from ludotheque.games.one_deck_dungeon.presentation.catalogue import Library
from ludotheque.games.one_deck_dungeon.presentation.command_reader import Reader
from ludotheque.games.one_deck_dungeon.presentation.commands import GAP
from ludotheque.games.one_deck_dungeon.presentation.hint_texts import HintTexts
from ludotheque.games.one_deck_dungeon.presentation.menu import CODE, Options, picked, reached, verb_of
from ludotheque.games.one_deck_dungeon.presentation.odds_panel import OddsPanel
from ludotheque.games.one_deck_dungeon.presentation.terminal_context import TerminalContext, counted_names
from ludotheque.games.one_deck_dungeon.presentation.terminal_party import TerminalParty
from ludotheque.games.one_deck_dungeon.sentences import card_texts
from ludotheque.games.one_deck_dungeon.sentences.card_texts import (
    card_heading,
    foe_text,
    option_text,
    potion_text,
    skill_text,
)
from ludotheque.games.one_deck_dungeon.sentences.language_pack import Setting
from ludotheque.games.one_deck_dungeon.sentences.match_text import decision_sentence, event_sentence, names_of
from ludotheque.games.one_deck_dungeon.sentences.writer import DungeonWriter
from ludotheque.games.one_deck_dungeon.table import actions as a
from ludotheque.games.one_deck_dungeon.table.actions import DIE_SHIFT
from ludotheque.games.one_deck_dungeon.table.match_content import PreparedBox, PreparedCard, PreparedFloor
from ludotheque.games.one_deck_dungeon.table.state import ACT, OVER
from ludotheque.games.one_deck_dungeon.table.state_classes import BoxState, EncounterState
from ludotheque.games.one_deck_dungeon.view import DungeonSeen
from ludotheque.kernel.decisions import Decision
from ludotheque.kernel.errors import BrokenRule
from ludotheque.kernel.events import Event, Undone
from ludotheque.kernel.game import expect
from ludotheque.kernel.imagination import searchable
from ludotheque.kernel.match import Match
from ludotheque.presentation.document import (
    Beside,
    Block,
    Column,
    Document,
    Heading,
    Items,
    Paragraph,
    Row,
    Runs,
    Table,
    filled_runs,
    joined,
    runs,
)
from ludotheque.presentation.localizer import Localizer
from ludotheque.presentation.terminal.commands import Menu, TypedLine, help_page
from ludotheque.presentation.terminal.view import TerminalView
from ludotheque.text.messages import filled
from ludotheque.text.spans import Span, Spans, on_one_line, plain
from ludotheque.text.writer import name_of, typeset

MANY_TOKENS: Final = {True: 6, False: 3}
"""Tokens on the stairs that deal 1 damage, with four players and without (ODD-FLOOR-3, ODD-4P-11)."""

ELSEWHERE: Final = (
    Moment.SETUP,
    Moment.FLOOR_REVEALED,
    Moment.FIRST_TURN_OF_FLOOR,
    Moment.TURN_START,
    Moment.EXPLORE,
    Moment.OPEN_DOOR,
    Moment.FLEE,
    Moment.STAY,
    Moment.DESCEND,
)
"""Moments outside encounters."""


def is_felt(hook: Hook) -> bool:
    """Return whether the hook can matter in an encounter."""
    if isinstance(hook, Modify):
        return hook.quantity is Quantity.HEROIC_DIE_DICE
    return not (isinstance(hook, At) and hook.moment in ELSEWHERE)


class TerminalDungeon:
    """Shows what the party shares."""

    def __init__(self, context: TerminalContext) -> None:
        self.context = context
        self.view = context.view

    def heading(self) -> Heading:
        """Return turn, floor and dungeon; in the boss fight round and boss; at the end neither."""
        context = self.context
        name = name_of(context.content.dungeon, context.lang)
        if context.state.phase == OVER:
            title = context.say("delve-heading-over", dungeon=name, turn=str(context.state.turn))
        elif not context.state.turn:
            title = context.say("delve-heading-before", dungeon=name)
        elif context.in_boss_fight:
            boss = name_of(context.content.dungeon.boss, context.lang)
            title = context.say("delve-heading-boss", boss=boss, round=str(self.view["boss"]["round"]), dungeon=name)
        else:
            facts = {"turn": str(context.state.turn), "floor": str(context.state.floor)}
            title = context.say("delve-heading", dungeon=name, **facts)
        return Heading(runs(title))

    def stash(self) -> Paragraph:
        """Return level, XP, cubes with the potions they pay for, deck or stairs."""
        context, view = self.context, self.view
        needed = str(view["xp_needed"])
        top = "no" if view["xp_needed"] else "yes"
        parts = [runs(context.say("delve-level", level=str(view["level"]), xp=str(view["xp"]), needed=needed, top=top))]
        if bonus := context.content.levels[view["level"] - 1].bonus_dice:
            parts.append(runs(context.say("delve-bonus", dice=context.letters.letters[-1] * bonus)))
        potions = joined(map(context.thing, view["potions"]), ", ")
        parts.append(filled_runs(context.localizer.messages, "delve-cubes", count=view["cubes"], potions=potions))
        if not context.in_boss_fight and context.state.phase != OVER:
            parts.append(runs(self.deck()))
        return Paragraph(joined(parts, GAP), indent=1)

    def deck(self) -> str:
        """Return how many cards are left; if none, the tokens on the stairs."""
        context, view = self.context, self.view
        if view["deck"]:
            return context.say("delve-deck", count=view["deck"], discard=str(len(view["discard"])))
        return context.say("delve-stairs", count=view["stairs"], most=str(MANY_TOKENS[context.content.four]))

    def floors(self) -> list[Paragraph]:
        """Return what the revealed floors change, and the boxes they add."""
        return [self.floor(floor) for floor in self.context.floors()]

    def floor(self, floor: PreparedFloor) -> Paragraph:
        """`Regeneration: what it changes. Combat A5 → 1♥; peril any 3 armor.`"""
        context = self.context
        added = [
            runs(context.say(f"delve-kind-{kind}"), " ", self.boxes(boxes))
            for kind, boxes in (("combat", floor.combat_boxes), ("peril", floor.peril_boxes))
            if boxes
        ]
        changes = self.said(floor.definition.hooks)
        name = runs(context.thing(floor.definition.id) or name_of(floor.definition, context.lang), style="strong")
        body = runs(name, context.say("delve-colon"), " ", changes, " " if changes else "", joined(added, ", "))
        return Paragraph(body, indent=1, further=2)

    def said(self, hooks: Hooks) -> Spans:
        """Return what hooks of a place change."""
        return DungeonWriter(self.context.lang).hooks(hooks, Setting.PLACE)

    def felt(self, floor: PreparedFloor) -> Spans:
        """Return what a floor changes in an encounter, with its name; empty if nothing."""
        context = self.context
        changes = self.said(tuple(hook for hook in floor.definition.hooks if is_felt(hook)))
        return DungeonWriter(context.lang).led(name_of(floor.definition, context.lang), changes) if changes else ()

    def boxes(self, boxes: Iterable[PreparedBox]) -> Runs:
        return joined((self.context.letters.box(box) for box in boxes), GAP)

    def doors(self) -> list[Paragraph]:
        """Return closed doors by their numbers, and open ones with their cards."""
        context = self.context
        doors = self.view["doors"]
        closed = [str(place) for place, door in enumerate(doors, 1) if not door["open"]]
        line = context.say("delve-doors", count=len(doors), most=str(self.view["door_limit"]))
        line += " " + context.say("delve-closed", count=len(closed), doors=" ".join(closed)) if closed else ""
        found = [Paragraph(runs(line), indent=1)]
        for place, door in enumerate(doors, 1):
            cards = [context.card(card["id"]) for card in door["cards"]] if door["open"] else []
            found += [self.open_door(place, card) for card in cards if card is not None]
        return found

    def open_door(self, place: int, card: PreparedCard) -> Paragraph:
        """`3 Bandit, combat, 3 XP: A8 wide → 2♥, …`."""
        context = self.context
        boxes = card.boxes if card.combat else [option.box for option in card.options]
        body = runs(card_title(card, context), context.say("delve-colon"), " ", self.boxes(boxes))
        return Paragraph(body, lead=runs(f"{place} "), indent=3)

    def lore(self, card: PreparedCard) -> Spans:
        """Return the special ability of a foe, with its name; empty for a peril."""
        context = self.context
        if card.definition.ability is None:
            return ()
        ability = context.names.lexicon.abilities[card.definition.ability]
        return DungeonWriter(context.lang).led(name_of(ability, context.lang), foe_text(ability, context.lang))

    def piles(self) -> list[Paragraph]:
        """Return the other face-up cards: the discard pile and the cards kept as XP."""
        messages, state = self.context.localizer.messages, self.context.state
        rows = [("delve-discard", state.discard), ("delve-xp-cards", state.xp)]
        return [
            Paragraph(filled_runs(messages, key, cards=self.named(cards)), indent=1) for key, cards in rows if cards
        ]

    def named(self, cards: list[int]) -> Runs:
        """Return the names in order."""
        return counted_names(self.context.card_name(card) for card in cards)

    def supply(self) -> Paragraph:
        context = self.context
        dice = runs(context.say("delve-supply"), " ", context.letters.amounts(self.view["supply"]))
        exiled = self.view["exiled"][:4]
        if any(exiled):
            dice = runs(dice, GAP + context.say("delve-exiled") + " ", context.letters.amounts(exiled))
        return Paragraph(dice, indent=1)


def card_title(card: PreparedCard, context: TerminalContext) -> Runs:
    """Return name, kind and XP."""
    kind = context.say("delve-kind-combat" if card.combat else "delve-kind-peril")
    said = context.say("delve-card", kind=kind, xp=str(card.xp), leaf="yes" if card.leaf else "no")
    name = Span(name_of(card.definition, context.lang), f"card:{card.id}")
    return runs(runs(name, style="strong"), said)


class TerminalEncounter:
    """Shows the card of an encounter, and a boss."""

    def __init__(self, context: TerminalContext) -> None:
        self.context = context
        self.dungeon = TerminalDungeon(context)

    def page(self, card: PreparedCard) -> list[Block]:
        """Return a card before its encounter: its ability, all boxes it would have, its loot."""
        context = self.context
        blocks: list[Block] = [self.title(card), *self.texts(card)]
        if card.combat:
            blocks.append(Paragraph(self.dungeon.boxes(card.boxes), indent=3))
        ways = tuple(runs(option_text(option, context.lang)) for option in card.definition.options)
        blocks += [Items(ways, mark="• ", indent=3)] if ways else []
        return [*blocks, *self.added(card), self.loot(card)]

    def title(self, card: PreparedCard) -> Paragraph:
        """Return name, kind, XP and set."""
        origin = runs(f" · {self.origin(card)}", style="soft")
        return Paragraph(runs(card_title(card, self.context), origin), indent=1)

    def origin(self, card: PreparedCard) -> str:
        content = next(each for each in load_sets() if card.definition in each.encounters)
        return plain(card_heading(content, card.definition.provenance, self.context.lang))

    def texts(self, card: PreparedCard) -> list[Paragraph]:
        """Return what the foe and the revealed floors change."""
        said = [self.dungeon.lore(card), *(self.dungeon.felt(floor) for floor in self.context.places(card))]
        return [Paragraph(runs(line), indent=3) for line in said if line]

    def added(self, card: PreparedCard) -> list[Paragraph]:
        """Return the boxes of the dungeon, which are active too."""
        context = self.context
        boxes_there = context.added(card)
        if not boxes_there:
            return []
        return [Paragraph(runs(context.say("delve-added"), " ", self.dungeon.boxes(boxes_there)), indent=3)]

    def loot(self, card: PreparedCard) -> Paragraph:
        context = self.context
        said = card_texts.loot(card.definition.loot, int(card.xp), context.names.lexicon, DungeonWriter(context.lang))
        return Paragraph(runs(said), indent=3)

    def claim(self, card: PreparedCard) -> list[Paragraph]:
        """Return a card that is being claimed: its loot, and the effect of its skill or potion."""
        context = self.context
        loot = card.definition.loot
        said: Runs = ()
        if loot.skill is not None:
            said = runs(context.thing(loot.skill), " – ", on_one_line(skill_text(find_skill(loot.skill), context.lang)))
        elif loot.potion is not None:
            text = potion_text(find_potion(loot.potion), context.lang)
            said = runs(context.thing(loot.potion), " – ", on_one_line(text))
        return [self.title(card), self.loot(card), Paragraph(said, indent=3, further=2)]

    def boss(self) -> list[Paragraph]:
        """Return its name, damage and ability."""
        context = self.context
        facts = context.view["boss"]
        sheet = context.content.dungeon.boss
        damage = context.say("delve-boss", damage=str(facts["damage"]), health=str(facts["health"]))
        name = runs(Span(name_of(sheet, context.lang), f"boss:{sheet.id}"), style="strong")
        ability = DungeonWriter(context.lang).hooks(sheet.hooks, Setting.PLACE)
        return [Paragraph(runs(name, " – ", damage), indent=1), Paragraph(runs(ability), indent=3)]

    def boss_page(self) -> list[Paragraph]:
        """Return the boss before a round, with its printed boxes."""
        return [*self.boss(), Paragraph(self.dungeon.boxes(self.context.content.boss_boxes), indent=3)]

    def head(self, encounter: EncounterState) -> list[Paragraph]:
        """Return the opponent of the party, and what it changes."""
        card = self.context.card(encounter.card) if encounter.card >= 0 else None
        if card is None:
            return self.boss()
        found = [self.title(card), *self.texts(card)]
        if not card.combat and encounter.option < 0:
            found += [*self.added(card), self.loot(card)]
        if encounter.option >= 0:
            option = card.definition.options[encounter.option]
            label = typeset(option.label_en if self.context.lang == "en" else option.label_fr, self.context.lang)
            found.append(Paragraph(runs(self.context.say("delve-way", way=label)), indent=3))
        return found

    def boxes(self, encounter: EncounterState) -> list[Table]:
        """Return the boxes: their numbers, what covers them, their consequences and their state."""
        letters, say = self.context.letters, self.context.say
        gate = any(box.armor and box.needed for box in encounter.boxes)  # ODD-ENC-14
        rows: list[Row] = []
        for number, box in enumerate(encounter.boxes, 1):
            toll = (letters.toll_of(box) or runs(say("delve-no-toll"))) if box.needed else runs("–")
            cells = (runs(str(number), style="strong"), letters.need(box), toll, self.stands(box, gate))
            rows.append(Row(cells, style="" if box.needed else "soft"))
        headings = (runs(say("delve-column-box")), runs(say("delve-column-toll")))
        columns = (Column(right=True, least=4), *map(Column, headings), Column())
        return [Table(columns, tuple(rows))] if rows else []

    def stands(self, box: BoxState, gate: bool) -> Runs:
        """Return the dice on the box, or why it cannot be covered yet."""
        context = self.context
        if not box.needed:
            return runs("✓ ", context.letters.dice(box.dice))
        if box.needed > 1:
            return runs(context.say("delve-twice"), style="soft")
        if gate and not box.armor:
            return runs(context.say("delve-armor-first"), style="soft")
        return ()

    def pools(self, encounter: EncounterState, picks: Iterable[int] = ()) -> Table:
        """Return the dice of each hero, without those already picked."""
        context = self.context
        rows: list[Row] = []
        for seat, pool in zip(encounter.seats, encounter.pools, strict=True):
            left = pool[:]
            for pick in picks:
                if pick >> DIE_SHIFT == seat and pick & CODE in left:
                    left.remove(pick & CODE)
            dice = context.letters.dice(left) if left else runs(context.say("delve-no-dice"), style="soft")
            rows.append(Row((runs(context.hero(seat), style="strong"), dice)))
        return Table((Column(), Column()), tuple(rows), indent=1)

    def stop_now(self, encounter: EncounterState) -> Beside:
        """Return the remaining supply, and the consequences of stopping."""
        context = self.context
        supply = runs(context.say("delve-supply"), " ", context.letters.amounts(encounter.supply))
        hearts, time, poison = context.seen.consequences()
        toll = context.letters.toll(hearts, time, poison) or runs(context.say("delve-nothing"))
        stop = runs(runs(context.say("delve-stop-now"), style="strong"), " ", toll)
        if context.would_fall(encounter.seats, hearts):
            stop = runs(stop, runs(" " + context.say("delve-deadly"), style="strong red"))
        return Beside((supply, stop), indent=1)

    def whole(self, encounter: EncounterState) -> list[Block]:
        """Return card, boxes, dice and consequences; before the roll there is nothing to stop."""
        blocks: list[Block] = [*self.head(encounter), *self.boxes(encounter)]
        if any(encounter.pools):
            blocks.append(self.pools(encounter))
            if self.context.state.phase == ACT:
                blocks.append(self.stop_now(encounter))
        return blocks


IN_PASSING: Final = (*WITHIN_AN_ACT, a.ASK_STORED)
"""Questions in the middle of an action, for which the dice are enough."""

AT_A_CARD: Final = (a.ASK_DOOR, a.ASK_CARD, a.ASK_PAIR, a.ASK_FACE)
OF_THE_PARTY: Final = (a.ASK_HERO, a.ASK_HEAL, a.ASK_SURVIVE, a.ASK_ITEM, a.ASK_REROLL, a.ASK_LEAVES)
OF_LOOT: Final = (a.ASK_LOOT, a.ASK_REPLACE)
OF_A_HERO: Final = (a.ASK_PAY, a.ASK_VALUE, a.ASK_STORED)
"""Questions whose owner is the hero they are about."""


class DungeonTerminalView(TerminalView):
    """The party, dungeon, encounter, question and answers in the player's language."""

    example_rule: ClassVar[str] = "ODD-DICE-9"

    def __init__(self, match: Match, seat: int, localizer: Localizer, viewers: tuple[int, ...] | None = None) -> None:
        super().__init__(match, seat, viewers)
        self.localizer = localizer
        self.names = names_of(match.setup.heroes)

    def seen(self) -> DungeonSeen:
        return expect(self.match.seen(self.viewers), DungeonSeen)

    def context(self) -> TerminalContext:
        return TerminalContext(self.seen(), self.names, self.localizer)

    def decision(self) -> Decision:
        if self.match.decision is None:
            raise BrokenRule("nothing is asked")
        return self.match.decision

    def news(self, events: Sequence[Event]) -> list[str]:
        said = [plain(event_sentence(event, self.names, self.localizer.lang)) for event in undone_once(events)]
        return [line for line in said if line]

    def board(self) -> Document:
        """Return everything public, including the piles; after the end only the state of the party."""
        context = self.context()
        dungeon = TerminalDungeon(context)
        blocks: list[Block] = [dungeon.heading(), TerminalParty(context).board(), dungeon.stash()]
        if self.match.decision is None:
            return Document(tuple(blocks))
        if context.encounter is not None:
            blocks += TerminalEncounter(context).whole(context.encounter)
        else:
            blocks.append(dungeon.supply())
        blocks += dungeon.floors()
        if not context.in_boss_fight:
            blocks += dungeon.doors()
        return Document((*blocks, *dungeon.piles()))

    def strip(self) -> Document:
        """Return what the open question needs."""
        context, kind = self.context(), self.decision().kind
        dungeon, party = TerminalDungeon(context), TerminalParty(context)
        if kind == a.ASK_TICK:
            return Document((dungeon.heading(), to_tick(context, int(self.decision().subject))))
        if kind == a.ASK_FOCUS:
            return Document((dungeon.heading(),))
        if context.encounter is not None and kind in IN_PASSING:
            return Document(tuple(self.dice(context, context.encounter)))
        blocks: list[Block] = [dungeon.heading(), party.board() if kind in OF_LOOT else party.strip()]
        if kind in OF_THE_PARTY:
            return Document(tuple(blocks))
        blocks.append(dungeon.stash())
        if context.encounter is not None:
            blocks += TerminalEncounter(context).whole(context.encounter)
        elif context.in_boss_fight:
            blocks += TerminalEncounter(context).boss_page()
        elif kind in AT_A_CARD or kind in OF_LOOT:
            blocks += self.cards(context)
        else:
            blocks += [*dungeon.floors(), *dungeon.doors()]
        return Document(tuple(blocks))

    def dice(self, context: TerminalContext, encounter: EncounterState) -> list[Block]:
        """Return the pools and the dice picked so far."""
        picks = picked(self.match)
        blocks: list[Block] = [TerminalEncounter(context).pools(encounter, picks)]
        if picks:
            so_far = runs(context.say("delve-so-far"), " ", context.letters.dice(pick & CODE for pick in picks))
            total, needed = reached(self.match, context.content, encounter)
            if needed:
                so_far = runs(so_far, " ", context.say("delve-of", total=str(total), needed=str(needed)))
            blocks.append(Paragraph(so_far, indent=1))
        return blocks

    def cards(self, context: TerminalContext) -> list[Block]:
        """Return the cards of the question: those of the door, or the one that is claimed."""
        decision, state = self.decision(), context.state
        if decision.kind == a.ASK_LOOT:
            card = context.card(decision.subject)
            return [*TerminalEncounter(context).claim(card)] if card is not None else []
        if decision.kind == a.ASK_REPLACE or not 0 <= state.door < len(state.doors):
            return []
        cards = [context.card(card) for card in state.doors[state.door].cards]
        return [block for card in cards if card is not None for block in TerminalEncounter(context).page(card)]

    def question(self) -> str:
        return plain(self.asking())

    def asking(self) -> Spans:
        """Return the question; with several heroes it names the hero it is about."""
        decision, seen, lang = self.decision(), self.seen(), self.localizer.lang
        said = decision_sentence(decision, seen, self.names, lang)
        seat = self.concerned(decision)
        if seen.seats == 1 or seat < 0:
            return said
        return filled(self.localizer.messages, "delve-asked", hero=self.names.seat(seat, lang), question=said)

    def concerned(self, decision: Decision) -> int:
        """Return the hero whose dice or skill it is; -1 for all."""
        if decision.kind in OF_A_HERO:
            return int(decision.owner)
        if decision.kind != a.ASK_DIE:
            return -1
        seats = {a.VERBS.arguments(action)[0] for action in decision.options if verb_of(action) == "die"}
        return seats.pop() if len(seats) == 1 else -1

    def menu(self) -> Menu:
        return Options(self.decision(), self.context()).menu()

    def typed_answers(self, line: str) -> list[int] | None:
        return Reader(self.match, self.seat, self.context(), line).answers()

    def typed_answer(self, typed: TypedLine) -> int | None:
        return None

    def passing(self) -> int | None:
        return a.DONE if a.DONE in self.decision().options else None

    def situation(self) -> None:
        """Return that the game has no response windows."""

    def odds(self) -> Document:
        return OddsPanel(self.context(), self.match.decision).whole()

    def hand(self) -> Document:
        return Library(self.context()).table()

    def text_of(self, wanted: str) -> Document | None:
        return Library(self.context()).text_of(wanted)

    def hint(self) -> Document:
        """Return the best answers with reasons and commands, and the whole line in step 4."""
        return HintTexts(self.context(), self.decision(), searchable(self.match, (self.seat,)), self.menu()).whole()

    def help(self) -> Document:
        return help_page(self.localizer.say("delve-help"))

    def result(self) -> str:
        """Return won or lost, and how far the party came."""
        context = self.context()
        facts = {"turn": str(context.state.turn), "level": str(context.state.level)}
        floor = min(int(context.state.floor), len(context.content.floors))
        key = "delve-won" if self.match.outcome == "won" else "delve-lost"
        boss = "yes" if context.state.floor > len(context.content.floors) else "no"
        return context.say(key, floor=str(floor), boss=boss, **facts)

    def epilogue(self) -> Document | None:
        """Return the campaign sheets of the match, filled in."""
        return filled_in(self.match, self.context())


def undone_once(events: Sequence[Event]) -> list[Event]:
    """Report answers of one line, which are undone one by one, only once."""
    out: list[Event] = []
    for event in events:
        before = out[-1] if out else None
        if isinstance(event, Undone) and isinstance(before, Undone) and before.seat == event.seat:
            out[-1] = Undone(event.seat, before.answers + event.answers)
        else:
            out.append(event)
    return out
