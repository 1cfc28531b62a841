### La campagne de One Deck Dungeon : les feuilles, et pourquoi une feuille est refusée.

## Aide

help-campaign = Garder les feuilles de campagne de One Deck Dungeon : des héros qui gagnent des talents de partie en partie.
help-campaign-list = Lister les feuilles de cet ordinateur, et les fichiers inutilisables.
help-campaign-show = Afficher une feuille avec chaque talent et ses espaces.
help-campaign-new = Commencer une feuille pour un joueur et un héros.
help-campaign-export = Écrire une feuille dans un fichier.
help-campaign-import = Prendre une feuille dans un fichier. Une feuille déjà présente est remplacée si le fichier en est la suite.
help-campaign-delete = Supprimer une feuille.
option-campaign-set = La boîte dont vient la feuille ; sinon celle du héros.
option-campaign-force = Écraser un fichier qui existe.
option-campaign-trust = Accepter une feuille signée ailleurs, et la signer ici.
option-campaign-yes = Ne pas demander.

## Réponses

campaign-none = Pas encore de feuille ; « ludo campaign new NOM HÉROS » en commence une.
campaign-new = Nouvelle feuille { $id } : { $player }, { $hero_name } ({ $set_name }).
campaign-imported = La feuille { $id } est là : { $player }, { $hero_name } ({ $set_name }).
campaign-exported = La feuille { $id } est dans { $file }.
campaign-delete-question = Supprimer pour toujours la feuille { $id } de { $player } ? [oui/non]
campaign-kept = Rien n’a été supprimé.
campaign-deleted = La feuille { $id } de { $player } est supprimée.
campaign-column-id = Feuille
campaign-column-player = Joueur
campaign-column-hero = Héros
campaign-column-set = Boîte
campaign-column-talents = Talents
campaign-column-games = Parties
campaign-column-bosses = Gardiens vaincus
campaign-won-of = { $won ->
    [0] { $games }
    [one] { $games } ({ $won } gagnée)
   *[other] { $games } ({ $won } gagnées)
}
campaign-heading = { $player } – { $hero } ({ $set })
campaign-id = Feuille { $id }
campaign-games = { $games ->
    [one] { $games } partie, dont gagnées : { $won }
   *[other] { $games } parties, dont gagnées : { $won }
}
campaign-bosses = Gardiens vaincus : { $bosses }
campaign-talents = Talents acquis : { $owned } sur { $talents }
campaign-legend = Espaces : ○ tout donjon, □ moyen ou difficile, ☆ difficile ; ● ■ ★ cochés.
campaign-focus = { $always ->
    [yes] { $name } – dans toutes les parties
   *[no] { $name } – si choisi pour la partie
}
campaign-designed = inventé par nous
campaign-adventures = Dernières aventures
campaign-adventure = { $outcome ->
    [won] { $dungeon_name }, { $tier_name } : gagnée, { $ticks ->
        [one] { $ticks } coche
       *[other] { $ticks } coches
    }
   *[lost] { $dungeon_name }, { $tier_name } : perdue, { $ticks ->
        [one] { $ticks } coche
       *[other] { $ticks } coches
    }
}

## Refus, une phrase chacun

