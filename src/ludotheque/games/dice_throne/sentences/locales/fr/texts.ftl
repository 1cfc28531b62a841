### Questions et réponses de Dice Throne.

game-dice_throne = Dice Throne

## Questions, selon leur genre

dt-ask-respond = { $point } : réagissez-vous ?
dt-ask-rolling =
    { $attempts ->
        [0] Quelle capacité annoncez-vous ?
        [1] Relancer des dés (encore 1 Tentative de Lancer) ou annoncer une capacité ?
       *[other] Relancer des dés (encore { $attempts } Tentatives de Lancer) ou annoncer une capacité ?
    }
dt-ask-present = Gardez-vous ces dés ?
dt-ask-main = Que faites-vous pendant votre Phase Principale ?
dt-ask-sell_down = Trop de cartes en main : laquelle vendez-vous ?
dt-ask-defence = Quelle défense utilisez-vous ?
dt-ask-choose_player = Choisissez un joueur.
dt-ask-choose_player-anew = L’un des objets possibles a disparu : choisissez un joueur, ou personne.
dt-ask-choose_token = Choisissez une Altération d’État.
dt-ask-change_die = Choisissez un dé et son nouveau chiffre.
dt-ask-reroll_die = Choisissez un dé à relancer.
dt-ask-how_many = Combien ?
dt-ask-choose_option = Choisissez une option.
dt-ask-discard_card = Choisissez une carte à défausser.
dt-ask-upkeep_order = Que se passe-t-il d’abord ?
dt-ask-whether = Voulez-vous le faire ?
dt-ask-target = Choisissez la cible.
dt-ask-preempt = Réagissez-vous avant que cela ne prenne effet ?
dt-ask-choose_type = Quelle part des dégâts change ?
dt-ask-take_card = Choisissez une carte de votre pioche.
dt-ask-refuse_token = Refusez-vous le jeton { $status } ?
dt-ask-choose_companion = Choisissez un Familier.
dt-ask-share_damage = Combien de dégâts votre Familier encaisse-t-il ?

## Moments de réaction

dt-point-W_UPKEEP = Entretien
dt-point-W_INCOME = Revenu
dt-point-W_MAIN = Fin de la Phase Principale
dt-point-W_SLOW = Une carte est jouée
dt-point-W_DICE = Des dés ont été lancés
dt-point-W_ANNOUNCE = Une annonce a été faite
dt-point-W_ACTIVATED = Une capacité est activée
dt-point-W_THEN = Avant la suite
dt-point-W_TARGET = Le dé de ciblage a été lancé
dt-point-W_TARGETED = La cible est fixée
dt-point-W_DEFENCE_CHOICE = Choix d’une défense
dt-point-W_DEF_DICE = Les dés de défense ont été lancés
dt-point-W_DEF_FX = Avant les effets de la défense
dt-point-W_LAST = Dernière chance avant les dégâts
dt-point-W_ISO = Avant des dégâts isolés
dt-point-W_POST = Les dégâts ont été infligés
dt-point-W_PREEMPT = Avant que cela ne prenne effet
dt-point-W_END = Fin du tour

## Réponses

dt-pass = Passer
dt-no = Non
dt-none = Aucun
dt-nobody = Personne
dt-stand = Les garder
dt-no-defence = Ne pas se défendre
dt-yes = Oui
dt-play = Jouer { $card } ({ $cost } PC)
dt-play-upgrade = Jouer l’amélioration { $card }
dt-sell = Vendre { $card }
dt-end = Terminer la phase
dt-reroll = Relancer { $dice }
dt-announce = { $ability } : { $requirement }
dt-no-ability = Aucune capacité
dt-set-die = { $before } devient { $after }
dt-option = Option { $number }
dt-unknown-card = Une carte cachée
