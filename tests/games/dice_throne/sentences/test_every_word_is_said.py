"""Every word of the closed lists has a saying in every place it may stand, in both languages."""

import pytest

from ludotheque.games.dice_throne.content import effect_types as e
from ludotheque.games.dice_throne.content import hook_types as h
from ludotheque.games.dice_throne.content.loader import hero_ids, load_hero
from ludotheque.games.dice_throne.content.vocabulary import (
    Amount,
    Condition,
    Cost,
    CostKind,
    DamageType,
    DieValue,
    Effect,
    Many,
    Origin,
    Pick,
    Pool,
    Side,
    StatusKind,
    Who,
    Whose,
)
from ludotheque.games.dice_throne.sentences.card_texts import effects_text, hooks_text
from ludotheque.games.dice_throne.sentences.language_pack import Setting
from ludotheque.games.dice_throne.sentences.nouns import lexicon_of
from ludotheque.text.french import typography
from ludotheque.text.languages import LANGUAGES, Language
from ludotheque.text.spans import plain

LEXICON = lexicon_of(*(load_hero(hero) for hero in hero_ids()))
ONE = Amount(1)
DRAW = (e.Draw(ONE),)
SELF = (Who.SELF,)

PEOPLE: list[Effect] = [
    effect
    for who in (*Who, Pick(1, Pool.PLAYERS), Pick(3, Pool.OPPONENTS, up_to=True))
    for effect in (
        e.Damage(ONE, (who,)),
        e.Heal(ONE, (who,)),
        e.Gain("chi", ONE, (who,)),
        e.Discard(Many.ALL, (who,)),
        e.SetHealth(5, (who,)),
        e.LookAtHand((who,)),
        e.Remove("any", Many.ANY, (who,)),
    )
]
CONDITIONS = [
    Condition(symbols=(("flame", 2),), companion_active="nyra"),
    Condition(none_of=("flame", "blaze")),
    Condition(of_a_kind=4, rerolled=False),
    Condition(faces=(1, 3), first_player=False),
    Condition(roll_total_at_least=9, roll_total_at_most=12),
    Condition(added_damage_at_least=3, attack_damage_at_least=5),
    Condition(incoming_damage_at_least=6, damage_dealt_at_least=1),
    Condition(attack_damaged_holder_of=(("bleed", 2),), paid_at_least=2),
    Condition(defence_rolled=True, ultimate=True),
    Condition(holding=(("stun", 1), ("chi", 2)), holder_is_owner=True),
    Condition(held_since_own_turn_start=False, chosen_is=Side.PLAYER),
    Condition(attempts_used_below=3, side="human"),
    Condition(companion_downed="nyra", companion_health_at_least=(("nyra", 5),)),
]
EFFECTS: list[Effect] = [
    *PEOPLE,
    *(e.If(condition, DRAW) for condition in CONDITIONS),
    *(e.Damage(Amount(origin=origin, half=half), SELF) for origin in Origin for half in (False, True)),
    *(e.Damage(ONE, SELF, damage) for damage in DamageType),
    *(e.Reroll(2, whose) for whose in Whose),
    *(e.Reroll(1, whose, picked_by=Who.SELF) for whose in (Whose.OPPONENT, Whose.SAME)),
    *(e.SetDie(value, 2, Whose.ANY) for value in (*DieValue, 6)),
    *(e.PreventStatus("any", 2, kind) for kind in (*StatusKind, None)),
    *(e.MayPay((Cost(kind, count, "chi"),), per_paid=DRAW) for kind in CostKind for count in (ONE, *Many)),
    *(e.MayPay((Cost(CostKind.CP, ONE, by=who),), otherwise=DRAW) for who in Who),
    e.ShareDamage("nyra", Amount(2)),
    e.PreventStatus("stun", 1),
    e.Transfer("chi", Many.ALL, (Who.SAME,), (Who.ATTACKER,)),
    e.SearchDeck(2),
    e.Roll(Amount(3), by=Who.ATTACKER),
    e.ExtraOffensivePhase(2, target=(Who.SAME,)),
]
HOOKS = [
    *(h.At(moment, DRAW, "chi") for moment in h.Moment),
    *(h.Use(window, (Cost(CostKind.SPEND, ONE, "chi"),), DRAW) for window in h.Window),
    *(h.Modify(quantity, Amount(by)) for quantity in h.Quantity for by in (-2, 1)),
    *(h.Forbid(act) for act in h.Act),
    *(h.Replace(event, DRAW, condition=Condition(ultimate=False)) for event in h.Replaced),
]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("setting", Setting)
def test_every_effect_is_said_everywhere(setting: Setting, lang: Language) -> None:
    for effect in EFFECTS:
        said = plain(effects_text((effect,), setting, LEXICON, lang))
        assert said.endswith((".", ")")), effect
        assert "  " not in said, said


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("setting", [Setting.STATUS, Setting.PASSIVE])
def test_every_hook_is_said_of_a_holder_and_to_an_owner(setting: Setting, lang: Language) -> None:
    for hook in HOOKS:
        said = plain(hooks_text((hook,), setting, LEXICON, lang))
        assert said.endswith("."), hook
        assert "  " not in said, said


def test_a_free_use_is_an_offer_whatever_it_does() -> None:
    throw = e.Roll(ONE, (e.If(Condition(faces=(6,)), DRAW),))
    lines = [
        ((e.Draw(ONE),), "At any time, you may draw 1 card."),
        ((throw,), "At any time, you may roll 1 die. On 6: draw 1 card."),
        ((e.Draw(ONE), throw), "At any time, you may choose to do this. Draw 1 card. Roll 1 die. On 6: draw 1 card."),
    ]
    for effects, said in lines:
        assert plain(hooks_text((h.Use(h.Window.ANY_TIME, effects=effects),), Setting.PASSIVE, LEXICON, "en")) == said


def test_a_condition_may_have_only_an_otherwise() -> None:
    effect = e.If(Condition(of_a_kind=3), (), DRAW)
    assert plain(effects_text((effect,), Setting.CARD, LEXICON, "en")) == (
        "If you have 3 of a kind, nothing happens. Otherwise, draw 1 card."
    )
    assert plain(effects_text((effect,), Setting.CARD, LEXICON, "fr")) == typography(
        "Si vous obtenez 3 chiffres identiques, rien ne se passe. Sinon, piochez 1 carte."
    )
