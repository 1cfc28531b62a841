"""Every verb of the vocabulary is resolved and estimated: it is declared once and found in each table.

That every verb is said in both languages stands with the sentences.
"""

from ludotheque.games.dice_throne.agents.effect_values import ESTIMATES
from ludotheque.games.dice_throne.content.decode import VERBS
from ludotheque.games.dice_throne.effects.resolvers import RESOLVERS


def test_every_verb_has_a_resolver() -> None:
    assert set(RESOLVERS) == set(VERBS.values())


def test_every_verb_has_one_estimate() -> None:
    assert {*ESTIMATES.steps, *ESTIMATES.branches} == set(VERBS.values())
    assert not set(ESTIMATES.steps) & set(ESTIMATES.branches)
