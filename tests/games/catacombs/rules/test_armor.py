"""Kept cards (CC-ARMOR)."""

from ludotheque.games.catacombs.table import events
from ludotheque.kernel.decisions import FIRST_YES
from ludotheque.kernel.drivers import CLOCK
from tests.games.catacombs.scenario import Conquest, action_of, scenario, skull, sword
from tests.rules import rule


def attacked(*kept: str, **said: object) -> Conquest:
    """skull_1 has hit sword_1 with a critical combat shot, worth 2 and a stun."""
    scene = scenario(skull("behemoth"), sword("silver_stag"), turn="skull_1", kept={"sword": list(kept)}, **said)
    return scene.card().flick_at("sword_1")


def four_attacked(*kept: str) -> Conquest:
    """The same with four players: seats 1 and 3 are Sword's."""
    players = (skull("behemoth"), sword("silver_stag"), skull(), sword("kite_courier"))
    return scenario(*players, turn="skull_1", kept={"sword": list(kept)}).card().flick_at("sword_1")


@rule("CC-ARMOR-1")
def test_a_card_with_the_icon_stays_face_up_before_its_team() -> None:
    conquest = scenario(sword("shield_marshal", "silver_stag"), skull("witch")).card().play("shield_marshal").idle()
    assert (conquest.kept("sword"), conquest.discards("sword")) == (["shield_marshal"], [])
    assert conquest.logged(events.ArmorKept) == [events.ArmorKept(0, "sword_shield_marshal")]
    assert conquest.match.redact(())["teams"][0]["kept"][0]["card"] == "sword_shield_marshal"


@rule("CC-ARMOR-2")
def test_a_kept_card_may_be_used_against_all_damage_of_one_shot() -> None:
    conquest = attacked("lantern_captain")
    assert (conquest.asked(), conquest.owner(), conquest.options()) == ("armor", 1, ["done", "armor lantern_captain"])
    conquest.armor("lantern_captain")
    assert (conquest.pools(), conquest.logged(events.TokensLost)) == ((8, 8, 8), [])


@rule("CC-ARMOR-2")
def test_the_next_shot_is_not_ignored() -> None:
    scene = scenario(skull("iron_jailer"), sword("silver_stag"), turn="skull_1", kept={"sword": ["lantern_captain"]})
    conquest = scene.card().flick_at("sword_1").armor("lantern_captain").flick_at("sword_1")
    assert (conquest.pools(), conquest.asked()) == ((7, 8, 9), "flick")


@rule("CC-ARMOR-2")
def test_armor_is_not_asked_for_when_nothing_would_be_lost() -> None:
    missed = scenario(skull("behemoth"), sword("silver_stag"), turn="skull_1", kept={"sword": ["lantern_captain"]})
    assert missed.card().flick(90, 0.5).asked() == "flick"
    assert attacked().asked() == "flick"


@rule("CC-ARMOR-2")
def test_the_active_teams_own_armor_is_not_asked_for() -> None:
    scene = scenario(skull("behemoth"), sword("silver_stag"), turn="skull_1", kept={"skull": ["marauder"]})
    conquest = scene.card().flick_at("sword_1")
    assert (conquest.asked(), conquest.pools()) == ("flick", (6, 8, 10))


@rule("CC-ARMOR-3")
def test_all_means_both_characters_and_the_boost() -> None:
    at = {"sword_1": (150.0, 81.0), "sword_2": (150.0, 119.0)}
    scene = scenario(
        skull("witch", "phoenix"), sword("silver_stag"), turn="skull_1", at=at, kept={"sword": ["lantern_captain"]}
    )
    conquest = scene.card().play("witch").nudge(0).put_towards(180).flick(180, 1.5).boost("phoenix")
    assert conquest.decision.subject == 5
    assert conquest.armor("lantern_captain").pools() == (8, 8, 8)


@rule("CC-ARMOR-4")
def test_stun_does_nothing_for_an_ignored_shot() -> None:
    conquest = attacked("lantern_captain").armor("lantern_captain")
    assert (conquest.stunned("sword"), conquest.logged(events.TeamStunned)) == (False, [])


@rule("CC-ARMOR-4")
def test_steal_does_nothing_for_an_ignored_shot() -> None:
    scene = scenario(skull("marauder"), sword("silver_stag"), turn="skull_1", kept={"sword": ["lantern_captain"]})
    conquest = scene.card().nudge(0).fire("sword_1").armor("lantern_captain")
    assert (conquest.pools(), conquest.logged(events.TokenStolen)) == ((8, 8, 8), [])


@rule("CC-ARMOR-4")
def test_abilities_after_the_sequence_are_untouched() -> None:
    kept = {"sword": ["lantern_captain"]}
    heal = scenario(skull("moss_hag"), sword("silver_stag"), turn="skull_1", kept=kept).card().nudge(0)
    heal.target("sword_1").fire("sword_1").armor("lantern_captain")
    assert heal.pools() == (8, 10, 6)
    again = scenario(skull("gutter_duchess", "witch"), sword("silver_stag"), turn="skull_1", kept=kept).card()
    again.play("gutter_duchess").nudge(0).flick_at("sword_1").armor("lantern_captain")
    assert (again.asked(), again.pools()) == ("surprise", (8, 8, 8))
    scene = scenario(
        skull("phoenix"), sword("silver_stag"), turn="skull_1", kept=kept, discards={"skull": ["witch", "witch"]}
    )
    reset = scene.card().nudge(0).target("sword_1").fire("sword_1").armor("lantern_captain")
    assert (reset.discards("skull"), len(reset.pile("skull"))) == (["phoenix"], 27)


