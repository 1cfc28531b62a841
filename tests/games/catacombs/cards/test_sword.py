"""Every card of the Sword deck, by its id without the team."""

from ludotheque.games.catacombs.table import events
from tests.games.catacombs.cards.scenes import opened, played, sequence, targeted
from tests.games.catacombs.scenario import Conquest


def sword_plays(card: str, **said: object) -> Conquest:
    return played(card, "sword", **said)


def is_discarded(conquest: Conquest, card: str) -> bool:
    return (conquest.discards("sword"), conquest.kept("sword"), conquest.asked()) == ([card], [], "obstacle")


def is_kept(conquest: Conquest, card: str) -> bool:
    return (conquest.discards("sword"), conquest.kept("sword"), conquest.asked()) == ([], [card], "obstacle")


def test_berserker_mage() -> None:
    conquest = sword_plays("berserker_mage")
    assert sequence(conquest) == [("combat", 1), ("move", 0), ("combat", 1)]
    assert (conquest.pools(), is_discarded(conquest, "berserker_mage")) == ((8, 6, 10), True)


def test_royal_archer() -> None:
    conquest = sword_plays("royal_archer")
    assert sequence(conquest) == [("move", 0), ("longbow", 1), ("longbow", 1)]
    assert (conquest.pools(), is_discarded(conquest, "royal_archer")) == ((8, 6, 10), True)


def test_royal_archer_shoots_from_the_partner() -> None:
    conquest = opened("royal_archer", "sword").nudge(180)
    for _ in range(2):
        conquest.put_before("skull_2", start="sword_2").flick_at("skull_2")
    assert conquest.hits() == [(["skull_2"], 1), (["skull_2"], 1)]


def test_enchantress() -> None:
    conquest = sword_plays("enchantress")
    assert (sequence(conquest), targeted(conquest)) == ([("move", 0), ("fireball", 1)], ["skull_1"])
    assert (conquest.pools(), is_discarded(conquest, "enchantress")) == ((10, 7, 7), True)


def test_enchantress_heals_although_both_flicks_miss() -> None:
    conquest = opened("enchantress", "sword").nudge(180).target("skull_1").put_towards(270).flick(270, 0.2)
    conquest.retry().flick(270, 0.2)
    assert (sequence(conquest), conquest.pools()) == ([("move", 0), ("fireball", 0), ("fireball", 0)], (10, 8, 6))


def test_witch_hunter() -> None:
    conquest = sword_plays("witch_hunter", discards={"sword": ["silver_stag", "silver_stag"]})
    assert (sequence(conquest), targeted(conquest)) == ([("move", 0), ("missile", 1)], ["skull_1"])
    assert (len(conquest.pile("sword")), conquest.pile("sword").count("silver_stag")) == (26, 2)
    assert (conquest.pools(), is_discarded(conquest, "witch_hunter")) == ((8, 7, 9), True)


def test_lantern_captain() -> None:
    conquest = sword_plays("lantern_captain")
    assert sequence(conquest) == [("move", 0), ("combat", 1), ("move", 0)]
    assert (conquest.pools(), is_kept(conquest, "lantern_captain")) == ((8, 7, 9), True)


def test_oathbound_knight() -> None:
    conquest = sword_plays("oathbound_knight")
    assert sequence(conquest) == [("critical_combat", 2), ("move", 0)]
    assert (conquest.pools(), is_discarded(conquest, "oathbound_knight")) == ((8, 6, 10), True)


def test_trapdoor_scout() -> None:
    conquest = sword_plays("trapdoor_scout")
    assert sequence(conquest) == [("move", 0), ("move", 0)]
    assert (conquest.asked(), conquest.options()) == ("surprise", ["done", "play kite_courier"])
    assert (conquest.discards("sword"), conquest.pools()) == (["trapdoor_scout"], (8, 8, 8))


def test_belfry_cleric() -> None:
    conquest = sword_plays("belfry_cleric")
    assert sequence(conquest) == [("wave", 1), ("move", 0), ("wave", 1)]
    assert (conquest.pools(), is_discarded(conquest, "belfry_cleric")) == ((8, 6, 10), True)


def test_hedge_conjurer() -> None:
    conquest = sword_plays("hedge_conjurer")
    assert (sequence(conquest), targeted(conquest)) == ([("combat", 1), ("move", 0), ("fireball", 1)], [])
    assert (conquest.pools(), is_discarded(conquest, "hedge_conjurer")) == ((8, 6, 10), True)


def test_kite_courier() -> None:
    conquest = sword_plays("kite_courier")
    assert (sequence(conquest), targeted(conquest)) == ([("missile", 1), ("move", 0), ("missile", 1)], [])
    assert (conquest.pools(), is_discarded(conquest, "kite_courier")) == ((8, 6, 10), True)


def test_silver_stag() -> None:
    conquest = sword_plays("silver_stag")
    assert sequence(conquest) == [("combat", 1), ("combat", 1), ("move", 0)]
    assert (conquest.pools(), is_discarded(conquest, "silver_stag")) == ((8, 6, 10), True)


def test_badger_sapper() -> None:
    conquest = sword_plays("badger_sapper")
    assert (sequence(conquest), targeted(conquest)) == ([("move", 0), ("missile", 1)], [])
    assert conquest.logged(events.TokenStolen) == [events.TokenStolen(1)]
    assert (conquest.pools(), is_kept(conquest, "badger_sapper")) == ((9, 7, 8), True)


def test_shield_marshal() -> None:
    conquest = sword_plays("shield_marshal")
    assert sequence(conquest) == [("combat", 1), ("move", 0)]
    assert (conquest.stunned("skull"), conquest.stunned("sword")) == (True, False)
    assert (conquest.pools(), is_kept(conquest, "shield_marshal")) == ((8, 7, 9), True)


def test_storm_lancer() -> None:
    conquest = sword_plays("storm_lancer")
    assert sequence(conquest) == [("move", 0), ("critical_combat", 2)]
    assert (conquest.asked(), conquest.options()) == ("surprise", ["done", "play kite_courier"])
    assert (conquest.discards("sword"), conquest.pools()) == (["storm_lancer"], (8, 6, 10))
