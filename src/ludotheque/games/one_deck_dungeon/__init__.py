"""One Deck Dungeon with Forest of Shadows: a dungeon crawl with dice for one, two or four players, with a campaign."""

from typing import Final

from ludotheque.registry.descriptor import GameDescriptor, Ref

GAME: Final = GameDescriptor(
    id="one_deck_dungeon",
    rules=Ref("ludotheque.games.one_deck_dungeon.game:OneDeckDungeon"),
    messages="ludotheque.games.one_deck_dungeon.sentences",
    rule_prefix="ODD",
    rule_document="one_deck_dungeon.md",
    presentation=Ref("ludotheque.games.one_deck_dungeon.presentation.presentation:DungeonPresentation"),
    view=Ref("ludotheque.games.one_deck_dungeon.presentation.view_types:DungeonView"),
    shown=Ref("ludotheque.games.one_deck_dungeon.presentation.question_types:SHOWN"),
    laboratory=Ref("ludotheque.games.one_deck_dungeon.lab.laboratory:DungeonLaboratory"),
    agents={
        "sensible": Ref("ludotheque.games.one_deck_dungeon.agents.sensible:sensible_agent"),
        "searcher": Ref("ludotheque.games.one_deck_dungeon.agents.searcher:searcher_agent"),
    },
    levels={"easy": "random", "medium": "sensible", "hard": "searcher"},
    content=Ref("ludotheque.games.one_deck_dungeon.content.check:SUPPORT"),
    campaign=Ref("ludotheque.games.one_deck_dungeon.campaign_storage.support:DungeonCampaign"),
    commands={"campaign": Ref("ludotheque.games.one_deck_dungeon.cli.campaign:campaign")},
    position=2,
)
