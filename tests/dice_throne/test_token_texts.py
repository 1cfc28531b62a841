"""What tokens say of their holder: who acts, whose phase it is, and what is paid lest something happens."""

import pytest

from ludotheque.dice_throne import effects as e
from ludotheque.dice_throne import hooks as h
from ludotheque.dice_throne.loading import hero_ids, load_hero
from ludotheque.dice_throne.sentences.lexicon import lexicon_of
from ludotheque.dice_throne.sentences.texts import hooks_text, status_text
from ludotheque.dice_throne.sentences.voice import Setting
from ludotheque.dice_throne.sheets import Status
from ludotheque.dice_throne.vocabulary import Amount, Many, Who
from ludotheque.text.french import typography
from ludotheque.text.spans import plain

LEXICON = lexicon_of(*(load_hero(hero) for hero in hero_ids()))
ONE = Amount(1)


def status_of(hero: str, status: str) -> Status:
    return next(each for each in load_hero(hero).statuses if each.id == status)


TOKENS: dict[tuple[str, str], tuple[str, str]] = {
    ("monk", "knockdown"): (
        (
            "Negative status effect, stack limit 1.\n"
            "Before their Offensive Roll Phase, the holder may pay 2 CP to remove Knockdown. If they do not, they skip"
            " that phase, then remove Knockdown."
        ),
        (
            "Altération d’État Négative, Limite d’Empilement 1.\n"
            "Avant sa Phase de Lancer Offensif, le porteur peut payer 2 PC pour retirer À terre. Sinon, il saute cette"
            " phase, puis retire À terre."
        ),
    ),
    ("barbarian", "concussion"): (
        "Negative status effect, stack limit 1.\nThe holder skips their Income Phase, then removes Concussion.",
        (
            "Altération d’État Négative, Limite d’Empilement 1.\n"
            "Le porteur saute sa Phase de Revenu, puis retire Commotion."
        ),
    ),
    ("barbarian", "stun"): (
        (
            "Negative status effect, stack limit 1.\n"
            "The holder cannot do anything (no card, token, passive or defense). After the Attack, the player who"
            " inflicted this token removes it and takes 1 extra Offensive Roll Phase against the holder."
        ),
        (
            "Altération d’État Négative, Limite d’Empilement 1.\n"
            "Le porteur ne peut rien faire (ni carte, ni défense, ni jeton, ni capacité). Après l’Attaque, le joueur"
            " qui a infligé ce jeton le retire et effectue 1 Phase de Lancer Offensif supplémentaire contre le porteur."
        ),
    ),
    ("moon_elf", "entangle"): (
        (
            "Negative status effect, stack limit 1.\n"
            "During their Offensive Roll Phase, the holder has 1 fewer Roll Attempt. At the end of their Roll Phase,"
            " they remove Entangle."
        ),
        (
            "Altération d’État Négative, Limite d’Empilement 1.\n"
            "Pendant sa Phase de Lancer Offensif, le porteur a 1 Tentative de Lancer de moins. À la conclusion de sa"
            " Phase de Lancer, il retire Enchevêtrement."
        ),
    ),
    ("tactician", "constrict"): (
        (
            "Negative status effect, stack limit 1.\n"
            "During their Offensive Roll Phase, each Roll Attempt after the first costs the holder 1 CP. At the end of"
            " their Roll Phase, they remove Constrict."
        ),
        (
            "Altération d’État Négative, Limite d’Empilement 1.\n"
            "Pendant sa Phase de Lancer Offensif, chaque Tentative de Lancer après la première coûte 1 PC au porteur. À"
            " la conclusion de sa Phase de Lancer, il retire Compression."
        ),
    ),
    ("cursed_pirate", "cursed_doubloon"): (
        (
            "Unique status effect, stack limit 5 (3 for other players), persistent, cannot be removed or transferred,"
            " except by an ability of the Cursed Pirate’s board.\n"
            "During their Upkeep Phase, if the holder is not the Cursed Pirate, they take 1 damage per Cursed Doubloon"
            " they have. If they are the Cursed Pirate, they may choose not to gain this token."
        ),
        (
            "Altération d’État Unique, Limite d’Empilement 5 (3 pour les autres joueurs), persistante, ne peut être ni"
            " retirée ni transférée, sauf par une capacité du plateau de la Pirate Maudite.\n"
            "Pendant sa Phase d’Entretien, si le porteur ne joue pas la Pirate Maudite, il subit 1 dégât par jeton"
            " Doublon maudit qu’il a. S’il joue la Pirate Maudite, il peut choisir de ne pas gagner ce jeton."
        ),
    ),
    ("paladin", "blessing_of_divinity"): (
        (
            "Unique status effect, stack limit 1, cannot be removed or transferred in any other way.\n"
            "Instead of being defeated, the holder removes Blessing of Divinity and sets their health to 1."
        ),
        (
            "Altération d’État Unique, Limite d’Empilement 1, ne peut être ni retirée ni transférée autrement.\n"
            "Au lieu d’être vaincu, le porteur retire Bénédiction divine et met sa Santé à 1."
        ),
    ),
    ("shadow_thief", "shadows"): (
        (
            "Positive status effect, stack limit 1.\n"
            "The holder takes no damage from opponents’ Offensive Abilities, except from an Ultimate. They cannot use a"
            " Defensive Ability. At the end of their turn, they remove Shadows if they had it when that turn began."
        ),
        (
            "Altération d’État Positive, Limite d’Empilement 1.\n"
            "Le porteur ne subit aucun dégât des Capacités Offensives adverses, sauf d’une Capacité Ultime. Il ne peut"
            " pas utiliser de Capacité Défensive. À la fin de son tour, il retire Ombre s’il l’avait au début de ce"
            " tour."
        ),
    ),
    ("cursed_pirate", "powder_keg"): (
        (
            "Negative status effect, stack limit 1.\n"
            "During their Upkeep Phase, the holder rolls 1 die. On 1 or 2: this token detonates. On 6: they may"
            " transfer this token to a player of their choice. When they receive another Powder Keg, the first one"
            " detonates. When this token detonates, they remove it and take 3 undefendable damage (isolated source"
            " of damage)."
        ),
        (
            "Altération d’État Négative, Limite d’Empilement 1.\n"
            "Pendant sa Phase d’Entretien, le porteur lance 1 dé. Sur 1 ou 2 : ce jeton explose. Sur 6 : il peut"
            " transférer ce jeton à un joueur de son choix. Quand il reçoit un autre jeton Baril de poudre, le premier"
            " explose. Quand ce jeton explose, il le retire et subit 3 dégâts imparables (source isolée de dégâts)."
        ),
    ),
}


