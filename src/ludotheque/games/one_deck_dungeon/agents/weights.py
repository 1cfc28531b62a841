"""Numbers of the sensible player that were found by playing, in hearts unless they say otherwise."""


class Tuning:
    """Prices of what a party can lose and win."""

    time = 0.35  # 1 time while the deck lasts
    stairs = 0.4  # 1 time once the stairs are visible
    poison_coming = 4  # tokens that will still come
    cube = 2.3
    cube_forest = 1.6  # where each heals 1 besides
    lost_loot = 2.0
    heart = 1.0  # while many are left
    fear = 2.5  # what the last heart costs more than the first
    fear_scale = 1.5  # hearts over which it fades
    death = 30.0
    flee = 0.4  # what an open door in the way costs
    closed = 0.5  # what a closed door is worth
    last_call = 6.0  # cards left when doors are looked for a last time
    later_2 = 5.0  # encounters on the second and the third floor
    later_3 = 4.0
    cards_per_encounter = 5.5  # that leave the deck for one encounter
    deck_weight = 1.0  # of the encounters to come in the worth of loot
    boss_weight = 1.0
    final_items = 5.0  # of a hero alone when the boss comes
    final_pair = 1.4  # as many times that for two
    level_next = 0.5  # of the level after the next
    slot = 1.0  # room for items where there is none
    potion_type = 0.5  # besides its cube
    skip = 0.3  # what slipping past must spare besides its price
    cap = 3.5  # of an encounter: worse ones are fled
    stored = 0.25  # a heroic die that stays on the hero card
    drink_left = 3.0  # hearts left at which healing begins
    drink_boss = 3.0  # the same before a boss round


TUNING = Tuning()
