"""Before the first turn (CC-SETUP)."""

import pytest

from ludotheque.games.catacombs.table import events
from ludotheque.games.catacombs.table.actions import PROPOSE
from ludotheque.games.catacombs.table.state_classes import CatacombsState
from ludotheque.kernel.errors import UnknownContent
from ludotheque.kernel.game import Setup, expect
from ludotheque.registry.discovery import game_named
from tests.games.catacombs.scenario import Conquest, new_game, scenario, skull, sword
from tests.rules import rule

QUINCUNX = [(305.0, 177.5), (195.0, 102.5), (195.0, 252.5), (415.0, 102.5), (415.0, 252.5)]
COLUMN = [(305.0, 57.5), (305.0, 117.5), (305.0, 177.5), (305.0, 237.5), (305.0, 297.5)]
LAYOUTS = ["quincunx", "column", "slant", "cross"]


def begun(*teams: str, **options: str) -> Conquest:
    return new_game(*teams, **options).answer("accept").answer("accept")


def started_by(team: str, *teams: str, **options: str) -> Conquest:
    """Chance says who begins."""
    conquest = new_game(*teams, **options).answer("accept")
    conquest.match.force("setup", [("sword", "skull").index(team)])
    return conquest.answer("accept")


def obstacles(conquest: Conquest) -> list[tuple[float, float]]:
    return [conquest.at(f"obstacle_{number}") for number in range(1, 6)]


@rule("CC-SETUP-1")
def test_the_arena_is_610_by_355_millimetres() -> None:
    content = new_game().content
    assert (content.width, content.height, content.arena.half_width, content.arena.half_height) == (
        610_000,
        355_000,
        305e3,
        177.5e3,
    )


@rule("CC-SETUP-1")
def test_a_disc_is_stopped_by_each_of_the_four_sides() -> None:
    for angle, wall in ((0, "right"), (90, "top"), (180, "left"), (270, "bottom")):
        scene = scenario(sword("oathbound_knight"), skull(), at={"sword_1": (450, 150), "obstacle_4": (350, 320)})
        conquest = scene.card().flick(angle, 3.0)
        assert ("sword_1", wall) in conquest.touches()


@rule("CC-SETUP-2")
def test_both_teams_accept_the_default_layout() -> None:
    conquest = new_game()
    assert (conquest.owner(), conquest.asked(), conquest.options()[0]) == (0, "layout", "accept")
    conquest.answer("accept")
    assert (conquest.owner(), conquest.asked()) == (1, "layout")
    conquest.answer("accept")
    assert obstacles(conquest) == QUINCUNX
    assert conquest.logged(events.LayoutSettled) == [events.LayoutSettled("quincunx")]


@rule("CC-SETUP-2")
def test_a_team_that_does_not_accept_proposes_another_layout() -> None:
    conquest = new_game().answer("accept").answer("propose column")
    assert (conquest.owner(), conquest.options()) == (0, ["accept", "propose slant", "propose cross"])
    conquest.answer("accept")
    assert obstacles(conquest) == COLUMN


@rule("CC-SETUP-2")
@pytest.mark.parametrize(("answer", "layout"), [("accept", "cross"), ("done", "quincunx")])
def test_a_proposal_comes_once_and_who_likes_none_settles_for_the_first(answer: str, layout: str) -> None:
    conquest = new_game().answer("propose column").answer("propose slant")
    assert conquest.options() == ["accept", "propose cross"]
    conquest.answer("propose cross")
    assert (conquest.owner(), conquest.options()) == (1, ["accept", "done"])
    conquest.answer(answer)
    assert conquest.logged(events.LayoutSettled) == [events.LayoutSettled(layout)]
    assert [event.team for event in conquest.logged(events.LayoutProposed)] == [0, 1, 0]


@rule("CC-SETUP-2")
def test_either_player_of_a_team_speaks_for_it() -> None:
    conquest = new_game("sword", "skull", "sword", "skull").answer("accept", by=2).answer("accept", by=3)
    assert conquest.asked() == "card"


