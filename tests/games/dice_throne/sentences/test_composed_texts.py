"""Cards that no hero has: nested conditions, offers, choices and amounts must read right in both languages."""

import pytest

from ludotheque.games.dice_throne.content.effect_types import (
    AddDamage,
    BuildCompanion,
    Choose,
    ChooseOne,
    Damage,
    Discard,
    Draw,
    Gain,
    GainCp,
    Grow,
    Heal,
    If,
    Inflict,
    LookAtHand,
    LoseCp,
    MakeUndefendable,
    MayPay,
    Prevent,
    RaiseLimit,
    Remove,
    Reroll,
    Roll,
    SetCompanion,
    StealCp,
    StealHealth,
    Then,
)
from ludotheque.games.dice_throne.content.hook_types import At, Moment
from ludotheque.games.dice_throne.content.loader import hero_ids, load_hero
from ludotheque.games.dice_throne.content.vocabulary import (
    Amount,
    CompanionState,
    Condition,
    Cost,
    CostKind,
    DamageType,
    DiscardBy,
    Effects,
    Level,
    Many,
    Origin,
    Pick,
    Pool,
    Side,
    TokensOf,
    Who,
    Whose,
)
from ludotheque.games.dice_throne.sentences.card_texts import effects_text, hooks_text, option_text
from ludotheque.games.dice_throne.sentences.language_pack import Setting
from ludotheque.games.dice_throne.sentences.nouns import lexicon_of
from ludotheque.text.french import typography
from ludotheque.text.languages import LANGUAGES
from ludotheque.text.spans import Span, plain

LEXICON = lexicon_of(*(load_hero(hero) for hero in hero_ids()))
A = Amount
DEFENDER = (Who.DEFENDER,)
OPPONENT = (Who.CHOSEN_OPPONENT,)
SELF = (Who.SELF,)
SAME = (Who.SAME,)
TEAM = (Who.SELF, Who.CHOSEN_TEAMMATE)
ONE_CP = Cost(CostKind.CP, A(1))
TWO_CP = Cost(CostKind.CP, A(2))
OFFENCE, DEFENCE, CARD, MODIFIER = Setting.OFFENCE, Setting.DEFENCE, Setting.CARD, Setting.MODIFIER

Composed = tuple[Setting, Effects, str, str]

