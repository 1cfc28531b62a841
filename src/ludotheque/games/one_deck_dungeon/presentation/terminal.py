"""A seat of One Deck Dungeon in a terminal."""

from collections.abc import Iterable, Sequence
from typing import ClassVar, Final

from ludotheque.games.one_deck_dungeon.content.hook_types import At, Modify
from ludotheque.games.one_deck_dungeon.content.loader import find_potion, find_skill, load_sets
from ludotheque.games.one_deck_dungeon.content.vocabulary import Hook, Hooks, Moment, Quantity
from ludotheque.games.one_deck_dungeon.presentation.campaign_report import filled_in, to_tick
from ludotheque.games.one_deck_dungeon.presentation.catalogue import Library
from ludotheque.games.one_deck_dungeon.presentation.command_reader import Reader
from ludotheque.games.one_deck_dungeon.presentation.commands import GAP
from ludotheque.games.one_deck_dungeon.presentation.hint_texts import Advice
from ludotheque.games.one_deck_dungeon.presentation.menu import CODE, Options, picked, reached, verb_of
from ludotheque.games.one_deck_dungeon.presentation.odds_panel import Chances
from ludotheque.games.one_deck_dungeon.presentation.terminal_context import TerminalContext, counted_names
from ludotheque.games.one_deck_dungeon.presentation.terminal_party import Party
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
from ludotheque.games.one_deck_dungeon.table.state_classes import Box, Encounter
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
from ludotheque.presentation.standing_orders import DecisionContext
from ludotheque.presentation.terminal.commands import Menu, Typed, help_page
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


