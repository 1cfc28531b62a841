"""The names of the eight phases, by their words in events and views."""

from typing import Final

from ludotheque.games.dice_throne.sentences import nouns
from ludotheque.text.nouns import Gender, Noun

PHASES: Final = {
    "setup": Noun("Set-up", "Set-ups", "Mise en place", "Mises en place", Gender.FEMININE, "rule:DT-SETUP-1"),
    "upkeep": nouns.UPKEEP,
    "income": nouns.INCOME,
    "main_1": Noun(
        "Main Phase (1)",
        "Main Phases (1)",
        "Phase Principale (1)",
        "Phases Principales (1)",
        Gender.FEMININE,
        "rule:DT-MAIN-1",
    ),
    "offensive_roll": nouns.OFFENSIVE_PHASE,
    "targeting_roll": Noun(
        "Targeting Roll Phase",
        "Targeting Roll Phases",
        "Phase de Lancer de Ciblage",
        "Phases de Lancer de Ciblage",
        Gender.FEMININE,
        "rule:DT-TARGET-1",
    ),
    "defensive_roll": nouns.DEFENSIVE_PHASE,
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
