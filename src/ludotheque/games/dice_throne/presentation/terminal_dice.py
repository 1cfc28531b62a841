"""Dice drawn with letters, and what they are good for."""

from typing import Final

from rich.console import Group, RenderableType
from rich.text import Text

from ludotheque.games.dice_throne.content.definitions import symbol_name_en
from ludotheque.games.dice_throne.sentences.card_texts import name_of, requirement_text
from ludotheque.games.dice_throne.sentences.lexicon import lexicon_of
from ludotheque.games.dice_throne.table.match_content import HeroKit, Kit
from ludotheque.games.dice_throne.table.odds import DICE, chance_from_scratch, chance_table
from ludotheque.games.dice_throne.table.state import Throw
from ludotheque.presentation.terminal.console import Speaker
from ludotheque.text.numbers import percent
from ludotheque.text.spans import plain

NARROW: Final = 72
FACE_WIDTH: Final = 11


def draw_dice(hero: HeroKit, throw: Throw, speaker: Speaker) -> RenderableType:
    """Each die as a box with its number, its symbol and its place; one line if nothing can change them any more."""
    dice = throw.dice
    symbols = [symbol_name(hero, die, speaker) for die in dice]
    if throw.locked or speaker.console.width < NARROW or len(dice) > DICE:
        faces = [f"[{die} {name}]".replace(" ", "\u00a0") for die, name in zip(dice, symbols, strict=True)]
        return Text(speaker.hanging("  ", "  ".join(faces)).plain.replace("\u00a0", " "))
    edge = "─" * FACE_WIDTH
    rows = [
        [f"┌{edge}┐" for _ in dice],
        [f"│{die:^{FACE_WIDTH}}│" for die in dice],
        [f"│{name[:FACE_WIDTH]:^{FACE_WIDTH}}│" for name in symbols],
        [f"└{edge}┘" for _ in dice],
        [f"{f'({place})':^{FACE_WIDTH + 2}}" for place in range(1, len(dice) + 1)],
    ]
    return Text("\n".join(("  " + " ".join(row)).rstrip() for row in rows))


def symbol_name(hero: HeroKit, die: int, speaker: Speaker) -> str:
    symbol = hero.faces[die]
    return symbol_name_en(symbol, hero.hero.dice) if speaker.lang == "en" else dict(hero.hero.dice.symbol_fr)[symbol]


def draw_chances(kit: Kit, hero: HeroKit, levels: list[int], throw: Throw, speaker: Speaker) -> RenderableType:
    """The abilities of a board: reached, within reach with so much chance, or out of reach."""
    abilities = [kit.abilities[index] for index in kit.versions(hero, levels)]
    width = max(len(name_of(ability.ability, speaker.lang)) for ability in abilities)
    lexicon = lexicon_of(hero.hero)
    lines: list[Text] = []
    for ability in abilities:
        chances = [chance_of(met, throw) for met in ability.met]
        needs = [plain(requirement_text(tier.requirement, lexicon, speaker.lang)) for tier in ability.ability.tiers]
        rows = [row_text(need, chance, speaker) for need, chance in zip(needs, chances, strict=True)]
        best = max(chances)
        mark = "●" if best == 1 else "○" if best == 0 else "◐"
        line = speaker.hanging(f"  {mark} {name_of(ability.ability, speaker.lang):<{width}}  ", " · ".join(rows))
        if best == 1:
            line.stylize("bold", 0, 4 + width)
        lines.append(line)
    return Group(*lines, Text("    " + speaker.say("play-legend"), style="dim"))


def chance_of(met: list[bool], throw: Throw) -> float:
    """With the attempts left; without dice the first of them throws all five."""
    attempts = int(throw.attempts)
    if not throw.dice:
        return chance_from_scratch(met, attempts)
    return chance_table(met, attempts).value_of(throw.dice, attempts)


def row_text(need: str, chance: float, speaker: Speaker) -> str:
    """A requirement and its chance, never parted by the end of a line."""
    return f"{need} {'✓' if chance == 1 else percent(chance, speaker.lang)}".replace(" ", "\u00a0")
