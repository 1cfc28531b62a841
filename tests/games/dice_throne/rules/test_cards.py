"""Cards and decks (section 15)."""

import pytest

from ludotheque.games.dice_throne.content.definitions import Ability, CardKind, Defence
from ludotheque.games.dice_throne.content.loader import load_common, load_hero
from ludotheque.games.dice_throne.table import events
from tests.games.dice_throne.guests import Brute, card
from tests.games.dice_throne.scenario import Duel, barbarian, pyromancer, scenario
from tests.rules import rule

EVERY_KIND = ["smack_2", "concuss", "so_wild", "getting_paid"]  # upgrade, main, roll, instant
EVERY_OTHER = ["fireball_2", "warm_up", "so_wild", "getting_paid"]


def plays(duel: Duel) -> list[str]:
    return [word.removeprefix("play ") for word in duel.options() if word.startswith("play")]


@rule("DT-CARD-1")
def test_a_card_is_an_upgrade_or_an_action_and_costs_what_is_printed() -> None:
    cards = [*load_common(), *load_hero("barbarian").cards, *load_hero("pyromancer").cards]
    for definition in cards:
        assert (definition.kind is CardKind.UPGRADE) == (definition.upgrades is not None)
        assert 0 <= definition.cost <= 15


@rule("DT-CARD-1", "DT-CP-2")
def test_a_card_that_costs_nothing_is_free_and_one_that_costs_too_much_is_illegal() -> None:
    duel = scenario(barbarian(["vegas_baby", "concuss", "double_up", "smack_2"], cp=0), pyromancer()).main()
    assert plays(duel) == ["vegas_baby"]


@rule("DT-CARD-2", "DT-CARD-9")
@pytest.mark.parametrize("phase", ["main_1", "main_2"])
def test_main_phase_cards_and_upgrades_are_played_in_the_own_main_phases(phase: str) -> None:
    duel = scenario(barbarian(EVERY_KIND, cp=9), pyromancer(EVERY_OTHER, cp=9)).at(phase)
    assert plays(duel) == ["smack_2", "concuss", "getting_paid"]


@rule("DT-CARD-2", "DT-CARD-9")
@pytest.mark.parametrize("phase", ["upkeep", "income", "main_1", "main_2"])
def test_others_play_only_instants_outside_the_roll_phase(phase: str) -> None:
    duel = scenario(barbarian(), pyromancer(EVERY_OTHER, cp=9)).at(phase).until("respond")
    assert (duel.phase(), duel.asked()[0]) == (phase, 1)
    assert plays(duel) == ["getting_paid"]


@rule("DT-CARD-2", "DT-CARD-9", "DT-CARD-4")
@pytest.mark.parametrize("phase", ["upkeep", "income"])
def test_the_active_player_plays_only_instants_in_upkeep_and_income(phase: str) -> None:
    duel = scenario(barbarian(EVERY_KIND, cp=9), pyromancer()).at(phase)
    assert duel.asked() == (0, "respond")
    assert plays(duel) == ["getting_paid"]


@rule("DT-CARD-3")
def test_roll_phase_cards_are_played_in_the_roll_phase_by_anybody() -> None:
    duel = scenario(barbarian(EVERY_KIND, cp=9), pyromancer(EVERY_OTHER, cp=9)).roll(1, 2, 3, 4, 6)
    assert plays(duel) == ["so_wild", "getting_paid"]
    duel.announce("smack")
    assert duel.asked() == (1, "respond")
    assert plays(duel) == ["so_wild", "getting_paid"]


@rule("DT-CARD-3")
def test_roll_phase_cards_are_played_in_the_defensive_roll_phase() -> None:
    duel = scenario(barbarian(), pyromancer(["six_it", "fire_up"], cp=1)).roll(1, 2, 3, 4, 6).attack("smack")
    duel.defend("molten_armor", 4, 4, 4, 4, 4)
    assert (duel.phase(), plays(duel)) == ("defensive_roll", ["six_it"])


