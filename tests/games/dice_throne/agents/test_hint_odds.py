"""The numbers in hints about dice, against every outcome counted one by one."""

from collections.abc import Callable
from functools import cache
from itertools import product

import pytest

from ludotheque.games.dice_throne.agents.hints import hints, sentence
from ludotheque.games.dice_throne.agents.position import position_of
from ludotheque.games.dice_throne.agents.value_cache import cache_of
from ludotheque.games.dice_throne.agents.values import row_name, turn_table
from tests.games.dice_throne.agents.advice import advice, digit, seen_by_asked
from tests.games.dice_throne.modes.gathering import gathered
from tests.games.dice_throne.scenario import Duel, barbarian, fighter, pyromancer, scenario

Dice = tuple[int, ...]
SMALL = (1, 2, 3, 4, 6)
OVERPOWER = 3 * 3.5
ROLLS = sorted({tuple(sorted(roll)) for roll in product(range(1, 7), repeat=5)})


def smacks(dice: Dice) -> int:
    """The damage of the best row of the Barbarian by the printed board; Overpower throws three dice."""
    swords, pows = sum(die <= 3 for die in dice), dice.count(6)
    return {3: 4, 4: 6, 5: 8}.get(swords, 0) if pows < 2 else 0


class Board:
    """The worth and the damage of every roll of the Barbarian: the worth from the player, the damage from the board."""

    def __init__(self, duel: Duel) -> None:
        seen = seen_by_asked(duel)
        self.cache, self.position = cache_of(seen.content), position_of(seen, duel.decision.owner)
        self.rows = turn_table(self.cache, self.position).rows
        self.known: dict[Dice, tuple[float, float]] = {}

    def stop(self, dice: Dice) -> tuple[float, float]:
        dice = tuple(sorted(dice))
        if dice not in self.known:
            met = [row for row in self.met(dice) if self.rows[row_name(self.cache, row[0], dice, self.faces)] > 0]
            found = [(self.rows[row_name(self.cache, row[0], dice, self.faces)], row[1]) for row in met]
            self.known[dice] = max(found, default=(0.0, 0.0))
        return self.known[dice]

    @property
    def faces(self) -> list[str]:
        return self.position.own.hero.faces

    def met(self, dice: Dice) -> list[tuple[int, float]]:
        """Announcements with their damage as printed."""
        content = self.cache.content
        damage = {"smack": (4, 6, 8), "sturdy_blow": (4,), "fortitude": (0, 0, 0), "overpower": (OVERPOWER,)}
        damage |= {"mighty_blow": (9,), "crit_bash": (5,), "reckless": (15,), "rage": (15,)}
        found = []
        for announced in self.announced(dice):
            number, row = divmod(announced & 0xFFFFFFFF, 8)
            found.append((announced, float(damage[content.abilities[number].id][row])))
        return found

    def announced(self, dice: Dice) -> list[int]:
        content, own = self.cache.content, self.position.own
        return content.announcements(own.hero, own.levels, ROLLS.index(dice))


def rerolled(dice: Dice, places: Dice, value: Callable[[Dice], tuple[float, float]]) -> tuple[float, float]:
    """Worth and damage on average, over all faces of the dice at these places."""
    worth = damage = 0.0
    for faces in product(range(1, 7), repeat=len(places)):
        after = list(dice)
        for place, face in zip(places, faces, strict=True):
            after[place] = face
        each = value(tuple(sorted(after)))
        worth, damage = worth + each[0], damage + each[1]
    return worth / 6 ** len(places), damage / 6 ** len(places)


def chance_of(dice: Dice, place: int, wanted: Callable[[Dice], bool]) -> float:
    return sum(wanted((*dice[:place], face, *dice[place + 1 :])) for face in range(1, 7)) / 6


def one_roll_left(*dice: int) -> Duel:
    """The first die was rolled again and fell the same."""
    duel = scenario(barbarian(), pyromancer()).lay("roll")
    return duel.will_roll(0, *dice).will_roll(0, dice[0]).begin().reroll(0)


@pytest.mark.parametrize("dice", [(1, 1, 1, 1, 4), (6, 6, 6, 1, 2), (1, 2, 6, 6, 3)])
@pytest.mark.parametrize("place", [0, 4])
def test_with_one_roll_left_the_damage_is_that_of_all_six_faces(dice: Dice, place: int) -> None:
    duel = one_roll_left(*dice)
    board = Board(duel)
    worth, damage = rerolled(dice, (place,), board.stop)
    hint = advice(duel)[f"reroll {1 << place}"]
    assert hint.damage == hint.numbers["damage"] == pytest.approx(damage)
    assert hint.value == pytest.approx(worth, abs=1e-4)
    assert (hint.numbers["stand"], hint.numbers["present"]) == pytest.approx(board.stop(dice)[::-1])