@pytest.mark.parametrize(("hero", "status"), TOKENS)
def test_a_token_says_what_it_does(hero: str, status: str) -> None:
    english, french = TOKENS[(hero, status)]
    assert plain(status_text(status_of(hero, status), LEXICON, "en")) == english
    assert plain(status_text(status_of(hero, status), LEXICON, "fr")) == typography(french)


def said(*hooks: h.At | h.Use | h.Modify | h.Forbid | h.Replace) -> tuple[str, str]:
    english = plain(hooks_text(hooks, Setting.STATUS, LEXICON, "en"))
    return english, plain(hooks_text(hooks, Setting.STATUS, LEXICON, "fr"))


def test_the_holder_is_spelled_out_where_only_others_act() -> None:
    assert said(h.At(h.Moment.OWN_UPKEEP, (e.Discard(Many.ALL, (Who.EACH_PLAYER,)),))) == (
        "During the holder’s Upkeep Phase, each player discards their whole hand.",
        "Pendant la Phase d’Entretien du porteur, chaque joueur défausse toute sa main.",
    )


def test_the_holder_is_named_once() -> None:
    assert said(
        h.Modify(h.Quantity.INCOMING_ATTACK_DAMAGE, ONE),
        h.Modify(h.Quantity.OWN_ATTACK_DAMAGE, ONE),
        h.Forbid(h.Act.DEFENCE_OF_TARGET),
        h.Modify(h.Quantity.ATTEMPT_CP_COST, ONE),
        h.Modify(h.Quantity.INCOMING_ATTACK_DAMAGE, ONE),
    ) == (
        (
            "Attacks against the holder deal 1 more damage. Their Attacks deal 1 more damage. The target of their"
            " Attack cannot use a Defensive Ability. During their Offensive Roll Phase, each Roll Attempt from number 1"
            " on costs them 1 CP. Attacks against them deal 1 more damage."
        ),
        (
            "Les Attaques contre le porteur infligent 1 dégât de plus. Ses Attaques infligent 1 dégât de plus. La cible"
            " de son Attaque ne peut pas utiliser de Capacité Défensive. Pendant sa Phase de Lancer Offensif, chaque"
            " Tentative de Lancer à partir de la nº 1 lui coûte 1 PC. Les Attaques contre lui infligent 1 dégât de"
            " plus."
        ),
    )


def test_what_replaces_a_phase_follows_it() -> None:
    throw = e.Roll(ONE, (e.Heal(ONE),))
    assert said(h.Replace(h.Replaced.OWN_INCOME_PHASE, (e.Draw(ONE), e.Heal(ONE)), optional=True)) == (
        "The holder may skip their Income Phase, then draw 1 card and heal 1.",
        "Le porteur peut sauter sa Phase de Revenu, puis piocher 1 carte et soigner 1 point de Santé.",
    )
    assert said(h.Replace(h.Replaced.OWN_INCOME_PHASE, (throw,))) == (
        "The holder skips their Income Phase. Then they roll 1 die. They heal 1.",
        "Le porteur saute sa Phase de Revenu. Puis il lance 1 dé. Il soigne 1 point de Santé.",
    )
