"""Texts that no card has: prices, choices, lists and offers must read right in both languages."""

import pytest

from ludotheque.games.one_deck_dungeon.content import effect_types as e
from ludotheque.games.one_deck_dungeon.content import hook_types as h
from ludotheque.games.one_deck_dungeon.content.vocabulary import (
    Color,
    Condition,
    Effects,
    Fact,
    Hook,
    Icon,
    Limit,
    Many,
    Moment,
    Place,
    Target,
    Whose,
)
from ludotheque.games.one_deck_dungeon.sentences.card_texts import effects_text
from ludotheque.games.one_deck_dungeon.sentences.language_pack import Setting
from ludotheque.games.one_deck_dungeon.sentences.writer import DungeonWriter
from ludotheque.text.french import typography
from ludotheque.text.spans import Span, plain

HEROIC, STRENGTH, AGILITY, MAGIC = Color.HEROIC, Color.STRENGTH, Color.AGILITY, Color.MAGIC
PLAIN = (STRENGTH, AGILITY, MAGIC)
POISONED = Condition(Fact.OWN_POISON)

COMPOSED: dict[str, tuple[Effects, str, str]] = {
    "dice of one value share it": (
        (e.Gain(STRENGTH, 4), e.Gain(AGILITY, 4, 2)),
        "Gain 1 strength die and 2 agility dice, each set to 4.",
        "Gagnez 1 dé de force et 2 dés d’agilité, chacun de valeur 4.",
    ),
    "dice of different values keep theirs": (
        (e.Gain(STRENGTH, 4), e.Gain(AGILITY, 5), e.Gain(MAGIC, 6)),
        "Gain 1 strength die set to 4, 1 agility die set to 5 and 1 magic die set to 6.",
        "Gagnez 1 dé de force de valeur 4, 1 dé d’agilité de valeur 5 et 1 dé de magie de valeur 6.",
    ),
    "the partner's dice are not mixed with one's own": (
        (e.Roll(MAGIC), e.Roll(MAGIC, 2, whose=Whose.PARTNER)),
        "Roll 1 magic die. Your partner rolls 2 magic dice.",
        "Lancez 1 dé de magie. Votre partenaire lance 2 dés de magie.",
    ),
    "a price that one's own deed follows": (
        (e.ExileDice(Place.OWN_POOL), e.Roll(HEROIC), e.Increase(1)),
        "Exile one of your dice to roll 1 heroic die and increase one of your dice by 1.",
        "Exilez un de vos dés pour lancer 1 dé héroïque et augmenter de 1 un de vos dés.",
    ),
    "a price that something else follows": (
        (e.SpendTime(2), e.Heal(1)),
        "Spend 2 time. If you do, one hero heals 1 damage.",
        "Dépensez 2 temps pour soigner 1 blessure d’un héros.",
    ),
    "several exiles are no price of each other": (
        (e.ExileDice(Place.SUPPLY, 1, (STRENGTH,)), e.ExileDice(Place.SUPPLY, 2, (MAGIC,))),
        "Exile 1 strength die and 2 magic dice from the supply.",
        "Exilez 1 dé de force et 2 dés de magie de la réserve générale.",
    ),
    "choices of one step stand in a row": (
        (e.ChooseOne(((e.Ignore(Icon.HEART),), (e.Ignore(Icon.TIME, 2),), (e.GainCube(),))),),
        "Choose one: ignore 1 heart, ignore up to 2 time icons or gain 1 potion cube.",
        "Choisissez entre : ignorer 1 cœur, ignorer jusqu’à 2 icônes de temps ou gagner 1 cube de potion.",
    ),
    "a verb that all choices have is said once": (
        (e.ChooseOne(((e.Ignore(Icon.HEART),), (e.Ignore(Icon.TIME, 2),))),),
        "Ignore 1 heart or up to 2 time icons.",
        "Ignorez 1 cœur ou jusqu’à 2 icônes de temps.",
    ),
    "a choice with what befalls heroes": (
        (e.ChooseOne(((e.SpendTime(1),), (e.Damage(1, Target.ONE_HERO),), (e.GainPoison(1, Target.ONE_HERO),))),),
        "Choose one: spend 1 time, one hero takes 1 damage or one hero takes 1 poison token.",
        "Choisissez entre : dépenser 1 temps, infliger 1 blessure à un héros ou donner 1 pion de poison à un héros.",
    ),
    "choices of several steps are numbered": (
        (e.ChooseOne(((e.GainPoison(1, Target.SELF), e.Roll(HEROIC)), (e.SpendTime(1), e.Roll(MAGIC)))),),
        "Choose one: (1) you take 1 poison token and roll 1 heroic die; (2) spend 1 time to roll 1 magic die.",
        (
            "Choisissez entre : (1) recevoir 1 pion de poison et lancer 1 dé héroïque ;"
            " (2) dépenser 1 temps pour lancer 1 dé de magie."
        ),
    ),
    "more or fewer dice for a price": (
        (
            e.ChooseOne(
                (
                    (e.SpendTime(2), e.Roll(HEROIC, 2, 1)),
                    (e.SpendTime(4), e.Roll(HEROIC, 3, 1)),
                )
            ),
        ),
        "Spend 2 time to roll 2 heroic dice, or 4 time to roll 3. Discard 1 of them before other effects.",
        (
            "Dépensez 2 temps pour lancer 2 dés héroïques, ou 4 temps pour en lancer 3. Défaussez-en un avant tout"
            " autre effet."
        ),
    ),
    "more or fewer dice with a penalty": (
        (e.ChooseOne(((e.Roll(HEROIC, 1, 0, (e.SpendTime(3),)),), (e.Roll(HEROIC, 2, 0, (e.SpendTime(3),)),))),),
        "Roll 1 or 2 heroic dice. If a 1 is rolled, before other effects, spend 3 time (only once).",
        "Lancez 1 ou 2 dés héroïques. Si un 1 apparaît, avant tout autre effet, dépensez 3 temps (une seule fois).",
    ),
    "different dice to choose from": (
        (e.ChooseOne(((e.Roll(HEROIC, 1),), (e.Roll(MAGIC, 2, 1),))),),
        "Choose one: (1) roll 1 heroic die; (2) roll 2 magic dice and discard 1 of them before other effects.",
        (
            "Choisissez entre : (1) lancer 1 dé héroïque ; (2) lancer 2 dés de magie et défausser l’un d’entre eux"
            " avant tout autre effet."
        ),
    ),
    "a throw with its penalty": (
        (e.Roll(HEROIC, 2, 1, (e.Damage(1, Target.SELF), e.SpendTime(3))),),
        (
            "Roll 2 heroic dice. Discard 1 of them before other effects."
            " If any of them shows 1, before other effects, you take 1 damage and spend 3 time."
        ),
        (
            "Lancez 2 dés héroïques. Défaussez l’un d’entre eux avant tout autre effet."
            " Si l’un d’eux montre 1, avant tout autre effet, subissez 1 blessure et dépensez 3 temps."
        ),
    ),
    "a condition with its otherwise": (
        (e.If(POISONED, (e.Gain(HEROIC, 5),), (e.RemovePoison(2), e.Heal(1, target=Target.SAME_HERO))),),
        (
            "If you have a poison token, gain 1 heroic die set to 5."
            " Otherwise, one hero removes up to 2 poison tokens and that hero heals 1 damage."
        ),
        (
            "Si vous avez un pion de poison, gagnez 1 dé héroïque de valeur 5."
            " Sinon, retirez jusqu’à 2 pions de poison d’un héros et soignez 1 blessure de ce héros."
        ),
    ),
    "as many as wanted": (
        (e.Reroll(Many.ANY, (1, 2), Whose.PARTNER), e.Change(4, Many.ANY)),
        "Reroll any number of your partner’s dice showing 1 or 2. Change any number of your dice to 4.",
        (
            "Relancez les dés de votre partenaire qui montrent 1 ou 2, autant que vous voulez."
            " Changez en 4 autant de vos dés que vous voulez."
        ),
    ),
    "another colour": (
        (e.Recolor(PLAIN, 1, PLAIN), e.Recolor((HEROIC,), 2, (AGILITY, MAGIC))),
        (
            "Swap one of your non-heroic dice for a non-heroic die of another color and the same value."
            " Swap up to 2 of your agility or magic dice for heroic dice of the same values."
        ),
        (
            "Échangez un de vos dés non héroïques contre un dé non héroïque d’une autre couleur et de même valeur."
            " Échangez jusqu’à 2 de vos dés d’agilité ou de magie contre des dés héroïques de même valeur."
        ),
    ),
}


