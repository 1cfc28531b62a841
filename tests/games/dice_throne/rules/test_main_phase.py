"""The Main Phases (DT-MAIN) and the free choices of a duel (DT-CHOICE)."""

import pytest

from ludotheque.games.dice_throne.content.loader import load_common, load_hero
from ludotheque.games.dice_throne.table.events import GainedCp, Sold
from tests.games.dice_throne.scenario import barbarian, pyromancer, scenario
from tests.rules import rule

MAINS = ("main_1", "main_2")


@rule("DT-MAIN-1", "DT-MAIN-5")
@pytest.mark.parametrize("phase", MAINS)
def test_sell_play_upgrade_and_act_fast_as_often_and_in_any_order(phase: str) -> None:
    hand = ["so_wild", "six_it", "concuss", "smack_2", "sturdy_blow_2", "getting_paid", "smack_3"]
    duel = scenario(barbarian(hand=hand, cp=2), pyromancer()).at(phase)
    duel.play("smack_2").pass_windows().sell("so_wild").play("concuss").pass_windows()
    duel.play("getting_paid").sell("six_it").play("sturdy_blow_2")
    assert (duel.phase(), duel.asked()) == (phase, (0, "main"))
    assert (duel.level(0, "smack"), duel.level(0, "sturdy_blow"), duel.cp(0)) == (2, 2, 2)
    assert duel.discard_pile(0) == ["so_wild", "concuss", "getting_paid", "six_it"]


@rule("DT-MAIN-1", "DT-MAIN-5")
@pytest.mark.parametrize("phase", MAINS)
def test_everything_that_may_be_done_is_offered(phase: str) -> None:
    hand = ["concuss", "smack_2", "getting_paid", "so_wild"]
    duel = scenario(barbarian(hand=hand, cp=5), pyromancer()).at(phase)
    plays = ["play concuss", "play smack_2", "play getting_paid"]
    assert duel.options() == ["end", *plays, *(f"sell {card}" for card in hand)]


@rule("DT-MAIN-2")
@pytest.mark.parametrize("card", ["getting_paid", "triple_up", "smack_3"])
def test_a_sold_card_gives_one_cp_whatever_it_costs(card: str) -> None:
    duel = scenario(barbarian(hand=[card, "concuss"], cp=4), pyromancer()).main()
    duel.sell(card)
    assert (duel.cp(0), duel.hand(0), duel.discard_pile(0)) == (5, ["concuss"], [card])
    assert duel.asked() == (0, "main")


@rule("DT-MAIN-2")
def test_any_card_of_the_deck_may_be_sold() -> None:
    hand = [definition.id for definition in [*load_common(), *load_hero("barbarian").cards] if not definition.promo]
    duel = scenario(barbarian(hand=hand, cp=0), pyromancer()).main()
    for number, card in enumerate(hand[:-1], 1):
        assert duel.sell(card).cp(0) == min(number, 15)
    assert (duel.hand(0), duel.discard_pile(0)) == (hand[-1:], hand[:-1])


@rule("DT-MAIN-2", "DT-CP-1")
def test_at_15_cp_a_sold_card_goes_for_nothing() -> None:
    duel = scenario(barbarian(hand=["concuss", "smack_2"], cp=15), pyromancer()).main()
    duel.sell("concuss")
    assert (duel.cp(0), duel.hand(0), duel.discard_pile(0)) == (15, ["smack_2"], ["concuss"])
    assert duel.logged(Sold) == [Sold(0, "concuss")]
    assert duel.logged(GainedCp) == []


@rule("DT-MAIN-2")
def test_the_sold_card_lies_on_top() -> None:
    duel = scenario(barbarian(hand=["concuss", "smack_2"], discard=["so_wild"]), pyromancer()).main()
    duel.sell("concuss")
    assert duel.discard_pile(0) == ["so_wild", "concuss"]


@rule("DT-MAIN-3")
def test_a_main_phase_card_is_paid_carried_out_and_then_discarded() -> None:
    sides = barbarian(hand=["concuss", "smack_3"], cp=3), pyromancer(hand=["getting_paid"])
    duel = scenario(*sides).main()
    duel.play("concuss")
    assert duel.asked() == (1, "respond")  # declared, not resolved
    assert (duel.cp(0), duel.hand(0), duel.discard_pile(0)) == (2, ["smack_3"], [])
    assert duel.tokens(1, "concussion") == 0
    duel.passes(by=1)
    assert duel.tokens(1, "concussion") == 1
    assert duel.discard_pile(0) == ["concuss"]


@rule("DT-MAIN-3")
def test_the_card_is_not_on_the_discard_pile_while_its_text_is_carried_out() -> None:
    duel = scenario(pyromancer(hand=["warm_up", "pyroblast_3"], cp=3), barbarian()).main()
    duel.play("warm_up")
    assert duel.asked() == (0, "how_many")
    assert (duel.hand(0), duel.discard_pile(0)) == (["pyroblast_3"], [])
    duel.answer("number 2")
    assert (duel.tokens(0, "fire_mastery"), duel.cp(0), duel.discard_pile(0)) == (3, 1, ["warm_up"])


@rule("DT-MAIN-4")
def test_an_upgrade_is_paid_and_lies_on_the_space_of_its_name() -> None:
    duel = scenario(barbarian(hand=["smack_2", "concuss"], cp=3), pyromancer()).main()
    duel.play("smack_2")
    assert (duel.cp(0), duel.hand(0), duel.discard_pile(0)) == (1, ["concuss"], [])
    levels = {slot: duel.level(0, slot) for slot in duel.content.heroes[0].slots}
    assert levels.pop("smack") == 2
    assert set(levels.values()) == {1}