def test_with_two_rolls_left_the_damage_is_that_of_all_faces_kept_for_the_most_worth() -> None:
    """One die rolled again; after each face the 32 ways to go on are tried, each with all its outcomes."""
    dice = (1, 2, 3, 4, 4)
    duel = scenario(barbarian(), pyromancer()).roll(*dice)
    board = Board(duel)

    @cache
    def then(lying: Dice) -> tuple[float, float]:
        ways = [board.stop(lying)]
        for mask in range(1, 31):
            places = tuple(place for place in range(5) if mask >> place & 1)
            if len(places) <= 3:
                ways.append(rerolled(lying, places, board.stop))
        return max(ways)

    worth, damage = rerolled(dice, (3,), then)
    hint = advice(duel)["reroll 8"]
    assert hint.value == pytest.approx(worth, abs=1e-4)
    assert hint.damage == pytest.approx(damage)


def test_the_chance_of_an_aim_counts_the_rolls_left() -> None:
    """A fourth Pow with two dice and two rolls: 1 − (5/6)⁴."""
    duel = scenario(barbarian(), pyromancer()).roll(6, 6, 6, 1, 2)
    hint = advice(duel)["reroll 24"]
    assert hint.reason_key == "hint-reroll-aim"
    assert hint.numbers["chance"] == pytest.approx(1 - (5 / 6) ** 4)
    assert sentence(hint, "en").startswith("51.8% to reach Crit Bash with the 2 rolls left; 5.3 damage on average, ")
    assert sentence(hint, "fr").endswith(" dégâts en moyenne, contre 4 en s’arrêtant là")


def test_the_aim_names_the_row_where_an_ability_has_several() -> None:
    duel = one_roll_left(1, 1, 1, 1, 4)
    hint = advice(duel)["reroll 16"]
    assert hint.numbers["chance"] == pytest.approx(chance_of((1, 1, 1, 1, 4), 4, lambda dice: smacks(dice) == 8))
    assert sentence(hint, "en") == (
        "50.0% to reach Smack (5 Swords) with the roll left; 7 damage on average, against 6 if you stop now"
    )
    assert sentence(hint, "fr") == (
        "50,0\u202f% de chances d’atteindre Frappe (5 Épées) avec la Tentative de Lancer restante\u202f; "
        "7 dégâts en moyenne, contre 6 en s’arrêtant là"
    )


def test_where_damage_does_not_tell_the_worth_does() -> None:
    """Three Lives heal and deal nothing."""
    duel = scenario(barbarian(health=30), pyromancer()).lay("roll")
    duel.will_roll(0, 4, 4, 5, 1, 1).will_roll(0, 4).begin().reroll(0)
    hint = advice(duel)["reroll 8"]
    assert hint.reason_key == "hint-reroll-aim-worth"
    worth, _damage = rerolled((4, 4, 5, 1, 1), (3,), Board(duel).stop)
    assert hint.value == pytest.approx(worth, abs=1e-4)
    assert f"worth {digit(worth)} on average" in sentence(hint, "en")


def test_a_roll_that_gives_up_healing_for_damage_is_explained_by_worth() -> None:
    duel = scenario(barbarian(health=30), pyromancer()).lay("roll")
    dice = (1, 1, 4, 4, 5)
    duel.will_roll(0, *dice).will_roll(0, 1).begin().reroll(0)
    hint = advice(duel)["reroll 16"]
    worth, damage = rerolled(dice, (4,), Board(duel).stop)
    assert damage > Board(duel).stop(dice)[1] == 0
    assert sentence(hint, "en") == (
        f"worth {digit(worth)} on average with the roll left, against {digit(4 * 0.9)} if you stop now"
    )


def test_a_roll_without_an_aim_says_only_what_it_deals() -> None:
    """Nothing beats a large straight of the Barbarian by one die."""
    duel = one_roll_left(2, 3, 4, 5, 6)
    hint = advice(duel)["reroll 16"]
    assert hint.reason_key == "hint-reroll"
    _worth, damage = rerolled((2, 3, 4, 5, 6), (4,), Board(duel).stop)
    assert sentence(hint, "en") == f"{digit(damage)} damage on average with the roll left, against 15 if you stop now"


