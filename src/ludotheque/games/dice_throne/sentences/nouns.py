"""Nouns of Dice Throne in both languages: common words, and names of statuses, symbols and companions."""

from dataclasses import replace
from typing import Final

from ludotheque.games.dice_throne.content.definitions import Companion, CompanionGroup, Hero, Status, symbol_name_en
from ludotheque.games.dice_throne.content.effect_types import Remove
from ludotheque.games.dice_throne.content.loader import load_statuses
from ludotheque.games.dice_throne.content.traversal import board_effects
from ludotheque.games.dice_throne.content.vocabulary import DamageType, Level, Pool, Side, StatusKind
from ludotheque.text import english, french
from ludotheque.text.clauses import Gender, Noun
from ludotheque.text.french import agree
from ludotheque.text.languages import Language

_M: Final = Gender.MASCULINE
_F: Final = Gender.FEMININE

HEALTH: Final = Noun("", "", "point de Santé", "points de Santé", _M, "rule:DT-HP-1")
CP: Final = Noun("CP", "CP", "PC", "PC", _M, "rule:DT-CP-1")
CARD: Final = Noun("card", "cards", "carte", "cartes", _F)
DIE: Final = Noun("die", "dice", "dé", "dés", _M)
FACE: Final = Noun("face", "faces", "face", "faces", _F)
TIME: Final = Noun("time", "times", "fois", "fois", _F)
TOKEN: Final = Noun("token", "tokens", "jeton", "jetons", _M)
STATUS_EFFECT: Final = Noun(
    "status effect", "status effects", "Altération d’État", "Altérations d’État", _F, "rule:DT-STATUS-1"
)
STATUS_KINDS: Final = {
    StatusKind.POSITIVE: Noun(
        "positive status effect",
        "positive status effects",
        "Altération d’État Positive",
        "Altérations d’État Positives",
        _F,
        "rule:DT-STATUS-1",
    ),
    StatusKind.NEGATIVE: Noun(
        "negative status effect",
        "negative status effects",
        "Altération d’État Négative",
        "Altérations d’État Négatives",
        _F,
        "rule:DT-STATUS-1",
    ),
    StatusKind.UNIQUE: Noun(
        "unique status effect",
        "unique status effects",
        "Altération d’État Unique",
        "Altérations d’État Uniques",
        _F,
        "rule:DT-STATUS-13",
    ),
}
ATTACK: Final = Noun("Attack", "Attacks", "Attaque", "Attaques", _F, "rule:DT-ATK-1")
ROLL_ATTEMPT: Final = Noun(
    "Roll Attempt", "Roll Attempts", "Tentative de Lancer", "Tentatives de Lancer", _F, "rule:DT-ROLL-2"
)
STACK_LIMIT: Final = Noun(
    "stack limit", "stack limits", "Limite d’Empilement", "Limites d’Empilement", _F, "rule:DT-STATUS-3"
)
UPKEEP: Final = Noun("Upkeep Phase", "Upkeep Phases", "Phase d’Entretien", "Phases d’Entretien", _F, "rule:DT-UPKEEP-1")
INCOME: Final = Noun("Income Phase", "Income Phases", "Phase de Revenu", "Phases de Revenu", _F, "rule:DT-INCOME-1")
MAIN: Final = Noun("Main Phase", "Main Phases", "Phase Principale", "Phases Principales", _F, "rule:DT-MAIN-1")
OFFENSIVE_PHASE: Final = Noun(
    "Offensive Roll Phase",
    "Offensive Roll Phases",
    "Phase de Lancer Offensif",
    "Phases de Lancer Offensif",
    _F,
    "rule:DT-ROLL-1",
)
DEFENSIVE_PHASE: Final = Noun(
    "Defensive Roll Phase",
    "Defensive Roll Phases",
    "Phase de Lancer Défensif",
    "Phases de Lancer Défensif",
    _F,
    "rule:DT-DEF-1",
)
ROLL_PHASE: Final = Noun("Roll Phase", "Roll Phases", "Phase de Lancer", "Phases de Lancer", _F, "rule:DT-TURN-1")
TURN: Final = Noun("turn", "turns", "tour", "tours", _M)
OPPONENT: Final = Noun("opponent", "opponents", "adversaire", "adversaires", _M)
PLAYER: Final = Noun("player", "players", "joueur", "joueurs", _M)
TEAMMATE: Final = Noun("teammate", "teammates", "coéquipier", "coéquipiers", _M)
ATTACKER: Final = Noun("attacker", "attackers", "Attaquant", "Attaquants", _M)
DEFENDER: Final = Noun("defender", "defenders", "Défenseur", "Défenseurs", _M)

