"""Content that decodes but makes no sense is told with its place and with what would be right."""

import pytest

from tests.games.catacombs.content.broken import Change, again, drop, problems_with, put
from tests.rules import rule

MAGE = "decks/sword/sword_berserker_mage"
IN_MAGE = "decks/sword[sword_berserker_mage]"
BEHEMOTH = "decks/skull/skull_behemoth"
IN_BEHEMOTH = "decks/skull[skull_behemoth]"
STAG = "decks/sword/sword_silver_stag"
IN_STAG = "decks/sword[sword_silver_stag]"
CROSS = "obstacle_layouts_mm/layouts/cross"
STARTS = "teams/start_positions_mm"

BOOST = {"cost": "discard_one_hand_card", "requires": "at_least_one_scoring_hit", "extra_damage_total": 1}

Case = tuple[str, Change, str, str]

CARDS: dict[str, Case] = {
    "29 cards": ("cards_designed", put(f"{MAGE}/copies", 3), "decks/sword", "29 cards, not 28 (CC-COMP-2)"),
    "one deck": ("cards_designed", drop("decks/skull"), "decks", "skull should be there once, is there 0 times"),
    "the other deck": ("cards_designed", put(f"{MAGE}/team", "skull"), IN_MAGE, "is of team skull, in the deck of swo"),
    "a card twice": ("cards_designed", again(MAGE), "decks", "card sword_berserker_mage is there 2 times"),
    "no sequence": ("cards_designed", put(f"{STAG}/shots", []), f"{IN_STAG}/shots", "every card has a shot sequence"),
    "a targeted move": (
        "cards_designed",
        put(f"{STAG}/shots/2/targeted", True),
        f"{IN_STAG}/shots[2]",
        "move cannot be targeted: only ranged shots can",
    ),
    "a targeted combat": ("cards_designed", put(f"{STAG}/shots/0/targeted", True), f"{IN_STAG}/shots[0]", "combat can"),
    "a known targeted move": (
        "cards",
        put("cards/skull_witch/shots/0/targeted", True),
        "cards[skull_witch]/shots",
        "m",
    ),
    "a seen targeted move": (
        "cards",
        put("unattributed_sequences/0/shots/1/targeted", True),
        "unattributed_sequences[0]/shots[1]",
        "move cannot be targeted",
    ),
    "heal without amount": ("cards_designed", put(f"{STAG}/ability", {"id": "heal"}), IN_STAG, "heal needs an amount"),
    "reset with amount": (
        "cards_designed",
        put(f"{STAG}/ability", {"id": "reset", "amount": 1}),
        IN_STAG,
        "reset has no amount",
    ),
    "stun by nothing": ("cards_designed", put(f"{STAG}/ability", {"id": "stun"}), IN_STAG, "needs applies_to_shot"),
    "stun by a missing shot": (
        "cards_designed",
        put(f"{STAG}/ability", {"id": "stun", "applies_to_shot": "wave"}),
        IN_STAG,
        "applies to wave, which the card has not",
    ),
    "stun by a move": (
        "cards_designed",
        put(f"{STAG}/ability", {"id": "stun", "applies_to_shot": "move"}),
        IN_STAG,
        "move does no damage that stun could act on",
    ),
    "heal by a shot": (
        "cards_designed",
        put(f"{STAG}/ability", {"id": "heal", "amount": 2, "applies_to_shot": "combat"}),
        IN_STAG,
        "heal acts after the sequence, so it belongs to no shot",
    ),
    "too much armor": ("cards_designed", put(f"{STAG}/armor", True), "decks/sword", "8 cards with armor, not 6"),
    "an unknown part": (
        "cards_designed",
        put("composition_per_team/luck", 2),
        "composition_per_team",
        "'luck'; allowed",
    ),
    "a part not promised": (
        "cards_designed",
        drop("composition_per_team/heal"),
        "decks/skull",
        "2 cards with heal, not 0",
    ),
}
SOURCES: dict[str, Case] = {
    "other shots": (
        "cards_designed",
        put(f"{MAGE}/shots", [{"shot": "wave"}]),
        f"{IN_MAGE}/shots",
        "differs from cards.yaml, cards[sword_berserker_mage]",
    ),
    "another ability": ("cards_designed", put(f"{BEHEMOTH}/ability/id", "heal"), f"{IN_BEHEMOTH}/ability", "differs"),
    "an ability of its own": (
        "cards_designed",
        put(f"{MAGE}/ability", {"id": "reset"}),
        f"{IN_MAGE}/ability",
        "differs from cards.yaml",
    ),
    "no armor": ("cards_designed", put(f"{BEHEMOTH}/armor", False), f"{IN_BEHEMOTH}/armor", "differs from cards.yaml"),
    "another French name": ("cards_designed", put(f"{MAGE}/name_fr", "Mage fou"), f"{IN_MAGE}/name_fr", "differs"),
    "not said to be ours": (
        "cards_designed",
        put(f"{MAGE}/designed_fields", ["copies", "role"]),
        f"{IN_MAGE}/designed_fields",
        "lacks sign, which no source gives",
    ),
    "said to be ours": (
        "cards_designed",
        put(f"{MAGE}/designed_fields", ["copies", "role", "sign", "shots"]),
        f"{IN_MAGE}/designed_fields",
        "shots is not ours: cards.yaml knows it",
    ),
    "an unknown field": (
        "cards_designed",
        put(f"{MAGE}/designed_fields", ["copies", "role", "sign", "hat"]),
        f"{IN_MAGE}/designed_fields",
        "unknown field 'hat'; allowed: team",
    ),
    "ours, and named": ("cards_designed", put(f"{STAG}/designed_fields", ["role"]), IN_STAG, "all of a designed card"),
    "ours, and sure": ("cards_designed", put(f"{STAG}/confidence", "high"), IN_STAG, "designed where the source is"),
    "seed, and unknown": ("cards_designed", put(f"{STAG}/source", "seed"), IN_STAG, "no card of cards.yaml is called"),
    "from a page": ("cards_designed", put(f"{STAG}/source", "public"), IN_STAG, "is seed or designed"),
    "known, and not played": (
        "cards",
        put("cards/skull_witch/name_en", "Hexe"),
        "cards[skull_witch]",
        "is known, but in no deck of cards_designed.yaml",
    ),
    "a card known twice": ("cards", again("cards/skull_witch"), "cards", "card skull_witch is there 2 times"),
    "how sure": ("cards", drop("cards/skull_witch/field_confidence/shots"), "cards[skull_witch]", "lacks shots"),
    "sure of what": ("cards", put("cards/skull_witch/field_confidence/hat", "low"), "cards[skull_witch]", "'hat'; all"),
    "27 cards": ("cards", put("deck_facts/cards_per_team/value", 27), "deck_facts/cards_per_team", "27 cards, not 28"),
    "a missing role": ("cards", drop("roles/leader"), "roles", "leader should be there once, is there 0 times"),
    "a sign twice": ("cards", again("signs/rat"), "signs", "rat should be there once, is there 2 times"),
    "a missing ability": ("cards", drop("abilities/heal"), "abilities", "heal should be there once"),
}
ARENA: dict[str, Case] = {
    "one side shifted": (
        "arena",
        put(f"{CROSS}/1", [204, 177.5]),
        CROSS,
        "nothing is at [406, 177.5], opposite obstacle 2: half a turn changes it (CC-SETUP-2, CC-SETUP-4)",
    ),
    "outside": ("arena", put(f"{CROSS}/3", [305, 10]), CROSS, "obstacle 4 is not inside the arena (CC-SETUP-4)"),
    "on each other": (
        "arena",
        put(f"{CROSS}/1", [305, 177.5]),
        CROSS,
        "obstacle 1 and obstacle 2 overlap (CC-SETUP-4)",
    ),
    "on a character": ("arena", put(f"{CROSS}/1", [40, 40]), CROSS, "sword_1 and obstacle 2 overlap (CC-SETUP-4)"),
    "four obstacles": ("arena", drop(f"{CROSS}/0"), CROSS, "4 obstacles, not 5 (CC-COMP-3)"),
    "no such layout": (
        "arena",
        put("obstacle_layouts_mm/default", "ring"),
        "obstacle_layouts_mm/default",
        "'ring'; all",
    ),
    "a character too far": ("arena", put(f"{STARTS}/sword_1", [40, 32.5]), STARTS, "sword_1 should be 20 mm from both"),
    "characters turned": ("arena", put(f"{STARTS}/skull_1", [577.5, 300]), STARTS, "opposite skull_1"),
    "a missing character": ("arena", drop(f"{STARTS}/skull_2"), STARTS, "skull_2 should be there once, is there 0"),
    "the wrong side": (
        "arena",
        put("teams/sides/sword", "right"),
        STARTS,
        "sword_1 is on the left side, which is not",
    ),
    "one side for both": ("arena", put("teams/sides/sword", "right"), "teams/sides", "each team has its own side"),
    "upright": ("arena", put("arena/height_mm/value", 620), "arena", "the width is the long side (CC-SETUP-1)"),
    "half a micrometre": (
        "arena",
        put("arena/width_mm/value", 610.001),
        "arena/width_mm",
        "half of it should be a whole",
    ),
    "a missing boundary": ("arena", drop("arena/boundary_modes/1"), "arena/boundary_modes", "mat should be there once"),
    "a missing surface": (
        "arena",
        drop("surface/friction/mat"),
        "surface/default_friction_for/mat",
        "no friction of mat",
    ),
    "ice": ("arena", put("surface/friction/table/value", 0), "surface/friction/table", "must come to rest (CC-PHYS-2)"),
    "implausible": (
        "arena",
        put("wall_contact/restitution/value", 0.9),
        "wall_contact/restitution",
        "range [0.2, 0.6]",
    ),
    "walls that move": ("arena", put("wall_contact/walls_move", True), "wall_contact/walls_move", "walls do not move"),
    "nine segments": ("arena", put("walls/segments/value", 9), "walls/segments", "there are 10 of them (CC-COMP-6)"),
    "another physics": ("arena", put("numerics/max_events", 9), "numerics/max_events", "works with 2000, not 9"),
    "six obstacles": ("discs", put("pieces/obstacle/count", 6), "pieces[obstacle]", "6 discs, not 5 (CC-COMP-3)"),
    "a missing disc": ("discs", drop("pieces/wave"), "pieces", "wave should be there once, is there 0 times"),
    "a disc of a team": ("discs", put("pieces/wave/per_team", 1), "pieces[wave]", "per_team is for characters"),
    "a colour of nobody": ("discs", put("pieces/obstacle/colours/sword_1", "red"), "pieces[obstacle]/colours", "all"),
    "thin, not light": ("discs", drop("pieces/longbow/mass_g"), "pieces[longbow]", "needs a mass of its own"),
    "thin and heavy": ("discs", put("pieces/longbow/mass_g", 2.2), "pieces[longbow]", "weighs 1.10 g, not 2.2 g"),
    "a heavy disc": ("discs", put("size_classes/large/mass_g", 9), "size_classes[large]", "weighs 4.95 g, not 9 g"),
    "four sizes": ("discs", drop("size_classes/very_small"), "size_classes", "very_small should be there once"),
    "sizes upside down": ("discs", put("size_classes/very_small/diameter_mm", 21), "size_classes", "CC-COMP-8"),
    "an implausible size": ("discs", put("size_classes/large/diameter_mm", 36), "size_classes[large]", "plausible_mm"),
    "an odd size": ("discs", put("size_classes/large/diameter_mm", 30.001), "size_classes[large]", "half the diameter"),
    "23 tokens": ("discs", put("other_components/health_tokens/count", 23), "other_components/health_tokens", "are 24"),
    "no markers": ("discs", drop("other_components/turn_markers"), "other_components/turn_markers", "there are 2"),
    "a stranger": (
        "discs",
        put("other_components/dice", {"count": 2, "source": "unknown", "confidence": "low"}),
        "other_components/dice",
        "is a component that nobody knows",
    ),
}
SHOTS: dict[str, Case] = {
    "a missing shot": ("shots", drop("shots/wave"), "shots", "wave should be there once, is there 0 times"),
    "a move that hurts": ("shots", put("shots/move/damage", 1), "shots[move]", "a move does no damage"),
    "a harmless missile": ("shots", put("shots/missile/damage", 0), "shots[missile]", "every other shot does"),
    "a missile from nowhere": ("shots", drop("shots/missile/origin"), "shots[missile]", "ranged shots have an origin"),
    "combat from afar": ("shots", put("shots/combat/origin", "active_character"), "shots[combat]", "and no others"),
    "combat with a target": (
        "shots",
        put("shots/combat/can_be_targeted", True),
        "shots[combat]",
        "can be targeted, and",
    ),
    "nothing placed": (
        "shots",
        put("shots/wave/placed_projectile", False),
        "shots[wave]",
        "a projectile is placed for",
    ),
    "a thrown character": (
        "shots",
        put("shots/wave/flicked_disc", "character"),
        "shots[wave]",
        "a projectile, not the ch",
    ),
    "combat by a wave": (
        "shots",
        put("shots/combat/flicked_disc", "wave"),
        "shots[combat]",
        "flicks the character, not",
    ),
    "two cards": (
        "shots",
        put("shots/powerful_wave/boost/max_per_shot", 2),
        "shots[powerful_wave]/boost",
        "one card at",
    ),
    "a boosted move": (
        "shots",
        put("shots/move/boost", {**BOOST, "max_per_shot": 1}),
        "shots[move]",
        "a move has no damage to boost",
    ),
    "no modifier": ("shots", put("modifiers", []), "modifiers", "0 modifiers, not 1: targeted"),
    "a targeted family": (
        "shots",
        put("modifiers/0/applies_to_family", "combat"),
        "modifiers[targeted]",
        "only ranged",
    ),
    "no second try": ("shots", put("modifiers/0/extra_flicks_after_miss", 0), "modifiers[targeted]", "an extra flick"),
    "no room": ("shots", put("placement/min_clearance_mm/value", 25), "placement", "no place is left between"),
    "one way to measure": (
        "shots",
        put("placement/range_mode/alternatives", []),
        "placement/range_mode",
        "edge_to_edge",
    ),
    "slower than slow": (
        "shots",
        put("flick_input/speed_min_m_s/value", 4),
        "flick_input",
        "speed_min_m_s < speed_max",
    ),
    "nobody exact": ("shots", drop("execution_noise/profiles/exact"), "execution_noise/profiles", "lacks exact"),
    "not quite exact": (
        "shots",
        put("execution_noise/profiles/exact/angle_deg", 1),
        "execution_noise/profiles/exact",
        "should have no noise at all",
    ),
    "an empty bank": (
        "setup",
        put("health/start_per_team/value", 12),
        "health/start_per_team",
        "one is left in the ban",
    ),
    "no hand": ("setup", put("hands/per_player/value", 1), "hands/per_player", "should be from 2 to 12 cards, is 1"),
}


def check(case: Case) -> None:
    file, change, path, why = case
    told = problems_with(file, change)
    found = [one for one in told if one.path.startswith(path) and why in one.message]
    assert found, [str(one) for one in told]


@rule("CC-COMP-2", "CC-COMP-7")
@pytest.mark.parametrize("name", CARDS)
def test_cards_and_decks_must_make_sense(name: str) -> None:
    check(CARDS[name])


@pytest.mark.parametrize("name", SOURCES)
def test_what_is_known_and_what_is_ours_must_not_be_mixed_up(name: str) -> None:
    check(SOURCES[name])


@rule("CC-SETUP-2", "CC-SETUP-3", "CC-SETUP-4")
@pytest.mark.parametrize("name", ARENA)
def test_the_arena_must_favour_nobody_and_its_discs_must_fit(name: str) -> None:
    check(ARENA[name])


@pytest.mark.parametrize("name", SHOTS)
def test_shots_and_numbers_must_make_sense(name: str) -> None:
    check(SHOTS[name])