def test_stopping_says_what_rolling_on_would_deal() -> None:
    duel = one_roll_left(1, 2, 3, 4, 5)
    hint = advice(duel)["announce reckless/0"]
    assert hint.reason_key == "hint-announce-stand"
    board = Board(duel)
    best = max(
        rerolled((1, 2, 3, 4, 5), tuple(place for place in range(5) if mask >> place & 1), board.stop)
        for mask in range(1, 31)
    )
    assert hint.numbers["again"] == pytest.approx(best[1])
    assert sentence(hint, "en") == (
        f"15 damage and 4 damage to yourself, before the defense; rolling again: {digit(best[1])} damage on average"
    )


def test_stopping_is_explained_by_worth_where_rolling_on_deals_less_and_is_worth_more() -> None:
    duel = scenario(barbarian(), pyromancer()).roll(1, 1, 1, 1, 4)
    hint = advice(duel)["announce smack/1"]
    assert hint.reason_key == "hint-announce-stand-worth"
    assert hint.numbers["again"] < hint.numbers["damage"] == 6
    best = hints(duel.decision, seen_by_asked(duel), 1)[0].value
    assert sentence(hint, "en") == (
        f"6 damage: worth {digit(hint.value)}, against {digit(best)} on average if you roll again"
    )


def test_without_rolls_an_announcement_says_what_it_does() -> None:
    duel = one_roll_left(1, 1, 6, 6, 6).will_roll(0, 1).reroll(0)
    hint = advice(duel)["announce sturdy_blow/0"]
    assert sentence(hint, "en") == "4 damage, with no defense allowed"
    assert sentence(hint, "fr") == "4 dégâts, sans défense possible"
    duel = one_roll_left(1, 2, 3, 6, 6).will_roll(0, 1).reroll(0)
    hint = advice(duel)["announce overpower/0"]
    at_least_14 = sum(sum(dice) >= 14 for dice in product(range(1, 7), repeat=3)) / 216
    assert hint.damage == pytest.approx(OVERPOWER)
    assert sentence(hint, "en") == (
        f"10.5 damage and {digit(at_least_14)} Concussion on the opponent on average, before the defense"
    )


def test_the_chance_to_defeat_is_that_the_defence_does_not_save() -> None:
    """Thick Skin heals 2 for each Life on three dice; 8 damage against 7 health leaves room for no more than one."""
    duel = scenario(barbarian(), barbarian(health=7)).lay("roll")
    duel.will_roll(0, 1, 2, 3, 1, 2).begin()
    hint = advice(duel)["announce smack/2"]
    lives = [sum(die in (4, 5) for die in dice) for dice in product(range(1, 7), repeat=3)]
    healed = 2 * sum(lives) / 216
    held = sum(8 - 2 * count >= 7 for count in lives) / 216
    assert healed == pytest.approx(2)
    assert hint.reason_key == "hint-announce-defeat"
    assert hint.numbers["defeat"] == pytest.approx(held)
    assert sentence(hint, "en") == f"8 damage, and {100 * held:.1f}% to defeat with it (health there: 7)"


@pytest.mark.parametrize(
    ("dice", "reason", "said"),
    [
        ((1, 1, 4, 4, 6), "hint-no-ability-none", "these dice make no ability"),
        ((1, 1, 1, 4, 6), "hint-no-ability-loss", "gives up 4 damage on average from Smack (3 Swords)"),
    ],
)
def test_announcing_nothing_says_what_is_given_up(dice: Dice, reason: str, said: str) -> None:
    duel = scenario(barbarian(hand=["six_it", "smack_3"], cp=9), pyromancer()).lay("roll")
    duel.will_roll(0, *dice).will_roll(0, dice[0], dice[0]).begin().reroll(0).reroll(0)
    hint = advice(duel)["no_ability"]
    assert (hint.reason_key, sentence(hint, "en")) == (reason, said)


def test_announcing_nothing_with_rolls_left_gives_them_up() -> None:
    duel = one_roll_left(1, 1, 1, 1, 4)
    board = Board(duel)
    dice = (1, 1, 1, 1, 4)
    every = [tuple(place for place in range(5) if mask >> place & 1) for mask in range(1, 31)]
    best = max(rerolled(dice, places, board.stop) for places in every)
    hint = advice(duel)["no_ability"]
    assert hint.reason_key == "hint-no-ability-rolls"
    assert sentence(hint, "en") == f"gives up the roll left: {digit(best[1])} damage on average"


