"""Small random encounters with a fixed seed, each with some of the features of encounters."""

import random

from ludotheque.games.one_deck_dungeon.solver.problem import Weights
from tests.games.one_deck_dungeon.solver.exhaustive import GAME, Case, state_of

CONTENT = GAME.content(state_of(Case(("S1",), "S1:h"))[0])
HELD = {int(card.skill) for card in CONTENT.cards if card.skill >= 0}
COMBAT_SKILLS = [use.id for number, use in enumerate(CONTENT.uses) if number in HELD and use.combat]
PERIL_SKILLS = [use.id for number, use in enumerate(CONTENT.uses) if number in HELD and use.peril]
COMBAT_POTIONS = [potion.id for potion in CONTENT.potions if potion.combat or potion.any_time]
PERIL_POTIONS = [potion.id for potion in CONTENT.potions if potion.peril or potion.any_time]
FOES = [prepared.id for prepared in CONTENT.cards if prepared.combat]
PERILS = [
    (prepared.id, place) for prepared in CONTENT.cards if not prepared.combat for place in range(len(prepared.options))
]
HEROES = ["alchemist", "archer", "druid", "hunter", "mage", "paladin", "rogue", "slayer", "warden", "warrior"]
DUNGEONS = [
    ("dragons_cave", 1),
    ("yetis_cavern", 1),
    ("hydras_reef", 3),
    ("lichs_tomb", 3),
    ("smoldering_ruins", 3),
    ("vile_roots", 3),
]
BOSSES = ["dragons_cave", "hydras_reef", "vile_roots", "mudlands", "lichs_tomb", "yetis_cavern", "smoldering_ruins"]
ICONS = ("h", "hh", "t", "tt", "ht", "p", "hp", "")
KINDS = ("plain", "skill", "skill", "skills", "potion", "pair", "pair", "peril", "boss", "party")


def drawn(name: str) -> Case:
    """Return the case of that name."""
    chance = random.Random(name)
    kind = chance.choice(KINDS)
    solo = kind in ("plain", "skill", "skills", "potion", "peril", "boss")
    seats = 1 if solo else 4 if kind == "party" else 2
    discards = chance.random() < 0.2
    case = Case(
        (some_dice(chance, 4 if kind in ("plain", "skill") and not discards else 3, "SAMSAMH"),),
        some_boxes(chance, chance.choice((1, 2, 2, 2) if discards else (1, 2, 2, 3)), "SAM"),
        heroes=tuple(chance.sample(HEROES, seats)),
        card=chance.choice(FOES),
        damage=tuple(chance.choice((0, 1, 2)) for _ in range(seats)),
        poison=tuple(chance.choice((0, 0, 1)) for _ in range(seats)),
        weights=some_weights(chance),
        discards=discards,
    )
    case.dungeon, case.floor = chance.choice(DUNGEONS)
    if discards:
        case.supply = chance.choice(((), (4, 4, 4, chance.choice((0, 1)))))
    complete(case, kind, chance)
    return case


def complete(case: Case, kind: str, chance: random.Random) -> None:
    """Add the features of the kind of case."""
    if kind in ("skill", "boss"):
        case.skills = (chance.choice(COMBAT_SKILLS),)
    elif kind == "skills":
        case.skills = (" ".join(chance.sample(COMBAT_SKILLS, 2)),)
    elif kind == "potion":
        case.potions, case.cubes = chance.choice(COMBAT_POTIONS), chance.choice((1, 1, 2))
        case.skills = (chance.choice(("", chance.choice(COMBAT_SKILLS))),)
    elif kind in ("pair", "party"):
        dice = case.pools[0].split()
        case.pools = (" ".join(dice[:1]), " ".join(dice[1:]))
        case.skills = ("", chance.choice(("", chance.choice(COMBAT_SKILLS))))
        case.seats = (0, 1)
    elif kind == "peril":
        make_peril(case, chance)
    if kind == "boss":
        make_boss(case, chance)


def make_peril(case: Case, chance: random.Random) -> None:
    case.card, case.option = chance.choice(PERILS)
    number = next(number for number, prepared in enumerate(CONTENT.cards) if prepared.id == case.card)
    color = "SAM"[CONTENT.cards[number].options[case.option].box.color]
    case.pools = (some_dice(chance, 3, color + color + "H"),)
    case.boxes = some_boxes(chance, 1, color) + " " + some_boxes(chance, 1, "?")
    case.skills = (chance.choice(PERIL_SKILLS),)
    case.potions, case.cubes = chance.choice(PERIL_POTIONS), chance.choice((0, 0, 1))


def make_boss(case: Case, chance: random.Random) -> None:
    """Add boxes like those of bosses, each boss with all kinds; near its end or far from it."""
    case.boss, case.dungeon = True, chance.choice(BOSSES)
    traits = ("", "s", "sr", "r", "l") if case.dungeon == "mudlands" else ("", "s", "sr", "r", "sd", "l")
    case.boxes = " ".join(box + chance.choice(traits) for box in case.boxes.split())
    case.boss_left = chance.choice((0, 1, 2, 3))


def some_dice(chance: random.Random, count: int, colors: str) -> str:
    return " ".join(chance.choice(colors) + str(chance.randint(1, 6)) for _ in range(count))


def some_boxes(chance: random.Random, count: int, colors: str) -> str:
    boxes: list[str] = []
    for _ in range(count):
        wide = chance.random() < 0.3
        number = chance.randint(5, 12) if wide else chance.randint(2, 6)
        armor = chance.random() < 0.25
        boxes.append(chance.choice(colors) + str(number) + "+" * wide + "!" * armor + ":" + chance.choice(ICONS))
    return " ".join(boxes)


def some_weights(chance: random.Random) -> Weights:
    return Weights(
        hearts=chance.choice(((0.0, 1.0), (0.0, 1.0), (0.0, 1.0, 2.5))),
        time=chance.choice((0.3, 0.5)),
        die_left=chance.choice((0.0, 0.0, 0.0, 0.05)),
        cube=chance.choice((1.5, 0.6)),
        heal=chance.choice((0.5, 1.6)),
    )
