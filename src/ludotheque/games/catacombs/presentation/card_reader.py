"""Cards to read: the own hand by number, everything there is by its name."""

from rich.console import Group, RenderableType
from rich.text import Text

from ludotheque.games.catacombs.content.definitions import CardSheet
from ludotheque.games.catacombs.content.loader import find_card, load_content
from ludotheque.games.catacombs.presentation.catalogue import Block
from ludotheque.games.catacombs.presentation.catalogue import library as shelves
from ludotheque.games.catacombs.presentation.terminal_context import Scene
from ludotheque.games.catacombs.sentences.card_texts import ARMOR_TERM, shot_notes
from ludotheque.games.catacombs.sentences.writer import Pen, lowered, name_of
from ludotheque.presentation.terminal.commands import without_accents
from ludotheque.presentation.terminal.console import Speaker
from ludotheque.text.languages import Language
from ludotheque.text.spans import Span, Spans, merged, plain


def summary(card: CardSheet, lang: Language) -> Spans:
    """`move, missile (1 damage) · Steal · armor`: a card on a line."""
    pen, content = Pen(lang), load_content()
    steps = [pen.noted(pen.shot(content.shot(each.shot)), shot_notes(each, content, pen)) for each in card.shots]
    parts = [pen.in_turn(steps)]
    if card.ability is not None:
        parts.append(pen.ability(content.ability(card.ability.id)))
    if card.armor:
        parts.append((Span(lowered(name_of(content.armor, lang)), ARMOR_TERM),))
    return merged([span for part in parts for span in (Span(" · "), *part)][1:])


def everything() -> list[Block]:
    return [block for shelf in shelves().values() for block in shelf]


class Library:
    """What can be read at one moment of a match."""

    def __init__(self, scene: Scene) -> None:
        self.scene = scene
        self.blocks = {(block.kind, block.id): block for block in everything()}

    def hand(self) -> list[Block]:
        """The own cards; after them armor that lies before the teams."""
        kept = [self.scene.card(card) for pile in self.scene.state.kept for card in pile]
        ids = [kit.id for kit in self.scene.hand()] + [kit.id for kit in kept if kit is not None]
        return [self.blocks["conquest_card", each] for each in ids]

    def table(self) -> RenderableType:
        """All of them, numbered."""
        speaker, blocks = self.scene.speaker, self.hand()
        parts = [drawn(block, speaker, f"{number:>3} ") for number, block in enumerate(blocks, 1)]
        if not self.scene.hand():
            parts.insert(0, Text(self.scene.say("play-no-cards")))
        return Group(*parts, *(speaker.hanging("", line) for line in self.shared()))

    def shared(self) -> list[str]:
        """What a partner holds, where partners show each other their hands (CC-CARD-8)."""
        scene, kit = self.scene, self.scene.kit
        mates = [seat for seat in kit.team_seats[kit.teams[scene.me]] if seat != scene.me]
        lines: list[str] = []
        for seat in mates if kit.share_hands else []:
            found = [scene.card(card) for card in scene.state.hands[seat]]
            names = [name_of(find_card(card.id), scene.lang) for card in found if card is not None]
            lines.append(scene.say("arena-partner", player=scene.seat(seat), cards=", ".join(names)))
        return lines

    def text_of(self, wanted: str) -> RenderableType | None:
        """What has that number in the list, that id or name, or a name that begins so."""
        if wanted.isdecimal():
            hand = self.hand()
            place = int(wanted) - 1
            return drawn(hand[place], self.scene.speaker) if 0 <= place < len(hand) else None
        said = simple(wanted)
        if not said:
            return None
        lang = self.scene.lang
        for found in (
            [block for block in everything() if block.id == wanted],
            [block for block in everything() if simple(block.name(lang)) == said],
            [block for block in everything() if simple(block.name(lang)).startswith(said)][:1],
        ):
            if found:
                return Group(*(drawn(block, self.scene.speaker) for block in found))
        return None


def simple(name: str) -> str:
    """A name as it is typed in a hurry."""
    return without_accents(name.lower()).replace("’", "'").strip()


def drawn(block: Block, speaker: Speaker, lead: str = "  ") -> RenderableType:
    """Name and kind, then the text."""
    title = speaker.hanging(lead, f"{block.name(speaker.lang)} – {block.heading(speaker.lang)}")
    title.stylize("bold", len(lead), len(lead) + len(block.name(speaker.lang)))
    return Group(title, speaker.indented(plain(block.write(speaker.lang)), len(lead) + 2))
