"""What tokens say of their holder: who acts, whose phase it is, and what is paid lest something happens."""

import pytest

from ludotheque.games.dice_throne.content import effect_types as e
from ludotheque.games.dice_throne.content import hook_types as h
from ludotheque.games.dice_throne.content.definitions import Status
from ludotheque.games.dice_throne.content.loader import hero_ids, load_hero
from ludotheque.games.dice_throne.content.vocabulary import Amount, Many, Who
from ludotheque.games.dice_throne.sentences.card_texts import companion_text, hooks_text, status_text
from ludotheque.games.dice_throne.sentences.language_pack import Setting
from ludotheque.games.dice_throne.sentences.nouns import lexicon_of
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
    ("samurai", "honor"): (
        (
            "Positive status effect, stack limit 2, spendable, Attack Modifier.\n"
            "When the holder attacks, they may spend: 1 Honor to add 1 damage; 2 Honor to add 3 damage."
        ),
        (
            "Altération d’État Positive, Limite d’Empilement 2, dépensable, Modificateur d’Attaque.\n"
            "Quand le porteur attaque, il peut dépenser : 1 jeton Honneur pour ajouter 1 dégât ; 2 jetons pour"
            " ajouter 3 dégâts."
        ),
    ),
    ("monk", "chi"): (
        (
            "Positive status effect, stack limit 5, spendable, Attack Modifier.\n"
            "The holder may spend any number of Chi: when they would take damage, to prevent 1 damage per token"
            " spent; when they attack, to add 1 damage per token spent (not gained this turn)."
        ),
        (
            "Altération d’État Positive, Limite d’Empilement 5, dépensable, Modificateur d’Attaque.\n"
            "Le porteur peut dépenser autant de jetons Chi qu’il veut : quand il doit subir des dégâts, pour"
            " prévenir 1 dégât par jeton dépensé ; quand il attaque, pour ajouter 1 dégât par jeton dépensé (hors"
            " jetons gagnés ce tour-ci)."
        ),
    ),
    ("vampire_lord", "blood_power"): (
        (
            "Positive status effect, stack limit 5, spendable, Attack Modifier.\n"
            "The holder may spend (each once per turn): 1 Blood Power when they attack, to add 3 damage; 2 Blood"
            " Power during their Main Phase, to remove 1 status effect from a player of their choice; 3 Blood"
            " Power at any time, to draw 2 cards; 4 Blood Power when they attack, to heal an amount equal to the"
            " damage dealt. At the end of their turn, with or without this token, the Vampire Lord gains 1"
            " Blood Power if their Attack damaged a player with at least 2 Bleed this turn."
        ),
        (
            "Altération d’État Positive, Limite d’Empilement 5, dépensable, Modificateur d’Attaque.\n"
            "Le porteur peut dépenser (1 fois par tour pour chaque effet) : 1 jeton Pouvoir du sang quand il"
            " attaque, pour ajouter 3 dégâts ; 2 jetons pendant sa Phase Principale, pour retirer 1 Altération"
            " d’État à un joueur de son choix ; 3 jetons à tout moment, pour piocher 2 cartes ; 4 jetons quand il"
            " attaque, pour soigner autant de points de Santé que de dégâts infligés. À la fin de son tour, avec"
            " ou sans ce jeton, la Reine Vampire gagne 1 jeton Pouvoir du sang si son Attaque a blessé ce tour-ci"
            " un joueur ayant au moins 2 jetons Hémorragie."
        ),
    ),
    ("tactician", "tactical_advantage"): (
        (
            "Positive status effect, stack limit 5, spendable.\n"
            "At any time, the holder may spend: 1 Tactical Advantage to gain 1 CP or reroll 1 of their dice; 3"
            " Tactical Advantage to draw 1 card or inflict Targeted on an opponent of their choice; 4 Tactical"
            " Advantage to give Protect to a player of their choice. During their Main Phase, they may spend 4"
            " Tactical Advantage to transfer 1 status effect from a player of their choice to another player of"
            " their choice."
        ),
        (
            "Altération d’État Positive, Limite d’Empilement 5, dépensable.\n"
            "À tout moment, le porteur peut dépenser : 1 jeton Avantage tactique pour gagner 1 PC ou relancer 1"
            " de ses dés ; 3 jetons pour piocher 1 carte ou infliger Pris pour cible à un adversaire de son choix"
            " ; 4 jetons pour donner Protection à un joueur de son choix. Pendant sa Phase Principale, il peut"
            " dépenser 4 jetons Avantage tactique pour transférer 1 jeton d’Altération d’État d’un joueur de son"
            " choix vers un autre joueur de son choix."
        ),
    ),
    ("seraph", "flight"): (
        (
            "Positive status effect, stack limit 3, spendable.\n"
            "When the holder attacks, they may spend 1 Flight and roll 2 dice. On 6: they make the Attack"
            " undefendable. When they are attacked, they may spend 1 Flight and roll 2 dice. On 6: they avoid the"
            " incoming damage."
        ),
        (
            "Altération d’État Positive, Limite d’Empilement 3, dépensable.\n"
            "Quand le porteur attaque, il peut dépenser 1 jeton Vol et lancer 2 dés. Sur 6 : il rend l’Attaque"
            " imparable. Quand une Attaque le vise, il peut dépenser 1 jeton Vol et lancer 2 dés. Sur 6 : il"
            " évite les Dégâts Entrants."
        ),
    ),
    ("ninja", "ninjutsu"): (
        (
            "Positive status effect, stack limit 3, spendable, Attack Modifier.\n"
            "When the holder attacks, they may spend 1 Ninjutsu and roll 1 die. On 1 to 3: they add 1 damage. On"
            " 4 or 5: they add 2 damage. On 6, they choose one: (1) they add 2 damage; (2) they inflict 1 Delayed"
            " Poison on the defender; (3) if the defense has not been rolled, they make the Attack undefendable."
        ),
        (
            "Altération d’État Positive, Limite d’Empilement 3, dépensable, Modificateur d’Attaque.\n"
            "Quand le porteur attaque, il peut dépenser 1 jeton Ninjitsu et lancer 1 dé. Sur 1 à 3 : il ajoute 1"
            " dégât. Sur 4 ou 5 : il ajoute 2 dégâts. Sur 6, il choisit entre : (1) ajouter 2 dégâts ; (2)"
            " infliger 1 jeton Poison latent au Défenseur ; (3) si le Jet Défensif n’a pas encore été lancé,"
            " rendre l’Attaque imparable."
        ),
    ),
    ("huntress", "nyras_bond"): (
        (
            "Positive status effect, stack limit 1, spendable.\n"
            "The holder may spend Nyra’s Bond: when they are attacked, instead of defending (even if the Attack"
            " is undefendable), if Nyra is active, to split the incoming damage freely between themselves and"
            " Nyra; at any time, to heal Nyra for 2."
        ),
        (
            "Altération d’État Positive, Limite d’Empilement 1, dépensable.\n"
            "Le porteur peut dépenser Lien avec Nyra : quand une Attaque le vise, au lieu de se défendre (même si"
            " l’Attaque est imparable), si Nyra est active, pour répartir librement les Dégâts Entrants entre lui"
            " et Nyra ; à tout moment, pour rendre 2 points de Santé à Nyra."
        ),
    ),
}


@pytest.mark.parametrize(("hero", "status"), TOKENS)
def test_a_token_says_what_it_does(hero: str, status: str) -> None:
    english, french = TOKENS[(hero, status)]
    assert plain(status_text(status_of(hero, status), LEXICON, "en")) == english
    assert plain(status_text(status_of(hero, status), LEXICON, "fr")) == typography(french)


def test_a_companion_is_taken_up_by_a_pronoun_in_its_own_text() -> None:
    huntress = load_hero("huntress")
    assert plain(companion_text(huntress.companions[0], lexicon_of(huntress), "fr")) == typography(
        "Familier, 7 points de Santé au maximum.\n"
        "Si Nyra est active, vos Attaques infligent 2 dégâts de plus. Quand une Attaque vous vise (sauf une Capacité"
        " Ultime), si Nyra est active, vous pouvez lui faire subir tous les Dégâts Entrants. À 0 point de Santé, Nyra"
        " tombe hors de combat. Pendant votre Phase d’Entretien, si Nyra est hors de combat : si elle a au moins 5"
        " points de Santé, elle redevient active ; sinon, rendez-lui 1 point de Santé."
    )


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
