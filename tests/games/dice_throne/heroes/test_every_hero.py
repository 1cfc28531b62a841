"""What holds for each of the sixteen: deck, set-up, and a board that lies as the leaflet says."""

import pytest

from ludotheque.games.dice_throne.content.loader import hero_ids, load_hero
from ludotheque.registry.discovery import game_named
from tests.games.dice_throne.scenario import barbarian, fighter, new_game, scenario
from tests.rules import rule

HEROES = hero_ids()


def test_all_sixteen_can_be_played_the_easiest_first() -> None:
    playable = game_named("dice_throne").heroes()
    assert sorted(playable) == sorted(HEROES)
    assert len(HEROES) == 16
    grades = [load_hero(name).difficulty.value for name in playable]
    assert grades == sorted(grades)


@rule("DT-COMP-1")
@pytest.mark.parametrize("name", HEROES)
@pytest.mark.parametrize("promo", ["no", "yes"])
def test_a_deck_is_the_common_cards_and_the_heros_own(name: str, promo: str) -> None:
    duel = scenario(fighter(name), barbarian(), promo=promo).main()
    printed = load_hero(name).deck
    assert printed.common == 18
    extra = printed.promo_extra if promo == "yes" else 0
    assert duel.deck_size(0) + len(duel.hand(0)) == printed.common + printed.hero + extra


@rule("DT-SETUP-6", "DT-SETUP-7")
@pytest.mark.parametrize("name", HEROES)
def test_nothing_lies_there_at_the_start_but_what_the_leaflet_says(name: str) -> None:
    duel = new_game(name, "barbarian", (1, 6))
    said = dict(load_hero(name).hero_setup.tokens)
    held = {status.id: duel.tokens(0, status.id) for status in load_hero(name).statuses}
    assert held == {status: said.get(status, 0) for status in held}


@rule("DT-ABIL-9")
@pytest.mark.parametrize("name", HEROES)
def test_the_passive_on_the_board_is_in_force(name: str) -> None:
    duel = scenario(fighter(name), barbarian()).main()
    hero = duel.content.heroes[0]
    for slot, passives in enumerate(hero.passive):
        level = duel.state.heroes[0].levels[slot]
        for at, source in enumerate(passives):
            assert source < 0 or duel.state.heroes[0].tokens[source] == int(at == level)


@rule("DT-SETUP-1")
@pytest.mark.parametrize("name", HEROES)
def test_a_hero_may_meet_itself(name: str) -> None:
    duel = new_game(name, name, (6, 1))
    assert [duel.content.heroes[seat].id for seat in (0, 1)] == [name, name]
    assert duel.state.active == 0
