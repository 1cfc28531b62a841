"""The steps of a turn and the order of turns (CC-TURN)."""

from ludotheque.games.catacombs.table import events
from tests.games.catacombs.scenario import action_of, scenario, skull, sword
from tests.rules import rule

TELLING = (events.Drew, events.CardPlayed, events.Flicked, events.TurnBegan, events.Healed, events.ArmorKept)


def steps(log: list[object]) -> list[str]:
    """What happened, in order; a flick with its shot and disc."""
    return [
        f"{event.shot} of {event.disc}" if isinstance(event, events.Flicked) else type(event).__name__
        for event in log
        if isinstance(event, TELLING)
    ]


@rule("CC-TURN-1")
def test_teams_alternate_and_characters_too() -> None:
    conquest = scenario(turn="skull_1").turn()
    order = [conquest.whose_turn()] + [conquest.idle().whose_turn() for _ in range(8)]
    assert order == 2 * ["skull_1", "sword_1", "skull_2", "sword_2"] + ["skull_1"]


@rule("CC-TURN-2")
def test_the_marker_says_who_acts() -> None:
    conquest = scenario(sword("oathbound_knight"), skull(), turn="sword_2").card()
    before = conquest.places()
    conquest.flick(0, 0.3)
    assert conquest.moved(before) == ["sword_2"]
    assert conquest.nudge().asked() == "obstacle"


@rule("CC-TURN-3")
def test_a_lone_player_acts_with_one_character_per_turn() -> None:
    conquest = scenario(sword("berserker_mage", "silver_stag"), skull()).card().play("berserker_mage")
    before = conquest.places()
    conquest.nudge().nudge().nudge()
    assert conquest.moved(before) == ["sword_1"]
    assert conquest.nudge_obstacle().whose_turn() == "skull_1"


@rule("CC-TURN-4")
def test_draw_card_obstacle_flip() -> None:
    conquest = scenario(sword("enchantress"), skull("witch")).turn()
    conquest.play("enchantress").nudge().target("skull_1").waste().done()
    assert conquest.marker("sword") == 1
    conquest.nudge_obstacle()
    assert steps(conquest.match.log) == [
        "TurnBegan", "Drew", "CardPlayed", "move of 0", "fireball of 9", "Healed", "move of 8", "TurnBegan", "Drew",
    ]  # fmt: skip
    assert (conquest.marker("sword"), conquest.whose_turn()) == (2, "skull_1")


@rule("CC-TURN-5")
def test_the_active_player_draws_the_top_card_of_the_own_pile() -> None:
    conquest = scenario(sword("witch_hunter"), skull("witch"), top={"sword": ["silver_stag", "kite_courier"]}).turn()
    assert conquest.hand(0) == ["witch_hunter", "silver_stag"]
    assert (conquest.hand(1), conquest.pile("sword")[0], len(conquest.pile("sword"))) == (["witch"], "kite_courier", 26)


@rule("CC-TURN-5")
def test_from_an_empty_pile_nothing_is_drawn_and_nothing_else_happens() -> None:
    conquest = scenario(sword("witch_hunter", "silver_stag"), skull(), pile={"sword": []}).turn()
    assert (conquest.hand(0), conquest.asked()) == (["witch_hunter", "silver_stag"], "card")
    assert (conquest.logged(events.PileEmpty), conquest.logged(events.Drew)) == ([events.PileEmpty(0)], [])
    assert conquest.pools() == (8, 8, 8)
    assert len(conquest.discards("sword")) == 26


@rule("CC-TURN-6")
def test_there_is_no_hand_limit() -> None:
    deck = [card.id[6:] for card in scenario().card().content.cards[:14]]
    conquest = scenario(sword(*deck, *deck[:13]), skull()).turn()
    assert (len(conquest.hand(0)), len(conquest.options())) == (28, 28)


@rule("CC-TURN-7")
def test_exactly_one_card_of_the_own_hand_must_be_played() -> None:
    conquest = scenario(sword("oathbound_knight", "silver_stag"), sword("kite_courier"), skull(), skull()).card()
    assert conquest.options() == ["play oathbound_knight", "play silver_stag"]
    assert "reason-not-listed" in conquest.refused(0)
    assert "reason-not-listed" in conquest.refused(action_of("play", conquest, "kite_courier"))
    conquest.play("oathbound_knight").nudge().nudge()
    assert conquest.asked() == "obstacle"
    assert len(conquest.logged(events.CardPlayed)) == 1


@rule("CC-TURN-7")
def test_without_a_card_to_play_the_game_ends() -> None:
    conquest = scenario(sword(), skull("witch"), pile={"sword": []}).turn()
    assert conquest.ended() == ("skull", "hand")


@rule("CC-TURN-8")
def test_shots_then_ability_then_the_card_is_put_away() -> None:
    conquest = scenario(sword("enchantress", "silver_stag"), skull()).card().play("enchantress")
    conquest.nudge().target("skull_1").put_before("skull_1")
    assert (conquest.pools(), conquest.playing(), conquest.discards("sword")) == ((8, 8, 8), "enchantress", [])
    conquest.flick_at("skull_1")
    assert (conquest.pools(), conquest.playing(), conquest.discards("sword")) == ((10, 7, 7), "", ["enchantress"])


@rule("CC-TURN-9")
def test_one_move_shot_with_one_obstacle_of_choice() -> None:
    conquest = scenario(turn="skull_2").obstacle()
    before = conquest.places()
    conquest.obstacle("obstacle_3", 270, 0.5)
    assert conquest.moved(before) == ["obstacle_3"]
    assert conquest.shots() == ["move"]
    assert conquest.whose_turn() == "sword_1"


@rule("CC-TURN-10")
def test_the_own_marker_is_flipped_and_the_other_team_is_active() -> None:
    conquest = scenario(turn="sword_2", markers={"skull": 2}).obstacle().nudge_obstacle()
    assert (conquest.marker("sword"), conquest.marker("skull"), conquest.whose_turn()) == (1, 2, "skull_2")


@rule("CC-TURN-11")
def test_a_stunned_turn_keeps_draw_obstacle_and_flip() -> None:
    conquest = scenario(sword("enchantress", "silver_stag"), skull(), stunned="sword", top={"sword": ["kite_courier"]})
    played = conquest.turn()
    assert (played.asked(), len(played.hand(0))) == ("discard", 3)
    played.discard("enchantress").nudge()
    assert played.asked() == "obstacle"
    played.nudge_obstacle()
    assert (played.marker("sword"), played.whose_turn()) == (2, "skull_1")


@rule("CC-TURN-12")
def test_surprise_attack_repeats_step_2_within_the_turn() -> None:
    conquest = scenario(sword("trapdoor_scout", "oathbound_knight", "silver_stag"), skull(), turn="sword_2").turn()
    drawn = len(conquest.logged(events.Drew))
    conquest.play("trapdoor_scout").nudge().nudge()
    assert (conquest.asked(), conquest.owner(), conquest.whose_turn()) == ("surprise", 0, "sword_2")
    conquest.play("oathbound_knight").nudge().nudge()
    assert (conquest.asked(), len(conquest.logged(events.Drew))) == ("obstacle", drawn)
    assert [event.disc for event in conquest.logged(events.Flicked)] == [1, 1, 1, 1]
    assert conquest.nudge_obstacle().whose_turn() == "skull_1"
