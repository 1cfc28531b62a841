"""The dungeon on the screen: where the party stands, what it owns together, floors and doors."""

from collections import Counter
from collections.abc import Iterable
from typing import Final

from rich.console import Group, RenderableType
from rich.text import Text

from ludotheque.games.one_deck_dungeon.content.hook_types import At, Modify
from ludotheque.games.one_deck_dungeon.content.vocabulary import Hook, Hooks, Moment, Quantity
from ludotheque.games.one_deck_dungeon.presentation.dice_notation import GAP, hung, rule
from ludotheque.games.one_deck_dungeon.presentation.terminal_context import Scene
from ludotheque.games.one_deck_dungeon.sentences.card_texts import foe_text, name_of
from ludotheque.games.one_deck_dungeon.sentences.narration import Setting, Voice
from ludotheque.games.one_deck_dungeon.sentences.writer import Pen
from ludotheque.games.one_deck_dungeon.table.match_pieces import BoxKit, CardKit, FloorKit
from ludotheque.games.one_deck_dungeon.table.state import OVER
from ludotheque.text.spans import plain

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

    def __init__(self, scene: Scene) -> None:
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

    def floor(self, floor: FloorKit) -> Text:
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
        return plain(Pen(self.scene.lang).hooks(hooks, Voice(Setting.PLACE)))

    def felt(self, floor: FloorKit) -> str:
        """What a floor changes in an encounter, with its name; nothing if it changes nothing there."""
        scene = self.scene
        changes = self.said(tuple(hook for hook in floor.sheet.hooks if is_felt(hook)))
        return plain(Pen(scene.lang).led(name_of(floor.sheet, scene.lang), changes)) if changes else ""

    def boxes(self, boxes: Iterable[BoxKit]) -> Text:
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

    def open_door(self, place: int, card: CardKit) -> Text:
        """`3 Bandit, combat, 3 XP: A8 wide → 2♥, …`."""
        scene = self.scene
        kind = scene.say("delve-kind-combat" if card.combat else "delve-kind-peril")
        said = scene.say("delve-card", kind=kind, xp=str(card.xp), leaf="yes" if card.leaf else "no")
        boxes = card.boxes if card.combat else [option.box for option in card.options]
        head = Text.assemble((name_of(card.sheet, scene.lang), "bold"), said, scene.say("delve-colon"), " ")
        return hung(f"   {place} ", head.append_text(self.boxes(boxes)), scene.console)

    def lore(self, card: CardKit) -> str:
        """The special ability of a foe, with its name; nothing for a peril."""
        scene = self.scene
        if card.sheet.ability is None:
            return ""
        ability = scene.names.lexicon.abilities[card.sheet.ability]
        return plain(Pen(scene.lang).led(name_of(ability, scene.lang), foe_text(ability, scene.lang)))

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