NESTED: dict[str, Composed] = {
    "if in if, each with its otherwise": (
        OFFENCE,
        (
            If(
                Condition(of_a_kind=3),
                (
                    GainCp(A(1)),
                    If(
                        Condition(holding=(("fire_mastery", 2),)),
                        (Damage(A(2), DEFENDER, DamageType.UNDEFENDABLE),),
                        (Draw(A(1)),),
                    ),
                ),
                (Heal(A(2)),),
            ),
        ),
        (
            "If you have 3 of a kind: gain 1 CP; if you have at least 2 Fire Mastery, deal 2 undefendable damage;"
            " otherwise, draw 1 card. Otherwise, heal 2."
        ),
        (
            "Si vous obtenez 3 chiffres identiques : gagnez 1 PC ; si vous avez au moins 2 jetons Maîtrise du Feu,"
            " infligez 2 dégâts imparables ; sinon, piochez 1 carte. Sinon, soignez 2 points de Santé."
        ),
    ),
    "a condition inside others keeps its brackets": (
        CARD,
        (
            If(
                Condition(holding=(("chi", 1),)),
                (If(Condition(of_a_kind=3), (Draw(A(1)),), (Heal(A(1)),)), GainCp(A(3))),
            ),
        ),
        "If you have at least 1 Chi: (if you have 3 of a kind, draw 1 card; otherwise, heal 1); gain 3 CP.",
        (
            "Si vous avez au moins 1 jeton Chi : (si vous obtenez 3 chiffres identiques, piochez 1 carte ; sinon,"
            " soignez 1 point de Santé) ; gagnez 3 PC."
        ),
    ),
    "steal as much as an amount that goes on": (
        CARD,
        (StealCp(A(per_token=(("chi", 1),)), OPPONENT, up_to=True),),
        "Steal up to 1 CP from an opponent of your choice per Chi you have.",
        "Volez à un adversaire de votre choix jusqu’à 1 PC par jeton Chi que vous avez.",
    ),
    "may pay, then choose one": (
        CARD,
        (MayPay((TWO_CP,), (ChooseOne(((Draw(A(2)),), (Inflict("stun", A(1), OPPONENT),))),)),),
        "You may pay 2 CP. If you do, choose one: draw 2 cards or inflict Stun on an opponent of your choice.",
        (
            "Vous pouvez payer 2 PC. Si vous le faites, choisissez entre : piocher 2 cartes ou infliger"
            " Étourdissement à un adversaire de votre choix."
        ),
    ),
    "two costs, an aim and a consolation": (
        CARD,
        (
            MayPay(
                (ONE_CP, Cost(CostKind.DISCARD, A(2))),
                (Heal(A(3)), Gain("evasive", A(1))),
                otherwise=(GainCp(A(1)),),
            ),
        ),
        "You may pay 1 CP and discard 2 cards to heal 3 and gain 1 Evasive. If you do not, gain 1 CP.",
        (
            "Vous pouvez payer 1 PC et défausser 2 cartes pour soigner 3 points de Santé et gagner 1 jeton Évitement."
            " Sinon, gagnez 1 PC."
        ),
    ),
    "then, an offer, then": (
        OFFENCE,
        (
            Damage(A(4), DEFENDER, DamageType.NORMAL),
            Then(
                (
                    MayPay((Cost(CostKind.SPEND, A(1), "crit"),), (Inflict("stun", A(1), DEFENDER), Draw(A(1)))),
                    Then((GainCp(A(2)),)),
                )
            ),
        ),
        "Deal 4 damage. Then you may spend Crit to inflict Stun and draw 1 card. Then gain 2 CP.",
        (
            "Infligez 4 dégâts. Puis vous pouvez dépenser Critique pour infliger Étourdissement et piocher 1 carte."
            " Puis gagnez 2 PC."
        ),
    ),
    "a throw inside a condition": (
        CARD,
        (
            If(
                Condition(symbols=(("flame", 1),)),
                (
                    Roll(
                        A(2),
                        (
                            Damage(A(origin=Origin.ROLL_TOTAL), OPPONENT),
                            If(Condition(roll_total_at_least=9), (Inflict("stun", A(1), SAME),)),
                        ),
                    ),
                    Draw(A(1)),
                ),
                (LoseCp(A(1), SELF),),
            ),
        ),
        (
            "On Flame: (roll 2 dice: deal damage to an opponent of your choice equal to the total rolled; if the total"
            " rolled is 9 or more, inflict Stun on them); draw 1 card. Otherwise, lose 1 CP."
        ),
        (
            "Sur Flamme : (lancez 2 dés : infligez à un adversaire de votre choix un nombre de dégâts égal au total des"
            " dés ; si le total des dés est d’au moins 9, infligez-lui Étourdissement) ; piochez 1 carte."
            " Sinon, perdez 1 PC."
        ),
    ),
    "options with insides are numbered": (
        CARD,
        (
            ChooseOne(
                (
                    (If(Condition(holding=(("shadows", 1),)), (Draw(A(2)),), (Draw(A(1)),)),),
                    (MayPay((ONE_CP,), (Heal(A(2)),)),),
                    (GainCp(A(1)),),
                )
            ),
        ),
        (
            "Choose one: (1) if you have Shadows, draw 2 cards; otherwise, draw 1 card; (2) you may pay 1 CP to heal 2;"
            " (3) gain 1 CP."
        ),
        (
            "Choisissez entre : (1) si vous avez Ombre, piocher 2 cartes ; sinon, piocher 1 carte ; (2) payer 1 PC pour"
            " soigner 2 points de Santé ; (3) gagner 1 PC."
        ),
    ),
    "a verb that all options have is said once": (
        CARD,
        (
            If(Condition(symbols=(("lotus", 1),)), (ChooseOne(((Gain("evasive", A(1)),), (Gain("cleanse", A(1)),))),)),
            ChooseOne(((Gain("crit", A(1)),), (Draw(A(1)),))),
        ),
        "On Lotus: gain 1 Evasive or 1 Cleanse. Choose one: gain Crit or draw 1 card.",
        (
            "Sur Lotus : gagnez 1 jeton Évitement ou 1 jeton Purification. Choisissez entre : gagner Critique ou"
            " piocher 1 carte."
        ),
    ),
    "what others do can be a purpose and an option": (
        OFFENCE,
        (
            MayPay((ONE_CP,), (Gain("protect", A(1), (Who.CHOSEN_PLAYER,)),)),
            ChooseOne(((GainCp(A(1)),), (Discard(A(1), DEFENDER),))),
        ),
        (
            "You may pay 1 CP to give Protect to a player of your choice. Choose one: gain 1 CP or the opponent"
            " discards 1 card of their choice."
        ),
        (
            "Vous pouvez payer 1 PC pour donner Protection à un joueur de votre choix. Choisissez entre : gagner 1 PC"
            " ou faire défausser à l’adversaire 1 carte de son choix."
        ),
    ),
    "a throw that is paid for": (
        CARD,
        (
            MayPay((ONE_CP,), (Roll(A(1), (If(Condition(faces=(6,)), (Draw(A(1)),)),)),)),
            MayPay((TWO_CP,), (Roll(A(2), (Heal(A(origin=Origin.ROLL_TOTAL)),)),)),
        ),
        (
            "You may pay 1 CP and roll 1 die: on 6, draw 1 card. You may pay 2 CP and roll 2 dice. Heal an amount"
            " equal to the total rolled."
        ),
        (
            "Vous pouvez payer 1 PC et lancer 1 dé : sur 6, piochez 1 carte. Vous pouvez payer 2 PC et lancer 2 dés."
            " Soignez un nombre de points de Santé égal au total des dés."
        ),
    ),
    "another player chooses": (
        CARD,
        (
            Choose(Side.OPPONENT),
            ChooseOne(
                ((LoseCp(A(2), SAME),), (Discard(A(1), SAME, DiscardBy.RANDOM),), (Damage(A(3), SAME),)),
                Who.SAME,
            ),
        ),
        ("Choose an opponent. They choose one: they lose 2 CP, they discard 1 card at random or they take 3 damage."),
        ("Choisissez un adversaire. Il choisit entre : perdre 2 PC, défausser 1 carte au hasard ou subir 3 dégâts."),
    ),
}

