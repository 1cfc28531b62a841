"""Components and set-up (DT-COMP, DT-SETUP)."""

import pytest

from ludotheque.games.dice_throne.content.loader import load_hero
from ludotheque.games.dice_throne.content.vocabulary import StatusKind
from ludotheque.games.dice_throne.table.events import Drew, PhaseSkipped, Rolled, StartRolled
from ludotheque.games.dice_throne.table.match_content import MatchContent
from ludotheque.games.dice_throne.view import DiceSeen
from tests.games.dice_throne.guests import MADE_UP, Brute, dizziness
from tests.games.dice_throne.own_hero import Block, put
from tests.games.dice_throne.scenario import barbarian, new_game, pyromancer, scenario
from tests.rules import rule

HEROES = ("barbarian", "pyromancer")


@rule("DT-COMP-1")
@pytest.mark.parametrize("hero", HEROES)
def test_a_kit_has_five_dice_and_the_deck_of_the_fact_file(hero: str) -> None:
    duel = new_game(hero, "barbarian", (6, 1))
    facts = load_hero(hero)
    assert facts.dice.count == 5
    assert len(duel.hand(0)) + duel.deck_size(0) == facts.deck.total == 32


@rule("DT-COMP-1")
def test_a_promo_card_is_in_the_deck_only_on_request() -> None:
    plain = [len(hero.deck) for hero in MatchContent(HEROES, False).heroes]
    promo = [len(hero.deck) for hero in MatchContent(HEROES, True).heroes]
    assert (plain, promo) == ([32, 32], [33, 33])


@rule("DT-COMP-2")
def test_the_symbols_of_a_die_are_those_printed_on_its_numbers() -> None:
    assert load_hero("barbarian").faces == ("sword", "sword", "sword", "life", "life", "pow")
    assert load_hero("pyromancer").faces == ("flame", "flame", "flame", "blaze", "fiery_soul", "meteor")


@rule("DT-COMP-2")
def test_a_die_that_changes_its_number_changes_its_symbol_with_it() -> None:
    duel = scenario(barbarian(hand=["so_wild"]), pyromancer()).roll(1, 2, 3, 4, 4)
    assert "announce smack/0" in duel.options()
    duel.play("so_wild").answer("set_die 0 6")
    assert duel.dice() == [6, 2, 3, 4, 4]
    assert "announce smack/0" not in duel.options()


@rule("DT-COMP-3")
@pytest.mark.parametrize("hero", HEROES)
def test_a_board_has_offence_one_ultimate_and_a_defence(hero: str) -> None:
    board = load_hero(hero).boards[0]
    assert board.abilities
    assert board.ultimate.is_ultimate
    assert not any(ability.is_ultimate for ability in board.abilities)
    assert board.defences


@rule("DT-COMP-4")
@pytest.mark.parametrize("hero", HEROES)
def test_the_leaflet_says_what_tokens_do_and_how_hard_the_hero_is(hero: str) -> None:
    leaflet = load_hero(hero)
    assert 1 <= leaflet.difficulty.value <= 6
    assert leaflet.difficulty.scale == (1, 6)
    for status in leaflet.statuses:
        assert status.effect
        assert status.kind in StatusKind
        assert status.stack_limit.owner >= 1


@rule("DT-COMP-5")
def test_tokens_never_run_out() -> None:
    sides = pyromancer(hand=["fire_up"], cp=3, tokens={"fire_mastery": 5}), pyromancer(tokens={"fire_mastery": 5})
    duel = scenario(*sides).main()
    duel.play("fire_up")
    assert (duel.tokens(0, "fire_mastery"), duel.tokens(1, "fire_mastery")) == (6, 5)


@rule("DT-COMP-6")
def test_hands_are_private_decks_face_down_and_discard_piles_open() -> None:
    sides = barbarian(hand=["concuss"], discard=["so_wild"]), pyromancer(hand=["fire_up"])
    duel = scenario(*sides).main()
    for viewer, hands in ((0, [["concuss"], [None]]), (1, [[None], ["fire_up"]])):
        seats = duel.match.seen((viewer,)).view()["seats"]
        assert [[card["card"] for card in seat["hand"]] for seat in seats] == hands
        assert [card["card"] for card in seats[0]["discard"]] == ["so_wild"]
        assert seats[viewer]["deck"] == duel.deck_size(viewer)


@rule("DT-COMP-6")
def test_nobody_sees_a_card_the_other_drew_nor_what_lies_in_a_deck() -> None:
    duel = new_game(*HEROES, (6, 1))
    for viewer in (0, 1):
        seen = duel.match.seen((viewer,))
        assert isinstance(seen, DiceSeen)
        assert all(seen.card(card) is not None for card in duel.state.heroes[viewer].hand)
        assert all(seen.card(card) is None for card in duel.state.heroes[1 - viewer].hand)
        assert all(seen.card(card) is None for hero in duel.state.heroes for card in hero.deck)


@rule("DT-COMP-6")
def test_a_drawn_card_is_told_to_its_player_only() -> None:
    duel = scenario(barbarian(deck=["concuss"]), pyromancer()).income()
    drew = duel.logged(Drew)[-1]
    assert drew.seen_by(0b01).cards == ("concuss",)
    assert drew.seen_by(0b10).cards == ()


@rule("DT-SETUP-1")
def test_both_players_may_take_the_same_hero() -> None:
    duel = new_game("pyromancer", "pyromancer", (6, 1))
    assert [hero.id for hero in duel.content.heroes] == ["pyromancer", "pyromancer"]
    assert [len(duel.hand(seat)) + duel.deck_size(seat) for seat in (0, 1)] == [32, 32]