@rule("DT-CARD-3", "DT-UPKEEP-5")
def test_roll_phase_cards_are_no_use_for_dice_outside_the_roll_phase() -> None:
    duel = scenario(barbarian(["vegas_baby", "six_it", "so_wild"], cp=9), pyromancer(["so_wild"], cp=9)).main()
    duel.will_roll(0, 1).play("vegas_baby")
    assert (duel.asked(), duel.cp(0)) == ((0, "main"), 10)  # nobody was asked about the die


@rule("DT-CARD-4")
@pytest.mark.parametrize("phase", ["upkeep", "income", "main_1", "offensive_roll", "main_2"])
def test_instants_are_played_in_any_phase_of_any_turn(phase: str) -> None:
    duel = scenario(barbarian(), pyromancer(["getting_paid"], cp=0)).at(phase.removeprefix("offensive_"))
    duel.until("respond")
    assert (duel.phase(), duel.state.active) == (phase, 0)
    duel.play("getting_paid", by=1)
    assert next(event.amount for event in duel.logged(events.GainedCp) if event.seat == 1) == 2


@rule("A-23", "DT-DISCARD-4")
def test_no_instant_is_played_in_the_discard_phase() -> None:
    seven = ["getting_paid", "double_up", "triple_up", "tip_it", "buh_bye", "feelin_good", "smack_2"]
    duel = scenario(barbarian(seven, cp=9), pyromancer(["getting_paid"])).discard_phase()
    assert duel.asked() == (0, "sell_down")
    assert duel.options() == [f"sell {name}" for name in seven]
    duel.sell("smack_2")
    assert (duel.phase(), duel.state.active, duel.points()) == ("upkeep", 1, ["W_UPKEEP"])


@rule("DT-CARD-5", "DT-MAIN-3")
def test_a_played_card_is_paid_carried_out_and_lies_on_top_of_the_discard_pile() -> None:
    own = barbarian(["concuss", "smack_3"], cp=3, discard=["vegas_baby"])
    duel = scenario(own, pyromancer()).main().play("concuss")
    assert (duel.cp(0), duel.tokens(1, "concussion")) == (2, 1)
    assert (duel.hand(0), duel.discard_pile(0)) == (["smack_3"], ["vegas_baby", "concuss"])


@rule("DT-CARD-5")
def test_an_instant_too_lies_on_the_discard_pile_afterwards() -> None:
    duel = scenario(barbarian(["getting_paid", "smack_3"], discard=["vegas_baby"]), pyromancer()).main()
    assert duel.play("getting_paid").discard_pile(0) == ["vegas_baby", "getting_paid"]


@rule("DT-CARD-6", "DT-DECK-1")
def test_a_card_being_carried_out_is_nowhere() -> None:
    own = barbarian(["triple_up"], cp=2, deck=[], discard=["smack_2", "concuss"])
    duel = scenario(own, pyromancer()).main().play("triple_up")
    assert (sorted(duel.hand(0)), duel.discard_pile(0)) == (["concuss", "smack_2"], ["triple_up"])


@rule("DT-CARD-6")
def test_a_slow_card_waits_in_neither_hand_nor_pile_while_others_respond() -> None:
    duel = scenario(barbarian(["concuss", "smack_3"], cp=1), pyromancer(["getting_paid"])).main().play("concuss")
    assert duel.asked() == (1, "respond")
    assert (duel.hand(0), duel.discard_pile(0), duel.cp(0)) == (["smack_3"], [], 0)
    assert duel.tokens(1, "concussion") == 0


@rule("DT-CARD-7", "DT-TIMING-2", "DT-TIMING-6")
def test_an_instant_interrupts_a_slow_card_which_then_goes_on() -> None:
    own = barbarian(["transference", "smack_3"], cp=2, tokens={"burn": 1, "knockdown": 1})
    duel = scenario(own, pyromancer(["buh_bye", "fire_up"], cp=2)).main().play("transference")
    duel.play("buh_bye", by=1).answer("token burn", by=1).answer("player 0", by=0)
    assert (duel.tokens(0, "burn"), duel.tokens(0, "knockdown"), duel.tokens(1, "knockdown")) == (0, 0, 1)


