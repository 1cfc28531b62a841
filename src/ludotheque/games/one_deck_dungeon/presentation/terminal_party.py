"""The heroes on the screen: health, dice, stored dice, skills with what they cost, items."""

from rich.console import Group, RenderableType
from rich.text import Text

from ludotheque.games.one_deck_dungeon.presentation.commands import GAP, hung, padded
from ludotheque.games.one_deck_dungeon.presentation.terminal_context import TerminalContext, View
from ludotheque.games.one_deck_dungeon.sentences import boxes
from ludotheque.games.one_deck_dungeon.sentences.writer import DungeonWriter
from ludotheque.games.one_deck_dungeon.table.actions import SEAT_SHIFT
from ludotheque.games.one_deck_dungeon.table.match_content import PreparedUse
from ludotheque.text.spans import plain
from ludotheque.text.writer import name_of


class Party:
    """Draws the heroes."""

    def __init__(self, scene: TerminalContext) -> None:
        self.scene = scene
        self.heroes: list[View] = scene.view["heroes"]
        self.width = max(len(scene.numbered(seat)) for seat in range(scene.seen.seats))

    def strip(self) -> RenderableType:
        """Two lines a hero: body and dice, then what can be used; heroes who stand aside have one."""
        here = self.scene.encounter.seats if self.scene.encounter is not None else range(len(self.heroes))
        parts: list[RenderableType] = []
        for seat in range(len(self.heroes)):
            parts.append(self.body(seat))
            if seat in here:
                parts.append(self.skills(seat))
        return Group(*parts)

    def board(self) -> RenderableType:
        """The same with items."""
        parts: list[RenderableType] = []
        for seat in range(len(self.heroes)):
            parts += [self.body(seat), self.skills(seat), self.items(seat)]
        return Group(*parts)

    def body(self, seat: int) -> Text:
        """Health, poison, icons and stored dice."""
        scene, facts = self.scene, self.heroes[seat]
        parts = [scene.letters.hearts(facts["damage"], facts["health"])]
        if facts["poison"]:
            parts.append(Text(scene.say("delve-poisoned", count=facts["poison"]), "bold green"))
        parts.append(Text.assemble(scene.say("delve-dice"), " ", scene.letters.icons(facts["dice"])))
        if facts["storage"] and not scene.in_boss_fight:
            parts.append(Text(scene.say("delve-stored", count=facts["stored"], most=str(facts["storage"]))))
        lead = padded(Text(" " + scene.numbered(seat), "bold"), self.width + 3)
        return hung(lead, Text("  ").join(parts), scene.console)

    def skills(self, seat: int) -> Text:
        """The heroic ability and every skill, with costs; used ones are marked."""
        scene, facts = self.scene, self.heroes[seat]
        said = [self.ability(seat)]
        said += [self.use(seat, scene.kit.uses[use]) for use in self.uses(seat)]
        lead = "   " + scene.say("delve-skills", held=str(len(facts["skills"])), most=str(facts["skill_limit"])) + " "
        return hung(lead, Text(GAP).join(said), scene.console)

    def uses(self, seat: int) -> list[int]:
        """Starting skill, talents and loot, as numbers in the kit."""
        scene = self.scene
        hero = scene.state.heroes[seat]
        own = scene.kit.passives(seat, hero.focus)
        looted = [scene.card(card) for card in hero.skills]
        return [*own, *(int(kit.skill) for kit in looted if kit is not None)]

    def ability(self, seat: int) -> Text:
        scene = self.scene
        kit = scene.kit.heroes[seat]
        name = name_of(kit.ability, scene.lang)
        encounter = scene.encounter
        if encounter is not None and seat in encounter.abilities_used:
            return used(name)
        if scene.in_boss_fight and not kit.ability_in_boss:
            return Text(scene.say("delve-not-boss", name=name), "dim")
        return Text(name)

    def use(self, seat: int, use: PreparedUse) -> Text:
        """`Cleave (1 S)`."""
        scene = self.scene
        name = name_of(use.sheet, scene.lang)
        cost = scene.letters.cost(use)
        said = f"{name} ({cost})" if cost else name
        code = seat << SEAT_SHIFT | scene.kit.use_numbers[use.id]
        hero = scene.state.heroes[seat]
        gone = [*hero.floor_used, *hero.game_used]
        if (scene.encounter is not None and code in scene.encounter.used) or scene.kit.use_numbers[use.id] in gone:
            return used(said)
        return Text(said)

    def items(self, seat: int) -> Text:
        """Looted items with what they give."""
        scene, facts = self.scene, self.heroes[seat]
        names = []
        for card in scene.state.heroes[seat].items:
            kit = scene.card(card)
            gives = plain(boxes.item(kit.sheet.loot.item, DungeonWriter(scene.lang))) if kit is not None else "?"
            names.append(f"{scene.card_name(card)} ({gives})")
        lead = "   " + scene.say("delve-items", held=str(len(names)), most=str(facts["item_limit"])) + " "
        return hung(lead, GAP.join(names) or "–", scene.console)


def used(name: str) -> Text:
    """Something that cannot be used again here."""
    return Text(f"✓\u00a0{name}", "dim")
