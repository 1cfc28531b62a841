# Venir à une place : invitations, deuxième appareil, places libérées, parties venues d’un fichier.

invited-title = Vous avez une invitation
invited-lead = La place { $number } de cette table vous est réservée.
invited-device-title = Votre place sur cet appareil
invited-device-lead = Ce lien ouvre aussi la place { $number } sur cet appareil.
invited-sit = S’asseoir
invited-open = Ouvrir la place ici
invited-once = Le lien ne sert qu’une fois : la première personne qui s’assoit a la place.
invited-device-once = Le lien ne sert qu’une fois. La place reste ouverte sur votre autre appareil.
invited-already = Ce navigateur a déjà sa place à cette table. Ce lien est destiné à quelqu’un d’autre : envoyez-le-lui. Si vous prenez aussi cette place, vous jouez les deux sur cet écran.
invited-too = Prendre aussi cette place

no-entry-back = Retour à la table
no-entry-join = Rejoindre une autre table
no-entry-silent = La table est injoignable
outside-title = Cette table s’ouvre avec son lien
outside-ask = { $phase ->
    [over] L’adresse seule ne l’ouvre pas. Pour revoir la partie, demandez le lien à l’un de ceux qui l’ont jouée.
   *[other] L’adresse seule ne l’ouvre pas. Pour jouer ou regarder, demandez le lien complet à la personne qui vous a invité, avec tout ce qui suit le #.
}
outside-own = Vous avez déjà une place ? Ouvrez la table dans le navigateur où vous vous êtes assis : sa page d’accueil la montre sous « Reprendre ».
outside-watch = Regarder cette table

device-title = Deuxième appareil
device-line = Ouvrez ce lien sur votre autre appareil pour y jouer aussi la place { $number }.
device-host = Ce que seul l’hôte peut faire reste à ce navigateur.
device-once = Visez-le avec l’appareil photo de l’autre appareil. Le lien ne sert qu’une fois, et vous seul pouvez le créer.

free-act = Libérer la place
free-show = Voir le lien
free-title = Place { $number }
free-line = { $name } est absent. Si vous libérez la place, quelqu’un d’autre peut la prendre avec un nouveau lien et continuer la partie. { $name } aura alors besoin d’un nouveau lien pour revenir.
free-yes = Libérer la place
free-public = La place est libre pour toute personne qui ouvre cette table.
free-lost = Ce navigateur n’a pas le lien de cette place. Un nouveau lien rend l’ancien inutile.
seat-freed = La place { $number } est libre.
seat-away-bot = { $name } est absent. Un robot joue.
absent-cut = { $name } a perdu la connexion.
absent-later = { $then ->
    [bot] Sans retour d’ici { $left }, un robot jouera à cette place.
    [vote] Sans retour d’ici { $left }, vous pourrez décider : attendre encore, laisser jouer un robot ou compter un abandon.
    [host] Sans retour d’ici { $left }, vous pourrez laisser jouer un robot ou libérer la place.
   *[wait] La table attend son retour.
}
absent-waits = La table attend son retour. Seul l’hôte peut laisser jouer un robot à cette place.
absent-unfold = Que faire ?
absent-claim = Réclamer la victoire
absent-claim-title = Réclamer la victoire ?
absent-claim-text = { $name } est absent : cela comptera comme un abandon. La partie se termine et vous gagnez. On ne peut pas revenir en arrière.
absent-back = { $count ->
    [one] { $names } est de retour.
   *[other] { $names } sont de retour.
}
missed-freed = La place de { $name } a été libérée.

room-imported = { $written ->
    [true] Partie importée, hasard écrit
   *[other] Partie importée
}
origin-imported = Cette partie vient d’un fichier : la personne qui l’a apporté sait peut-être ce que les dés donneront.
origin-written = Ce que le hasard donne d’abord était écrit, comme dans un tutoriel ou une suite jouée à partir d’une partie finie.

replay-proof-branch = Jusqu’au moment où cette partie en continue une autre, déjà finie, le hasard est celui de cette autre partie ; ensuite, il vient de la seule clé.
replay-proof-written = Le hasard était écrit : la clé dit elle-même ce que donnent les premiers dés et paquets. La clé ne prouve donc rien sur la chance.
replay-proof-imported = La partie vient d’un fichier : la personne qui l’a apporté pouvait connaître la clé, et donc tous les lancers à venir.
