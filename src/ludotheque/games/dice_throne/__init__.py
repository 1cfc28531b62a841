"""Dice Throne: asymmetric duels with dice and cards for two to six players."""

from typing import Final

from ludotheque.registry.descriptor import GameDescriptor, Ref

GAME: Final = GameDescriptor(
    id="dice_throne",
    rules=Ref("ludotheque.dice_throne.game:DiceThrone"),
    presentation=Ref("ludotheque.faces.dice_throne.game:DiceThroneFace"),
    laboratory=Ref("ludotheque.lab.dice_throne.entry:DiceThroneLab"),
    agents={
        "sensible": Ref("ludotheque.agents.dice_throne.sensible:sensible_agent"),
        "searcher": Ref("ludotheque.agents.dice_throne.searcher:searcher_agent"),
    },
    window_kinds=("respond", "preempt"),  # a pass changes nothing but who is asked next
    position=1,
)