@rule("CC-SETUP-2")
def test_a_layout_that_is_proposed_already_is_refused() -> None:
    conquest = new_game()
    assert "reason-not-listed" in conquest.refused(PROPOSE | 0)
    assert "reason-not-listed" in conquest.refused(PROPOSE | 9)


@rule("CC-SETUP-2", "CC-SETUP-4")
@pytest.mark.parametrize("layout", LAYOUTS)
def test_every_layout_and_start_is_unchanged_by_a_half_turn(layout: str) -> None:
    conquest = begun(obstacle_layout=layout)
    assert conquest.logged(events.LayoutSettled) == [events.LayoutSettled(layout)]
    places = list(conquest.places().values())
    turned = {(610_000 - x, 355_000 - y) for x, y in places}
    assert turned == set(places)
    teams = {conquest.place("sword_1"): conquest.place("skull_1"), conquest.place("sword_2"): conquest.place("skull_2")}
    assert all((610_000 - x, 355_000 - y) == other for (x, y), other in teams.items())


@rule("CC-SETUP-3")
def test_each_character_starts_in_a_corner_of_its_own_short_side() -> None:
    conquest = begun()
    starts = [conquest.at(name) for name in ("sword_1", "sword_2", "skull_1", "skull_2")]
    assert starts == [(32.5, 32.5), (32.5, 322.5), (577.5, 322.5), (577.5, 32.5)]


@rule("CC-SETUP-4")
@pytest.mark.parametrize("layout", LAYOUTS)
def test_nothing_overlaps_at_the_start_and_all_lie_inside(layout: str) -> None:
    conquest = begun(obstacle_layout=layout)
    names = list(conquest.places())
    for place, one in enumerate(names):
        (x, y), rim = conquest.at(one), conquest.radius(one)
        assert rim <= x <= 610 - rim
        assert rim <= y <= 355 - rim
        assert all(conquest.gap(one, other) > 0 for other in names[place + 1 :])


@rule("CC-SETUP-5")
def test_each_team_starts_with_eight_tokens() -> None:
    assert begun().pools() == (8, 8, 8)
    assert begun("sword", "skull", "sword", "skull").pools() == (8, 8, 8)


@rule("CC-SETUP-6")
def test_the_table_may_agree_on_other_numbers() -> None:
    assert begun(start_health_sword="4", start_health_skull="4").pools() == (4, 4, 16)
    assert begun(start_health_sword="1", start_health_skull="22").pools() == (1, 22, 1)


@rule("CC-SETUP-6")
@pytest.mark.parametrize(("sword_has", "skull_has"), [("12", "12"), ("2", "22"), ("22", "22")])
def test_a_token_must_be_left_in_the_bank(sword_has: str, skull_has: str) -> None:
    with pytest.raises(UnknownContent, match="CC-SETUP-6"):
        new_game(start_health_sword=sword_has, start_health_skull=skull_has)


@rule("CC-SETUP-6")
@pytest.mark.parametrize("tokens", ["0", "-1", "24", "many"])
def test_a_team_has_a_token_at_least(tokens: str) -> None:
    with pytest.raises(UnknownContent, match="start_health_sword"):
        new_game(start_health_sword=tokens)


@rule("CC-SETUP-6")
def test_a_pool_may_exceed_its_start() -> None:
    scene = scenario(sword("enchantress"), skull(), start_health_sword="8")
    assert scene.card().idle().pools() == (10, 8, 6)


@rule("CC-SETUP-7")
def test_the_decks_are_shuffled_and_the_discard_piles_empty() -> None:
    """Another key deals other cards; the same ones are in the deck."""
    one, other = begun(), begun(key="another")
    for seat, team in enumerate(("sword", "skull")):
        assert one.discards(team) == []
        assert one.pile(team) + one.hand(seat) != other.pile(team) + other.hand(seat)
    whole = [sorted(conquest.pile("sword") + conquest.hand(0)) for conquest in (one, other)]
    assert whole[0] == whole[1] == sorted(2 * [card.id[6:] for card in one.content.cards[:14]])


@rule("CC-SETUP-7", "CC-STATE-5")
def test_the_same_key_deals_the_same_cards() -> None:
    assert begun().pile("sword") == begun().pile("sword")