@pytest.mark.parametrize("name", COMPOSED)
def test_texts_are_composed(name: str) -> None:
    effects, english, french = COMPOSED[name]
    assert plain(effects_text(effects, "en")) == english
    assert plain(effects_text(effects, "fr")) == typography(french)


HOOKS: dict[str, tuple[Hook, str, str]] = {
    "moment, limit, condition and offer": (
        h.At(Moment.DESCEND, (e.GainCube(),), POISONED, optional=True, limit=Limit.GAME),
        "Once per game, when the party descends, if you have a poison token, you may gain 1 potion cube.",
        (
            "Une fois par partie, quand le groupe descend, si vous avez un pion de poison,"
            " vous pouvez gagner 1 cube de potion."
        ),
    ),
    "a condition inside a moment": (
        h.At(Moment.FLEE, (e.If(POISONED, (e.SpendTime(1),), (e.GainCube(),)),)),
        "When the party flees, if you have a poison token, spend 1 time; otherwise, gain 1 potion cube.",
        "Quand le groupe fuit, si vous avez un pion de poison, dépensez 1 temps ; sinon, gagnez 1 cube de potion.",
    ),
    "what some boxes are": (
        h.Boxes(wide=True, color=AGILITY, armor=False, refuse=HEROIC),
        "Wide agility boxes without armor cannot be covered with heroic dice.",
        "Les cases larges d’agilité sans armure ne peuvent pas recevoir de dés héroïques.",
    ),
    "none of them": (
        h.LoseLoot(Condition(Fact.UNCOVERED_BOXES, 0, 0)),
        "If every box is covered when the encounter ends, discard the card instead of looting it.",
        (
            "Si toutes les cases sont recouvertes à la fin de la rencontre,"
            " défaussez la carte au lieu de la prendre en butin."
        ),
    ),
}


@pytest.mark.parametrize("name", HOOKS)
def test_hooks_are_composed(name: str) -> None:
    hook, english, french = HOOKS[name]
    assert plain(DungeonWriter("en").hooks((hook,), Setting.PLACE)) == english
    assert plain(DungeonWriter("fr").hooks((hook,), Setting.PLACE)) == typography(french)


def test_a_foe_speaks_of_its_own_encounter() -> None:
    hook = h.At(Moment.ENCOUNTER_START, (e.SpendTime(3),))
    assert plain(DungeonWriter("en").hooks((hook,), Setting.FOE)) == "At the start of the encounter, spend 3 time."
    assert plain(DungeonWriter("en").hooks((hook,), Setting.PLACE)) == "At the start of an encounter, spend 3 time."


def test_words_lead_to_their_rules() -> None:
    said = effects_text((e.SpendTime(2), e.Roll(HEROIC)), "fr")
    assert Span("temps", "rule:ODD-TIME-1") in said
    assert Span("dé héroïque", "color:heroic") in said
