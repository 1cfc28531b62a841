"""All texts of a hero, or the cards of every deck, in readable form."""

from ludotheque.games.dice_throne.content.definitions import (
    Ability,
    Board,
    Card,
    Defence,
    Hero,
    NamedDefinition,
    Passive,
    Status,
)
from ludotheque.games.dice_throne.sentences.card_texts import (
    ability_text,
    card_heading,
    card_text,
    companion_text,
    definition_text,
    status_text,
)
from ludotheque.games.dice_throne.sentences.nouns import Lexicon, lexicon_of
from ludotheque.text.languages import Language
from ludotheque.text.spans import Spans, plain
from ludotheque.text.writer import name_of


def hero_leaflet(hero: Hero, lang: Language) -> str:
    """Return the statuses, companions, boards and cards of a hero."""
    lexicon = lexicon_of(hero)
    blocks = [name_of(hero, lang)]
    blocks += [_entry(status, status_text(status, lexicon, lang), lang) for status in hero.statuses]
    blocks += [_entry(companion, companion_text(companion, lexicon, lang), lang) for companion in hero.companions]
    for board in hero.boards:
        blocks += _board(board, lexicon, lang)
    blocks += [_card(card, lexicon, lang) for card in hero.cards]
    return "\n\n".join(blocks) + "\n"


def common_leaflet(cards: tuple[Card, ...], lang: Language) -> str:
    """Return the cards that every deck has."""
    lexicon = lexicon_of()
    return "\n\n".join(_card(card, lexicon, lang) for card in cards) + "\n"


def status_leaflet(statuses: tuple[Status, ...], lang: Language) -> str:
    """Return the statuses that several leaflets have."""
    lexicon = lexicon_of()
    return "\n\n".join(_entry(status, status_text(status, lexicon, lang), lang) for status in statuses) + "\n"


def _board(board: Board, lexicon: Lexicon, lang: Language) -> list[str]:
    sheets: list[Ability | Defence | Passive] = [*board.abilities, *board.defences]
    sheets += [board.passive] if board.passive is not None else []
    blocks = [_entry(sheet, definition_text(sheet, lexicon, lang), lang) for sheet in sheets]
    return [*blocks, _entry(board.ultimate, ability_text(board.ultimate, lexicon, lang), lang)]


def _card(card: Card, lexicon: Lexicon, lang: Language) -> str:
    heading = plain(card_heading(card, lang))
    return f"{name_of(card, lang)}\n{heading}\n{plain(card_text(card, lexicon, lang))}"


def _entry(sheet: NamedDefinition, text: Spans, lang: Language) -> str:
    return f"{name_of(sheet, lang)}\n{plain(text)}"
