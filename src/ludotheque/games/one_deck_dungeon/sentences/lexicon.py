"""What is named by an id in texts and events: skills, potions, abilities, cards, heroes, floors and the rest."""

from collections.abc import Iterable, Mapping

from ludotheque.games.one_deck_dungeon.content.definitions import (
    ContentSet,
    Encounter,
    FoeAbility,
    Hero,
    NamedDefinition,
)


class Lexicon:
    """Sheets by id, of every set in play; an unknown id raises."""

    def __init__(self, sets: tuple[ContentSet, ...]) -> None:
        self.sets = sets
        self.skills: dict[str, NamedDefinition] = {}
        self.potions: dict[str, NamedDefinition] = {}
        self.heroic_abilities: dict[str, NamedDefinition] = {}
        self.abilities: dict[str, FoeAbility] = {}
        self.encounters: dict[str, Encounter] = {}
        self.heroes: dict[str, Hero] = {}
        self.dungeons: dict[str, NamedDefinition] = {}
        self.floors: dict[str, NamedDefinition] = {}
        self.bosses: dict[str, NamedDefinition] = {}
        self.extras: dict[str, NamedDefinition] = {}
        self.talents: dict[str, NamedDefinition] = {}
        self.focuses: dict[str, NamedDefinition] = {}
        for content in sets:
            self._add(content)

    def find(self, thing: str) -> tuple[str, NamedDefinition] | None:
        """Whatever has a text and that id, and the kind of term it is; ids are unique among these."""
        shelves: list[tuple[str, Mapping[str, NamedDefinition]]] = [
            ("skill", self.skills),
            ("talent", self.talents),
            ("potion", self.potions),
            ("ability", self.heroic_abilities),
            ("foe", self.abilities),
            ("card", self.encounters),
            ("floor", self.floors),
            ("boss", self.bosses),
            ("extra", self.extras),
        ]
        return next(((kind, shelf[thing]) for kind, shelf in shelves if thing in shelf), None)

    def _add(self, content: ContentSet) -> None:
        _put(self.skills, content.skills)
        _put(self.potions, (content.known_potion, *content.potions, *content.basic_potions))
        self.abilities.update((ability.id, ability) for ability in content.abilities)
        self.encounters.update((card.id, card) for card in content.encounters)
        self.heroes.update((hero.id, hero) for hero in content.heroes)
        for hero in content.heroes:
            _put(self.skills, (hero.basic_skill, hero.solo.starting_skill, hero.party.starting_skill))
            _put(self.heroic_abilities, (hero.solo.heroic_ability, hero.party.heroic_ability))
        _put(self.dungeons, content.dungeons)
        for dungeon in content.dungeons:
            _put(self.floors, dungeon.floors)
            _put(self.bosses, (dungeon.boss,))
        _put(self.extras, (content.extra_card,) if content.extra_card is not None else ())
        _put(self.talents, content.talents)
        _put(self.focuses, content.focuses)


def _put(shelf: dict[str, NamedDefinition], sheets: Iterable[NamedDefinition]) -> None:
    shelf.update((sheet.id, sheet) for sheet in sheets)
