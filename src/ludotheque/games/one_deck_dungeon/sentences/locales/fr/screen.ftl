### One Deck Dungeon dans le navigateur.

screen-party-won = Le groupe a gagné.
screen-party-lost = Le groupe a perdu.

path-dungeon-enter = Ouvrir une porte
path-dungeon-cover = Recouvrir une case
path-dungeon-use = Utiliser une compétence
path-dungeon-drink = Boire une potion

term-color = couleur de dés
term-focus = talents

nudge-way = Comparez ce qui vous attend avec chaque option et ce qu’elle coûte.
nudge-boxes = Voyez quelles cases les dés peuvent encore recouvrir, et ce que coûteraient les autres.
nudge-skill = Quelque chose que vous pouvez utiliser tire davantage de ces dés.
nudge-potion = Le moment d’une potion est peut-être venu.
nudge-loot = Pensez à ce qui manque le plus au groupe.

worth-dungeon = vaut { $value }♥

preview-party = Groupe
preview-level = niveau
preview-xp = XP
preview-cubes = cubes
preview-deck = cartes du paquet
preview-stairs = pions sur les escaliers
preview-floor = étage
preview-damage = blessures
preview-poison = poison
preview-boss = Gardien
preview-stopping = Si vous arrêtez
preview-hearts = cœurs perdus
preview-time = temps dépensé
preview-venom = poison subi

review-luck-pips = La chance est le nombre de points montrés par les dés au-delà de la moyenne de 3,5 par dé lancé ; les dés posés sur une valeur ne comptent pas.
review-health-hearts = Les cœurs sont ce qu’il restait à chaque héros avant de tomber. Faute d’estimation fiable, aucune chance de gagner n’est montrée.

odd-review-hit =
    { $amount ->
        [one] { $what }, { $amount } blessure
       *[other] { $what }, { $amount } blessures
    }
