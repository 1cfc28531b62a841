"""Catacombs Conquest: flicking discs and playing cards for two to four players."""

from typing import Final

from ludotheque.registry.descriptor import GameDescriptor, Ref

GAME: Final = GameDescriptor(
    id="catacombs_conquest",
    rules=Ref("ludotheque.catacombs.game:CatacombsConquest"),
    presentation=Ref("ludotheque.faces.catacombs.game:CatacombsFace"),
    laboratory=Ref("ludotheque.lab.catacombs.entry:CatacombsLab"),
    agents={
        name: Ref(f"ludotheque.agents.catacombs.sensible:{name}_agent")
        for name in ("sensible", "novice", "casual", "expert")
    },
    position=3,
)
