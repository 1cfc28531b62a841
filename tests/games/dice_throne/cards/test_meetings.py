"""Where heroes meet: priority, locks, tokens of several owners, and what follows damage."""

import pytest

from ludotheque.games.dice_throne.table import events
from tests.games.dice_throne.heroes.fights import carried, rolled, seat_has
from tests.games.dice_throne.modes.gathering import gathered, king
from tests.games.dice_throne.scenario import barbarian, fighter, scenario
from tests.rules import rule

SMALL = (1, 2, 3, 4, 6)


@rule("DT-TIMING-9", "DT-TIMING-7")
def test_the_active_player_removes_an_evasive_before_it_is_spent() -> None:
    attacker = barbarian(["buh_bye", "smack_3"], cp=2)
    duel = scenario(attacker, fighter("monk", tokens={"evasive": 1}, cp=0)).roll(*SMALL).announce("smack")
    duel.until_point("W_TARGETED", by=1).answer("spend evasive")
    assert duel.asked() == (0, "preempt")
    duel.play("buh_bye", by=0)
    duel = carried(duel)
    seat_has(duel, 1, health=46, evasive=0)
    assert [event.source for event in duel.logged(events.Fizzled)] == ["evasive"]


@rule("DT-TIMING-10")
def test_the_active_players_own_reload_cannot_be_stopped() -> None:
    defender = barbarian(["buh_bye", "smack_3"], cp=2)
    duel = scenario(fighter("gunslinger", tokens={"reload": 1}), defender).roll(*SMALL).announce("revolver")
    while duel.asked() != (1, "respond") or "play buh_bye" not in duel.options() or duel.state.attacks == []:
        duel.passes()
    duel.play("buh_bye", by=1)
    assert duel.asked() == (0, "preempt")
    duel = carried(duel.will_roll(0, 6).answer("spend reload"))
    seat_has(duel, 1, health=50 - 3 - 3, cp=0)
    assert [event.source for event in duel.logged(events.Fizzled)] == ["buh_bye"]


@rule("DT-ULT-3", "DT-ULT-2")
def test_an_ultimate_locks_out_tokens_companions_and_passives_of_the_defender() -> None:
    huntress = fighter("huntress", tokens={"nyras_bond": 1}, cp=5)
    duel = scenario(barbarian(), huntress).roll(6, 6, 6, 6, 6).announce("rage")
    while duel.asked()[1] != "main":
        assert duel.decision.owner == 0 or not duel.state.attacks
        duel.idle()
    assert duel.nyra(1) == (5, True)
    assert duel.health(1) < 50


@rule("DT-TOKEN-2", "DT-TURN-7")
def test_stun_brings_an_extra_phase_after_which_the_holder_acts_again() -> None:
    duel = scenario(barbarian(), fighter("gunslinger")).roll(6, 6, 6, 6, 1).announce("crit_bash")
    duel.pass_windows()
    assert duel.asked() == (0, "rolling")
    assert duel.tokens(1, "stun") == 0


@rule("DT-DMG-27", "DT-DMG-25")
def test_retribution_counts_before_protection() -> None:
    paladin = fighter("paladin", cp=0, tokens={"protect": 1, "retribution": 1})
    duel = scenario(barbarian(), paladin).roll(1, 1, 2, 2, 3).announce("smack", 2)  # eight damage
    duel.until_point("W_TARGETED", by=1).answer("spend protect").answer("spend retribution")
    duel = carried(duel)
    seat_has(duel, 0, health=50 - 4)
    seat_has(duel, 1, health=50 - 4)


@rule("DT-MODE-2V2-12")
@pytest.mark.parametrize(("mode", "helper", "die"), [("2v2", 3, 1), ("3v3", 5, 1), ("2v2v2", 4, 1)])
def test_not_this_time_of_a_teammate_saves_who_is_attacked(mode: str, helper: int, die: int) -> None:
    """Its text names a chosen player: 6 of the 9 that come at seat 1 are prevented, and the shared dial loses 3."""
    sides = [barbarian() for _ in range(helper)]
    crowd = gathered(mode, *sides, barbarian(hand=["not_this_time", "smack_3"], cp=1)).roll(2, 3, 4, 5, 1)
    crowd.strikes("mighty_blow", die)
    assert crowd.asked() == (1, "defence")
    crowd.declines_defence()
    crowd.until_point("W_LAST", by=helper).play("not_this_time")
    crowd.pass_windows()
    assert (crowd.targets(), crowd.health(helper), crowd.health(1), crowd.cp(helper)) == ([1], 47, 47, 0)


@rule("DT-TEXT-5")
def test_what_follows_damage_cannot_help_the_same_attack() -> None:
    duel = rolled(fighter("paladin", cp=0), (6, 6, 6, 6, 1)).announce("righteous_prayer")
    while duel.asked()[1] != "main":
        assert "spend crit" not in duel.options()
        duel.passes()
    seat_has(duel, 0, crit=1)
    seat_has(duel, 1, health=42)


