"""421: three dice and twenty-one chips, for two to six players."""

from typing import Final

from ludotheque.registry.descriptor import GameDescriptor, Ref

GAME: Final = GameDescriptor(
    id="quatre_cent_vingt_et_un",
    rules=Ref("quatre_cent_vingt_et_un.rules:QuatreCentVingtEtUn"),
    messages="quatre_cent_vingt_et_un",
    rule_prefix="QVU",
    rule_document="quatre_cent_vingt_et_un:rules/RULES.md",
    presentation=Ref("quatre_cent_vingt_et_un.presentation:Presentation"),
    laboratory=Ref("quatre_cent_vingt_et_un.laboratory:Laboratory"),
    agents={"sensible": Ref("quatre_cent_vingt_et_un.agents:sensible_agent")},
    levels={"easy": "random", "medium": "sensible"},
    turn_events=("Rolled",),
)
