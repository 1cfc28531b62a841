"""An encounter or boss round on the screen: the card, its boxes, the dice, and what stopping would cost."""

from collections.abc import Iterable
from dataclasses import dataclass

from rich.console import Group, RenderableType
from rich.text import Text

from ludotheque.games.one_deck_dungeon.content.loader import find_potion, find_skill, load_sets
from ludotheque.games.one_deck_dungeon.presentation.dice_notation import hung, padded
from ludotheque.games.one_deck_dungeon.presentation.picked_dice import CODE
from ludotheque.games.one_deck_dungeon.presentation.terminal_context import Scene
from ludotheque.games.one_deck_dungeon.presentation.terminal_dungeon import Dungeon
from ludotheque.games.one_deck_dungeon.sentences import boxes
from ludotheque.games.one_deck_dungeon.sentences.card_texts import (
    card_heading,
    name_of,
    option_text,
    potion_text,
    skill_text,
)
from ludotheque.games.one_deck_dungeon.sentences.narration import Setting, Voice
from ludotheque.games.one_deck_dungeon.sentences.writer import Pen, typeset
from ludotheque.games.one_deck_dungeon.table.actions import DIE_SHIFT
from ludotheque.games.one_deck_dungeon.table.match_pieces import CardKit
from ludotheque.games.one_deck_dungeon.table.state import ACT, Box, Encounter
from ludotheque.text.spans import plain


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

    def __init__(self, scene: Scene) -> None:
        self.scene = scene
        self.dungeon = Dungeon(scene)

    def page(self, card: CardKit) -> RenderableType:
        """A card before it is faced: its ability, all boxes it would have, its loot."""
        scene = self.scene
        parts: list[RenderableType] = [self.title(card), *self.texts(card)]
        if card.combat:
            parts.append(hung("   ", self.dungeon.boxes(card.boxes), scene.console))
        ways = [hung("   • ", plain(option_text(option, scene.lang)), scene.console) for option in card.sheet.options]
        return Group(*parts, *ways, *self.added(card), self.loot(card))

    def title(self, card: CardKit) -> Text:
        """Name, kind, XP, and the set it is from."""
        scene = self.scene
        kind = scene.say("delve-kind-combat" if card.combat else "delve-kind-peril")
        said = scene.say("delve-card", kind=kind, xp=str(card.xp), leaf="yes" if card.leaf else "no")
        line = Text.assemble((name_of(card.sheet, scene.lang), "bold"), said, (f" · {self.origin(card)}", "dim"))
        return hung(" ", line, scene.console)

    def origin(self, card: CardKit) -> str:
        content = next(each for each in load_sets() if card.sheet in each.encounters)
        return plain(card_heading(content, card.sheet.provenance, self.scene.lang))

    def texts(self, card: CardKit) -> list[RenderableType]:
        """What the foe and the revealed floors change."""
        said = [self.dungeon.lore(card), *(self.dungeon.felt(floor) for floor in self.scene.places(card))]
        return [hung("   ", line, self.scene.console) for line in said if line]

    def added(self, card: CardKit) -> list[RenderableType]:
        """The boxes of the dungeon, which are active too."""
        scene = self.scene
        boxes_there = scene.added(card)
        if not boxes_there:
            return []
        line = Text.assemble(scene.say("delve-added"), " ", self.dungeon.boxes(boxes_there))
        return [hung("   ", line, scene.console)]

    def loot(self, card: CardKit) -> Text:
        scene = self.scene
        said = plain(boxes.loot(card.sheet.loot, int(card.xp), scene.names.lexicon, Pen(scene.lang)))
        return hung("   ", said, scene.console)

    def claim(self, card: CardKit) -> list[RenderableType]:
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
        ability = plain(Pen(scene.lang).hooks(sheet.hooks, Voice(Setting.PLACE)))
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
