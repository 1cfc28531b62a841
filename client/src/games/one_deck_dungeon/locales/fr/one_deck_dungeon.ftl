# One Deck Dungeon : héros, options, tutoriel.

# Donjon et options
setup-dungeon = Donjon et difficulté
setup-dungeon-inside = Ce qui attend : { $dungeon }
option-difficulty = Difficulté
option-deck = Paquet
value-deck-auto = Celui du donjon
value-deck-base = Boîte de base
value-deck-forest_of_shadows = Forêt des Ombres
value-deck-hybrid = Les deux mêlés
option-turn_sequence = Séquence de Tour
value-turn_sequence-auto = Celui du paquet
value-turn_sequence-base = Boîte de base
value-turn_sequence-forest = Forêt des Ombres
option-basic_potion = Potion basique
option-hordes = Carte Hordes (à quatre)

# Héros
hero-one_deck_dungeon-archer = Agile ; achète des dés avec du temps et garde le meilleur.
hero-one_deck_dungeon-mage = Beaucoup de magie, peu de force ; met des dés de côté.
hero-one_deck_dungeon-paladin = Force et magie, presque pas d’agilité ; en armure.
hero-one_deck_dungeon-rogue = Très agile ; prend des risques pour des dés en plus.
hero-one_deck_dungeon-warrior = La force d’abord ; chaque blessure lui donne des dés.
hero-one_deck_dungeon-alchemist = S’empoisonne pour lancer plus de dés, et y résiste mieux.
hero-one_deck_dungeon-druid = Beaucoup de magie ; gagne des dés aux portes à feuille.
hero-one_deck_dungeon-hunter = Très agile ; excelle aux portes déjà ouvertes.
hero-one_deck_dungeon-slayer = Sacrifie des dés de la réserve pour des dés héroïques.
hero-one_deck_dungeon-warden = Robuste ; tient bon, et tient le poison à distance.

# Familles de cartes
kind-solo_side = face à un joueur
kind-party_side = face à deux ou quatre joueurs
kind-solo_ability = capacité héroïque, un joueur
kind-party_ability = capacité héroïque, deux ou quatre joueurs
kind-encounter = rencontres
kind-foe_ability = capacités spéciales
kind-skill = compétences
kind-potion = potions
kind-dungeon = donjons
kind-floor = étages
kind-boss = gardiens
kind-talent = talents
kind-extra_card = cartes supplémentaires
kind-level = niveaux
kind-tier = difficultés

# Tutoriel
tutorial-one_deck_dungeon = One Deck Dungeon
tutorial-one_deck_dungeon-lead = Ouvrez des portes, recouvrez de dés les cases de ce qui attend derrière, et descendez jusqu’au gardien.
tutorial-odd-goal-title = Jusqu’au gardien
tutorial-odd-goal = Trois étages, puis le gardien. Vous perdez dès qu’un héros a autant de blessures que de santé. Tout ce qu’il faut savoir est sur la table.
tutorial-odd-enter-title = Explorer ou entrer
tutorial-odd-enter = Chaque tour dépense du temps ; puis vous explorez, ce qui pose des portes fermées, ou vous entrez. Entrez dans une pièce.
tutorial-odd-enter-explored = Les portes sont posées. Entrez par l’une d’elles.
tutorial-odd-door-title = Faire la rencontre ou fuir
tutorial-odd-door = La porte est ouverte : vous voyez qui attend là, ce que demandent les cases et ce qu’elles coûtent. Faites la rencontre.
tutorial-odd-door-fled = Vous avez fui. La porte reste ouverte ; si vous y revenez, vous ne pourrez plus fuir.
tutorial-odd-cover-title = Recouvrez les cases de dés
tutorial-odd-cover = Une case se recouvre avec un dé de sa couleur, égal ou supérieur à son nombre ; une case large, avec plusieurs. Choisissez une case, puis le dé. Les cases armure d’abord.
tutorial-odd-cover-heroic = Deux dés sont devenus un dé héroïque : il vaut pour toute couleur. Recouvrez maintenant une case.
tutorial-odd-cover-stopped = Vous avez arrêté sans rien recouvrir : chaque case restée ouverte se paie.
tutorial-odd-stop-title = Ce qui reste ouvert fait mal
tutorial-odd-stop = Recouvrez autant de cases que vous voulez. Les cœurs et le temps des cases restées ouvertes se paient quand vous dites avoir fini.
tutorial-odd-stop-more = Une case de plus est recouverte. Dites que vous avez fini quand plus rien ne convient.
tutorial-odd-loot-title = À prendre sous une seule forme
tutorial-odd-loot = La carte est à vous : comme objet, comme compétence ou potion, ou comme expérience. Choisissez.
tutorial-odd-time-title = Le temps, c’est le paquet
tutorial-odd-time = Chaque temps dépensé défausse une carte du paquet. Quand il est vide, les escaliers apparaissent : rester coûte alors des blessures.
tutorial-odd-done-title = Voilà une rencontre entière
tutorial-odd-done = Vous avez ouvert une porte, recouvert des cases, payé et pris le butin. Continuez, étage par étage, jusqu’au gardien.
