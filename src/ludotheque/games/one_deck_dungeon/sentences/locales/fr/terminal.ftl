### One Deck Dungeon dans le terminal.

## Lettres et mots courts

delve-colon =  :
delve-any = tout
delve-only-armor_box = cases armure uniquement
delve-only-mana = mana uniquement
delve-mark-wide = large
delve-mark-armor = armure
delve-mark-skull = crâne
delve-no-heroic = sans { $letter }
delve-max-dice = { $count ->
    [one] { $count } dé au plus
   *[other] { $count } dés au plus
}
delve-time = { $count } temps
delve-poison = { $count } poison
delve-mana = { $count } mana
delve-kind-combat = combat
delve-kind-peril = piège

## Le groupe

delve-poisoned = poison { $count }
delve-dice = dés
delve-stored = stockés { $count }/{ $most }
delve-skills = compétences { $held }/{ $most } :
delve-items = objets { $held }/{ $most } :
delve-not-boss = { $name } (pas ici)

## Le donjon

delve-heading = Tour { $turn } · { $dungeon }, étage { $floor }
delve-heading-boss = Combat de gardien, round { $round } · { $boss } · { $dungeon }
delve-heading-before = { $dungeon } · avant le premier tour
delve-heading-over = { $dungeon } · après { $turn } tours
delve-level = { $top ->
    [yes] Niveau { $level }, { $xp } XP
   *[no] Niveau { $level }, { $xp }/{ $needed } XP
}
delve-bonus = bonus { $dice }
delve-cubes = { $count ->
    [0] aucun cube ({ $potions })
    [one] { $count } cube ({ $potions })
   *[other] { $count } cubes ({ $potions })
}
delve-deck = paquet { $count }, défausse { $discard }
delve-stairs = escaliers visibles, pions { $count }/{ $most }
delve-doors = Portes { $count }/{ $most }
delve-closed = { $count ->
    [one] · fermée : { $doors }
   *[other] · fermées : { $doors }
}
delve-discard = Défausse : { $cards }
delve-xp-cards = Cartes d’XP : { $cards }
delve-supply = Réserve
delve-exiled = exilés

## Une rencontre

delve-card = , { $kind }, { $xp } XP{ $leaf ->
    [yes] , feuille
   *[no] { "" }
}
delve-added = Le donjon ajoute
delve-boss = gardien, blessures { $damage }/{ $health }
delve-way = Option : { $way }
delve-column-box = case
delve-column-toll = sinon
delve-no-toll = rien
delve-twice = à recouvrir deux fois
delve-armor-first = les cases armure d’abord
delve-no-dice = aucun dé
delve-stop-now = Si vous arrêtez :
delve-deadly = – ce serait la fin !
delve-rescue = { $damage ->
    [one] { $damage } blessure
   *[other] { $damage } blessures
}, santé { $health } : { $known ->
    [yes] soigner { $heals }
   *[no] cela
} { $saves ->
    [yes] suffit
    [later] seul ne suffit pas
   *[no] ne suffit pas
}
delve-rescue-lost = { $damage ->
    [one] { $damage } blessure
   *[other] { $damage } blessures
}, santé { $health } : la partie est perdue
delve-nothing = rien
delve-so-far = Jusqu’ici :
delve-of = ({ $total } sur { $needed })
delve-asked = { $hero } : { $question }

## Réponses

delve-cover = Recouvrir la case { $number } : { $box }
delve-group-dice = { $hero } :
delve-group-pair = Deux d’entre eux :
delve-group-number = Combien :
delve-value = Les dés qui montrent { $value }
delve-explore = { $count ->
    [0] aucune nouvelle porte
    [one] { $count } nouvelle porte
   *[other] { $count } nouvelles portes
}
delve-to-boss = vers le gardien : { $boss }
delve-to-floor = vers l’étage { $floor }
delve-likely = votre lancer la recouvre à { $chance }
delve-health = santé { $before } → { $after }
delve-full = { $most ->
    [one] remplace celui qu’il y a
   *[other] remplace l’un des { $most }
}
delve-same-skill = prend la place de la même compétence, qui devient { $xp } XP
delve-gain-cube = et 1 cube
delve-xp = { $then ->
    [top] XP { $before } → { $after }
    [level] XP { $before } → { $after } sur { $needed } : niveau { $level } !
   *[on] XP { $before } → { $after } sur { $needed }
}
delve-exchange = défausser des dés pour un dé héroïque de leur plus petite valeur
delve-wrong-dice = { $dice } ne peut pas servir à cela ici.
delve-after-roll = Un lancer ou une révélation vient avant { $dice } : nommez ces dés ensuite.
delve-which-hero = Plusieurs héros le peuvent ; mettez devant le numéro du héros, comme « { $example } ».
delve-whose-die = Plus d’un héros a { $die } : tapez { $first } ou { $second }.
delve-no-box = { $dice } ne suffit à aucune case qu’on puisse recouvrir à présent.
delve-which-box = { $dice } va sur plus d’une case ({ $boxes }) : tapez « couvrir { $number } { $dice } » ou une autre.

## Pourquoi pas