@rule("CC-SETUP-8")
def test_two_players_draw_four_cards_each() -> None:
    conquest = started_by("sword")
    assert conquest.logged(events.Drew)[0].count == conquest.logged(events.Drew)[1].count == 4
    assert (len(conquest.hand(1)), len(conquest.pile("skull"))) == (4, 24)
    assert (len(conquest.hand(0)), len(conquest.pile("sword"))) == (5, 23)  # the first turn's draw


@rule("CC-SETUP-8")
def test_two_players_may_agree_on_eight() -> None:
    conquest = started_by("sword", two_player_hand="8")
    assert (len(conquest.hand(1)), len(conquest.pile("skull"))) == (8, 20)


@rule("CC-SETUP-8")
def test_four_players_draw_four_cards_each() -> None:
    conquest = started_by("sword", "sword", "sword", "skull", "skull", two_player_hand="8")
    assert [len(conquest.hand(seat)) for seat in range(4)] == [5, 4, 4, 4]
    assert (len(conquest.pile("sword")), len(conquest.pile("skull"))) == (19, 20)


@rule("CC-SETUP-9")
@pytest.mark.parametrize(("teams", "hands"), [("sword skull skull", [8, 4, 4]), ("sword skull sword", [4, 8, 4])])
def test_the_lone_player_of_three_draws_eight(teams: str, hands: list[int]) -> None:
    conquest = started_by("sword", *teams.split())
    assert [event.count for event in conquest.logged(events.Drew)][:3] == hands
    assert (len(conquest.pile("sword")), len(conquest.pile("skull"))) == (19, 20)


@rule("CC-SETUP-10")
def test_partners_are_tied_to_a_character_each() -> None:
    conquest = started_by("sword", "sword", "skull", "sword", "skull")
    assert [seat["characters"] for seat in conquest.match.redact(())["seats"]] == [[0], [2], [1], [3]]
    assert [conquest.owner()] + [conquest.idle().owner() for _ in range(4)] == [0, 1, 2, 3, 0]


@rule("CC-SETUP-10")
def test_a_lone_player_has_both_characters() -> None:
    conquest = started_by("sword", "skull", "sword", "skull")
    assert [seat["characters"] for seat in conquest.match.redact(())["seats"]] == [[2], [0, 1], [3]]
    assert [conquest.owner()] + [conquest.idle().owner() for _ in range(3)] == [1, 0, 1, 2]


@rule("CC-SETUP-11")
def test_both_markers_start_on_character_1() -> None:
    conquest = begun()
    assert (conquest.marker("sword"), conquest.marker("skull")) == (1, 1)


@rule("CC-SETUP-12")
@pytest.mark.parametrize("team", ["sword", "skull"])
def test_chance_says_which_team_begins(team: str) -> None:
    conquest = started_by(team)
    assert conquest.whose_turn() == f"{team}_1"
    assert len(conquest.logged(events.FirstTeamDrawn)) == 1
    assert conquest.match.forced_left() == {}


@rule("CC-SETUP-13")
def test_nobody_is_stunned_and_no_armor_is_kept_at_the_start() -> None:
    conquest = begun("sword", "skull", "sword", "skull")
    assert (conquest.stunned("sword"), conquest.stunned("skull")) == (False, False)
    assert conquest.kept("sword") == conquest.kept("skull") == []


@rule("CC-SETUP-13", "CC-CARD-8")
def test_before_the_setup_nothing_has_happened() -> None:
    """The cards of the two teams are kept apart, so that an imagined world cannot swap them."""
    game = game_named("catacombs_conquest")
    state = expect(game.begin(Setup("catacombs_conquest", "duel", ("sword", "skull"), {})), CatacombsState)
    assert (state.turn, state.shot, state.flicks, state.projectile) == (0, 0, 0, [])
    assert (state.markers, state.stunned, state.drawn) == ([0, 0], [0, 0], [0, 0, 0])
    assert (state.secrets.cell, state.secrets.cells) == ([0] * 28 + [1] * 28, 2)
