"""Dice Throne: asymmetric duels with dice and cards for two to six players."""

from typing import Final

from ludotheque.registry.descriptor import GameDescriptor, Ref

GAME: Final = GameDescriptor(
    id="dice_throne",
    rules=Ref("ludotheque.games.dice_throne.game:DiceThrone"),
    messages="ludotheque.games.dice_throne.sentences",
    rule_prefix="DT",
    rule_document="dice_throne.md",
    presentation=Ref("ludotheque.games.dice_throne.presentation.presentation:DiceThronePresentation"),
    laboratory=Ref("ludotheque.games.dice_throne.lab.laboratory:DiceThroneLaboratory"),
    agents={
        "sensible": Ref("ludotheque.games.dice_throne.agents.sensible:sensible_agent"),
        "searcher": Ref("ludotheque.games.dice_throne.agents.searcher:searcher_agent"),
    },
    content=Ref("ludotheque.games.dice_throne.content.support:SUPPORT"),
    commands={"odds": Ref("ludotheque.games.dice_throne.cli.odds:odds")},
    window_kinds=("respond", "preempt"),  # a pass changes nothing but who is asked next
    position=1,
)