delve-not-room = Il y a déjà autant de portes que possible : { $count }.
delve-not-deck = Il n’y a plus rien à explorer : les escaliers sont visibles.
delve-not-twice = La case { $number } est déjà recouverte.
delve-not-armor = La case { $number } doit attendre : les cases armure d’abord.
delve-not-dice = Vos dés tels quels ne recouvrent pas la case { $number }.
delve-not-always = { $skill } agit toujours et ne s’utilise pas.
delve-not-again = { $skill } a déjà servi ; c’est une fois par rencontre ou par round de gardien.
delve-not-here = { $skill } n’est pas pour ce genre de rencontre.
delve-not-paid = Les dés de son héros ne suffisent pas pour payer { $skill }.
delve-not-useful = { $skill } ne peut rien faire ici à présent.
delve-not-stairs = Les escaliers ne sont pas visibles : { $count ->
    [one] une carte les recouvre
   *[other] { $count } cartes les recouvrent
}.
delve-not-down = Le groupe descend à la fin d’un tour.
delve-not-cube = Il n’y a pas de cube pour payer { $potion }.
delve-not-healthy = Personne n’a de blessure ni de poison : { $potion } serait perdue.
delve-not-before = { $potion } se boit juste avant une rencontre.
delve-not-step = { $potion } sert aux dés d’une rencontre.
delve-not-kind = { $potion } n’est pas pour ce genre de rencontre.

delve-hint = Ce que répondrait un joueur sensé, le meilleur d’abord :
delve-plan = Plan :
delve-word-cover = couvrir
delve-word-use = utiliser
delve-word-drink = boire
delve-word-exchange = créer
delve-word-discard = défausser

## Chances

delve-odds-gather = Chance que le lancer recouvre une case, chaque case à part et sans compétence. Vous lancez
delve-odds-upper = Quelque chose retire ici un dé après le lancer : les vraies chances sont un peu plus faibles.
delve-odds-ways = Chance que le lancer d’une option recouvre sa case :
delve-odds-unseen = { $count ->
    [one] { $count } carte n’a pas été vue :
   *[other] { $count } cartes n’ont pas été vues, derrière les portes fermées ou dans le paquet :
}
delve-odds-kind = { $kind } ({ $count }) :
delve-odds-resist = Chance de résister au poison : { $chance } (un dé { $bonus } contre { $tokens }).
delve-odds-groups = Chance de résister au poison, selon les deux groupes :
delve-odds-skills = Chance que ce que vous pouvez utiliser mette une case à portée, chaque case à part :
delve-odds-none = Rien de ce que vous pouvez utiliser ne lance de dés pour une case hors de portée.

## La fin

delve-won = Vous gagnez ! Le gardien est vaincu (tour { $turn }, niveau { $level }).
delve-lost = { $boss ->
    [yes] Vous perdez, face au gardien (tour { $turn }, niveau { $level }).
   *[no] Vous perdez, à l’étage { $floor } (tour { $turn }, niveau { $level }).
}
delve-to-tick = { $outcome ->
    [won] Le groupe a gagné. Coches à placer ({ $hero }) : { $count }.
   *[lost] Le groupe est vaincu. Coches à placer ({ $hero }) : { $count }.
}
delve-sheet = { $ticks ->
    [0] Feuille { $id } de { $player } : parties { $games }, gagnées { $won } ; aucune nouvelle coche.
    [one] Feuille { $id } de { $player } : parties { $games }, gagnées { $won } ; { $ticks } nouvelle coche.
   *[other] Feuille { $id } de { $player } : parties { $games }, gagnées { $won } ; { $ticks } nouvelles coches.
}
delve-new-talents = Nouveaux talents : { $talents }
delve-sheet-show = « ludo campaign show { $id } » montre toute la feuille.

## Rayons et genres de `ludo cards`

cards-shelf-encounters = Cartes rencontre
cards-shelf-abilities = Capacités spéciales
cards-shelf-skills = Compétences
cards-shelf-potions = Potions
cards-shelf-dungeons = Donjons
cards-shelf-talents = Talents
cards-shelf-levels = Niveaux
cards-shelf-difficulties = Niveaux de difficulté
kind-solo_side = héros, face à un joueur
kind-party_side = héros, face à deux ou quatre joueurs
kind-solo_ability = capacité héroïque, un joueur
kind-party_ability = capacité héroïque, deux ou quatre joueurs
kind-encounter = rencontre
kind-foe_ability = capacité spéciale
kind-skill = compétence
kind-potion = potion
kind-dungeon = donjon
kind-floor = étage
kind-boss = gardien
kind-talent = talent
kind-extra_card = carte supplémentaire
kind-level = carte de niveau
kind-tier = difficulté

## Aide

delve-help =
    Répondez par un numéro, ou tapez l’un de ces mots (deux lettres suffisent souvent ; les mots anglais vont aussi) :
      porte 3, explorer      ouvrir la porte 3 ou y entrer ; explorer
      rester, fuir           faire la rencontre, ou fuir
      descendre              aux escaliers
      couvrir 2 F5 F3        recouvrir la case 2 avec ces dés
      F5                     ce dé : celui demandé, ou sur la case où il va
      utiliser fendre A2     utiliser une compétence, payée avec ces dés
      boire soin             utiliser une potion
      créer F3 A4            gagner un dé héroïque avec ces deux dés
      défausser M1           remettre des dés dans la réserve générale
      fini                   arrêter, lancer les dés, continuer (aussi passer)
      annuler                annuler votre dernière ligne, ou savoir pourquoi non
      conseil                ce que ferait un joueur sensé
      chances                les chances du prochain lancer ou des compétences
      cartes, carte 2        lire ce que vous avez, l’une d’elles (« carte ogre »)
      plateau, journal       tout ce qui est visible, ce qui s’est passé
      règle ODD-DICE-9       une règle
      sauver F, reprendre F  sauvegarder la partie, en reprendre une
      quitter                partir
    Dés : F force, A agilité, M magie, H héroïque ; 2:F5 est le F5 du héros 2.
    Une case dit ce qui la recouvre et, après la flèche, ce qu’elle coûte sinon.