@rule("DT-STATUS-15", "DT-ISO-1")
def test_a_second_powder_keg_makes_the_first_explode() -> None:
    side = fighter("cursed_pirate", ["light_it_up", "feed_the_fish"], cp=2)
    duel = carried(scenario(side, barbarian(tokens={"powder_keg": 1})).main().play("light_it_up"))
    seat_has(duel, 1, health=47, powder_keg=1)  # at once, and the new one stays


@rule("DT-STATUS-15")
def test_a_powder_keg_that_is_passed_on_sets_off_another() -> None:
    first, second = barbarian(tokens={"powder_keg": 1}), fighter("cursed_pirate", tokens={"powder_keg": 1})
    duel = scenario(first, second).lay("upkeep").will_roll(0, 6).begin().until("choose_token")
    duel = carried(duel.answer("token powder_keg"))
    seat_has(duel, 0, health=50, powder_keg=0)
    seat_has(duel, 1, health=47, powder_keg=1)


@rule("DT-ISO-4", "DT-ISO-5")
def test_an_exploding_keg_defeats_before_the_attack_is_settled() -> None:
    duel = scenario(fighter("cursed_pirate"), barbarian(health=3, tokens={"powder_keg": 1})).roll(*SMALL)
    carried(duel.announce("light_the_fuse"))
    assert duel.outcome == "0"
    assert not duel.logged(events.DefenceDeclined)


@rule("DT-STATUS-4")
def test_doubloons_of_two_pirates_are_told_apart() -> None:
    first = fighter("cursed_pirate", board="cursed")
    second = fighter("cursed_pirate", tokens={"cursed_doubloon": 2})
    duel = scenario(first, second).roll(4, 4, 5, 1, 1).will_roll(0, 6, 6, 6, 6).attack("dread_mark")
    theirs = duel.content.named[0]["cursed_doubloon"]
    held = duel.state.heroes[1].tokens
    assert (held[theirs], duel.tokens(1, "cursed_doubloon")) == (3, 2)  # each kind has its own limit
    duel = duel.until_phase("main_1", 1)
    seat_has(duel, 1, health=50 - 3)  # by the other Pirate's Doubloons only


@rule("DT-STATUS-4")
def test_doubloons_of_two_pirates_hurt_a_third_player_together() -> None:
    """Two of one Pirate lie there, and the other brings as many as their limit allows."""
    sides = [fighter("cursed_pirate"), fighter("cursed_pirate", board="cursed")]
    crowd = king(*sides, barbarian(tokens={"cursed_doubloon": 2}), active=1).roll(4, 4, 5, 1, 1)
    crowd.will_roll(1, 6, 6, 6, 6).announce("dread_mark").until("target")
    crowd.answer("player 2")
    before = crowd.until_phase("upkeep", 2).health(2)
    first, second = [crowd.content.named[seat]["cursed_doubloon"] for seat in (0, 1)]
    held = crowd.state.heroes[2].tokens
    assert (first != second, held[first], held[second]) == (True, 2, 3)
    assert before - crowd.until_phase("main_1", 2).health(2) == 2 + 3


def test_a_pirate_removes_only_her_own_doubloons() -> None:
    first = fighter("cursed_pirate", tokens={"cursed_doubloon": 1})
    second = fighter("cursed_pirate", tokens={"cursed_doubloon": 2})
    duel = scenario(first, second).roll(1, 6, 6, 6, 4).attack("shiver_me_timbers")
    assert duel.options() == ["number 0", "number 1"]
    seat_has(carried(duel.answer("number 1")), 1, cursed_doubloon=2)


@rule("DT-STATUS-14")
@pytest.mark.parametrize("card", ["transference", "get_that_outta_here"])
def test_a_doubloon_can_be_neither_moved_nor_removed_by_cards(card: str) -> None:
    own = barbarian([card, "smack_3"], cp=2, tokens={"cursed_doubloon": 2})
    duel = scenario(own, fighter("cursed_pirate")).main()
    assert f"play {card}" not in duel.options()


@rule("DT-STATUS-14")
@pytest.mark.parametrize("card", ["transference", "get_that_outta_here", "what_status_effects"])
def test_a_blessing_of_divinity_can_be_neither_moved_nor_removed_by_cards(card: str) -> None:
    duel = scenario(barbarian([card, "smack_3"], cp=2), fighter("paladin", tokens={"blessing_of_divinity": 1})).main()
    assert f"play {card}" not in duel.options()


@rule("DT-STATUS-14")
def test_holy_presence_can_be_removed_but_not_moved() -> None:
    own = barbarian(["transference", "get_that_outta_here"], cp=3)
    duel = scenario(own, fighter("seraph", tokens={"holy_presence": 1})).main()
    assert "play transference" not in duel.options()
    seat_has(carried(duel.play("get_that_outta_here")), 1, holy_presence=0)


