"""Whom texts mean: which cards and tokens must wait for a target, and which let their owner name somebody."""

from ludotheque.games.dice_throne.content.loader import load_common, load_hero
from ludotheque.games.dice_throne.content.traversal import means_defender, names_somebody


def cards_of(hero: str) -> dict[str, object]:
    return {card.id: card.effects for card in load_hero(hero).cards}


def test_riders_for_the_defender_are_found_however_deep() -> None:
    assert [name for name, text in cards_of("pyromancer").items() if means_defender(text)] == ["huzzah"]
    assert [name for name, text in cards_of("barbarian").items() if means_defender(text)] == ["head_bash", "get_some"]


def test_who_looks_at_the_damage_of_an_attack_means_its_defender() -> None:
    crit = next(status for status in load_hero("paladin").statuses if status.id == "crit")
    assert any(means_defender(hook) for hook in crit.hooks)


def test_texts_that_leave_a_choice_of_players_are_found() -> None:
    common = {card.id: names_somebody(card.effects) for card in load_common()}
    assert {name for name, free in common.items() if free} == {
        "transference",
        "what_status_effects",
        "get_that_outta_here",
        "buh_bye",
        "not_this_time",
        "one_more_time",
        "better_d",
    }