@rule("DT-SETUP-2", "DT-SETUP-3", "DT-SETUP-7")
def test_a_duel_begins_with_50_health_2_cp_and_no_token() -> None:
    duel = new_game(*HEROES, (6, 1))
    assert [duel.health(seat) for seat in (0, 1)] == [50, 50]
    assert [duel.cp(seat) for seat in (0, 1)] == [2, 2]
    assert [sum(hero.tokens) for hero in duel.state.heroes] == [0, 0]


@rule("DT-SETUP-4")
def test_the_opening_hand_is_four_cards_and_stays() -> None:
    duel = new_game(*HEROES, (6, 1))
    assert [len(duel.hand(seat)) for seat in (0, 1)] == [4, 4]
    assert [duel.deck_size(seat) for seat in (0, 1)] == [28, 28]
    assert duel.pass_windows().asked() == (0, "main")  # nobody was offered another hand


@rule("DT-SETUP-4")
@pytest.mark.parametrize("seat", [0, 1])
def test_decks_are_shuffled(seat: int) -> None:
    hands = {tuple(new_game(*HEROES, (6, 1), key=f"game {number}").hand(seat)) for number in range(20)}
    assert len(hands) > 10


@rule("DT-SETUP-5")
@pytest.mark.parametrize(("rolls", "start"), [((4, 3), 0), ((1, 2), 1)])
def test_the_highest_die_starts(rolls: tuple[int, int], start: int) -> None:
    duel = new_game(*HEROES, rolls).pass_windows()
    assert duel.state.start_player == start
    assert duel.asked() == (start, "main")
    assert duel.logged(StartRolled) == [StartRolled(seat, value) for seat, value in enumerate(rolls)]


@rule("DT-SETUP-5", "A-2")
def test_a_tie_for_the_start_is_rolled_again() -> None:
    duel = new_game(*HEROES, (3, 3), (5, 5), (2, 6))
    assert duel.state.start_player == 1
    assert len(duel.logged(StartRolled)) == 6


@rule("DT-SETUP-8")
@pytest.mark.parametrize("start", [0, 1])
def test_only_the_start_player_skips_the_first_income(start: int) -> None:
    duel = new_game(*HEROES, (6, 1) if start == 0 else (1, 6)).pass_windows()
    assert duel.asked() == (start, "main")
    assert (duel.cp(start), len(duel.hand(start))) == (2, 4)
    other = 1 - start
    duel.until_phase("main_1", other)
    assert (duel.cp(other), len(duel.hand(other))) == (3, 5)
    duel.until_phase("main_1", start)
    assert (duel.cp(start), len(duel.hand(start))) == (3, 5)
    assert [event.seat for event in duel.logged(PhaseSkipped)] == [start]


@rule("DT-SETUP-8")
def test_there_is_no_window_in_the_income_phase_that_is_skipped() -> None:
    duel = new_game(*HEROES, (6, 1)).pass_windows()
    assert duel.phases() == ["upkeep", "main_1"]
    assert "W_INCOME" not in duel.points()
    assert not duel.logged(Rolled)


@rule("DT-ABIL-9")
def test_a_passive_is_in_force_since_before_the_first_turn(brute: Brute) -> None:
    hook = {"at": "own_turn_end", "if": {"held_since_own_turn_start": True}, "effects": [{"gain_cp": 3}]}
    names = {"id": "grit", "name_en": "Grit", "name_fr": "Cran", "name_fr_source": "ours"}
    side = brute(put("boards/main/passive", {**names, "hooks": [hook], **MADE_UP}))
    duel = new_game(side.hero, "pyromancer", (6, 1))
    assert duel.until_phase("main_1", 1).cp(0) == 2 + 3


@rule("DT-SETUP-6", "DT-TOKEN-4")
def test_a_token_of_the_set_up_lies_there_before_the_first_turn(brute: Brute) -> None:
    hook = {"at": "own_turn_end", "if": {"held_since_own_turn_start": True}, "effects": [{"gain_cp": 3}]}
    side = brute(dizziness(hook), put("hero_setup/tokens", {"dizziness": 1}))
    duel = new_game(side.hero, "pyromancer", (6, 1))
    assert (duel.tokens(0, "dizziness"), duel.until_phase("main_1", 1).cp(0)) == (1, 2 + 3)


@rule("DT-SETUP-4", "DT-SETUP-5")
def test_the_luck_of_a_game_is_used_from_its_beginning() -> None:
    """Each has rolled a die for the start and shuffled a deck once; no more luck is gone."""
    assert new_game("barbarian", "pyromancer", (6, 1)).state.drawn == [1, 1, 1, 1]


@rule("DT-SETUP-6")
@pytest.mark.parametrize(
    ("start", "health", "active"), [({"state": "active", "health": 3}, 3, True), ({"state": "downed"}, 0, False)]
)
def test_a_companion_begins_as_its_leaflet_says(brute: Brute, start: Block, health: int, active: bool) -> None:
    hound = {"id": "hound", "name_en": "Hound", "name_fr": "Limier", "gender_fr": "m", "max_health": 7}
    rests = {"at": "own_turn_end", "effects": [{"heal_companion": "hound", "n": 1}]}
    block = {**hound, "states": ["active", "downed"], "effect": ["a dog"], "hooks": [rests], **MADE_UP}
    side = brute(put("companions", [block]), put("hero_setup/companions", {"hound": start}))
    seats = new_game(side.hero, "pyromancer", (6, 1)).match.seen(()).view()["seats"]
    assert seats[0]["companions"] == {"hound": {"count": 1, "limit": 1, "health": health, "active": active}}
