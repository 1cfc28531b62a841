"""Every word of the closed lists has a saying in both languages, wherever content may put it."""

import pytest

from ludotheque.games.one_deck_dungeon.content import effect_types as e
from ludotheque.games.one_deck_dungeon.content import hook_types as h
from ludotheque.games.one_deck_dungeon.content.vocabulary import (
    Color,
    Condition,
    Counted,
    Effect,
    Fact,
    Hook,
    Icon,
    Limit,
    Many,
    Moment,
    Only,
    Place,
    Quantity,
    StoreWhen,
    Target,
    Usable,
    Whose,
)
from ludotheque.games.one_deck_dungeon.sentences.language_pack import Setting
from ludotheque.games.one_deck_dungeon.sentences.writer import SPEECHES, DungeonWriter
from ludotheque.text.languages import LANGUAGES, Language
from ludotheque.text.spans import plain

CUBE_PLACES = (Place.PARTY, Place.SPENT)
DICE_PLACES = (Place.SUPPLY, Place.OWN_POOL, Place.HEROIC_EXCHANGE, Place.COVERED_SKULLS)
CUBE = (e.GainCube(),)
NUMBERS: tuple[int | Many, ...] = (1, 3, *Many)
COLOR_LISTS: tuple[tuple[Color, ...], ...] = ((), *((color,) for color in Color), tuple(Color)[:3], tuple(Color)[1:3])
BOUNDS = ((1, 999), (3, 999), (0, 0), (1, 1), (2, 2), (0, 2), (2, 4))
CONDITIONS = [Condition(fact, low, high) for fact in Fact for low, high in BOUNDS]
EFFECTS: list[Effect] = [
    *(
        e.Gain(color, 4, count, only, whose)
        for color in Color
        for count in (1, 2)
        for only in (None, *Only)
        for whose in Whose
    ),
    *(e.Roll(color, count, count - 1, CUBE, whose) for color in Color for count in (1, 3) for whose in Whose),
    *(e.RollStored(number) for number in NUMBERS),
    *(
        e.Increase(2, n, colors, values, whose)
        for n in NUMBERS
        for colors in COLOR_LISTS
        for values in ((), (1, 2))
        for whose in Whose
    ),
    *(e.Change(6, number, one_value=one, just_gained=not one) for number in NUMBERS for one in (True, False)),
    *(e.Recolor(to, number, colors) for to in COLOR_LISTS[1:] for number in NUMBERS for colors in COLOR_LISTS),
    *(e.Exchange(Color.STRENGTH, 6, number, (5,)) for number in NUMBERS),
    *(e.Reroll(number, (1,), whose) for number in NUMBERS for whose in Whose),
    e.RerollResist(),
    *(
        e.Ignore(icon, count, in_boss, least)
        for icon in Icon
        for count in (1, 2)
        for in_boss in (0, 2)
        for least in (0, 3)
    ),
    *(e.Heal(amount, early, target) for amount in (1, 2) for early in (0, 3) for target in Target),
    *(e.SpendTime(2, per_door) for per_door in (True, False)),
    *(verb(count, target) for verb in (e.Damage, e.GainPoison) for count in (1, 2) for target in Target),
    *(e.RemovePoison(count, target, exile) for count in (1, 2) for target in Target for exile in (True, False)),
    *(e.GainCube(count) for count in (1, 2)),
    *(e.ExileCube(place) for place in CUBE_PLACES),
    *(e.ExileDice(place, n, colors, CUBE) for place in DICE_PLACES for n in NUMBERS for colors in COLOR_LISTS),
    *(e.Unexile(count) for count in (1, 3)),
    e.ItemToXp(),
    e.AddDoor(),
    e.SkipEncounter(),
    *(e.RecoverBoss(1, per) for per in (None, *Counted)),
    e.ChooseOne((CUBE, (e.SpendTime(1), e.Roll(Color.HEROIC)))),
    *(e.If(condition, CUBE, CUBE) for condition in CONDITIONS),
]
HOOKS: list[Hook] = [
    *(h.At(moment, CUBE, condition) for moment in Moment for condition in (None, CONDITIONS[0])),
    *(h.At(Moment.FLEE, effects, optional=True, limit=limit) for effects in (CUBE, (EFFECTS[-1],)) for limit in Limit),
    *(h.Modify(quantity, by) for quantity in Quantity for by in (-2, 1)),
    *(h.Modify(quantity, to=to) for quantity in Quantity for to in (0, 1, 3)),
    *(h.WhenRolled(1, CUBE, nth) for nth in (0, 1, 2, 5)),
    h.DiscardRolled((1, 3)),
    h.DiscardHighest(),
    *(h.LowerRolled(color) for color in Color),
    *(h.AddConsequence(icon, 1, other, 2) for icon in Icon for other in Icon),
    h.SoakPairs(),
    h.HeartToTime(),
    *(
        h.Boxes(
            armor=mark,
            skull=mark,
            wide=mark,
            color=color,
            become_armor=True,
            refuse=Color.HEROIC,
            max_dice=2,
            twice=True,
        )
        for mark in (True, False, None)
        for color in (None, *Color)
    ),
    *(h.SetX(counted, 2, base, 12, 3) for counted in Counted for base in (0, 5)),
    *(h.LoseLoot(condition) for condition in CONDITIONS),
]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_verb_and_hook_can_be_said(lang: Language) -> None:
    sentence_table = SPEECHES[lang].sentence_table
    assert [kind.__name__ for kind in (*e.EFFECTS, *h.HOOKS) if not sentence_table.knows(kind)] == []


def test_no_verb_or_hook_is_forgotten_here() -> None:
    assert {type(effect) for effect in EFFECTS} == set(e.EFFECTS)
    assert {type(hook) for hook in HOOKS} == set(h.HOOKS)
    assert set(CUBE_PLACES) | set(DICE_PLACES) == set(Place)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("setting", Setting)
def test_every_effect_is_said_everywhere(setting: Setting, lang: Language) -> None:
    for effect in EFFECTS:
        check(plain(DungeonWriter(lang).effects((effect,), setting, 2)), effect)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("setting", Setting)
def test_every_hook_is_said_everywhere(setting: Setting, lang: Language) -> None:
    for hook in HOOKS:
        check(plain(DungeonWriter(lang).hooks((hook,), setting)), hook)


def check(said: str, thing: object) -> None:
    assert said.endswith("."), thing
    assert "  " not in said, said
    assert said[0].isupper(), said


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_way_to_use_and_store_has_a_label(lang: Language) -> None:
    writer = DungeonWriter(lang)
    assert all(writer.say(f"odd-usable-{usable.value}") for usable in Usable)
    assert all(writer.say(f"odd-store-{trigger.value}") for trigger in StoreWhen)
    assert all(writer.say(f"odd-talent-{limit.value}") for limit in Limit)