class Dungeon:
    """Shows what the party shares."""

    def __init__(self, scene: TerminalContext) -> None:
        self.scene = scene
        self.view = scene.view

    def heading(self) -> Heading:
        """Return turn, floor and dungeon; in the boss fight round and boss; at the end neither."""
        scene = self.scene
        name = name_of(scene.kit.dungeon, scene.lang)
        if scene.state.phase == OVER:
            title = scene.say("delve-heading-over", dungeon=name, turn=str(scene.state.turn))
        elif not scene.state.turn:
            title = scene.say("delve-heading-before", dungeon=name)
        elif scene.in_boss_fight:
            boss = name_of(scene.kit.dungeon.boss, scene.lang)
            title = scene.say("delve-heading-boss", boss=boss, round=str(self.view["boss"]["round"]), dungeon=name)
        else:
            facts = {"turn": str(scene.state.turn), "floor": str(scene.state.floor)}
            title = scene.say("delve-heading", dungeon=name, **facts)
        return Heading(runs(title))

    def stash(self) -> Paragraph:
        """Return level, XP, cubes with the potions they pay for, deck or stairs."""
        scene, view = self.scene, self.view
        needed = str(view["xp_needed"])
        top = "no" if view["xp_needed"] else "yes"
        parts = [runs(scene.say("delve-level", level=str(view["level"]), xp=str(view["xp"]), needed=needed, top=top))]
        if bonus := scene.kit.levels[view["level"] - 1].bonus_dice:
            parts.append(runs(scene.say("delve-bonus", dice=scene.letters.letters[-1] * bonus)))
        potions = joined(map(scene.thing, view["potions"]), ", ")
        parts.append(filled_runs(scene.speaker.messages, "delve-cubes", count=view["cubes"], potions=potions))
        if not scene.in_boss_fight and scene.state.phase != OVER:
            parts.append(runs(self.deck()))
        return Paragraph(joined(parts, GAP), indent=1)

    def deck(self) -> str:
        """Return how many cards are left; if none, the tokens on the stairs."""
        scene, view = self.scene, self.view
        if view["deck"]:
            return scene.say("delve-deck", count=view["deck"], discard=str(len(view["discard"])))
        return scene.say("delve-stairs", count=view["stairs"], most=str(MANY_TOKENS[scene.kit.four]))

    def floors(self) -> list[Paragraph]:
        """Return what the revealed floors change, and the boxes they add."""
        return [self.floor(floor) for floor in self.scene.floors()]

    def floor(self, floor: PreparedFloor) -> Paragraph:
        """`Regeneration: what it changes. Combat A5 → 1♥; peril any 3 armor.`"""
        scene = self.scene
        added = [
            runs(scene.say(f"delve-kind-{kind}"), " ", self.boxes(boxes))
            for kind, boxes in (("combat", floor.combat_boxes), ("peril", floor.peril_boxes))
            if boxes
        ]
        changes = self.said(floor.sheet.hooks)
        name = runs(scene.thing(floor.sheet.id) or name_of(floor.sheet, scene.lang), style="strong")
        body = runs(name, scene.say("delve-colon"), " ", changes, " " if changes else "", joined(added, ", "))
        return Paragraph(body, indent=1, further=2)

    def said(self, hooks: Hooks) -> Spans:
        """Return what hooks of a place change."""
        return DungeonWriter(self.scene.lang).hooks(hooks, Setting.PLACE)

    def felt(self, floor: PreparedFloor) -> Spans:
        """Return what a floor changes in an encounter, with its name; empty if nothing."""
        scene = self.scene
        changes = self.said(tuple(hook for hook in floor.sheet.hooks if is_felt(hook)))
        return DungeonWriter(scene.lang).led(name_of(floor.sheet, scene.lang), changes) if changes else ()

    def boxes(self, boxes: Iterable[PreparedBox]) -> Runs:
        return joined((self.scene.letters.box(box) for box in boxes), GAP)

    def doors(self) -> list[Paragraph]:
        """Return closed doors by their numbers, and open ones with their cards."""
        scene = self.scene
        doors = self.view["doors"]
        closed = [str(place) for place, door in enumerate(doors, 1) if not door["open"]]
        line = scene.say("delve-doors", count=len(doors), most=str(self.view["door_limit"]))
        line += " " + scene.say("delve-closed", count=len(closed), doors=" ".join(closed)) if closed else ""
        found = [Paragraph(runs(line), indent=1)]
        for place, door in enumerate(doors, 1):
            cards = [scene.card(card["id"]) for card in door["cards"]] if door["open"] else []
            found += [self.open_door(place, card) for card in cards if card is not None]
        return found

    def open_door(self, place: int, card: PreparedCard) -> Paragraph:
        """`3 Bandit, combat, 3 XP: A8 wide → 2♥, …`."""
        scene = self.scene
        boxes = card.boxes if card.combat else [option.box for option in card.options]
        body = runs(card_title(card, scene), scene.say("delve-colon"), " ", self.boxes(boxes))
        return Paragraph(body, lead=runs(f"{place} "), indent=3)

    def lore(self, card: PreparedCard) -> Spans:
        """Return the special ability of a foe, with its name; empty for a peril."""
        scene = self.scene
        if card.sheet.ability is None:
            return ()
        ability = scene.names.lexicon.abilities[card.sheet.ability]
        return DungeonWriter(scene.lang).led(name_of(ability, scene.lang), foe_text(ability, scene.lang))

    def piles(self) -> list[Paragraph]:
        """Return the other face-up cards: the discard pile and the cards kept as XP."""
        messages, state = self.scene.speaker.messages, self.scene.state
        rows = [("delve-discard", state.discard), ("delve-xp-cards", state.xp)]
        return [
            Paragraph(filled_runs(messages, key, cards=self.named(cards)), indent=1) for key, cards in rows if cards
        ]

    def named(self, cards: list[int]) -> Runs:
        """Return the names in order."""
        return counted_names(self.scene.card_name(card) for card in cards)

    def supply(self) -> Paragraph:
        scene = self.scene
        dice = runs(scene.say("delve-supply"), " ", scene.letters.amounts(self.view["supply"]))
        exiled = self.view["exiled"][:4]
        if any(exiled):
            dice = runs(dice, GAP + scene.say("delve-exiled") + " ", scene.letters.amounts(exiled))
        return Paragraph(dice, indent=1)


def card_title(card: PreparedCard, scene: TerminalContext) -> Runs:
    """Return name, kind and XP."""
    kind = scene.say("delve-kind-combat" if card.combat else "delve-kind-peril")
    said = scene.say("delve-card", kind=kind, xp=str(card.xp), leaf="yes" if card.leaf else "no")
    name = Span(name_of(card.sheet, scene.lang), f"card:{card.id}")
    return runs(runs(name, style="strong"), said)


