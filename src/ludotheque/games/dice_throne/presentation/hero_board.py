"""The board of a Dice Throne hero as data: dice, abilities with their upgrades, statuses, companions, cards."""

from typing import Final, Literal

from ludotheque.games.dice_throne.content.definitions import (
    Ability,
    Board,
    Card,
    Companion,
    Defence,
    Hero,
    Passive,
    Status,
)
from ludotheque.games.dice_throne.content.loader import load_common, load_statuses
from ludotheque.games.dice_throne.presentation.board_types import (
    AddedAbility,
    BoardAbility,
    BoardCard,
    BoardCompanion,
    BoardLevel,
    BoardRow,
    BoardStatus,
    DieFace,
    HeroBoard,
    SymbolNeed,
)
from ludotheque.games.dice_throne.sentences.card_texts import (
    ability_lines,
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

Printed = Ability | Defence | Passive
Kind = Literal["offensive", "ultimate", "defence", "passive"]
STATUS_TERM: Final = "status:"


class BoardWriter:
    """Writes the parts of one hero's board in one language."""

    def __init__(self, hero: Hero, lang: Language) -> None:
        self.hero = hero
        self.lang: Language = lang
        self.lexicon: Lexicon = lexicon_of(hero)

    def board(self) -> HeroBoard:
        hero = self.hero
        spaces = [(board, *space) for board in hero.boards for space in spaces_of(board)]
        abilities = tuple(self.ability(slot, *space) for slot, space in enumerate(spaces))
        return HeroBoard(
            hero=hero.id,
            name=name_of(hero, self.lang),
            difficulty=hero.difficulty.value,
            boards=tuple(board.id for board in hero.boards),
            faces=self.faces(),
            abilities=abilities,
            statuses=tuple(self.status(status) for status in self.named_statuses(abilities)),
            companions=tuple(self.companion(companion) for companion in hero.companions),
        )

    def faces(self) -> tuple[DieFace, ...]:
        nouns = self.lexicon.symbols
        return tuple(
            DieFace(face, symbol, plain(nouns[symbol].singular(self.lang)))
            for face, symbol in enumerate(self.hero.faces, 1)
        )

    def ability(self, slot: int, board: Board, kind: Kind, printed: Printed) -> BoardAbility:
        upgrades = [card for card in self.hero.cards if card.upgrades == printed.id]
        laid = [self.level(card.level or 0, card.becomes, card) for card in upgrades if card.becomes is not None]
        levels = (self.level(1, printed), *sorted(laid, key=lambda level: level.level))
        return BoardAbility(printed.id, slot, board.id, kind, levels)

    def level(self, level: int, printed: Printed, card: Card | None = None) -> BoardLevel:
        added = card.adds_ability if card is not None else None
        return BoardLevel(
            level=level,
            name=name_of(printed, self.lang),
            text=definition_text(printed, self.lexicon, self.lang),
            rows=self.rows(printed) if isinstance(printed, Ability) else (),
            always=self.always(printed) if isinstance(printed, Ability) else (),
            dice=printed.dice if isinstance(printed, Defence) else 0,
            card=card.id if card is not None else "",
            added=self.added(added) if added is not None else None,
        )

    def added(self, ability: Ability) -> AddedAbility:
        text = definition_text(ability, self.lexicon, self.lang)
        return AddedAbility(ability.id, name_of(ability, self.lang), text, self.rows(ability))

    def rows(self, ability: Ability) -> tuple[BoardRow, ...]:
        lines = ability_lines(ability, self.lexicon, self.lang)
        return tuple(
            BoardRow(
                row=row,
                needs=line.requirement,
                text=line.text,
                symbols=tuple(SymbolNeed(symbol, count) for symbol, count in tier.requirement.symbols),
                straight=tier.requirement.straight.value if tier.requirement.straight is not None else "",
                of_a_kind=tier.requirement.of_a_kind or 0,
            )
            for row, (tier, line) in enumerate(zip(ability.tiers, lines, strict=False))
        )

    def always(self, ability: Ability) -> Spans:
        """Return what is added to every row."""
        if not ability.all_tiers:
            return ()
        return ability_lines(ability, self.lexicon, self.lang)[-1].text

    def named_statuses(self, abilities: tuple[BoardAbility, ...]) -> list[Status]:
        """Return the hero's own statuses, then those of other leaflets that its texts name."""
        texts = [level.text for ability in abilities for level in ability.levels]
        texts += [card_text(card, self.lexicon, self.lang) for card in self.hero.cards]
        named = {span.term.removeprefix(STATUS_TERM) for text in texts for span in text}
        own = {status.id for status in self.hero.statuses}
        shared = [status for status in load_statuses() if status.id in named - own]
        return [*self.hero.statuses, *shared]

    def status(self, status: Status) -> BoardStatus:
        return BoardStatus(
            id=status.id,
            name=name_of(status, self.lang),
            kind=status.kind.value,
            limit=status.stack_limit.owner,
            limit_others=status.stack_limit.others,
            spendable=status.spendable,
            own=status in self.hero.statuses,
            text=status_text(status, self.lexicon, self.lang),
        )

    def companion(self, companion: Companion) -> BoardCompanion:
        return BoardCompanion(
            id=companion.id,
            name=name_of(companion, self.lang),
            text=companion_text(companion, self.lexicon, self.lang),
            limit=companion.limit or 0,
            levels=tuple(level.value for level in companion.levels),
            max_health=companion.max_health or 0,
            group=companion.group or "",
        )


def spaces_of(board: Board) -> list[tuple[Kind, Printed]]:
    """Return the spaces of a board in the order in which the rules number them."""
    spaces: list[tuple[Kind, Printed]] = [("offensive", ability) for ability in board.abilities]
    spaces.append(("ultimate", board.ultimate))
    spaces += [("defence", defence) for defence in board.defences]
    return [*spaces, ("passive", board.passive)] if board.passive is not None else spaces


def hero_cards(hero: Hero, lang: Language) -> tuple[BoardCard, ...]:
    """Return the cards of a hero; the cards of every deck are a separate group."""
    lexicon = lexicon_of(hero)
    return tuple(card_shown(card, lexicon, lang) for card in hero.cards)


def common_cards(lang: Language) -> tuple[BoardCard, ...]:
    lexicon = lexicon_of()
    return tuple(card_shown(card, lexicon, lang) for card in load_common())


def card_shown(card: Card, lexicon: Lexicon, lang: Language) -> BoardCard:
    return BoardCard(
        id=card.id,
        name=name_of(card, lang),
        kind=card.kind.value,
        cost=card.cost,
        heading=card_heading(card, lang),
        text=card_text(card, lexicon, lang),
        upgrades=card.upgrades or "",
        level=card.level or 0,
        attack_modifier=card.attack_modifier,
        when_attacked=card.play_when is not None,
        promo=card.promo,
    )