AMOUNTS: dict[str, Composed] = {
    "damage per token": (
        CARD,
        (Damage(A(per_token=(("fire_mastery", 1),)), OPPONENT),),
        "Deal 1 damage to an opponent of your choice per Fire Mastery you have.",
        "Infligez à un adversaire de votre choix 1 dégât par jeton Maîtrise du Feu que vous avez.",
    ),
    "none, one and two": (
        CARD,
        (Draw(A(0)), Draw(A(1)), Draw(A(2))),
        "Draw 0 cards. Draw 1 card. Draw 2 cards.",
        "Piochez 0 carte. Piochez 1 carte. Piochez 2 cartes.",
    ),
    "negative amounts are taken away": (
        MODIFIER,
        (AddDamage(A(-2)), AddDamage(A(per_token=(("shame", -1),), of=TokensOf.DEFENDER))),
        "Subtract 2 damage from the Attack plus 1 per Shame on the defender.",
        "Soustrayez à l’Attaque 2 dégâts plus 1 par jeton Honte du Défenseur.",
    ),
    "half of what one has, rounded up": (
        OFFENCE,
        (Damage(A(2, origin=Origin.OWN_CP, half=True), DEFENDER, DamageType.PURE),),
        "Deal pure damage equal to 2 plus half your CP (rounded up).",
        "Infligez un nombre de dégâts purs égal à 2 plus la moitié de vos PC (arrondie au chiffre supérieur).",
    ),
    "a base, two rates and pairs": (
        DEFENCE,
        (
            Damage(A(1, per_symbol=(("sword", 1), ("helmet", 1), ("life", 2))), (Who.ATTACKER,)),
            Prevent(A(per_pair=(("bolt", 2),))),
        ),
        (
            "Deal 1 damage to the attacker plus 1 per Sword or Helmet and 2 per Life rolled. Prevent 2 damage for every"
            " 2 Bolts."
        ),
        (
            "Infligez à l’Attaquant 1 dégât plus 1 par Épée ou Heaume et 2 par face Vie. Prévenez 2 dégâts par paire"
            " d’Éclairs."
        ),
    ),
    "a face with the name of something else": (
        CARD,
        (
            Roll(
                A(3),
                (
                    Draw(A(per_symbol=(("card", 1),))),
                    If(Condition(symbols=(("shadow", 2),)), (Gain("shadows", A(1)),)),
                    Grow(A(per_symbol=(("spirit", 1),))),
                    If(Condition(symbols=(("shadow", 1),)), (Draw(A(1)),)),
                ),
            ),
        ),
        (
            "Roll 3 dice. Draw 1 card per Card rolled. On 2 Shadows rolled: gain Shadows. Grow your Spirits once per"
            " Spirit rolled. On Shadow: draw 1 card."
        ),
        (
            "Lancez 3 dés. Piochez 1 carte par face Carte. Sur 2 faces Ombre : gagnez Ombre. Faites croître 1 Esprit"
            " par face Esprit. Sur Ombre : piochez 1 carte."
        ),
    ),
    "what others suffer for each of a symbol": (
        DEFENCE,
        (
            Damage(A(per_symbol=(("fist", 1),)), (Who.ATTACKER,)),
            Inflict("nanite", A(per_symbol=(("bolt", 1),)), (Who.ATTACKER,)),
            StealHealth(A(per_pair=(("droplet", 1),)), (Who.ATTACKER,)),
        ),
        (
            "Per Fist: deal 1 damage to the attacker. Per Bolt: inflict 1 Nanite on the attacker. For every 2 Droplets:"
            " steal 1 health from the attacker."
        ),
        (
            "Infligez à l’Attaquant 1 dégât par Poing. Infligez à l’Attaquant 1 jeton Nanite par Éclair. Volez à"
            " l’Attaquant 1 point de Santé par paire de Gouttelettes."
        ),
    ),
    "up to so many, for each": (
        CARD,
        (
            MayPay(
                (Cost(CostKind.SPEND, A(3), "chi", up_to=True),),
                per_paid=(Heal(A(1)), Draw(A(1))),
            ),
            If(Condition(paid_at_least=2), (GainCp(A(1)),)),
        ),
        "You may spend up to 3 Chi. For each Chi spent, heal 1 and draw 1 card. If you spent at least 2, gain 1 CP.",
        (
            "Vous pouvez dépenser jusqu’à 3 jetons Chi. Pour chaque jeton Chi dépensé, soignez 1 point de Santé et"
            " piochez 1 carte. Si vous en avez dépensé au moins 2, gagnez 1 PC."
        ),
    ),
    "as many as wanted, with agreement": (
        CARD,
        (MayPay((Cost(CostKind.DISCARD, Many.ANY),), per_paid=(GainCp(A(1)),)),),
        "You may discard any number of cards to gain 1 CP per card discarded.",
        "Vous pouvez défausser autant de cartes que vous voulez pour gagner 1 PC par carte défaussée.",
    ),
}