def test_nothing_is_announced_that_costs_more_than_it_brings() -> None:
    """Four damage, and Molten Armor may strike back for the last health."""
    duel = scenario(barbarian(health=1), pyromancer()).lay("roll")
    duel.will_roll(0, 1, 1, 1, 4, 6).will_roll(0, 1, 1).begin().reroll(0).reroll(0)
    worth = advice(duel)["announce smack/0"].value
    assert worth < 0
    hint = advice(duel)["no_ability"]
    assert sentence(hint, "en") == (
        f"Smack (3 Swords) would cost {digit(-worth)} more than it brings, the defense included"
    )


# Dice changed


def announced() -> Duel:
    duel = scenario(barbarian(), pyromancer(hand=["so_wild", "helping_hand", "pyroblast_3"], cp=9)).lay("roll")
    duel.will_roll(0, 1, 2, 3, 4, 5).will_roll(0, 1, 1).begin().reroll(0).reroll(0)
    return duel.announce("reckless").until_point("W_ANNOUNCE", by=1)


def test_a_die_of_the_opponent_set_leaves_less_damage() -> None:
    duel = announced()
    board = Board(scenario(barbarian(), pyromancer()).roll(1, 2, 3, 4, 5))
    hint = advice(duel)["play so_wild"]
    ways = [
        (*(1, 2, 3, 4, 5)[:place], face, *(1, 2, 3, 4, 5)[place + 1 :]) for place in range(5) for face in range(1, 7)
    ]
    least = min(board.stop(way) for way in ways)
    assert (hint.numbers["damage"], hint.numbers["stand"]) == (least[1], 15)
    assert hint.saved == 15 - least[1]
    duel.play("so_wild", by=1)
    for name, each in advice(duel).items():
        _verb, place, face = name.split()
        way = [1, 2, 3, 4, 5]
        way[int(place)] = int(face)
        assert each.numbers["damage"] == pytest.approx(board.stop(tuple(way))[1]), name


def test_a_die_of_the_opponent_rolled_again() -> None:
    duel = announced().play("helping_hand", by=1)
    board = Board(scenario(barbarian(), pyromancer()).roll(1, 2, 3, 4, 5))
    for name, hint in advice(duel).items():
        worth, damage = rerolled((1, 2, 3, 4, 5), (int(name.split()[1]),), board.stop)
        assert (hint.numbers["damage"], hint.numbers["after"]) == pytest.approx((damage, worth)), name
    assert "instead of 15" in sentence(next(iter(advice(duel).values())), "en")


def test_an_own_die_set_names_the_ability_it_makes() -> None:
    duel = scenario(barbarian(hand=["so_wild", "smack_3"], cp=9), pyromancer()).lay("roll")
    duel.will_roll(0, 1, 1, 2, 3, 4).will_roll(0, 1, 1).begin().reroll(0).reroll(0).play("so_wild")
    hint = advice(duel)["set_die 0 5"]
    assert sentence(hint, "en") == "then Reckless: 15 damage on average instead of 9"
    assert sentence(hint, "fr") == "alors Téméraire\u202f: 15 dégâts en moyenne au lieu de 9"
    assert hint.damage == 15


def test_dice_left_as_they_are_are_explained_by_their_worth() -> None:
    duel = scenario(barbarian(hand=["so_wild", "smack_3"], cp=9), pyromancer()).lay("roll")
    duel.will_roll(0, 1, 1, 2, 3, 4).will_roll(0, 1, 1).begin().reroll(0).reroll(0).play("so_wild")
    worth = digit(Board(duel).stop((1, 1, 2, 3, 4))[0])
    assert sentence(advice(duel)["set_die 0 1"], "en") == (
        f"the dice are then worth {worth} on average instead of {worth}"
    )
    duel = announced().play("so_wild", by=1)
    assert sentence(advice(duel)["set_die 0 1"], "en").startswith("the dice are then worth 7 to the player who rolled")


def test_own_dice_are_rolled_first_while_that_is_free() -> None:
    duel = scenario(barbarian(hand=["so_wild", "smack_3"], cp=9), pyromancer()).roll(1, 1, 1, 1, 4)
    assert sentence(advice(duel)["play so_wild"], "en") == "2 free rolls come first"
    assert sentence(advice(duel)["play so_wild"], "fr") == "2 Tentatives de Lancer viennent d’abord"


