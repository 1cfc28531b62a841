### Dice Throne dans le navigateur.

path-dice-play = Jouer une carte
path-dice-sell = Vendre une carte pour 1 PC
path-dice-spend = Utiliser un jeton, un Familier ou une capacité passive
path-dice-announce = Utiliser une capacité
path-dice-change = Modifier un dé
path-dice-die = Dé { $place }, à présent { $value }
path-dice-reroll = Relancer
path-dice-count = { $count ->
    [one] un dé
   *[other] { $count } dés
  }

term-symbol = symbole des dés
term-symbol-faces = { $count ->
    [1] Sur la face { $faces } des dés { $hero }.
   *[other] Sur les faces { $faces } des dés { $hero }.
}
term-group = familiers
term-hero = héros

nudge-token = Regardez les jetons sur la table.
nudge-sell = Une carte dont vous n’avez guère besoin vaut peut-être plus comme Point de Combat.
nudge-roll = Ces dés peuvent devenir meilleurs : demandez-vous lesquels garder.
nudge-ability = Regardez ce que les dés permettent déjà.
nudge-defend = Pensez à votre défense.
nudge-dice = Un seul dé décide : cherchez lequel.

worth-dice = vaut { $value } points de dégâts

dt-not-first = Une autre question attend d’abord une réponse.
dt-not-main_phase = Seulement pendant vos propres Phases Principales.
dt-not-level = La capacité a déjà atteint ce niveau ou un niveau supérieur.
dt-not-cp = Elle coûte { $amount } PC, et vous en avez { $cp }.
dt-not-roll_phase = Seulement pendant une Phase de Lancer.
dt-not-settled = Les dégâts ont été infligés : les cartes de Phase de Lancer arrivent trop tard.
dt-not-dice_only = Seuls les dés lancés peuvent encore être modifiés.
dt-not-own_attack = Seulement pendant que vous attaquez.
dt-not-attacked = Seulement pendant que vous êtes attaqué.
dt-not-offensive_roll = Seulement pendant un lancer de dés offensif.
dt-not-defensive_roll = Seulement pendant un lancer de dés défensif.
dt-not-own_dice = Aucun de vos dés ne peut être modifié maintenant.
dt-not-own_pair = Vous n’avez pas lancé deux dés qui pourraient devenir égaux.
dt-not-opponent_dice = Aucun dé d’un adversaire ne peut être modifié maintenant.
dt-not-team_dice = Aucun de vos dés ni de ceux d’un coéquipier ne peut être modifié maintenant.
dt-not-any_dice = Aucun dé ne peut être modifié maintenant.
dt-not-own_incoming = Aucun dégât ne vous menace.
dt-not-incoming = Aucun dégât ne menace personne.
dt-not-dealt = Seulement après que votre attaque a infligé des dégâts.
dt-not-dealt_more = Seulement après que votre attaque a infligé { $amount } dégâts ou plus.
dt-not-target = Aucune cible n’est encore connue.
dt-not-own_tokens = Vous n’avez aucun jeton qui pourrait être retiré.
dt-not-tokens = Personne n’a de jeton qui pourrait être retiré.
dt-not-movable_tokens = Aucun jeton ne pourrait passer à quelqu’un d’autre.
dt-not-unbuilt = Il ne reste rien à construire.
dt-not-unraised = Il ne reste rien à améliorer.
dt-not-unshared = Votre Familier n’a aucun dégât à encaisser.
dt-not-mendable = Votre Familier a toute sa Santé.
dt-not-moment = Pas à ce moment.
dt-not-used_up = Déjà utilisé aussi souvent que permis.
dt-not-price = Son prix ne peut pas être payé.
dt-not-condition = Sa condition n’est pas remplie.
dt-not-upkeep = Seulement pendant votre propre Phase d’Entretien.
dt-not-before_offence = Seulement pendant votre propre tour, avant la Phase de Lancer Offensif.

preview-cp = PC

dt-review-hit =
    { $amount ->
        [one] { $what }, { $amount } dégât
       *[other] { $what }, { $amount } dégâts
    }