JOINED: dict[str, Composed] = {
    "tokens and Combat Points are gained in one breath": (
        CARD,
        (Gain("crit", A(1)), GainCp(A(2)), Gain("protect", A(1)), Draw(A(1)), GainCp(A(1))),
        "Gain Crit, 2 CP and Protect. Draw 1 card. Gain 1 CP.",
        "Gagnez Critique, 2 PC et Protection. Piochez 1 carte. Gagnez 1 PC.",
    ),
    "in a list all tokens are counted or none": (
        OFFENCE,
        (Inflict("stun", A(1), DEFENDER), Inflict("burn", A(1), DEFENDER), Gain("honor", A(1)), Gain("crit", A(1))),
        "Inflict Stun and Burn. Gain 1 Honor and 1 Crit.",
        "Infligez Étourdissement et Brûlure. Gagnez 1 jeton Honneur et 1 jeton Critique.",
    ),
    "damage that is added twice": (
        MODIFIER,
        (AddDamage(A(1)), AddDamage(A(per_symbol=(("sword", 1),))), AddDamage(A(-1))),
        "Add 1 damage plus 1 per Sword. Subtract 1 damage from the Attack.",
        "Ajoutez 1 dégât plus 1 par Épée. Soustrayez 1 dégât à l’Attaque.",
    ),
    "equal results of one die": (
        CARD,
        (
            Roll(
                A(1),
                (
                    If(Condition(symbols=(("flame", 1),)), (Draw(A(1)),)),
                    If(Condition(symbols=(("blaze", 1),)), (Draw(A(1)),)),
                    If(Condition(symbols=(("meteor", 1),)), (Heal(A(1)),)),
                ),
            ),
        ),
        "Roll 1 die. On Flame or Blaze: draw 1 card. On Meteor: heal 1.",
        "Lancez 1 dé. Sur Flamme ou Fournaise : piochez 1 carte. Sur Météore : soignez 1 point de Santé.",
    ),
    "equal results of several dice may all come": (
        CARD,
        (
            Roll(
                A(2),
                (
                    If(Condition(symbols=(("flame", 1),)), (Draw(A(1)),)),
                    If(Condition(symbols=(("blaze", 1),)), (Draw(A(1)),)),
                ),
            ),
        ),
        "Roll 2 dice. On Flame: draw 1 card. On Blaze: draw 1 card.",
        "Lancez 2 dés. Sur Flamme : piochez 1 carte. Sur Fournaise : piochez 1 carte.",
    ),
    "an equal result that is asked otherwise": (
        CARD,
        (
            Roll(
                A(2),
                (
                    If(
                        Condition(faces=(6,)),
                        (Draw(A(2)),),
                        (If(Condition(faces=(1, 2)), (Draw(A(2)),), (Draw(A(1)),)),),
                    ),
                ),
            ),
        ),
        "Roll 2 dice. On 1, 2 or 6: draw 2 cards. Otherwise, draw 1 card.",
        "Lancez 2 dés. Sur 1, 2 ou 6 : piochez 2 cartes. Sinon, piochez 1 carte.",
    ),
}

