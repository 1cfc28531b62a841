"""Every verb of the vocabulary is resolved and judged: a verb is declared once and found in each table."""

from ludotheque.games.one_deck_dungeon.agents.encounter_forecast import STEPS, UNTRIED
from ludotheque.games.one_deck_dungeon.content.effect_types import EFFECTS
from ludotheque.games.one_deck_dungeon.effects.resolvers import AIMS, PAYMENTS, RESOLVERS


def test_every_verb_has_a_resolver() -> None:
    assert set(RESOLVERS) == set(EFFECTS)


def test_only_verbs_have_questions() -> None:
    assert {*PAYMENTS, *AIMS} <= set(EFFECTS)


def test_every_verb_is_tried_out_or_said_not_to_be() -> None:
    assert {*STEPS, *UNTRIED} == set(EFFECTS)
    assert not set(STEPS) & set(UNTRIED)
