"""Nouns of One Deck Dungeon in both languages: words in texts, and the names of cards, skills and heroes."""

from collections.abc import Iterable, Mapping
from typing import Final

from ludotheque.games.one_deck_dungeon.content.definitions import (
    ContentSet,
    CostKind,
    Encounter,
    FoeAbility,
    Hero,
    NamedDefinition,
)
from ludotheque.games.one_deck_dungeon.content.hook_types import Boxes
from ludotheque.games.one_deck_dungeon.content.vocabulary import Color, Icon
from ludotheque.text.clauses import Gender, Noun

_M: Final = Gender.MASCULINE
_F: Final = Gender.FEMININE

DIE: Final = Noun("die", "dice", "dé", "dés", _M)
COLORS: Final = {
    Color.STRENGTH: Noun("strength", "strength", "force", "force", _F, "color:strength"),
    Color.AGILITY: Noun("agility", "agility", "agilité", "agilité", _F, "color:agility"),
    Color.MAGIC: Noun("magic", "magic", "magie", "magie", _F, "color:magic"),
    Color.HEROIC: Noun("heroic", "heroic", "héroïque", "héroïque", _M, "color:heroic"),
}
"""A color by itself, as on a box."""

ANY_COLOR: Final = Noun("any color", "any color", "toute couleur", "toute couleur", _F, "rule:ODD-DICE-12")
COLOR_DICE: Final = {
    Color.STRENGTH: Noun("strength die", "strength dice", "dé de force", "dés de force", _M, "color:strength"),
    Color.AGILITY: Noun("agility die", "agility dice", "dé d’agilité", "dés d’agilité", _M, "color:agility"),
    Color.MAGIC: Noun("magic die", "magic dice", "dé de magie", "dés de magie", _M, "color:magic"),
    Color.HEROIC: Noun("heroic die", "heroic dice", "dé héroïque", "dés héroïques", _M, "color:heroic"),
}
PLAIN_COLORS: Final = (Color.STRENGTH, Color.AGILITY, Color.MAGIC)
PLAIN_DIE: Final = Noun(
    "non-heroic die", "non-heroic dice", "dé non héroïque", "dés non héroïques", _M, "rule:ODD-COMP-1"
)

MANA: Final = Noun("mana", "mana", "mana", "mana", _M, "rule:ODD-SKILL-4")
COSTS: Final = {
    CostKind.STRENGTH: COLOR_DICE[Color.STRENGTH],
    CostKind.AGILITY: COLOR_DICE[Color.AGILITY],
    CostKind.MANA: MANA,
}
"""The costs of skills."""

HEART: Final = Noun("heart", "hearts", "cœur", "cœurs", _M, "rule:ODD-ENC-20")
TIME: Final = Noun("time", "time", "temps", "temps", _M, "rule:ODD-TIME-1")
POISON: Final = Noun("poison", "poison", "poison", "poisons", _M, "rule:ODD-ENC-22")
ICONS: Final = {Icon.HEART: HEART, Icon.TIME: TIME, Icon.POISON: POISON}
"""The consequences of uncovered boxes."""

PRINTED_ICONS: Final = {
    Icon.HEART: HEART,
    Icon.TIME: Noun("time icon", "time icons", "icône de temps", "icônes de temps", _F, "rule:ODD-ENC-21"),
    Icon.POISON: Noun("poison icon", "poison icons", "icône de poison", "icônes de poison", _F, "rule:ODD-ENC-22"),
}
"""The same icons as nouns for things that can be ignored."""

