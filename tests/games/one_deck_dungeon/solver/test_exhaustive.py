"""The solver against the real rules played out in every way, on many small encounters."""

from contextlib import suppress

import pytest

from ludotheque.games.one_deck_dungeon.campaign.sealed_text import seal
from ludotheque.games.one_deck_dungeon.solver.problem import Weights
from ludotheque.games.one_deck_dungeon.solver.solution import Solution, solve
from tests.games.one_deck_dungeon.campaign.sheets import HERE, lyra, ticks
from tests.games.one_deck_dungeon.solver.cases import drawn
from tests.games.one_deck_dungeon.solver.exhaustive import Case, Exhaustive, Followed, TooLarge

PLENTY = 200_000
LITTLE = 150
DRAWN = 160
BATCHES = 4
MOST_SEGMENTS = 800
"""Whatever takes longer to be played out in every way is left out; it is not looked at either."""


def check(case: Case, most: int = 1_000_000) -> Solution:
    """An exact answer is the best there is, no answer promises more, and whoever follows it gets what it says."""
    everything = Exhaustive(case, most)
    best = everything.best()
    answer = solve(everything.problem(everything.start), PLENTY)
    assert not answer.estimated, case
    assert answer.value <= best + 1e-9, case
    assert not answer.exact or answer.value == pytest.approx(best), case
    assert Followed(case, PLENTY).best() == pytest.approx(answer.value), case
    check_in_haste(case, everything, best)
    return answer


def check_in_haste(case: Case, everything: Exhaustive, best: float) -> None:
    """With little time the line may come out better than promised; where rolls were sampled also a little worse."""
    answer = solve(everything.problem(everything.start), LITTLE)
    assert not answer.exact or answer.value == pytest.approx(best), case
    followed = Followed(case, LITTLE).best()
    assert followed <= best + 1e-9, case
    assert answer.estimated or answer.value <= followed + 1e-9, case


@pytest.mark.parametrize("batch", range(BATCHES))
def test_no_line_of_a_drawn_encounter_is_better(batch: int) -> None:
    answers: list[Solution] = []
    for number in range(batch, DRAWN, BATCHES):
        with suppress(TooLarge):
            answers.append(check(drawn(str(number)), MOST_SEGMENTS))
    assert len(answers) > DRAWN // BATCHES // 3
    assert len([answer for answer in answers if answer.exact]) > len(answers) // 2


def sheet(hero: str, set_id: str, talents: dict[str, tuple[int, int, int]]) -> str:
    return seal(lyra(hero=hero, set_id=set_id, played=20, ticks=ticks(**talents)), HERE)