class Meeting:
    """Shows the card of an encounter, and a boss."""

    def __init__(self, scene: TerminalContext) -> None:
        self.scene = scene
        self.dungeon = Dungeon(scene)

    def page(self, card: PreparedCard) -> list[Block]:
        """Return a card before its encounter: its ability, all boxes it would have, its loot."""
        scene = self.scene
        blocks: list[Block] = [self.title(card), *self.texts(card)]
        if card.combat:
            blocks.append(Paragraph(self.dungeon.boxes(card.boxes), indent=3))
        ways = tuple(runs(option_text(option, scene.lang)) for option in card.sheet.options)
        blocks += [Items(ways, mark="• ", indent=3)] if ways else []
        return [*blocks, *self.added(card), self.loot(card)]

    def title(self, card: PreparedCard) -> Paragraph:
        """Return name, kind, XP and set."""
        origin = runs(f" · {self.origin(card)}", style="soft")
        return Paragraph(runs(card_title(card, self.scene), origin), indent=1)

    def origin(self, card: PreparedCard) -> str:
        content = next(each for each in load_sets() if card.sheet in each.encounters)
        return plain(card_heading(content, card.sheet.provenance, self.scene.lang))

    def texts(self, card: PreparedCard) -> list[Paragraph]:
        """Return what the foe and the revealed floors change."""
        said = [self.dungeon.lore(card), *(self.dungeon.felt(floor) for floor in self.scene.places(card))]
        return [Paragraph(runs(line), indent=3) for line in said if line]

    def added(self, card: PreparedCard) -> list[Paragraph]:
        """Return the boxes of the dungeon, which are active too."""
        scene = self.scene
        boxes_there = scene.added(card)
        if not boxes_there:
            return []
        return [Paragraph(runs(scene.say("delve-added"), " ", self.dungeon.boxes(boxes_there)), indent=3)]

    def loot(self, card: PreparedCard) -> Paragraph:
        scene = self.scene
        said = card_texts.loot(card.sheet.loot, int(card.xp), scene.names.lexicon, DungeonWriter(scene.lang))
        return Paragraph(runs(said), indent=3)

    def claim(self, card: PreparedCard) -> list[Paragraph]:
        """Return a card that is being claimed: its loot, and the effect of its skill or potion."""
        scene = self.scene
        loot = card.sheet.loot
        said: Runs = ()
        if loot.skill is not None:
            said = runs(scene.thing(loot.skill), " – ", on_one_line(skill_text(find_skill(loot.skill), scene.lang)))
        elif loot.potion is not None:
            text = potion_text(find_potion(loot.potion), scene.lang)
            said = runs(scene.thing(loot.potion), " – ", on_one_line(text))
        return [self.title(card), self.loot(card), Paragraph(said, indent=3, further=2)]

    def boss(self) -> list[Paragraph]:
        """Return its name, damage and ability."""
        scene = self.scene
        facts = scene.view["boss"]
        sheet = scene.kit.dungeon.boss
        damage = scene.say("delve-boss", damage=str(facts["damage"]), health=str(facts["health"]))
        name = runs(Span(name_of(sheet, scene.lang), f"boss:{sheet.id}"), style="strong")
        ability = DungeonWriter(scene.lang).hooks(sheet.hooks, Setting.PLACE)
        return [Paragraph(runs(name, " – ", damage), indent=1), Paragraph(runs(ability), indent=3)]

    def boss_page(self) -> list[Paragraph]:
        """Return the boss before a round, with its printed boxes."""
        return [*self.boss(), Paragraph(self.dungeon.boxes(self.scene.kit.boss_boxes), indent=3)]

    def head(self, encounter: Encounter) -> list[Paragraph]:
        """Return the opponent of the party, and what it changes."""
        card = self.scene.card(encounter.card) if encounter.card >= 0 else None
        if card is None:
            return self.boss()
        found = [self.title(card), *self.texts(card)]
        if not card.combat and encounter.option < 0:
            found += [*self.added(card), self.loot(card)]
        if encounter.option >= 0:
            option = card.sheet.options[encounter.option]
            label = typeset(option.label_en if self.scene.lang == "en" else option.label_fr, self.scene.lang)
            found.append(Paragraph(runs(self.scene.say("delve-way", way=label)), indent=3))
        return found

    def boxes(self, encounter: Encounter) -> list[Table]:
        """Return the boxes: their numbers, what covers them, their consequences and their state."""
        letters, say = self.scene.letters, self.scene.say
        gate = any(box.armor and box.needed for box in encounter.boxes)  # ODD-ENC-14
        rows: list[Row] = []
        for number, box in enumerate(encounter.boxes, 1):
            toll = (letters.toll_of(box) or runs(say("delve-no-toll"))) if box.needed else runs("–")
            cells = (runs(str(number), style="strong"), letters.need(box), toll, self.stands(box, gate))
            rows.append(Row(cells, style="" if box.needed else "soft"))
        headings = (runs(say("delve-column-box")), runs(say("delve-column-toll")))
        columns = (Column(right=True, least=4), *map(Column, headings), Column())
        return [Table(columns, tuple(rows))] if rows else []

    def stands(self, box: Box, gate: bool) -> Runs:
        """Return the dice on the box, or why it cannot be covered yet."""
        scene = self.scene
        if not box.needed:
            return runs("✓ ", scene.letters.dice(box.dice))
        if box.needed > 1:
            return runs(scene.say("delve-twice"), style="soft")
        if gate and not box.armor:
            return runs(scene.say("delve-armor-first"), style="soft")
        return ()

    def pools(self, encounter: Encounter, picks: Iterable[int] = ()) -> Table:
        """Return the dice of each hero, without those already picked."""
        scene = self.scene
        rows: list[Row] = []
        for seat, pool in zip(encounter.seats, encounter.pools, strict=True):
            left = pool[:]
            for pick in picks:
                if pick >> DIE_SHIFT == seat and pick & CODE in left:
                    left.remove(pick & CODE)
            dice = scene.letters.dice(left) if left else runs(scene.say("delve-no-dice"), style="soft")
            rows.append(Row((runs(scene.hero(seat), style="strong"), dice)))
        return Table((Column(), Column()), tuple(rows), indent=1)

    def stop_now(self, encounter: Encounter) -> Beside:
        """Return the remaining supply, and the consequences of stopping."""
        scene = self.scene
        supply = runs(scene.say("delve-supply"), " ", scene.letters.amounts(encounter.supply))
        hearts, time, poison = scene.seen.consequences()
        toll = scene.letters.toll(hearts, time, poison) or runs(scene.say("delve-nothing"))
        stop = runs(runs(scene.say("delve-stop-now"), style="strong"), " ", toll)
        if self.is_deadly(encounter, hearts):
            stop = runs(stop, runs(" " + scene.say("delve-deadly"), style="strong red"))
        return Beside((supply, stop), indent=1)

    def is_deadly(self, encounter: Encounter, hearts: int) -> bool:
        """Return whether a hero would fall wherever an odd heart is placed (ODD-ENC-20)."""
        heroes = [self.scene.view["heroes"][seat] for seat in encounter.seats]
        left = [hero["health"] - hero["damage"] for hero in heroes]
        each, odd = divmod(hearts, len(left))
        return any(each >= health for health in left) or (odd > 0 and all(each + 1 >= health for health in left))

    def whole(self, encounter: Encounter) -> list[Block]:
        """Return card, boxes, dice and consequences; before the roll there is nothing to stop."""
        blocks: list[Block] = [*self.head(encounter), *self.boxes(encounter)]
        if any(encounter.pools):
            blocks.append(self.pools(encounter))
            if self.scene.state.phase == ACT:
                blocks.append(self.stop_now(encounter))
        return blocks


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
"""Questions in the middle of an action, for which the dice are enough."""

