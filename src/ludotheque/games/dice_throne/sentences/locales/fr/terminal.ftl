### Dice Throne dans le terminal.

help-odds = Afficher la chance exacte de chaque capacité d’un héros de Dice Throne, et les dés à garder pour elle.

option-dice = Les cinq dés obtenus.
option-rolls = Tentatives de Lancer restantes : avec des dés, les relances (1 par défaut), sinon toutes (3 par défaut).

error-dice = { $name } demande cinq nombres de 1 à 6, par exemple 1,1,3,4,6, et non « { $value } ».

kind-ability = capacité offensive
kind-ultimate = capacité ultime
kind-defence = capacité défensive
kind-passive = capacité passive
kind-status = altération d’état
kind-companion = familier

cards-common = Cartes de tous les paquets

odds-title-scratch = { $rolls ->
    [one] Chances avec { $rolls } Tentative de Lancer
   *[other] Chances avec { $rolls } Tentatives de Lancer
}
odds-title-dice = { $rolls ->
    [0] Dés { $dice }, plus de relance
    [one] Dés { $dice }, { $rolls } relance restante
   *[other] Dés { $dice }, { $rolls } relances restantes
}
odds-ability = Capacité
odds-requirement = Demande
odds-chance = Chance
odds-keep = Garder
odds-keep-all = tout
odds-keep-none = rien
odds-reached = atteinte

play-heading = Tour { $turn } · { $whose } · { $phase }
play-turn-of = { $hero }
play-dials = { $cp } PC · { $hand ->
    [one] { $hand } carte
   *[other] { $hand } cartes
} · pioche { $deck }
play-tokens = jetons : { $tokens }
play-upgrades = améliorations : { $upgrades }
play-companions = Familiers : { $companions }
play-downed = hors de combat
play-discard = Défausse, { $hero } : { $cards }
play-incoming = Dégâts Entrants pour { $hero } : { $amount }
play-incoming-you = Dégâts Entrants pour vous : { $amount }
play-legend = ● atteinte  ◐ possible, avec sa chance  ○ hors de portée
play-roll-again = ou relancez les dés (2) et (4) par « relancer 2 4 » ou « garder 1 3 5 »
play-group-sell = Vendre pour 1 PC :
play-group-set-die = Dé { $place }, maintenant { $value } :
play-group-nudge = Changer un dé :
play-group-number = Combien :
play-group-card = Une carte :
play-group-die = Relancer :
play-type-roll = relancer { $dice }
play-price = { $cost } PC
play-hint = Ce que répondrait un joueur sensé, le meilleur d’abord (valeurs en dégâts) :
play-hint-line = [{ $typed }] { $answer } – { $reason }
play-draw = Match nul : tout le monde est tombé au même instant.
play-help =
    Répondez par un numéro, ou tapez l’un de ces mots (anglais ou français) :
      relancer 2 4, garder 1 3 5  relancer ces dés, ou les autres (r 24, g 135)
      passer                      passer, ou finir la phase
      auto                        passer jusqu’à ce que quelque chose change
      auto détendu                demander quand une carte ou un jeton s’applique
                                  à cet instant (réglage habituel)
      auto prudent                demander s’il y a de quoi réagir
      auto toutes                 demander à chaque moment de réaction
      auto arrêt                  demander au prochain moment de réaction
      annuler                     annuler la dernière réponse, ou savoir pourquoi non
      conseil                     ce que ferait un joueur sensé
      chances                     les chances de vos capacités
      cartes, carte 2             lire votre main, une carte (ou carte Brûlure)
      plateau, journal            le plateau avec les défausses, ce qui s’est passé
      règle DT-ROLL-10            une règle
      sauver F, reprendre F       sauvegarder la partie, en reprendre une
      quitter                     partir
