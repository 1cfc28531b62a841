"""Catacombs Conquest: flicking discs and playing cards for two to four players."""

from typing import Final

from ludotheque.registry.descriptor import GameDescriptor, Ref

GAME: Final = GameDescriptor(
    id="catacombs_conquest",
    rules=Ref("ludotheque.games.catacombs.game:CatacombsConquest"),
    messages="ludotheque.games.catacombs.sentences",
    rule_prefix="CC",
    rule_document="catacombs_conquest.md",
    presentation=Ref("ludotheque.games.catacombs.presentation.presentation:CatacombsPresentation"),
    view=Ref("ludotheque.games.catacombs.presentation.view_types:ArenaView"),
    laboratory=Ref("ludotheque.games.catacombs.lab.laboratory:CatacombsLaboratory"),
    agents={
        name: Ref(f"ludotheque.games.catacombs.agents.sensible:{name}_agent")
        for name in ("sensible", "novice", "casual", "expert")
    },
    levels={"easy": "novice", "medium": "casual", "hard": "expert"},
    content=Ref("ludotheque.games.catacombs.content.check:SUPPORT"),
    commands={"draw": Ref("ludotheque.games.catacombs.cli.draw:draw")},
    position=3,
)