AT_A_CARD: Final = (a.ASK_DOOR, a.ASK_CARD, a.ASK_PAIR, a.ASK_FACE)
OF_THE_PARTY: Final = (a.ASK_HERO, a.ASK_HEAL, a.ASK_SURVIVE, a.ASK_ITEM, a.ASK_REROLL, a.ASK_LEAVES)
OF_LOOT: Final = (a.ASK_LOOT, a.ASK_REPLACE)
OF_A_HERO: Final = (a.ASK_PAY, a.ASK_VALUE, a.ASK_STORED)
"""Questions whose owner is the hero they are about."""


class DungeonTerminalView(TerminalView):
    """The party, dungeon, encounter, question and answers in the player's language."""

    example_rule: ClassVar[str] = "ODD-DICE-9"

    def __init__(self, match: Match, seat: int, speaker: Localizer, viewers: tuple[int, ...] | None = None) -> None:
        super().__init__(match, seat, viewers)
        self.speaker = speaker
        self.names = names_of(match.setup.heroes)

    def seen(self) -> DungeonSeen:
        return expect(self.match.seen(self.viewers), DungeonSeen)

    def scene(self) -> TerminalContext:
        return TerminalContext(self.seen(), self.names, self.speaker)

    def decision(self) -> Decision:
        if self.match.decision is None:
            raise BrokenRule("nothing is asked")
        return self.match.decision

    def news(self, events: Sequence[Event]) -> list[str]:
        said = [plain(event_sentence(event, self.names, self.speaker.lang)) for event in undone_once(events)]
        return [line for line in said if line]

    def board(self) -> Document:
        """Return everything public, including the piles; after the end only the state of the party."""
        scene = self.scene()
        dungeon = Dungeon(scene)
        blocks: list[Block] = [dungeon.heading(), Party(scene).board(), dungeon.stash()]
        if self.match.decision is None:
            return Document(tuple(blocks))
        if scene.encounter is not None:
            blocks += Meeting(scene).whole(scene.encounter)
        else:
            blocks.append(dungeon.supply())
        blocks += dungeon.floors()
        if not scene.in_boss_fight:
            blocks += dungeon.doors()
        return Document((*blocks, *dungeon.piles()))

    def strip(self) -> Document:
        """Return what the open question needs."""
        scene, kind = self.scene(), self.decision().kind
        dungeon, party = Dungeon(scene), Party(scene)
        if kind == a.ASK_TICK:
            return Document((dungeon.heading(), to_tick(scene, int(self.decision().subject))))
        if kind == a.ASK_FOCUS:
            return Document((dungeon.heading(),))
        if scene.encounter is not None and kind in IN_PASSING:
            return Document(tuple(self.dice(scene, scene.encounter)))
        blocks: list[Block] = [dungeon.heading(), party.board() if kind in OF_LOOT else party.strip()]
        if kind in OF_THE_PARTY:
            return Document(tuple(blocks))
        blocks.append(dungeon.stash())
        if scene.encounter is not None:
            blocks += Meeting(scene).whole(scene.encounter)
        elif scene.in_boss_fight:
            blocks += Meeting(scene).boss_page()
        elif kind in AT_A_CARD or kind in OF_LOOT:
            blocks += self.cards(scene)
        else:
            blocks += [*dungeon.floors(), *dungeon.doors()]
        return Document(tuple(blocks))

    def dice(self, scene: TerminalContext, encounter: Encounter) -> list[Block]:
        """Return the pools and the dice picked so far."""
        picks = picked(self.match)
        blocks: list[Block] = [Meeting(scene).pools(encounter, picks)]
        if picks:
            so_far = runs(scene.say("delve-so-far"), " ", scene.letters.dice(pick & CODE for pick in picks))
            total, needed = reached(self.match, scene.kit, encounter)
            if needed:
                so_far = runs(so_far, " ", scene.say("delve-of", total=str(total), needed=str(needed)))
            blocks.append(Paragraph(so_far, indent=1))
        return blocks

    def cards(self, scene: TerminalContext) -> list[Block]:
        """Return the cards of the question: those of the door, or the one that is claimed."""
        decision, state = self.decision(), scene.state
        if decision.kind == a.ASK_LOOT:
            card = scene.card(decision.subject)
            return [*Meeting(scene).claim(card)] if card is not None else []
        if decision.kind == a.ASK_REPLACE or not 0 <= state.door < len(state.doors):
            return []
        kits = [scene.card(card) for card in state.doors[state.door].cards]
        return [block for kit in kits if kit is not None for block in Meeting(scene).page(kit)]

    def question(self) -> str:
        return plain(self.asking())

    def asking(self) -> Spans:
        """Return the question; with several heroes it names the hero it is about."""
        decision, seen, lang = self.decision(), self.seen(), self.speaker.lang
        said = decision_sentence(decision, seen, self.names, lang)
        seat = self.concerned(decision)
        if seen.seats == 1 or seat < 0:
            return said
        return filled(self.speaker.messages, "delve-asked", hero=self.names.seat(seat, lang), question=said)

    def concerned(self, decision: Decision) -> int:
        """Return the hero whose dice or skill it is; -1 for all."""
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

    def situation(self) -> DecisionContext | None:
        """Return the start of a turn at which only stored dice could be returned, which is also possible later."""
        decision = self.decision()
        idle = all(action == a.DONE or verb_of(action) == "return_die" for action in decision.options)
        return DecisionContext("turn", pressing=False) if decision.kind == a.ASK_TURN and idle else None

    def odds(self) -> Document:
        return Chances(self.scene(), self.match.decision).whole()

    def hand(self) -> Document:
        return Library(self.scene()).table()

    def text_of(self, wanted: str) -> Document | None:
        return Library(self.scene()).text_of(wanted)

    def hint(self) -> Document:
        """Return the best answers with reasons and commands, and the whole line in step 4."""
        return Advice(self.scene(), self.decision(), searchable(self.match, (self.seat,)), self.menu()).whole()

    def help(self) -> Document:
        return help_page(self.speaker.say("delve-help"))

    def result(self) -> str:
        """Return won or lost, and how far the party came."""
        scene = self.scene()
        facts = {"turn": str(scene.state.turn), "level": str(scene.state.level)}
        floor = min(int(scene.state.floor), len(scene.kit.floors))
        key = "delve-won" if self.match.outcome == "won" else "delve-lost"
        boss = "yes" if scene.state.floor > len(scene.kit.floors) else "no"
        return scene.say(key, floor=str(floor), boss=boss, **facts)

    def epilogue(self) -> Document | None:
        """Return the campaign sheets of the match, filled in."""
        return filled_in(self.match, self.scene())


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