def test_dice_are_set_as_is_worth_most() -> None:
    duel = scenario(barbarian(hand=["so_wild", "smack_3"], cp=9), pyromancer()).lay("roll")
    dice = (1, 1, 2, 3, 6)
    duel.will_roll(0, *dice).will_roll(0, 1, 1).begin().reroll(0).reroll(0)
    board = Board(duel)
    ways = [(*dice[:place], face, *dice[place + 1 :]) for place in range(5) for face in range(1, 7)]
    best = max(board.stop(way) for way in ways)
    hint = advice(duel)["play so_wild"]
    assert hint.numbers["gain"] == pytest.approx(best[0] - board.stop(dice)[0])
    assert (hint.numbers["damage"], hint.numbers["stand"]) == pytest.approx((best[1], board.stop(dice)[1]))
    assert f"bring {digit(best[1])} damage on average instead of 6" in sentence(hint, "en")


def test_an_extra_attempt_is_worth_what_one_more_roll_brings() -> None:
    duel = scenario(barbarian(hand=["one_more_time", "smack_3"], cp=9), pyromancer()).lay("roll")
    dice = (1, 1, 1, 1, 4)
    duel.will_roll(0, *dice).will_roll(0, 1, 1).begin().reroll(0).reroll(0)
    board = Board(duel)
    places = [tuple(place for place in range(5) if mask >> place & 1) for mask in range(32)]
    best = max(rerolled(dice, each, board.stop) for each in places)
    hint = advice(duel)["play one_more_time"]
    assert (hint.numbers["damage"], hint.numbers["after"]) == pytest.approx((best[1], best[0]))


# Other dice


def defended(dice: Dice) -> Duel:
    foe = barbarian(hand=["six_it", "smack_3"], cp=9, health=30)
    return (
        scenario(barbarian(hand=["so_wild", "smack_3"], cp=9), foe)
        .roll(*SMALL)
        .attack("mighty_blow")
        .defend("thick_skin", *dice)
    )


def test_dice_that_lie_say_what_they_bring() -> None:
    hint = advice(defended((1, 4, 5)))["pass"]
    assert sentence(hint, "en") == "4 healing with the dice as they are"
    assert sentence(hint, "fr") == "4 de Santé en plus avec les dés tels quels"
    assert hint.saved == 4


def test_dice_that_cannot_be_bettered_are_not_worth_a_card() -> None:
    assert sentence(advice(defended((1, 1, 1)))["play six_it"], "en") == "nothing can be gained from these dice"


def test_dice_of_a_defence_changed_by_the_attacker() -> None:
    duel = defended((1, 4, 5)).until_point("W_DEF_DICE", by=0)
    hint = advice(duel)["play so_wild"]
    assert sentence(hint, "en").startswith("2 healing for the opponent instead of 4 healing for the opponent, ")


def test_a_throw_with_more_dice_for_a_price_is_compared_with_the_one_without() -> None:
    """Spanner Strike: a die brings 1 damage on 1 to 3, 2 on 4 or 5, and Synth on a 6; so do three, each once."""
    duel = scenario(fighter("artificer", tokens={"synth": 1}), pyromancer()).roll(1, 2, 3, 4, 6)
    duel.attack("spanner_strike")
    assert duel.asked() == (0, "whether")
    hint = advice(duel)["yes"]

    def brings(dice: Dice) -> int:
        return int(any(die <= 3 for die in dice)) + 2 * int(any(die in (4, 5) for die in dice))

    few = sum(brings((die,)) for die in range(1, 7)) / 6
    many = sum(brings(dice) for dice in product(range(1, 7), repeat=3)) / 216
    assert hint.damage == pytest.approx(many)
    assert sentence(hint, "en").startswith(f"{digit(many)} damage and ")
    assert f"instead of {digit(few)} damage and" in sentence(hint, "en")
    assert sentence(hint, "en").endswith(", for 1 Synth")


@pytest.mark.parametrize(
    ("tokens", "said"),
    [
        ({}, "the die says who is hit: 4 damage on average, whatever the target"),
        ({"bounty": 1}, "the die says who is hit: 4 to 5 damage on average"),
    ],
)
def test_a_targeting_die_says_who_is_hit(tokens: dict[str, int], said: str) -> None:
    """A Bounty on one of the opponents adds 1 to what an attack on them deals."""
    sides = barbarian(hand=["so_wild", "smack_3"], cp=9), fighter("gunslinger", tokens=tokens), fighter("gunslinger")
    crowd = gathered("2v2", *sides).roll(1, 1, 1, 4, 4)
    crowd.will_roll(0, 1).announce("smack")
    while "play so_wild" not in crowd.options() or crowd.asked()[1] != "present":
        crowd.passes()
    crowd.play("so_wild")
    assert {sentence(hint, "en") for hint in advice(crowd).values()} == {said}
