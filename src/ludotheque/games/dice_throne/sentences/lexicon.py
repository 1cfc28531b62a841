"""The names a hero's texts use: statuses, symbols, companions, as nouns in both languages."""

from dataclasses import replace
from typing import Final

from ludotheque.games.dice_throne.content.definitions import Companion, CompanionGroup, Hero, Status, symbol_name_en
from ludotheque.games.dice_throne.content.effect_types import Remove
from ludotheque.games.dice_throne.content.loader import load_statuses
from ludotheque.games.dice_throne.content.traversal import board_effects
from ludotheque.text import english, french
from ludotheque.text.nouns import Gender, Noun

WORDS: Final = {"card", "life"}
"""Words of the game that are also names of symbols."""


OWNER: Final = Noun("owner of the token", "owners", "propriétaire du jeton", "propriétaires", Gender.MASCULINE)


class Lexicon:
    """Names by id; an unknown id raises."""

    def __init__(self, statuses: tuple[Status, ...], heroes: tuple[Hero, ...]) -> None:
        self.statuses: dict[str, Noun] = {}
        self.symbols: dict[str, Noun] = {}
        self.companions: dict[str, Noun] = {}
        self.groups: dict[str, Noun] = {}
        self.singles: set[str] = set()
        self.ambiguous: set[str] = set()  # symbols named like a token, a companion or a word of the game
        self.uses_per_turn: dict[str, int] = {}
        self.start_boards: set[str] = set()
        self.growing = ""
        self.owners: dict[str, Noun] = {}  # of statuses: the hero on whose leaflet they are
        self.board_removes: set[str] = set()  # statuses that an ability of their owner's board removes
        for status in statuses:
            self._add_status(status)
        for hero in heroes:
            self._add_hero(hero)

    def _add_hero(self, hero: Hero) -> None:
        owner = named(hero.name_en, hero.name_fr, hero.gender_fr, f"hero:{hero.id}")
        for status in hero.statuses:
            self._add_status(status)
            self.owners[status.id] = owner
        found = [effect for board in hero.boards for effect in board_effects(board)]
        self.board_removes |= {effect.status for effect in found if isinstance(effect, Remove)}
        genders, plurals = dict(hero.dice.symbol_gender_fr), dict(hero.dice.symbol_plural_en)
        for symbol, name_fr in hero.dice.symbol_fr:
            noun = named(symbol_name_en(symbol, hero.dice), name_fr, genders[symbol], f"symbol:{symbol}")
            self.symbols[symbol] = replace(noun, en_plural=plurals.get(symbol, noun.en_plural))
        for companion in hero.companions:
            self.companions[companion.id] = _companion(companion)
            if companion.max_health is not None:
                self.singles.add(companion.id)
        for group in hero.companion_groups:
            self.groups[group.id] = _group(group)
            if group.uses_per_turn_each is not None:
                self.uses_per_turn |= dict.fromkeys(group.members, group.uses_per_turn_each)
            self.growing = group.id if group.growth_order else self.growing
        self.start_boards.add(hero.hero_setup.board or hero.boards[0].id)
        others = [*self.statuses.values(), *self.companions.values(), *self.groups.values()]
        words = WORDS | {word.lower() for noun in others for word in (noun.en_singular, noun.fr_singular)}
        for symbol, noun in self.symbols.items():
            if words & {noun.en_singular.lower(), noun.fr_singular.lower()}:
                self.ambiguous.add(symbol)

    def _add_status(self, status: Status) -> None:
        self.statuses[status.id] = named(status.name_en, status.name_fr, status.gender_fr, f"status:{status.id}")
        if status.stack_limit.owner == status.stack_limit.others == 1:
            self.singles.add(status.id)

    def owner(self, status: str) -> Noun:
        """The hero on whose leaflet a status is; of none in particular where no status speaks."""
        return self.owners.get(status, OWNER)

    def token(self, token: str) -> Noun:
        """What can be spent or removed: a status, a companion or a group of them."""
        for names in (self.statuses, self.companions, self.groups):
            if token in names:
                return names[token]
        raise LookupError(f"no name for token {token!r}")


def named(name_en: str, name_fr: str, gender: Gender, term: str) -> Noun:
    """A noun with regular plurals and the signs of good typography."""
    english_name, french_name = english.typography(name_en), french.typography(name_fr)
    head, _, last = english_name.rpartition(" ")
    plural_en = f"{head} {english.plural(last)}".strip()
    return Noun(english_name, plural_en, french_name, french.plural(french_name), gender, term)


def _companion(companion: Companion) -> Noun:
    return named(companion.name_en, companion.name_fr, companion.gender_fr, f"companion:{companion.id}")


def _group(group: CompanionGroup) -> Noun:
    names = named(group.singular_en, group.singular_fr, group.gender_fr, f"group:{group.id}")
    plural_en, plural_fr = english.typography(group.name_en), french.typography(group.name_fr)
    return Noun(names.en_singular, plural_en, names.fr_singular, plural_fr, names.gender, names.term)


def lexicon_of(*heroes: Hero) -> Lexicon:
    """The names of these heroes and of the statuses that several leaflets share."""
    return Lexicon(load_statuses(), heroes)