@rule("CC-ARMOR-5")
def test_the_used_card_goes_to_the_discard_pile_of_its_own_team() -> None:
    conquest = attacked("lantern_captain", "badger_sapper").armor("badger_sapper")
    assert (conquest.discards("sword"), conquest.kept("sword")) == (["badger_sapper"], ["lantern_captain"])
    assert conquest.discards("skull") == []
    assert conquest.logged(events.ArmorUsed) == [events.ArmorUsed(0, "sword_badger_sapper")]


@rule("CC-ARMOR-6")
def test_either_partner_may_use_what_the_other_has_kept() -> None:
    players = (sword("lantern_captain"), skull("behemoth"), sword("kite_courier"), skull())
    for partner in (0, 2):
        conquest = scenario(*players).card().idle()
        assert (conquest.kept("sword"), conquest.whose_turn()) == (["lantern_captain"], "skull_1")
        conquest.play("behemoth").flick_at("sword_1").armor("lantern_captain", by=partner)
        assert conquest.pools() == (8, 8, 8)


@rule("CC-ARMOR-7")
def test_use_is_optional() -> None:
    conquest = attacked("lantern_captain").done()
    assert (conquest.pools(), conquest.kept("sword"), conquest.stunned("sword")) == (
        (6, 8, 10),
        ["lantern_captain"],
        True,
    )


@rule("CC-ARMOR-7")
def test_one_card_per_shot_and_any_number_may_be_kept() -> None:
    conquest = attacked("lantern_captain", "lantern_captain", "badger_sapper", "badger_sapper", "shield_marshal")
    assert len(conquest.options()) == 6
    conquest.armor("shield_marshal")
    assert (conquest.asked(), len(conquest.kept("sword"))) == ("flick", 4)


@rule("CC-ARMOR-7")
def test_kept_cards_are_not_hand_cards() -> None:
    """They can neither be played nor thrown away as a price, and do not save a player without cards."""
    kept = {"sword": ["lantern_captain"], "skull": ["marauder"]}
    conquest = scenario(sword("silver_stag", "kite_courier"), skull("witch"), kept=kept).card()
    assert conquest.options() == ["play silver_stag", "play kite_courier"]
    assert "reason-not-listed" in conquest.refused(action_of("play", conquest, "lantern_captain"))
    boost = scenario(skull("witch"), sword("silver_stag"), turn="skull_1", kept=kept).card().nudge(0).fire("sword_1")
    assert boost.asked() == "armor"
    empty = scenario(sword(), skull("witch"), kept=kept, pile={"sword": []}).turn()
    assert empty.ended() == ("skull", "hand")


@rule("CC-ARMOR-8")
def test_armor_does_not_answer_exhaustion() -> None:
    scene = scenario(
        sword("silver_stag", "kite_courier"), skull("witch"), exhaustion="on", pile={"sword": []},
        kept={"sword": ["lantern_captain"]},
    )  # fmt: skip
    conquest = scene.turn()
    assert (conquest.pools(), conquest.asked()) == ((7, 8, 9), "card")


@rule("CC-ARMOR-8")
def test_armor_does_not_answer_a_push() -> None:
    kept = {"skull": ["behemoth"]}
    shoved = scenario(at={"obstacle_1": (250.0, 100.0)}, kept=kept).obstacle()
    before = shoved.places()
    shoved.obstacle("obstacle_1", 0, 2.0)
    assert ("skull_1" in shoved.moved(before), shoved.logged(events.ArmorUsed), shoved.kept("skull")) == (
        True,
        [],
        ["behemoth"],
    )
    used = scenario(sword("oathbound_knight"), skull("witch"), kept=kept).card()
    before = used.places()
    used.flick_at("skull_1").armor("behemoth")
    assert used.moved(before) == ["sword_1", "skull_1"]


@rule("CC-ARMOR-9")
def test_the_first_use_decides() -> None:
    conquest = four_attacked("lantern_captain", "badger_sapper")
    assert (conquest.decision.closes, conquest.match.waiting()) == (FIRST_YES, [1, 3])
    conquest.done(by=1)
    assert (conquest.asked(), conquest.pools(), conquest.match.waiting()) == ("armor", (8, 8, 8), [3])
    conquest.armor("badger_sapper", by=3)
    assert (conquest.pools(), conquest.kept("sword")) == ((8, 8, 8), ["lantern_captain"])
    at_once = four_attacked("lantern_captain").armor("lantern_captain", by=3)
    assert (at_once.pools(), at_once.asked()) == ((8, 8, 8), "flick")


@rule("CC-ARMOR-9")
def test_it_is_declined_when_both_decline() -> None:
    for first, second in ((1, 3), (3, 1)):
        conquest = four_attacked("lantern_captain").done(by=first)
        assert (conquest.asked(), conquest.pools()) == ("armor", (8, 8, 8))
        assert "room-declined" in conquest.refused(0, by=first)
        conquest.done(by=second)
        assert (conquest.pools(), conquest.kept("sword")) == ((6, 8, 10), ["lantern_captain"])


@rule("CC-ARMOR-9")
def test_a_partner_who_has_declined_may_still_use_it() -> None:
    conquest = four_attacked("lantern_captain").done(by=1).armor("lantern_captain", by=1)
    assert conquest.pools() == (8, 8, 8)


@rule("CC-ARMOR-9")
def test_the_clock_declines() -> None:
    conquest = four_attacked("lantern_captain")
    for seat in (1, 3):
        conquest.match.answer(seat, conquest.decision.fallback(), CLOCK)
    assert conquest.pools() == (6, 8, 10)


@rule("CC-ARMOR-9")
def test_the_attackers_are_not_asked() -> None:
    conquest = four_attacked("lantern_captain")
    for seat in (0, 2):
        refusal = conquest.refused(action_of("armor", conquest, "lantern_captain"), by=seat)
        assert refusal.startswith(f"reason-not-asked seat={seat} asked=")