POOLS: Final = {Pool.OPPONENTS: OPPONENT, Pool.PLAYERS: PLAYER}
SIDES: Final = {Side.OPPONENT: OPPONENT, Side.PLAYER: PLAYER}
LEVELS_EN: Final = {Level.BASIC: "Basic", Level.ADVANCED: "Advanced"}
LEVELS_FR: Final = {Level.BASIC: "de base", Level.ADVANCED: "avancé"}


def level(level: Level, noun: Noun, lang: Language) -> str:
    """Return a companion's level in agreement with its name: "Advanced", "avancée"."""
    if lang == "en":
        return LEVELS_EN[level]
    return LEVELS_FR[level] if level is Level.BASIC else agree(LEVELS_FR[level], noun.gender)


PLAIN_DAMAGE: Final = Noun("damage", "damage", "dégât", "dégâts", _M)


def _typed(english: str, french: str) -> Noun:
    return Noun(f"{english} damage", f"{english} damage", f"dégât {french}", f"dégâts {french}s", _M, "rule:DT-DMG-3")


DAMAGE: Final = {
    DamageType.NORMAL: PLAIN_DAMAGE,
    DamageType.NONE: PLAIN_DAMAGE,
    DamageType.UNSTATED: PLAIN_DAMAGE,
    DamageType.UNDEFENDABLE: _typed("undefendable", "imparable"),
    DamageType.PURE: _typed("pure", "pur"),
    DamageType.ULTIMATE: _typed("ultimate", "ultime"),
    DamageType.COLLATERAL: Noun(
        "collateral damage", "collateral damage", "dégât collatéral", "dégâts collatéraux", _M, "rule:DT-DMG-3"
    ),
}
INCOMING_DAMAGE: Final = Noun(
    "incoming damage", "incoming damage", "Dégât Entrant", "Dégâts Entrants", _M, "rule:DT-DMG-1"
)
PHASES: Final = {
    "setup": Noun("Set-up", "Set-ups", "Mise en place", "Mises en place", Gender.FEMININE, "rule:DT-SETUP-1"),
    "upkeep": UPKEEP,
    "income": INCOME,
    "main_1": Noun(
        "Main Phase (1)",
        "Main Phases (1)",
        "Phase Principale (1)",
        "Phases Principales (1)",
        Gender.FEMININE,
        "rule:DT-MAIN-1",
    ),
    "offensive_roll": OFFENSIVE_PHASE,
    "targeting_roll": Noun(
        "Targeting Roll Phase",
        "Targeting Roll Phases",
        "Phase de Lancer de Ciblage",
        "Phases de Lancer de Ciblage",
        Gender.FEMININE,
        "rule:DT-TARGET-1",
    ),
    "defensive_roll": DEFENSIVE_PHASE,
    "main_2": Noun(
        "Main Phase (2)",
        "Main Phases (2)",
        "Phase Principale (2)",
        "Phases Principales (2)",
        Gender.FEMININE,
        "rule:DT-MAIN-1",
    ),
    "discard": Noun(
        "Discard Phase",
        "Discard Phases",
        "Phase de Défausse",
        "Phases de Défausse",
        Gender.FEMININE,
        "rule:DT-DISCARD-1",
    ),
}
"""The phases, by their names in events and views."""


WORDS: Final = {"card", "life"}
"""Words of the game that also name symbols."""


OWNER: Final = Noun("owner of the token", "owners", "propriétaire du jeton", "propriétaires", Gender.MASCULINE)


class Lexicon:
    """Nouns by id; an unknown id raises."""

    def __init__(self, statuses: tuple[Status, ...], heroes: tuple[Hero, ...]) -> None:
        self.statuses: dict[str, Noun] = {}
        self.symbols: dict[str, Noun] = {}
        self.companions: dict[str, Noun] = {}
        self.groups: dict[str, Noun] = {}
        self.singles: set[str] = set()
        self.ambiguous: set[str] = set()  # symbols with the name of a token, a companion or a word of the game
        self.uses_per_turn: dict[str, int] = {}
        self.start_boards: set[str] = set()
        self.growing = ""
        self.owners: dict[str, Noun] = {}  # for each status, the hero whose leaflet has it
        self.board_removes: set[str] = set()  # statuses that an ability on their owner's board removes
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
        """Return the hero whose leaflet has a status, or a neutral noun outside the text of a status."""
        return self.owners.get(status, OWNER)

    def token(self, token: str) -> Noun:
        """Return the noun for what can be spent or removed: a status, a companion or a group."""
        for names in (self.statuses, self.companions, self.groups):
            if token in names:
                return names[token]
        raise LookupError(f"no name for token {token!r}")


def named(name_en: str, name_fr: str, gender: Gender, term: str) -> Noun:
    """Return a noun with regular plurals and typographic apostrophes."""
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
    """Return the names used by these heroes, and of the shared statuses."""
    return Lexicon(load_statuses(), heroes)
