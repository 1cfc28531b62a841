# Feuilles de campagne : leurs pages, le choix, les coches, la fin d’une partie.

campaign-title = Campagnes
campaign-lead = Des héros qui grandissent de partie en partie. Leurs feuilles sont gardées dans ce navigateur ; enregistrez-les dans des fichiers pour les déplacer.
campaign-mine = Feuilles de ce navigateur
campaign-none = Aucune feuille. Commencez une campagne ci-dessous, ou en préparant une partie.
campaign-not-lasting = Ce navigateur n’enregistre rien : enregistrez vos feuilles dans des fichiers avant de fermer la page.
campaign-all = Toutes les feuilles de campagne
campaign-of = { $player } : { $hero }
campaign-about = En bref
campaign-gone = Feuille introuvable
campaign-gone-line = Ce navigateur n’a pas cette feuille. Elle a peut-être été supprimée, ou se trouve dans un autre navigateur.
campaign-games = { $games ->
    [0] Aucune partie
    [one] { $games } partie, dont gagnées : { $won }
   *[other] { $games } parties, dont gagnées : { $won }
}
campaign-talents = { $owned ->
    [one] { $owned } talent sur { $talents }
   *[other] { $owned } talents sur { $talents }
}
campaign-talents-title = Talents
campaign-bosses = Gardiens vaincus
campaign-adventures = Dernières aventures
campaign-adventure = { $won ->
    [yes] gagnée
   *[no] perdue
}, { $ticks ->
    [one] { $ticks } coche
   *[other] { $ticks } coches
}
campaign-seal = { $seal ->
    [ours] Signée ici
    [blank] Encore vierge
    [guest] Non vérifiée
    [elsewhere] Signée ailleurs
   *[forged] Sceau brisé
}
campaign-seal-line = { $seal ->
    [ours] Ce serveur a signé la feuille et s’en porte garant.
    [blank] La feuille n’affirme encore rien : toutes les tables l’acceptent.
    [guest] La feuille a été signée ailleurs autrefois : seules les tables qui acceptent les feuilles d’ailleurs la prennent.
    [elsewhere] Un autre serveur a signé la feuille : seules les tables qui acceptent les feuilles d’ailleurs la prennent.
   *[forged] La feuille a été modifiée après avoir été signée par ce serveur : aucune table ne l’accepte.
}

# Ce qu’on peut faire d’une feuille
campaign-play = Jouer
campaign-play-named = Jouer avec la feuille de { $player }
campaign-save = Enregistrer dans un fichier
campaign-save-named = Enregistrer la feuille de { $player } dans un fichier
campaign-rename = Renommer
campaign-rename-named = Renommer la feuille de { $player }
campaign-delete = Supprimer
campaign-delete-named = Supprimer la feuille de { $player }
campaign-deleted = La feuille de { $player } est supprimée.
campaign-undo = Annuler
campaign-cancel = Annuler
campaign-name = Nom du joueur
campaign-begin = Commencer une campagne
campaign-begin-hero = Héros
campaign-begin-go = Commencer
campaign-hero-first = Choisissez d’abord un héros.
campaign-import = Depuis un fichier
campaign-import-line = Une feuille d’un autre navigateur ou ordinateur. Celle qui est déjà ici est remplacée par une plus récente.
campaign-file = Choisir un fichier
campaign-paste = Ou collez une feuille ici
campaign-imported = { $player } ({ $hero }) est maintenant dans ce navigateur.
campaign-older = Dans ce navigateur, la feuille de { $player } compte plus de parties que celle-ci ({ $games }).
campaign-replace = La remplacer tout de même
campaign-here = Sur cet ordinateur
campaign-here-line = Feuilles de la ligne de commande (« ludo campaign »).
campaign-bring = Prendre { $player } ({ $hero }) dans ce navigateur

# La feuille
campaign-legend = Sortes d’espaces
campaign-kind = { $kind ->
    [circle] Cercle : tout donjon
    [square] Carré : moyen ou difficile
   *[hard] Étoile : difficile
}
campaign-focus = { $always ->
    [yes] Dans toutes les parties
   *[no] Un seul focus par partie
}
campaign-owned-of = { $owned } sur { $talents } acquis
campaign-owned = Acquis
campaign-designed = Inventé par nous
campaign-spaces = { $kind ->
    [circle] Cercles : { $ticked } cochés sur { $spaces }
    [square] Carrés : { $ticked } cochés sur { $spaces }
   *[hard] Étoiles : { $ticked } cochées sur { $spaces }
}

# À la table
campaign-result = { $won ->
    [yes] Le gardien est vaincu.
   *[no] Le groupe est tombé.
}
campaign-tick = Cocher
campaign-again = Confirmer
campaign-tick-space = { $kind ->
    [circle] { $talent } : cocher un cercle
    [square] { $talent } : cocher un carré
   *[hard] { $talent } : cocher une étoile
}. { $said }
campaign-focus-choose = Choisir ce focus
campaign-focus-chosen = Pour cette partie
campaign-left = { $count ->
    [one] Encore { $count } coche
   *[other] Encore { $count } coches
}

# Choisir une feuille
campaign-setup-line = Un héros qui grandit de partie en partie : choisissez sa feuille.
campaign-seat = Place { $number }
campaign-without = Sans feuille
campaign-brought = { $hero } · { $games ->
    [0] aucune partie
    [one] { $games } partie
   *[other] { $games } parties
}
campaign-begin-with = Commencer une campagne : { $hero }
campaign-begin-later = Choisissez un héros pour commencer une campagne.
campaign-foreign = Accepter les feuilles d’ailleurs
campaign-foreign-line = Ce serveur n’a pas signé l’une des feuilles choisies. Ainsi, elle est acceptée ; toute la table le voit.

# Après la partie
campaign-one = Campagne
campaign-new-talent = Nouveau talent.
campaign-gained = { $kind ->
    [circle] { $count ->
        [one] { $count } cercle
       *[other] { $count } cercles
    }
    [square] { $count ->
        [one] { $count } carré
       *[other] { $count } carrés
    }
   *[hard] { $count ->
        [one] { $count } étoile
       *[other] { $count } étoiles
    }
}
campaign-no-tick = Aucune nouvelle coche.
campaign-fate = { $fate ->
    [kept] Enregistrée dans ce navigateur.
    [gone] La feuille n’est pas dans ce navigateur.
   *[other] Dans ce navigateur, la feuille a continué dans une autre partie.
}
campaign-keep = { $fate ->
    [gone] L’enregistrer dans ce navigateur
   *[other] La remplacer par celle-ci
}
campaign-open = Ouvrir la feuille
campaign-record = L’inscrire pour la ligne de commande
campaign-recorded = La partie est inscrite sur la feuille de cet ordinateur.
