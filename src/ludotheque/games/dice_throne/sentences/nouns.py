"""The words of Dice Throne that every text uses, in both languages, each with the rule that explains it."""

from typing import Final

from ludotheque.games.dice_throne.content.vocabulary import DamageType, Level, Pool, Side, StatusKind
from ludotheque.text.french import agree
from ludotheque.text.languages import Language
from ludotheque.text.nouns import Gender, Noun

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
    """The level of a companion, agreeing with its name: "Advanced", "avancée"."""
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
"""The phases, by their words in events and views."""