BOSS: Final = Noun("boss", "bosses", "gardien", "gardiens", _M, "rule:ODD-BOSS-1")
DAMAGE: Final = Noun("damage", "damage", "blessure", "blessures", _F, "rule:ODD-GOAL-2")
FULL_HEALTH: Final = Noun("health", "health", "santé", "santé", _F, "rule:ODD-GOAL-2")
HEALTH: Final = Noun("health", "health", "point de santé", "points de santé", _M, "rule:ODD-GOAL-2")
POISON_TOKEN: Final = Noun(
    "poison token", "poison tokens", "pion de poison", "pions de poison", _M, "rule:ODD-POISON-1"
)
CUBE: Final = Noun("potion cube", "potion cubes", "cube de potion", "cubes de potion", _M, "rule:ODD-POT-1")
XP: Final = Noun("XP", "XP", "XP", "XP", _M, "rule:ODD-LOOT-8")
LEAF: Final = Noun("leaf", "leaves", "feuille", "feuilles", _F, "rule:ODD-POISON-3")
BOX: Final = Noun("box", "boxes", "case", "cases", _F, "rule:ODD-ENC-17")
ARMOR_BOX: Final = Noun("armor box", "armor boxes", "case armure", "cases armure", _F, "rule:ODD-ENC-14")
POISON_BOX: Final = Noun(
    "box with poison", "boxes with poison", "case avec du poison", "cases avec du poison", _F, "rule:ODD-ENC-22"
)
SKULL: Final = Noun("skull", "skulls", "crâne", "crânes", _M, "rule:ODD-BOSS-8")
CLOSED_DOOR: Final = Noun("closed door", "closed doors", "porte fermée", "portes fermées", _F, "rule:ODD-EXPL-1")
OPEN_DOOR: Final = Noun("open door", "open doors", "porte ouverte", "portes ouvertes", _F, "rule:ODD-EXPL-2")
DOOR_LIMIT: Final = Noun("door limit", "door limits", "limite de portes", "limites de portes", _F, "rule:ODD-EXPL-1")
SUPPLY: Final = Noun("supply", "supplies", "réserve générale", "réserves générales", _F, "rule:ODD-SETUP-9")
CONSEQUENCES: Final = Noun("consequences", "consequences", "conséquences", "conséquences", _F, "rule:ODD-ENC-17")
RESIST_DIE: Final = Noun(
    "resist die", "resist dice", "dé de résistance au poison", "dés de résistance au poison", _M, "rule:ODD-POISON-3"
)
RESIST_ROLL: Final = Noun(
    "resist roll",
    "resist rolls",
    "lancer de résistance au poison",
    "lancers de résistance au poison",
    _M,
    "rule:ODD-POISON-3",
)
GATHER_ROLL: Final = Noun(
    "gather roll", "gather rolls", "lancer de l’étape 3", "lancers de l’étape 3", _M, "rule:ODD-ENC-6"
)
ROLL_EFFECT: Final = Noun(
    "roll effect", "roll effects", "effet sur les dés lancés", "effets sur les dés lancés", _M, "rule:ODD-ENC-10"
)
OTHER_EFFECT: Final = Noun("other effect", "other effects", "autre effet", "autres effets", _M, "rule:ODD-FEAT-6")
BOSS_ROUND: Final = Noun("boss round", "boss rounds", "round de gardien", "rounds de gardien", _M, "rule:ODD-BOSS-4")
LOOT: Final = Noun("loot", "loot", "butin", "butins", _M, "rule:ODD-LOOT-1")
ITEM: Final = Noun("item", "items", "objet", "objets", _M, "rule:ODD-LOOT-3")
SKILL: Final = Noun("skill", "skills", "compétence", "compétences", _F, "rule:ODD-SKILL-1")
BASIC_SKILL: Final = Noun(
    "Basic Skill", "Basic Skills", "compétence basique", "compétences basiques", _F, "rule:ODD-CAMP-8"
)
POTION: Final = Noun("potion", "potions", "potion", "potions", _F, "rule:ODD-POT-1")
HEROIC_ABILITY: Final = Noun(
    "heroic ability", "heroic abilities", "capacité héroïque", "capacités héroïques", _F, "rule:ODD-FEAT-1"
)


def die(colors: tuple[Color, ...]) -> Noun:
    """Return a die of one of these colors; without colors, any die."""
    if not colors:
        return DIE
    if len(colors) == 1:
        return COLOR_DICE[colors[0]]
    if set(colors) == set(PLAIN_COLORS):
        return PLAIN_DIE
    dice = [COLOR_DICE[color] for color in colors]
    english = _joined([COLORS[color].en_singular for color in colors], "or")
    more = [noun.fr_singular.removeprefix("dé ") for noun in dice]
    many = [noun.fr_plural.removeprefix("dés ") for noun in dice]
    singular, plural = f"dé {_joined(more, 'ou')}", f"dés {_joined(many, 'ou')}"
    return Noun(f"{english} die", f"{english} dice", singular, plural, _M, "rule:ODD-COMP-1")


def _joined(words: list[str], last: str) -> str:
    return f"{', '.join(words[:-1])} {last} {words[-1]}"


_BOX_RULES: Final = {"wide": "rule:ODD-DICE-7", "armor": "rule:ODD-ENC-14", "skull": "rule:ODD-BOSS-8"}


def box(kind: Boxes) -> Noun:
    """Return the boxes that a hook applies to; excluded boxes follow the noun."""
    color = COLOR_DICE[kind.color] if kind.color is not None else None
    color_en = color.en_singular.removesuffix("die") if color is not None else ""
    color_fr = (color.fr_singular[2:], color.fr_plural[3:]) if color is not None else ("", "")
    width_en = {True: "wide ", False: "single ", None: ""}[kind.wide]
    width_fr = {True: (" large", " larges"), False: (" simple", " simples"), None: ("", "")}[kind.wide]
    before_en = ("armor " if kind.armor else "") + ("skull " if kind.skull else "")
    before_fr = (" armure" if kind.armor else "") + (" crâne" if kind.skull else "")
    after_en = (" without armor" if kind.armor is False else "") + (" without a skull" if kind.skull is False else "")
    after_fr = (" sans armure" if kind.armor is False else "") + (" sans crâne" if kind.skull is False else "")
    term = next((rule for mark, rule in _BOX_RULES.items() if getattr(kind, mark)), BOX.term)
    return Noun(
        f"{width_en}{color_en}{before_en}box{after_en}",
        f"{width_en}{color_en}{before_en}boxes{after_en}",
        f"case{width_fr[0]}{before_fr}{color_fr[0]}{after_fr}",
        f"cases{width_fr[1]}{before_fr}{color_fr[1]}{after_fr}",
        _F,
        term,
    )


class Lexicon:
    """Definitions by id, of every set in play; an unknown id raises."""

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
        """Return the definition with that id, if it has a text, and the kind of its term; ids are unique here."""
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