WORDS: dict[str, Composed] = {
    "two and three targets": (
        CARD,
        (Heal(A(1), TEAM), Damage(A(2), (Who.ATTACKER, Who.EACH_OPPONENT, Who.CHOSEN_PLAYER))),
        (
            "You and a teammate of your choice heal 1. Deal 2 damage to the attacker, each opponent and a player of"
            " your choice."
        ),
        (
            "Vous et un coéquipier de votre choix soignez 1 point de Santé. Infligez 2 dégâts à l’Attaquant,"
            " à chaque adversaire et à un joueur de votre choix."
        ),
    ),
    "several act together": (
        CARD,
        (Gain("chi", A(2), TEAM), Gain("stun", A(1), (Pick(2, Pool.PLAYERS, up_to=True),))),
        "You and a teammate of your choice gain 2 Chi. Up to 2 players of your choice gain Stun.",
        (
            "Vous et un coéquipier de votre choix gagnez 2 jetons Chi. Jusqu’à 2 joueurs de votre choix gagnent"
            " Étourdissement."
        ),
    ),
    "whoever was chosen is taken up by a pronoun": (
        CARD,
        (
            Choose(Side.PLAYER),
            If(Condition(chosen_is=Side.OPPONENT), (Damage(A(2), SAME),), (Heal(A(1), SAME),)),
            Remove("any", A(1), SAME, optional=True),
            LookAtHand(SAME),
            Reroll(1, Whose.SAME),
            MayPay((ONE_CP,), (Gain("chi", A(1), SAME),)),
        ),
        (
            "Choose a player. If they are an opponent, deal 2 damage to them. Otherwise, they heal 1. You may remove 1"
            " status effect from them. Look at their hand. Reroll 1 of their dice. You may pay 1 CP to give 1"
            " Chi to them."
        ),
        (
            "Choisissez un joueur. Si c’est un adversaire, infligez-lui 2 dégâts. Sinon, il soigne 1 point de Santé."
            " Vous pouvez lui retirer 1 Altération d’État. Regardez sa main. Relancez 1 de ses dés. Vous pouvez payer 1"
            " PC pour lui donner 1 jeton Chi."
        ),
    ),
    "picked players": (
        OFFENCE,
        (
            Inflict("bleed", A(2), (Pick(2, Pool.OPPONENTS, distinct=True),)),
            Inflict("stun", A(1), SAME),
            Damage(A(1), SAME),
        ),
        "Inflict 2 Bleed and 1 Stun on each of 2 different opponents of your choice. Deal 1 damage to them.",
        (
            "Infligez 2 jetons Hémorragie et 1 jeton Étourdissement à 2 adversaires différents de votre choix."
            " Infligez-leur 1 dégât."
        ),
    ),
    "players who may be chosen again, and at most so many": (
        OFFENCE,
        (
            Damage(A(1), (Pick(3, Pool.OPPONENTS, distinct=False),), DamageType.UNDEFENDABLE),
            Inflict("stun", A(1), (Pick(2, Pool.OPPONENTS, up_to=True),)),
            Remove("chi", Many.ANY, (Who.ANY_HOLDER,), optional=True),
        ),
        (
            "3 times, deal 1 undefendable damage to an opponent of your choice (the same one or another). Inflict Stun"
            " on up to 2 opponents of your choice. You may remove any number of Chi from players of your choice."
        ),
        (
            "Infligez 3 fois 1 dégât imparable à un adversaire de votre choix (le même ou non). Infligez Étourdissement"
            " à un maximum de 2 adversaires de votre choix. Vous pouvez retirer autant de jetons Chi que vous voulez"
            " aux joueurs de votre choix."
        ),
    ),
    "elision before the name of a status": (
        CARD,
        (RaiseLimit("stun", 1), RaiseLimit("shame", 2), RaiseLimit("honor", 1)),
        "Raise your Stun stack limit by 1. Raise your Shame stack limit by 2. Raise your Honor stack limit by 1.",
        (
            "Augmentez de 1 votre Limite d’Empilement d’Étourdissement. Augmentez de 2 votre Limite d’Empilement de"
            " Honte. Augmentez de 1 votre Limite d’Empilement d’Honneur."
        ),
    ),
    "gender of companions": (
        CARD,
        (
            SetCompanion("nyra", CompanionState.ACTIVE),
            BuildCompanion("bots", Level.ADVANCED),
            Remove("spirits", A(2), SELF),
            Remove("any", Many.ALL, SELF),
        ),
        "Nyra becomes active. Build an Advanced Bot. Remove 2 Spirits. Remove all your status effects.",
        "Nyra redevient active. Construisez un Robot avancé. Retirez 2 Esprits. Retirez toutes vos Altérations d’État.",
    ),
    "three conditions, one of them denied": (
        OFFENCE,
        (
            If(
                Condition(symbols=(("katana", 2),), none_of=("kabuto", "rising_sun"), ultimate=False),
                (MakeUndefendable(),),
            ),
        ),
        (
            "On 2 Katana, if no die shows Kabuto or Rising Sun and the Attack is not an Ultimate: make the Attack"
            " undefendable."
        ),
        (
            "Sur 2 Katanas, si aucun dé ne montre Kabuto ni Soleil levant et si l’Attaque n’est pas une Capacité"
            " Ultime : rendez l’Attaque imparable."
        ),
    ),
    "the opponent of an ability need not be named, but can act": (
        OFFENCE,
        (LoseCp(A(1), DEFENDER), Inflict("burn", A(1), DEFENDER)),
        "The opponent loses 1 CP. Inflict Burn.",
        "L’adversaire perd 1 PC. Infligez Brûlure.",
    ),
}

