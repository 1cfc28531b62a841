"""Cards to read: what the party has by number, everything there is by its name."""

from rich.console import Group, RenderableType
from rich.text import Text

from ludotheque.games.one_deck_dungeon.presentation.catalogue import Block, everything
from ludotheque.games.one_deck_dungeon.presentation.commands import simple
from ludotheque.games.one_deck_dungeon.presentation.dice_notation import hung
from ludotheque.games.one_deck_dungeon.presentation.terminal_context import Scene


class Library:
    """What can be read at one moment of a match."""

    def __init__(self, scene: Scene) -> None:
        self.scene = scene
        self.blocks = {(block.kind, block.id): block for block in everything()}

    def hand(self) -> list[Block]:
        """The heroes with their skills and items, potions, and the cards that lie open."""
        scene = self.scene
        side = "solo_side" if scene.kit.solo else "party_side"
        found: list[Block] = []
        for seat, hero in enumerate(scene.state.heroes):
            found.append(self.blocks[side, scene.kit.heroes[seat].id])
            uses = [scene.kit.uses[use].id for use in scene.kit.talents(seat, hero.focus)]
            uses += [kit.sheet.loot.skill or "" for kit in map(scene.card, hero.skills) if kit is not None]
            found += [block for kind in ("talent", "skill") for use in uses if (block := self.blocks.get((kind, use)))]
        found += [self.blocks["potion", potion] for potion in scene.view["potions"]]
        found += [self.blocks["floor", floor.id] for floor in scene.floors() if ("floor", floor.id) in self.blocks]
        if scene.in_boss_fight:
            found.append(self.blocks["boss", scene.kit.dungeon.boss.id])
        cards = [scene.card(card["id"]) for door in scene.view["doors"] if door["open"] for card in door["cards"]]
        found += [self.blocks["encounter", kit.id] for kit in cards if kit is not None]
        return list(dict.fromkeys(found))

    def table(self) -> RenderableType:
        """All of it, numbered."""
        return Group(*(self.drawn(block, f"{number:>3} ") for number, block in enumerate(self.hand(), 1)))

    def drawn(self, block: Block, lead: str = "  ") -> RenderableType:
        """Name, what it is and of which set; then the text."""
        lang, console = self.scene.lang, self.scene.console
        title = Text.assemble((block.name(lang), "bold"), f" – {block.heading(lang)}")
        return Group(hung(lead, title, console), self.scene.speaker.indented(block.text(lang), len(lead) + 2))

    def text_of(self, wanted: str) -> RenderableType | None:
        """What has that number in the list, that id, that name, or a name that begins so; own things go first."""
        hand = self.hand()
        if wanted.isdecimal():
            place = int(wanted) - 1
            return self.drawn(hand[place]) if 0 <= place < len(hand) else None
        if not wanted:
            return None
        blocks = list(dict.fromkeys([*hand, *everything()]))
        said = simple(wanted)
        for found in (
            [block for block in blocks if block.id == wanted],
            [block for block in blocks if simple(block.name(self.scene.lang)) == said],
            [block for block in blocks if simple(block.name(self.scene.lang)).startswith(said)][:1],
        ):
            if found:
                return Group(*(self.drawn(block) for block in self.of_this_game(found)))
        return None

    def of_this_game(self, blocks: list[Block]) -> list[Block]:
        """A hero's card has two sides; the one that is not played with is left out."""
        other = "party_" if self.scene.kit.solo else "solo_"
        return [block for block in blocks if not block.kind.startswith(other)] or blocks
