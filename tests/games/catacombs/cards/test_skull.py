"""Every card of the Skull deck, by its id without the team."""

from ludotheque.games.catacombs.table import events
from tests.games.catacombs.cards.scenes import opened, played, sequence, targeted
from tests.games.catacombs.scenario import Conquest


def skull_plays(card: str, **said: object) -> Conquest:
    return played(card, "skull", **said)


def is_discarded(conquest: Conquest, card: str) -> bool:
    return (conquest.discards("skull"), conquest.kept("skull"), conquest.asked()) == ([card], [], "obstacle")


def is_kept(conquest: Conquest, card: str) -> bool:
    return (conquest.discards("skull"), conquest.kept("skull"), conquest.asked()) == ([], [card], "obstacle")


def test_grave_zombie() -> None:
    conquest = skull_plays("grave_zombie")
    assert sequence(conquest) == [("move", 0), ("move", 0)]
    assert (conquest.asked(), conquest.options()) == ("surprise", ["done", "play iron_jailer"])
    assert (conquest.discards("skull"), conquest.pools()) == (["grave_zombie"], (8, 8, 8))


def test_marauder() -> None:
    conquest = skull_plays("marauder")
    assert (sequence(conquest), targeted(conquest)) == ([("move", 0), ("missile", 1)], [])
    assert conquest.logged(events.TokenStolen) == [events.TokenStolen(0)]
    assert (conquest.pools(), is_kept(conquest, "marauder")) == ((7, 9, 8), True)


def test_behemoth() -> None:
    conquest = skull_plays("behemoth")
    assert sequence(conquest) == [("critical_combat", 2), ("move", 0)]
    assert (conquest.stunned("sword"), conquest.stunned("skull")) == (True, False)
    assert (conquest.pools(), is_kept(conquest, "behemoth")) == ((6, 8, 10), True)


def test_witch() -> None:
    conquest = skull_plays("witch")
    assert (sequence(conquest), targeted(conquest)) == ([("move", 0), ("powerful_wave", 2)], [])
    assert (conquest.pools(), is_discarded(conquest, "witch")) == ((6, 8, 10), True)
    boosted = opened("witch", "skull").nudge(0).fire("sword_1").boost("iron_jailer")
    assert (boosted.pools(), boosted.discards("skull")) == ((5, 8, 11), ["iron_jailer", "witch"])


def test_phoenix() -> None:
    conquest = skull_plays("phoenix", discards={"skull": ["witch", "witch", "behemoth"]})
    assert (sequence(conquest), targeted(conquest)) == ([("move", 0), ("fireball", 1)], ["sword_1"])
    assert (len(conquest.pile("skull")), conquest.pile("skull").count("witch")) == (26, 2)
    assert (conquest.pools(), is_discarded(conquest, "phoenix")) == ((7, 8, 9), True)


def test_bone_regent() -> None:
    conquest = skull_plays("bone_regent")
    assert sequence(conquest) == [("move", 0), ("combat", 1), ("move", 0)]
    assert (conquest.pools(), is_kept(conquest, "bone_regent")) == ((7, 8, 9), True)


def test_marrow_priest() -> None:
    conquest = skull_plays("marrow_priest")
    assert (sequence(conquest), targeted(conquest)) == ([("wave", 1), ("move", 0), ("missile", 1)], [])
    assert (conquest.pools(), is_discarded(conquest, "marrow_priest")) == ((6, 8, 10), True)


def test_moss_hag() -> None:
    conquest = skull_plays("moss_hag")
    assert (sequence(conquest), targeted(conquest)) == ([("move", 0), ("missile", 1)], ["sword_1"])
    assert (conquest.pools(), is_discarded(conquest, "moss_hag")) == ((7, 10, 7), True)


def test_crypt_poacher() -> None:
    conquest = skull_plays("crypt_poacher")
    assert (sequence(conquest), targeted(conquest)) == ([("longbow", 1), ("move", 0), ("longbow", 1)], [])
    assert (conquest.pools(), is_discarded(conquest, "crypt_poacher")) == ((6, 8, 10), True)


def test_rust_gladiator() -> None:
    conquest = skull_plays("rust_gladiator")
    assert sequence(conquest) == [("combat", 1), ("move", 0), ("combat", 1)]
    assert (conquest.pools(), is_discarded(conquest, "rust_gladiator")) == ((6, 8, 10), True)


def test_cellar_stalker() -> None:
    conquest = skull_plays("cellar_stalker")
    assert (sequence(conquest), targeted(conquest)) == ([("combat", 1), ("missile", 1), ("move", 0)], [])
    assert (conquest.pools(), is_discarded(conquest, "cellar_stalker")) == ((6, 8, 10), True)


def test_ember_gambler() -> None:
    conquest = skull_plays("ember_gambler")
    assert (sequence(conquest), targeted(conquest)) == ([("missile", 1), ("move", 0), ("fireball", 1)], [])
    assert (conquest.pools(), is_discarded(conquest, "ember_gambler")) == ((6, 8, 10), True)


def test_gutter_duchess() -> None:
    conquest = skull_plays("gutter_duchess")
    assert sequence(conquest) == [("move", 0), ("combat", 1)]
    assert (conquest.asked(), conquest.options()) == ("surprise", ["done", "play iron_jailer"])
    assert (conquest.discards("skull"), conquest.pools()) == (["gutter_duchess"], (7, 8, 9))


def test_iron_jailer() -> None:
    conquest = skull_plays("iron_jailer")
    assert sequence(conquest) == [("combat", 1), ("combat", 1), ("move", 0)]
    assert (conquest.pools(), is_discarded(conquest, "iron_jailer")) == ((6, 8, 10), True)