COMPOSED = NESTED | AMOUNTS | JOINED | WORDS


@pytest.mark.parametrize("name", COMPOSED)
def test_in_english(name: str) -> None:
    setting, effects, english, _ = COMPOSED[name]
    assert plain(effects_text(effects, setting, LEXICON, "en")) == english


@pytest.mark.parametrize("name", COMPOSED)
def test_in_french(name: str) -> None:
    setting, effects, _, french = COMPOSED[name]
    assert plain(effects_text(effects, setting, LEXICON, "fr")) == typography(french)


def test_an_option_addresses_the_player_who_chooses() -> None:
    theirs = ChooseOne(((Inflict("stun", A(1), SAME),), (Discard(A(1), SAME), Damage(A(2), SAME))), Who.SAME)
    said = [plain(option_text(theirs, number, CARD, LEXICON, lang)) for lang in LANGUAGES for number in (0, 1)]
    assert sorted(said) == [
        "Discard 1 card of their choice and take 2 damage.",
        "Défausser 1 carte de son choix et subir 2 dégâts.",
        "Receive Stun.",
        "Recevoir Étourdissement.",
    ]
    own = ChooseOne(((Draw(A(1)),), (GainCp(A(1)),)))
    assert plain(option_text(own, 1, CARD, LEXICON, "fr")) == "Gagnez 1 PC."


