"""One Deck Dungeon with Forest of Shadows: a dungeon crawl with dice for one, two or four players, with a campaign."""

from typing import Final

from ludotheque.registry.descriptor import GameDescriptor, Ref

GAME: Final = GameDescriptor(
    id="one_deck_dungeon",
    rules=Ref("ludotheque.one_deck_dungeon.game:OneDeckDungeon"),
    presentation=Ref("ludotheque.faces.one_deck_dungeon.game:DungeonFace"),
    laboratory=Ref("ludotheque.lab.one_deck_dungeon.entry:DungeonLab"),
    agents={
        "sensible": Ref("ludotheque.agents.one_deck_dungeon.sensible:sensible_agent"),
        "searcher": Ref("ludotheque.agents.one_deck_dungeon.searcher:searcher_agent"),
    },
    position=2,
)