@rule("DT-MAIN-4")
def test_from_two_to_three_pays_the_difference() -> None:
    duel = scenario(barbarian(hand=["smack_3", "concuss"], upgrades=["smack_2"], cp=1), pyromancer()).main()
    duel.play("smack_3")
    assert (duel.cp(0), duel.level(0, "smack")) == (0, 3)


@rule("DT-MAIN-5")
def test_what_was_laid_in_main_phase_two_counts_in_the_next_roll_phase() -> None:
    duel = scenario(barbarian(hand=["smack_2", "concuss"], deck=["so_wild"]), pyromancer()).main_2()
    duel.play("smack_2").until_phase("main_1", 1).until_phase("main_1", 0)
    duel.will_roll(0, 1, 1, 2, 4, 4).end().attack("smack").declines_defence()
    assert duel.health(1) == 45


@rule("DT-MAIN-6")
@pytest.mark.parametrize("phase", MAINS)
def test_the_other_player_neither_sells_nor_plays_slow_cards_nor_upgrades(phase: str) -> None:
    theirs = ["warm_up", "fireball_2", "getting_paid"]
    duel = scenario(barbarian(hand=["concuss"], cp=5), pyromancer(hand=theirs, cp=9)).at(phase)
    duel.play("concuss")
    assert duel.asked() == (1, "respond")
    assert duel.options() == ["pass", "play getting_paid"]
    duel.passes(by=1)
    assert duel.asked() == (1, "respond")  # the phase has ended
    assert duel.options() == ["pass", "play getting_paid"]


@rule("DT-MAIN-6")
def test_slow_actions_belong_to_main_phases() -> None:
    theirs = ["warm_up", "fireball_2", "getting_paid"]
    mine = ["concuss", "smack_2", "getting_paid"]
    duel = scenario(barbarian(hand=mine, cp=9, deck=["crit_bash_2"]), pyromancer(hand=theirs, cp=9)).upkeep()
    while duel.phase() != "main_1":
        assert duel.options() == ["pass", "play getting_paid"]
        duel.passes()
    duel.will_roll(0, 1, 1, 2, 4, 4).end().passes(by=1)
    assert [word for word in duel.options() if word.startswith(("play", "sell"))] == ["play getting_paid"]


@rule("DT-CHOICE-1")
@pytest.mark.parametrize("chosen", [0, 1])
def test_the_owner_of_a_text_picks_the_chosen_player_themselves_included(chosen: int) -> None:
    sides = (
        barbarian(hand=["get_that_outta_here", "smack_3"], tokens={"burn": 1}),
        pyromancer(tokens={"fire_mastery": 2}),
    )
    duel = scenario(*sides).main()
    duel.play("get_that_outta_here")
    assert duel.asked() == (0, "choose_player")
    assert duel.options() == ["player 0", "player 1"]
    duel.answer(f"player {chosen}")
    assert (duel.tokens(0, "burn"), duel.tokens(1, "fire_mastery")) == ((0, 2) if chosen == 0 else (1, 1))


@rule("DT-CHOICE-1")
def test_the_attacker_decides_whether_to_modify_the_attack() -> None:
    duel = scenario(barbarian(hand=["get_some", "smack_3"]), pyromancer(hand=["so_wild"])).roll(1, 1, 2, 4, 4)
    duel.announce("smack").passes(by=1)
    assert duel.asked() == (0, "respond")
    assert duel.options() == ["pass", "play get_some"]
    duel.will_roll(0, 1, 1, 4, 4, 4).play("get_some").pass_windows().declines_defence()
    assert duel.health(1) == 44


@rule("DT-CHOICE-3", "A-9")
def test_the_defender_decides_whether_to_defend() -> None:
    duel = scenario(barbarian(), pyromancer()).roll(1, 1, 2, 4, 4).attack("smack")
    assert duel.asked() == (1, "defence")
    assert duel.options() == ["defend molten_armor", "pass"]
    duel.declines_defence()
    assert (duel.health(0), duel.health(1)) == (50, 46)
    assert "W_DEF_DICE" not in duel.points()
    assert "W_LAST" in duel.points()


@rule("DT-CHOICE-3")
def test_the_options_inside_a_defence_are_the_defenders() -> None:
    sides = barbarian(upgrades=["overpower_2"]), barbarian(upgrades=["thick_skin_2"])
    duel = scenario(*sides).roll(1, 2, 3, 6, 6)
    duel.will_roll(0, 3, 3, 4).attack("overpower").defend("thick_skin", 4, 5, 1, 1)
    assert duel.asked() == (1, "choose_token")
    assert duel.options() == ["token concussion", "pass"]
    duel.answer("token concussion")
    assert duel.tokens(1, "concussion") == 0


@rule("DT-CHOICE-4", "A-34")
def test_the_holder_decides_whether_to_pay_for_a_token() -> None:
    duel = scenario(barbarian(cp=9, tokens={"knockdown": 1}), pyromancer()).main()
    assert "spend knockdown" in duel.options()
    duel.end()
    assert (duel.cp(0), duel.phase()) == (9, "main_2")


@rule("DT-CHOICE-5")
def test_the_seller_chooses_among_all_cards() -> None:
    hand = ["concuss", "smack_2", "so_wild"]
    duel = scenario(barbarian(hand=hand, cp=0), pyromancer()).main()
    assert [word for word in duel.options() if word.startswith("sell")] == [f"sell {card}" for card in hand]
    duel.sell("smack_2")
    assert duel.hand(0) == ["concuss", "so_wild"]