def test_a_status_speaks_of_its_holder() -> None:
    hooks = (
        At(
            Moment.OWN_UPKEEP,
            (MayPay((ONE_CP,), (Remove("burn", A(1), SELF),), otherwise=(Damage(A(2), SELF),)),),
        ),
    )
    assert plain(hooks_text(hooks, Setting.STATUS, LEXICON, "en")) == (
        "During their Upkeep Phase, the holder may pay 1 CP to remove Burn; if they do not, they take 2 damage."
    )
    assert plain(hooks_text(hooks, Setting.STATUS, LEXICON, "fr")) == typography(
        "Pendant sa Phase d’Entretien, le porteur peut payer 1 PC pour retirer Brûlure ; sinon, il subit 2 dégâts."
    )


def test_a_passive_speaks_to_its_owner() -> None:
    hooks = (At(Moment.OWN_TURN_END, (Draw(A(1)), GainCp(A(1))), condition=Condition(of_a_kind=3)),)
    assert plain(hooks_text(hooks, Setting.PASSIVE, LEXICON, "fr")) == (
        "À la fin de votre tour, si vous obtenez 3 chiffres identiques, piochez 1 carte et gagnez 1 PC."
    )


def test_terms_are_kept_through_grammar() -> None:
    spans = effects_text((RaiseLimit("stun", 1),), CARD, LEXICON, "fr")
    assert Span("Étourdissement", "status:stun") in spans
    assert Span("Limite d’Empilement", "rule:DT-STATUS-3") in spans