@rule("DT-CARD-7", "DT-TIMING-3")
@pytest.mark.parametrize(("name", "question"), [("getting_paid", "rolling"), ("so_wild", "change_die")])
def test_instants_and_roll_phase_cards_are_not_interrupted(name: str, question: str) -> None:
    duel = scenario(barbarian([name], cp=2), pyromancer(["tip_it", "getting_paid"], cp=9)).roll(1, 2, 3, 4, 6)
    duel.play(name, by=0)
    assert duel.asked() == (0, question)  # nobody came between


@rule("DT-CARD-8")
def test_an_upgrade_is_offensive_or_defensive_by_what_it_replaces() -> None:
    upgrades = [definition for definition in load_hero("barbarian").cards if definition.upgrades is not None]
    defensive = [definition.id for definition in upgrades if isinstance(definition.becomes, Defence)]
    assert defensive == ["thick_skin_2"]
    assert all(isinstance(definition.becomes, Ability) for definition in upgrades if definition.id not in defensive)


@rule("DT-CARD-9")
def test_an_upgrade_stays_and_can_be_neither_sold_nor_discarded() -> None:
    duel = scenario(barbarian(["smack_2", "concuss"], cp=2), pyromancer()).main().play("smack_2")
    assert (duel.upgrades(0), duel.hand(0), duel.discard_pile(0)) == (["smack_2"], ["concuss"], [])
    assert "sell smack_2" not in duel.options()


@rule("DT-CARD-10", "DT-MAIN-4")
@pytest.mark.parametrize(
    ("laid", "upgrade", "price"),
    [
        ([], "smack_2", 2),
        ([], "smack_3", 3),
        (["smack_2"], "smack_3", 1),
        (["sturdy_blow_2"], "sturdy_blow_3", 1),
        (["sturdy_blow_2"], "smack_3", 3),
        (["sturdy_blow_2", "smack_2"], "smack_3", 1),
    ],
)
def test_what_an_upgrade_costs(laid: list[str], upgrade: str, price: int) -> None:
    side = barbarian([upgrade, "concuss"], cp=price, upgrades=laid)
    duel = scenario(side, pyromancer()).main().play(upgrade)
    assert (duel.cp(0), duel.upgrades(0), duel.level(0, upgrade[:-2])) == (0, [*laid, upgrade], int(upgrade[-1]))
    assert [event.paid for event in duel.logged(events.Upgraded)] == [price]


@rule("DT-CARD-10", "DT-CP-2")
@pytest.mark.parametrize(("laid", "cp"), [([], 2), (["smack_2"], 0)])
def test_an_upgrade_that_is_too_dear_is_illegal(laid: list[str], cp: int) -> None:
    duel = scenario(barbarian(["smack_3", "concuss"], cp=cp, upgrades=laid), pyromancer()).main()
    assert "play smack_3" not in duel.options()


@rule("DT-CARD-11", "A-26")
def test_level_three_covers_level_two_which_stays_underneath() -> None:
    side = barbarian(["smack_3", "concuss"], cp=9, upgrades=["smack_2"])
    duel = scenario(side, pyromancer()).main().play("smack_3")
    assert (duel.upgrades(0), duel.discard_pile(0), duel.level(0, "smack")) == (["smack_2", "smack_3"], [], 3)


@rule("DT-CARD-11", "A-26")
def test_level_two_is_not_played_on_level_three() -> None:
    duel = scenario(barbarian(["smack_2", "concuss"], cp=9, upgrades=["smack_3"]), pyromancer()).main()
    assert plays(duel) == ["concuss"]


@rule("DT-CARD-12")
def test_an_upgrade_replaces_the_text_of_its_space_and_of_no_other() -> None:
    duel = scenario(barbarian(upgrades=["mighty_blow_2"]), pyromancer()).roll(1, 2, 3, 4, 6)
    announced = [word for word in duel.options() if word.startswith("announce")]
    assert announced == ["announce smack/0", "announce mighty_blow/0"]  # once, not once for each level
    duel.announce("mighty_blow")
    assert (duel.asked(), duel.health(1)) == ((0, "main"), 42)  # 8 undefendable, no longer 9 normal