campaign-untrusted = La feuille a été signée par { $signer }, et non ici par { $ours } : personne ici ne peut dire si elle est authentique ; --trust la prend tout de même et la signe ici.
campaign-exists = Le fichier { $file } existe déjà ; --force l’écrase.
campaign-own-folder = { $file } se trouve parmi les feuilles elles-mêmes ; choisissez un autre dossier.
campaign-delete-unasked = Personne n’a dit oui ; --yes supprime sans demander.
campaign-fault-json = Ce n’est pas une feuille : pas de texte JSON, ou seulement un morceau.
campaign-fault-long = Ce n’est pas une feuille : c’est beaucoup trop long.
campaign-fault-kind = Ce n’est pas une feuille de campagne.
campaign-fault-format = La feuille est au format { $found } ; ce programme lit le format { $known }.
campaign-fault-checksum = La feuille est abîmée ou a été changée : sa somme de contrôle ne correspond pas.
campaign-fault-shape = La feuille n’est pas faite comme il faut ({ $detail }).
campaign-fault-signer = La feuille a été signée par { $signer }, et non par { $ours }.
campaign-fault-forged = La feuille a été changée : { $signer } ne l’a pas signée ainsi.
campaign-fault-seat = La feuille de la place { $seat } ({ $option }) n’est pas acceptée ici. { $why }
campaign-fault-elsewhere = Elle a été signée par { $signer }, et non par ce serveur ({ $ours }), qui ne peut donc pas dire si elle est authentique. Utilisez une feuille signée par ce serveur ou une feuille vierge, ou créez une table qui accepte les feuilles d’ailleurs.
campaign-fault-player = Le nom d’un joueur a de 1 à { $longest } caractères visibles.
campaign-fault-hero = Il n’y a pas de héros « { $hero } » ; connus : { $known }.
campaign-fault-set = Il n’y a pas de boîte « { $set } » ; connues : { $known }.
campaign-fault-talent = La feuille a des coches pour « { $talent } », qui n’est pas un talent de sa boîte.
campaign-fault-boss = La feuille nomme un gardien inconnu, « { $boss } ».
campaign-fault-dungeon = La feuille nomme un donjon inconnu, « { $dungeon } ».
campaign-fault-tier = La feuille nomme une difficulté « { $tier } » ; connues : { $known }.
campaign-fault-twice = « { $name } » figure deux fois sur la feuille.
campaign-fault-spaces = La feuille a plus de coches pour « { $talent } » que d’espaces du genre { $kind } : { $ticks }, et non { $spaces } au plus.
campaign-fault-ticks = La feuille a plus de coches ({ $ticks }) que ses parties ({ $games }) n’ont pu en rapporter.
campaign-fault-counts = Les comptes ne vont pas ensemble : { $games } parties, { $won } gagnées, { $bosses } gardiens vaincus.
campaign-fault-no-talent = La feuille n’a pas de talent « { $talent } ».
campaign-fault-no-kind = Il n’y a pas d’espace du genre « { $kind } » ; connus : { $known }.
campaign-fault-too-hard = Après un donjon de difficulté { $difficulty }, on ne coche { $kind ->
    [circle] aucun cercle
    [square] aucun carré
   *[hard] aucune étoile
}.
campaign-fault-no-space = Ce talent n’a plus { $kind ->
    [circle] de cercle
    [square] de carré
   *[hard] d’étoile
} libre.
campaign-fault-focus = On choisit un focus, en plus des talents basiques.
campaign-fault-match = « { $match } » ne peut pas être le nom d’une partie.
campaign-fault-no-dungeon = Il n’y a pas de donjon « { $dungeon } ».
campaign-fault-no-tier = Il n’y a pas de difficulté « { $tier } » ; connues : { $known }.
campaign-fault-floors = Descendre de { $floors } étages ne va pas avec cette partie.
campaign-fault-level = Le niveau { $level } ne peut pas être atteint dans cette partie.
campaign-fault-placed = { $placed } coches ont été placées pour { $earned } gagnées.
campaign-fault-not-over = Les feuilles se remplissent à la fin de la partie.
campaign-fault-unreadable = Le fichier ne peut pas être lu ({ $reason }).
campaign-fault-misnamed = Le fichier contient la feuille { $id }, et son nom en dit une autre.
campaign-fault-damaged = Le fichier { $file } est inutilisable et reste tel quel. { $why }
campaign-fault-none = Il n’y a pas de feuille « { $id } » ; « ludo campaign list » les nomme.
campaign-fault-there = La feuille { $id } est déjà là.
campaign-fault-stale = La feuille { $id } n’a pas été remplacée : celle d’ici (révision { $here }) a des parties que l’autre (révision { $given }) n’a pas.
campaign-fault-key = Le fichier de clé { $file } est abîmé ; sans lui, aucune feuille ne peut être signée ni vérifiée. Restaurez-le d’après une copie, ou écartez-le pour commencer avec une nouvelle clé.
