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
    view=Ref("ludotheque.games.dice_throne.presentation.view_types:DiceView"),
    shown=Ref("ludotheque.games.dice_throne.presentation.board_types:SHOWN"),
    laboratory=Ref("ludotheque.games.dice_throne.lab.laboratory:DiceThroneLaboratory"),
    agents={
        "sensible": Ref("ludotheque.games.dice_throne.agents.sensible:sensible_agent"),
        "searcher": Ref("ludotheque.games.dice_throne.agents.searcher:searcher_agent"),
    },
    levels={"easy": "random", "medium": "sensible", "hard": "searcher"},
    content=Ref("ludotheque.games.dice_throne.content.support:SUPPORT"),
    commands={"odds": Ref("ludotheque.games.dice_throne.cli.odds:odds")},
    window_kinds=("respond", "preempt"),  # a pass only changes who is asked next
    order_kinds=("present",),
    lone_order_kinds=("main",),
    open_kinds=(
        "defence",
        "choose_player",
        "choose_token",
        "reroll_die",
        "how_many",
        "choose_option",
        "upkeep_order",
        "whether",
        "target",
        "choose_type",
        "refuse_token",
        "choose_companion",
        "share_damage",
    ),
    position=1,
)
