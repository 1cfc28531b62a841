# One Deck Dungeon: heroes, options, tutorial.

# Dungeon and options
setup-dungeon = Dungeon and difficulty
setup-dungeon-inside = What awaits in { $dungeon }
option-difficulty = Difficulty
option-deck = Deck
value-deck-auto = Matches the dungeon
value-deck-base = Base set
value-deck-forest_of_shadows = Forest of Shadows
value-deck-hybrid = Both mixed
option-turn_sequence = Turn sequence
value-turn_sequence-auto = Matches the deck
value-turn_sequence-base = Base set
value-turn_sequence-forest = Forest of Shadows
option-basic_potion = Basic potion
option-hordes = Hordes card (four players)

# Heroes
hero-one_deck_dungeon-archer = Agile; buys extra dice with time and keeps the best.
hero-one_deck_dungeon-mage = Lots of magic, little strength; stores dice for later.
hero-one_deck_dungeon-paladin = Strength and magic, hardly any agility; wears armor.
hero-one_deck_dungeon-rogue = Very agile; gambles for extra dice.
hero-one_deck_dungeon-warrior = Strength first; gathers dice from the wounds it takes.
hero-one_deck_dungeon-alchemist = Takes poison to roll more dice, and resists it better.
hero-one_deck_dungeon-druid = Lots of magic; gathers dice behind doors with a leaf.
hero-one_deck_dungeon-hunter = Very agile; at its best at doors that were left open.
hero-one_deck_dungeon-slayer = Gives up dice from the supply for heroic ones.
hero-one_deck_dungeon-warden = Sturdy; holds the line, and the poison off.

# Kinds of cards
kind-solo_side = side for one player
kind-party_side = side for two or four players
kind-solo_ability = heroic ability, one player
kind-party_ability = heroic ability, two or four players
kind-encounter = encounters
kind-foe_ability = special abilities
kind-skill = skills
kind-potion = potions
kind-dungeon = dungeons
kind-floor = floors
kind-boss = bosses
kind-talent = talents
kind-extra_card = extra cards
kind-level = levels
kind-tier = difficulties

# Tutorial
tutorial-one_deck_dungeon = One Deck Dungeon
tutorial-one_deck_dungeon-lead = Open doors, cover the boxes of what waits behind them with dice, and make your way down to the boss.
tutorial-odd-goal-title = Down to the boss
tutorial-odd-goal = Three floors, then the boss. You lose as soon as a hero has as much damage as health. Everything you need to know is on the table.
tutorial-odd-enter-title = Explore or enter
tutorial-odd-enter = Each turn spends time; then you explore, which puts closed doors in front of you, or you enter one. Enter a room.
tutorial-odd-enter-explored = The doors are on the table now. Enter one of them.
tutorial-odd-door-title = Stay or flee
tutorial-odd-door = The door is open: you see who waits there, what the boxes ask for and what they cost. Stay for the encounter.
tutorial-odd-door-fled = You fled. The door stays open; if you enter it again, you can no longer flee.
tutorial-odd-cover-title = Cover boxes with dice
tutorial-odd-cover = A box takes a die of its color that shows at least its number; a wide box adds dice up. Choose a box, then the die. Armor comes first.
tutorial-odd-cover-heroic = Two dice became a heroic one: it counts as any color. Now cover a box.
tutorial-odd-cover-stopped = You stopped without covering anything: you now pay for every open box.
tutorial-odd-stop-title = What stays open hurts
tutorial-odd-stop = Cover as much as you want. Hearts and time on boxes that stay open are paid when you say that you are done.
tutorial-odd-stop-more = Another one covered. Say that you are done when nothing more fits.
tutorial-odd-loot-title = Take it in one form
tutorial-odd-loot = The card is yours: as an item, as a skill or potion, or as experience. Choose one.
tutorial-odd-time-title = Time is the deck
tutorial-odd-time = Each unit of time you spend discards the top card of the deck. When the deck is empty, the stairs appear: staying then costs you damage.
tutorial-odd-done-title = That was a full encounter
tutorial-odd-done = You have opened a door, covered boxes, paid and taken the loot. Go on, floor by floor, to the boss.