CASES = {
    "three dice for a heroic one": Case(("A5 A6 M6 S1",), "S5:hh A2:t", card="bandit_1"),
    "armor before all": Case(("S4 S3 A5 H2",), "S3!: A9+:hh M2:t"),
    "a wide box with a heroic die made of others": Case(("S4 S2 A5 M6",), "S10+:hhh A5:t"),
    "two sums of one colour": Case(("S6 S5 S4 S2 S1",), "S9+:hh S8+:h"),
    "a die to roll": Case(("S2 A3 M5",), "S3:h A4:t M6:hh", skills=("valor",)),
    "two dice to roll for one": Case(("A1 A3 M5",), "S5:hh A4:t", skills=("backstab",)),
    "roll again or raise": Case(("S4 A2 M5",), "S5:hh A3:t M6:h", skills=("lucky_familiar",)),
    "rolled 1s and 3s are lost": Case(("S2 A3 M5",), "S3:h A4:tt", card="phantom_1", skills=("shimmerblast",)),
    "skills cost time": Case(("S4 A3 M5",), "S6:h A6:tt", card="shadow_1", skills=("dexterity crushing_blow",)),
    "anything uncovered costs time": Case(("S4 A3",), "S3:h A4:t", card="skeleton_1"),
    "a lost card": Case(("S4 A3 M2",), "S5!: A3!: M2:h", card="beetle_1"),
    "mana from heroic and other dice": Case(("M2 H3 A4 A4",), "S5:hh A4:t", skills=("heartwood",)),
    "a die for armor boxes only": Case(("S2 A3 M1",), "M6!: A3:h S2:t", skills=("armor_crush",)),
    "a die for mana only": Case(("M1 A3 S2",), "M5:hh A3:t", skills=("mana_fountain flameweave",)),
    "one value becomes 6": Case(("M6 S3 A3 H3",), "S6:hh A6:h", skills=("chaotic_aura",)),
    "a peril": Case(("M3 M2 H1",), "M6+:hh ?3:h ?2:t", card="arrow_wall_1", option=0, skills=("steady_hands",)),
    "two heroes": Case(("S5 A2", "M4 A6"), "S5:h A8+:hh M6:t", heroes=("archer", "warrior")),
    "a partner's 1s": Case(("S1 A1", "M4"), "S4:h A4:t M4:h", heroes=("rogue", "paladin")),
    "a partner's gift": Case(("M5", "S3 A3"), "S6:hh A1:t M5:h", heroes=("mage", "archer")),
    "pairs of hearts": Case(("S2",), "S3:h A4:hh M5:h S2:h", heroes=("paladin",), skills=("dodge",)),
    "a heart becomes time": Case(("S2 A4",), "S3:h A4:h M5:h", heroes=("archer",)),
    "a heart that is cheaper than time": Case(("S3",), "S3:h A4:h", heroes=("archer",), weights=Weights(time=3.0)),
    "a heart becomes time twice": Case(("S3",), "S3:h A4:h", heroes=("archer",), card="shadow_1"),
    "a heart not worth two time": Case(
        ("S3",), "S3:h A4:h", heroes=("archer",), card="shadow_1", weights=Weights(time=0.7)
    ),
    "pairs of hearts for time": Case(("S2",), "S2:h A4:hh M5:h", heroes=("paladin",), card="shadow_1"),
    "a pair of hearts not worth time": Case(
        ("S2",), "S2:h A4:hh M5:h", heroes=("paladin",), card="shadow_1", weights=Weights(time=2.0)
    ),
    "a boss that recovers": Case(("S6 A6 M6",), "S5:hs A6:hs M6:hh", boss=True, dungeon="hydras_reef"),
    "skulls that refuse heroic dice": Case(("H6 S5 A2",), "S5:hsr A2:hs M5:hh", boss=True),
    "boxes to cover twice": Case(("S4 S3 H3 A5",), "S3:hsd A4:hs", boss=True, dungeon="lichs_tomb"),
    "two dice at most": Case(("S5 S4 S2 H1",), "S9+:hhl A1:h", boss=True, dungeon="smoldering_ruins"),
    "potions for the hurt": Case(("S2",), "S3:hh A4:h", cubes=2, damage=(3,), potions="stoneblood"),
    "no heroic die in the supply": Case(("S6 A6 H1",), "M6:hh", supply=(7, 7, 8, 0), discards=True),
    "healing is worth a cube": Case(("S2",), "S3:h", cubes=1, damage=(3,), weights=Weights(heal=2.0)),
    "both heroic dice of a chain are made": Case(("M4 A3 S3 S4",), "A4!:hp M2:tt"),
    "made of dice that others replace": Case(("M5 S5 A3 S4 A4",), "S7+:hp A5:hh"),
    "a made die that pays more than is asked": Case(("A5 A5 A4",), "A4:t A6:ht", skills=("antivenom",)),
    "a made die that becomes 6": Case(("A3 M5 M6",), "S6:hhh", skills=("chaotic_aura",)),
    "a made die that is raised with the 2s": Case(("S1 A2 M3",), "S4:hh", skills=("steel_resolve",)),
    "a made die that is rolled with the 1s": Case(("S1 A5",), "M6:hhhh", potions="clarity", cubes=1),
    "a partner's low die in a made one": Case(
        ("S5 A1", "A2"), "M4:hhh", heroes=("warrior", "mage"), skills=("consistency", "")
    ),
    "a changed die where no heroic one may lie": Case(("S2 H6",), "S6:hhr A6:h", skills=("nightfall",), boss=True),
    "the last blow costs no dice": Case(("S5",), "S5:hs", boss=True, boss_left=1, dungeon="mudlands"),
    "each blow costs a die": Case(("S5 A3",), "S5:s A3:hs", boss=True, dungeon="mudlands"),
    "more than enough damage": Case(("S5 A3",), "S5:hs A3:hs", boss=True, boss_left=1),
    "whom to heal": Case(
        ("S1", "A1"),
        "S2:h",
        heroes=("warden", "mage"),
        damage=(3, 1),
        potions="healing",
        cubes=2,
        weights=Weights(heal=2.0),
    ),
    "a remedy for one hero": Case(
        ("S1", "A1"),
        "S2:h",
        heroes=("warden", "mage"),
        damage=(1, 0),
        poison=(1, 3),
        potions="panacea",
        cubes=1,
        weights=Weights(heal=2.0, cure=1.0),
    ),
    "heroes outside the encounter": Case(
        ("M6", "S1"),
        "S2:h",
        heroes=("warden", "mage", "rogue", "hunter"),
        seats=(0, 1),
        skills=("regrowth", ""),
        damage=(0, 0, 3, 3),
        weights=Weights(heal=2.0),
    ),
    "the second heart weighs more": Case(("S3 A3",), "S3:h A4:h M2:tt", weights=Weights(hearts=(0.0, 1.0, 5.0))),
    "a talent": Case(("S4 A3",), "S5:h A4:t", heroes=("archer",), sheet=sheet("archer", "base", {"guile": (6, 0, 0)})),
}


@pytest.mark.parametrize("name", CASES)
def test_the_best_line(name: str) -> None:
    assert check(CASES[name]).exact


def test_a_gain_that_the_supply_cuts_short_is_not_called_exact() -> None:
    """To discard a low die first, so that it can be gained again, is not searched."""
    case = Case(("S1 A5",), "S6:hh", skills=("crushing_blow",), supply=(0, 7, 8, 6), discards=True)
    assert check(case).exact  # the payment itself fills the supply
    case = Case(("M5 S1",), "S6:hh", skills=("kindle",), supply=(0, 8, 7, 6), discards=True)
    assert not check(case).exact


def test_dice_left_count_as_wanted() -> None:
    """Two boxes of no weight are left alone if dice are worth more than they are."""
    case = Case(("S3 A4",), "S3: A4:t", weights=Weights(die_left=0.2))
    assert check(case).uncovered == [0]


def test_what_is_not_searched_is_not_called_exact() -> None:
    """A talent of any moment brings a cube; a stored die fills the supply; fresh wounds could be healed at once."""
    talents = {"last_drop": (6, 4, 0)}
    druid = sheet("druid", "forest_of_shadows", talents)
    assert not check(Case(("S4 A3",), "S5:h", heroes=("druid",), sheet=druid, discards=True)).exact
    case = Case(("S6 A6",), "M6:hh", supply=(7, 7, 8, 0), stored=1)
    assert not check(case).exact
    case = Case(("S1",), "S4:h", skills=("venom_mastery",), potions="antidote", cubes=1, weights=Weights(cure=2.0))
    assert not check(case).exact