@rule("DT-CARD-13")
def test_samesies_compares_dice_of_one_throw_only() -> None:
    duel = scenario(barbarian(["samesies"], cp=1), pyromancer()).roll(1, 2, 3, 6, 6).will_roll(0, 4, 5, 5)
    duel.announce("overpower").play("samesies", by=0)
    assert duel.options() == ["set_die 0 5", "set_die 1 4", "set_die 1 5"]  # neither 1, 2, 3 nor 6
    duel.answer("set_die 0 5").pass_windows().declines_defence()
    assert duel.health(1) == 35


@rule("DT-DECK-1")
def test_the_discard_pile_becomes_the_deck_before_each_card_that_finds_none() -> None:
    own = barbarian(["triple_up"], cp=2, deck=["smack_2"], discard=["concuss", "get_some"])
    duel = scenario(own, pyromancer()).main().play("triple_up")
    assert duel.hand(0)[0] == "smack_2"  # the rest of the old deck comes first
    assert sorted(duel.hand(0)[1:]) == ["concuss", "get_some"]
    assert [event.count for event in duel.logged(events.Reshuffled)] == [2]


@rule("DT-DECK-1")
def test_what_is_drawn_before_a_reshuffle_is_reported_before_it() -> None:
    own = barbarian(["triple_up"], cp=2, deck=["smack_2"], discard=["concuss", "get_some", "so_wild"])
    duel = scenario(own, pyromancer()).main().play("triple_up")
    told = [event for event in duel.match.log if isinstance(event, events.Drew | events.Reshuffled)]
    assert [(type(event), event.count) for event in told] == [
        (events.Drew, 1),
        (events.Reshuffled, 3),
        (events.Drew, 2),
    ]
    assert duel.deck_size(0) == 1


@rule("DT-DECK-1")
def test_a_deck_made_from_the_discard_pile_is_shuffled(brute: Brute) -> None:
    thrown_away = [definition.id for definition in load_common()]
    own = brute(card("concuss", {"draw": 18}), hand=["concuss"], cp=1, deck=[], discard=thrown_away)
    drawn = scenario(own, pyromancer()).main().play("concuss").hand(0)
    assert sorted(drawn) == sorted(thrown_away)
    assert drawn not in (thrown_away, thrown_away[::-1])


@rule("DT-DECK-1", "DT-DECK-3")
def test_the_discard_pile_stays_while_the_deck_has_enough() -> None:
    own = barbarian(["double_up"], cp=1, deck=["smack_2", "so_wild"], discard=["concuss", "get_some"])
    duel = scenario(own, pyromancer()).main().play("double_up")
    assert (duel.hand(0), duel.deck_size(0)) == (["smack_2", "so_wild"], 0)
    assert duel.discard_pile(0) == ["concuss", "get_some", "double_up"]
    assert duel.logged(events.Reshuffled) == []


@rule("DT-DECK-2", "A-41")
def test_a_draw_fails_if_there_is_nothing_left() -> None:
    own = barbarian(["triple_up", "smack_3"], cp=2, deck=[], discard=["concuss"])
    duel = scenario(own, pyromancer()).main().play("triple_up")
    assert (duel.hand(0), duel.health(0)) == (["smack_3", "concuss"], 50)


@rule("DT-DECK-3")
def test_searching_an_empty_deck_does_not_renew_it(brute: Brute) -> None:
    own = brute(card("concuss", {"search_deck": 1}), hand=["concuss", "smack_3"], cp=1, deck=[], discard=["so_wild"])
    duel = scenario(own, pyromancer()).main().play("concuss")
    assert (duel.hand(0), duel.discard_pile(0), duel.deck_size(0)) == (["smack_3"], ["so_wild", "concuss"], 0)