@rule("DT-COMPANION-1", "DT-COMPANION-2")
def test_cards_that_touch_tokens_touch_no_companion() -> None:
    own = barbarian(["what_status_effects", "buh_bye"], cp=4)
    duel = scenario(own, fighter("treant", companions={"seedling": 3, "dryad": 1})).main()
    assert not [word for word in duel.options() if word.startswith("play")]


@rule("DT-STATUS-5")
def test_a_raised_limit_is_ones_own_and_lasts() -> None:
    duel = scenario(fighter("monk"), fighter("monk")).roll(6, 6, 6, 6, 1).attack("lotus_strike")
    chi = duel.content.status_index["chi"]
    limits = [duel.match.table.limit(seat, chi) for seat in (0, 1)]  # type: ignore[attr-defined] # a Dice Throne table
    assert limits == [6, 5]


@rule("DT-TOKEN-5")
def test_blind_and_blinding_light_are_both_checked() -> None:
    side = fighter("moon_elf", tokens={"blind": 1})
    duel = scenario(side, fighter("seraph")).roll(*SMALL)
    seat_has(carried(duel.will_roll(0, 6).announce("longbow")), 1, health=46)


@rule("DT-ATK-8", "DT-ATK-2")
def test_blinding_light_does_not_halve_collateral_damage_alone() -> None:
    """Nobody is the defender, so no line waits for one (game 4164 of the soak with seed 1)."""
    side = fighter("tactician", tokens={"blinding_light": 1})
    duel = scenario(side, fighter("seraph")).roll(1, 1, 6, 6, 4).will_roll(0, 2).announce("carpet_bomb")
    duel.until_point("W_LAST", by=0)
    assert [(line.seat, line.amount) for pool in duel.state.pools for line in pool.lines] == [(1, 2)]
    seat_has(carried(duel), 1, health=48)


@rule("DT-HP-4", "A-48")
def test_a_bots_healing_waits_for_the_damage() -> None:
    side = fighter("artificer", companions={"heal_bot": 1}, tokens={"synth": 2}, health=8)
    duel = scenario(barbarian(), side).roll(1, 1, 2, 2, 3).announce("smack", 2)
    duel.until_point("W_TARGETED", by=1).will_roll(1, 4).answer("spend heal_bot")
    assert duel.health(1) == 8
    seat_has(carried(duel), 1, health=2)


@rule("DT-COMPANION-3")
def test_using_a_companion_can_be_preempted_like_spending_a_token() -> None:
    attacker = barbarian(["getting_paid", "smack_3"])
    duel = scenario(attacker, fighter("huntress")).roll(*SMALL).announce("smack")
    duel.until_point("W_TARGETED", by=1).answer("spend nyra")
    assert duel.asked() == (0, "preempt")
    assert "play getting_paid" in duel.options()


@rule("DT-STATUS-13")
def test_a_unique_token_is_neither_positive_nor_negative() -> None:
    treant = fighter("treant", companions={"dryad": 1})
    duel = scenario(fighter("cursed_pirate", board="cursed"), treant).roll(4, 4, 5, 1, 1).will_roll(0, 1, 6, 6, 6)
    duel.announce("dread_mark").until_point("W_TARGETED", by=1).answer("spend dryad/1")
    seat_has(carried(duel), 1, cursed_doubloon=3)  # the Dryad stops negative tokens only, so nothing was asked


@rule("DT-ISO-2")
def test_what_answers_an_attack_does_not_answer_isolated_damage() -> None:
    seraph = fighter("seraph", tokens={"flight": 1, "powder_keg": 1}, cp=0)
    duel = scenario(fighter("cursed_pirate"), seraph).roll(*SMALL).announce("light_the_fuse")
    asked = []
    while duel.asked()[1] != "main":
        if duel.asked()[1] == "respond":
            asked.append((duel.points()[-1].strip("."), "spend flight/1" in duel.options()))
        duel.passes()
    assert ("W_ISO", True) not in asked
    assert ("W_TARGETED", True) in asked
    seat_has(duel, 1, health=50 - 3 - 7)


def test_a_view_shows_companions_by_number_level_or_health() -> None:
    bots = fighter("artificer", companions={"nanobot": 2})
    seen = scenario(bots, fighter("huntress", nyra=(3, False))).main().match.seen((0,)).view()
    assert seen["seats"][0]["companions"] == {
        "nanobot": {"level": 2},
        "shock_bot": {"level": 0},
        "heal_bot": {"level": 0},
    }
    assert seen["seats"][1]["companions"] == {"nyra": {"count": 1, "limit": 1, "health": 3, "active": False}}


def test_a_view_shows_whose_doubloons_lie_there() -> None:
    side = fighter("cursed_pirate", board="cursed")
    duel = scenario(side, fighter("cursed_pirate")).roll(4, 4, 5, 1, 1).will_roll(0, 6, 6, 1, 1).attack("dread_mark")
    shown = duel.match.seen((0,)).view()["seats"][1]
    assert (shown["board"], list(shown["tokens"])) == ("human", ["cursed_doubloon:0"])
