"""A seat of One Deck Dungeon in a terminal."""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import ClassVar, Final

from rich.console import Group, RenderableType
from rich.text import Text

from ludotheque.games.one_deck_dungeon.content.hook_types import At, Modify
from ludotheque.games.one_deck_dungeon.content.loader import find_potion, find_skill, load_sets
from ludotheque.games.one_deck_dungeon.content.vocabulary import Hook, Hooks, Moment, Quantity
from ludotheque.games.one_deck_dungeon.presentation.campaign_report import filled_in, to_tick
from ludotheque.games.one_deck_dungeon.presentation.catalogue import Library
from ludotheque.games.one_deck_dungeon.presentation.command_reader import Reader
from ludotheque.games.one_deck_dungeon.presentation.commands import GAP, hung, padded, rule
from ludotheque.games.one_deck_dungeon.presentation.hint_texts import Advice
from ludotheque.games.one_deck_dungeon.presentation.menu import CODE, Options, picked, reached, verb_of
from ludotheque.games.one_deck_dungeon.presentation.odds_panel import Chances
from ludotheque.games.one_deck_dungeon.presentation.terminal_context import TerminalContext
from ludotheque.games.one_deck_dungeon.presentation.terminal_party import Party
from ludotheque.games.one_deck_dungeon.sentences import boxes
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
from ludotheque.presentation.standing_orders import DecisionContext
from ludotheque.presentation.terminal.commands import Menu, Typed, help_page
from ludotheque.presentation.terminal.console import LocalizedConsole
from ludotheque.presentation.terminal.view import TerminalView
from ludotheque.text.messages import filled
from ludotheque.text.spans import Spans, plain
from ludotheque.text.writer import name_of, typeset

MANY_TOKENS: Final = {True: 6, False: 3}
"""Tokens on the stairs that are a damage, with four players and without (ODD-FLOOR-3, ODD-4P-11)."""

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
"""Moments that lie outside encounters."""


def is_felt(hook: Hook) -> bool:
    """Can it matter in an encounter?"""
    if isinstance(hook, Modify):
        return hook.quantity is Quantity.HEROIC_DIE_DICE
    return not (isinstance(hook, At) and hook.moment in ELSEWHERE)


class Dungeon:
    """Draws what belongs to nobody alone."""

    def __init__(self, scene: TerminalContext) -> None:
        self.scene = scene
        self.view = scene.view

    def heading(self) -> RenderableType:
        """Turn, floor and dungeon; in the boss fight round and boss; at the end neither."""
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
        return rule(title, scene.console)

    def stash(self) -> RenderableType:
        """Level, XP, cubes with the potions they pay for, deck or stairs."""
        scene, view = self.scene, self.view
        needed = str(view["xp_needed"])
        top = "no" if view["xp_needed"] else "yes"
        parts = [scene.say("delve-level", level=str(view["level"]), xp=str(view["xp"]), needed=needed, top=top)]
        if bonus := scene.kit.levels[view["level"] - 1].bonus_dice:
            parts.append(scene.say("delve-bonus", dice=scene.letters.letters[-1] * bonus))
        potions = ", ".join(scene.thing(potion) for potion in view["potions"])
        parts.append(scene.say("delve-cubes", count=view["cubes"], potions=potions))
        if not scene.in_boss_fight and scene.state.phase != OVER:
            parts.append(self.deck())
        return hung(" ", GAP.join(parts), scene.console)

    def deck(self) -> str:
        """How many cards are left; once there are none, the tokens on the stairs."""
        scene, view = self.scene, self.view
        if view["deck"]:
            return scene.say("delve-deck", count=view["deck"], discard=str(len(view["discard"])))
        return scene.say("delve-stairs", count=view["stairs"], most=str(MANY_TOKENS[scene.kit.four]))

    def floors(self) -> list[RenderableType]:
        """What the revealed floors change, and the boxes they add."""
        return [self.floor(floor) for floor in self.scene.floors()]

    def floor(self, floor: PreparedFloor) -> Text:
        """`Regeneration: what it changes. Combat A5 → 1♥; peril any 3 armor.`"""
        scene = self.scene
        boxes = [
            Text.assemble(scene.say(f"delve-kind-{kind}"), " ", self.boxes(added))
            for kind, added in (("combat", floor.combat_boxes), ("peril", floor.peril_boxes))
            if added
        ]
        changes = self.said(floor.sheet.hooks)
        body = Text.assemble((name_of(floor.sheet, scene.lang), "bold"), scene.say("delve-colon"), " ")
        body.append(f"{changes} " if changes else "").append_text(Text(", ").join(boxes))
        return hung(" ", body, scene.console, 3)

    def said(self, hooks: Hooks) -> str:
        """What hooks of a place change."""
        return plain(DungeonWriter(self.scene.lang).hooks(hooks, Setting.PLACE))

    def felt(self, floor: PreparedFloor) -> str:
        """What a floor changes in an encounter, with its name; nothing if it changes nothing there."""
        scene = self.scene
        changes = self.said(tuple(hook for hook in floor.sheet.hooks if is_felt(hook)))
        return plain(DungeonWriter(scene.lang).led(name_of(floor.sheet, scene.lang), changes)) if changes else ""

    def boxes(self, boxes: Iterable[PreparedBox]) -> Text:
        return Text(GAP).join(self.scene.letters.box(box) for box in boxes)

    def doors(self) -> list[RenderableType]:
        """Closed doors by their numbers, open ones with what is behind them."""
        scene = self.scene
        doors = self.view["doors"]
        closed = [str(place) for place, door in enumerate(doors, 1) if not door["open"]]
        line = scene.say("delve-doors", count=len(doors), most=str(self.view["door_limit"]))
        line += " " + scene.say("delve-closed", count=len(closed), doors=" ".join(closed)) if closed else ""
        parts: list[RenderableType] = [hung(" ", line, scene.console)]
        for place, door in enumerate(doors, 1):
            cards = [scene.card(card["id"]) for card in door["cards"]] if door["open"] else []
            parts += [self.open_door(place, card) for card in cards if card is not None]
        return parts

    def open_door(self, place: int, card: PreparedCard) -> Text:
        """`3 Bandit, combat, 3 XP: A8 wide → 2♥, …`."""
        scene = self.scene
        kind = scene.say("delve-kind-combat" if card.combat else "delve-kind-peril")
        said = scene.say("delve-card", kind=kind, xp=str(card.xp), leaf="yes" if card.leaf else "no")
        boxes = card.boxes if card.combat else [option.box for option in card.options]
        head = Text.assemble((name_of(card.sheet, scene.lang), "bold"), said, scene.say("delve-colon"), " ")
        return hung(f"   {place} ", head.append_text(self.boxes(boxes)), scene.console)

    def lore(self, card: PreparedCard) -> str:
        """The special ability of a foe, with its name; nothing for a peril."""
        scene = self.scene
        if card.sheet.ability is None:
            return ""
        ability = scene.names.lexicon.abilities[card.sheet.ability]
        return plain(DungeonWriter(scene.lang).led(name_of(ability, scene.lang), foe_text(ability, scene.lang)))

    def piles(self) -> RenderableType:
        """What lies face up besides: the discard pile and the cards kept as XP."""
        scene = self.scene
        rows = [("delve-discard", scene.state.discard), ("delve-xp-cards", scene.state.xp)]
        lines = [hung(" ", scene.say(key, cards=self.named(cards)), scene.console) for key, cards in rows if cards]
        return Group(*lines)

    def named(self, cards: list[int]) -> str:
        """Names in their order, equal ones counted."""
        counts = Counter(self.scene.card_name(card) for card in cards)
        return ", ".join(name if count == 1 else f"{name}\u00a0×{count}" for name, count in counts.items())

    def supply(self) -> RenderableType:
        scene = self.scene
        dice = Text.assemble(scene.say("delve-supply"), " ", scene.letters.amounts(self.view["supply"]))
        exiled = self.view["exiled"][:4]
        if any(exiled):
            dice.append(GAP + scene.say("delve-exiled") + " ").append_text(scene.letters.amounts(exiled))
        return hung(" ", dice, scene.console)


@dataclass(frozen=True)
class Row:
    """One box of the table: its number, what covers it, what it brings, how it stands."""

    number: int
    need: Text
    toll: Text
    stands: Text
    covered: bool


class Meeting:
    """Draws a card that is met, and a boss."""

    def __init__(self, scene: TerminalContext) -> None:
        self.scene = scene
        self.dungeon = Dungeon(scene)

    def page(self, card: PreparedCard) -> RenderableType:
        """A card before it is faced: its ability, all boxes it would have, its loot."""
        scene = self.scene
        parts: list[RenderableType] = [self.title(card), *self.texts(card)]
        if card.combat:
            parts.append(hung("   ", self.dungeon.boxes(card.boxes), scene.console))
        ways = [hung("   • ", plain(option_text(option, scene.lang)), scene.console) for option in card.sheet.options]
        return Group(*parts, *ways, *self.added(card), self.loot(card))

    def title(self, card: PreparedCard) -> Text:
        """Name, kind, XP, and the set it is from."""
        scene = self.scene
        kind = scene.say("delve-kind-combat" if card.combat else "delve-kind-peril")
        said = scene.say("delve-card", kind=kind, xp=str(card.xp), leaf="yes" if card.leaf else "no")
        line = Text.assemble((name_of(card.sheet, scene.lang), "bold"), said, (f" · {self.origin(card)}", "dim"))
        return hung(" ", line, scene.console)

    def origin(self, card: PreparedCard) -> str:
        content = next(each for each in load_sets() if card.sheet in each.encounters)
        return plain(card_heading(content, card.sheet.provenance, self.scene.lang))

    def texts(self, card: PreparedCard) -> list[RenderableType]:
        """What the foe and the revealed floors change."""
        said = [self.dungeon.lore(card), *(self.dungeon.felt(floor) for floor in self.scene.places(card))]
        return [hung("   ", line, self.scene.console) for line in said if line]

    def added(self, card: PreparedCard) -> list[RenderableType]:
        """The boxes of the dungeon, which are active too."""
        scene = self.scene
        boxes_there = scene.added(card)
        if not boxes_there:
            return []
        line = Text.assemble(scene.say("delve-added"), " ", self.dungeon.boxes(boxes_there))
        return [hung("   ", line, scene.console)]

    def loot(self, card: PreparedCard) -> Text:
        scene = self.scene
        said = plain(boxes.loot(card.sheet.loot, int(card.xp), scene.names.lexicon, DungeonWriter(scene.lang)))
        return hung("   ", said, scene.console)

    def claim(self, card: PreparedCard) -> list[RenderableType]:
        """A card that is claimed: its loot, and what its skill or potion does."""
        scene = self.scene
        loot = card.sheet.loot
        said = ""
        if loot.skill is not None:
            skill = find_skill(loot.skill)
            said = f"{name_of(skill, scene.lang)} – {plain(skill_text(skill, scene.lang))}"
        elif loot.potion is not None:
            potion = find_potion(loot.potion)
            said = f"{name_of(potion, scene.lang)} – {plain(potion_text(potion, scene.lang))}"
        return [self.title(card), self.loot(card), hung("   ", said.replace("\n", " "), scene.console, 5)]

    def boss(self) -> list[RenderableType]:
        """Its name, damage and ability."""
        scene = self.scene
        facts = scene.view["boss"]
        sheet = scene.kit.dungeon.boss
        damage = scene.say("delve-boss", damage=str(facts["damage"]), health=str(facts["health"]))
        title = Text.assemble((name_of(sheet, scene.lang), "bold"), " – ", damage)
        ability = plain(DungeonWriter(scene.lang).hooks(sheet.hooks, Setting.PLACE))
        return [hung(" ", title, scene.console), hung("   ", ability, scene.console)]

    def boss_page(self) -> list[RenderableType]:
        """The boss before a round, with its boxes as they are printed."""
        scene = self.scene
        return [*self.boss(), hung("   ", self.dungeon.boxes(scene.kit.boss_boxes), scene.console)]

    def head(self, encounter: Encounter) -> list[RenderableType]:
        """Whom the party faces, and what that changes."""
        card = self.scene.card(encounter.card) if encounter.card >= 0 else None
        if card is None:
            return self.boss()
        parts: list[RenderableType] = [self.title(card), *self.texts(card)]
        if not card.combat and encounter.option < 0:
            parts += [*self.added(card), self.loot(card)]
        if encounter.option >= 0:
            option = card.sheet.options[encounter.option]
            label = typeset(option.label_en if self.scene.lang == "en" else option.label_fr, self.scene.lang)
            parts.append(hung("   ", self.scene.say("delve-way", way=label), self.scene.console))
        return parts

    def rows(self, encounter: Encounter) -> list[Row]:
        letters, say = self.scene.letters, self.scene.say
        gate = any(box.armor and box.needed for box in encounter.boxes)  # ODD-ENC-14
        rows = []
        for number, box in enumerate(encounter.boxes, 1):
            toll = letters.toll_of(box) if box.needed else Text("–")
            stands = self.stands(box, gate)
            rows.append(Row(number, letters.need(box), toll or Text(say("delve-no-toll")), stands, not box.needed))
        return rows

    def stands(self, box: Box, gate: bool) -> Text:
        """The dice that cover it, or why it cannot be covered yet."""
        scene = self.scene
        if not box.needed:
            return Text.assemble("✓ ", scene.letters.dice(box.dice))
        if box.needed > 1:
            return Text(scene.say("delve-twice"), "dim")
        if gate and not box.armor:
            return Text(scene.say("delve-armor-first"), "dim")
        return Text()

    def table(self, encounter: Encounter) -> list[Text]:
        """The boxes in columns that are as wide as their widest entry."""
        rows = self.rows(encounter)
        need = max((row.need.cell_len for row in rows), default=0)
        toll = max((row.toll.cell_len for row in rows), default=0)
        heads = [self.scene.say("delve-column-box"), self.scene.say("delve-column-toll")]
        need, toll = max(need, len(heads[0])), max(toll, len(heads[1]))
        lines = [Text(f"      {heads[0]:<{need}}  {heads[1]}", "dim")] if rows else []
        for row in rows:
            line = Text.assemble((f"{row.number:>4}  ", "bold"), padded(row.need, need + 2), padded(row.toll, toll + 2))
            line.append_text(row.stands)
            line.rstrip()
            if row.covered:
                line.stylize("dim")
            lines.append(line)
        return lines

    def pools(self, encounter: Encounter, picks: Iterable[int] = ()) -> list[RenderableType]:
        """The dice of each hero, without those that were picked for something."""
        scene = self.scene
        width = max(len(scene.numbered(seat)) for seat in encounter.seats)
        parts: list[RenderableType] = []
        for seat, pool in zip(encounter.seats, encounter.pools, strict=True):
            left = pool[:]
            for pick in picks:
                if pick >> DIE_SHIFT == seat and pick & CODE in left:
                    left.remove(pick & CODE)
            lead = padded(Text(f" {scene.numbered(seat)}", "bold"), width + 3)
            dice = scene.letters.dice(left) if left else Text(scene.say("delve-no-dice"), "dim")
            parts.append(hung(lead, dice, scene.console))
        return parts

    def stop_now(self, encounter: Encounter) -> Text:
        """What is left in the supply, and the consequences of stopping."""
        scene = self.scene
        supply = Text.assemble(scene.say("delve-supply"), " ", scene.letters.amounts(encounter.supply))
        hearts, time, poison = scene.seen.consequences()
        toll = scene.letters.toll(hearts, time, poison) or Text(scene.say("delve-nothing"))
        stop = Text.assemble((scene.say("delve-stop-now"), "bold"), " ", toll)
        if self.is_deadly(encounter, hearts):
            stop.append(" " + scene.say("delve-deadly"), "bold red")
        if supply.cell_len + stop.cell_len + 6 < scene.console.width:
            return Text.assemble(" ", supply, "    ", stop)
        return Text.assemble(" ", supply, "\n ", stop)

    def is_deadly(self, encounter: Encounter, hearts: int) -> bool:
        """Would somebody fall however an odd heart is placed (ODD-ENC-20)?"""
        heroes = [self.scene.view["heroes"][seat] for seat in encounter.seats]
        left = [hero["health"] - hero["damage"] for hero in heroes]
        each, odd = divmod(hearts, len(left))
        return any(each >= health for health in left) or (odd > 0 and all(each + 1 >= health for health in left))

    def whole(self, encounter: Encounter) -> RenderableType:
        """Card, boxes, dice and consequences; before the dice are rolled there is nothing to stop."""
        parts: list[RenderableType] = [*self.head(encounter), *self.table(encounter)]
        if any(encounter.pools):
            parts += self.pools(encounter)
            if self.scene.state.phase == ACT:
                parts.append(self.stop_now(encounter))
        return Group(*parts)


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


class DungeonTerminalView(TerminalView):
    """Party, dungeon, encounter, question and answers in the player's language."""

    example_rule: ClassVar[str] = "ODD-DICE-9"

    def __init__(self, match: Match, seat: int, speaker: LocalizedConsole) -> None:
        super().__init__(match, seat)
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

    def dice(self, scene: TerminalContext) -> RenderableType:
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

    def cards(self, scene: TerminalContext) -> list[RenderableType]:
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

    def situation(self) -> DecisionContext | None:
        """The start of a turn at which nothing but stored dice could be given back, which can be done later too."""
        decision = self.decision()
        idle = all(action == a.DONE or verb_of(action) == "return_die" for action in decision.options)
        return DecisionContext("turn", pressing=False) if decision.kind == a.ASK_TURN and idle else None

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
