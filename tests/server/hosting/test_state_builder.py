"""What a connection is shown besides the table: why nothing can be done, and the link to hand on at the end."""

import pytest

from ludotheque.kernel.decisions import Decision
from ludotheque.registry.discovery import screen_for
from ludotheque.server.hosting.state_builder import resignation_text
from ludotheque.server.protocol import client_messages
from ludotheque.server.rooms.per_game import orders_may_pass
from ludotheque.text.languages import Language
from ludotheque.text.spans import plain
from tests.server.hosting.desk import Json, Listener, at_rest, hosting, make, sit_all, until
from tests.server.rooms.desk import Desk, plan_of, setup_of
from tests.server.web.plans import conquest, duel

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize(("lang", "said"), [("en", "it is up to"), ("fr", "c’est à")])
async def test_anyone_who_is_not_asked_hears_whom_the_table_waits_for(sqlite_url: str, lang: str, said: str) -> None:
    async with hosting(sqlite_url) as host:
        live, made = await make(host, conquest())
        await sit_all(host, live, made)
        (asked,) = live.room.asked()
        idle = Listener(host, live, (1 - asked,), lang).attach().states()[-1]
        (only,) = idle["why_not"]
        reason = "".join(span["text"] for span in only["reason"])
        assert (only["action"], said in reason) == ("", True)
        busy = Listener(host, live, (asked,), lang).attach().states()[-1]
        assert all(entry["action"] for entry in busy.get("why_not", []))
        nobody = Listener(host, live, (), lang).attach().states()[-1]
        assert "why_not" not in nobody


async def test_at_the_end_those_who_sat_there_get_the_spectators_link(sqlite_url: str) -> None:
    async with hosting(sqlite_url) as host:
        live, made = await make(host, duel())
        await sit_all(host, live, made)
        await at_rest(live)
        seated, spectator = Listener(host, live, (1,)).attach(), Listener(host, live, ()).attach()
        assert "result" not in seated.states()[-1]
        await seated.commands.handle(client_messages.Resign(1))
        assert seated.states()[-1]["result"]["watch"] == made.spectators
        assert "watch" not in spectator.states()[-1]["result"]

    async with hosting(sqlite_url) as host:
        live, made = await make(host, duel(policy={"spectators": "none"}))
        await sit_all(host, live, made)
        await at_rest(live)
        seated = Listener(host, live, (0,)).attach()
        await seated.commands.handle(client_messages.Resign(0))
        assert "watch" not in seated.states()[-1]["result"]


def hands(state: Json) -> list[bool]:
    """Of each seat, whether its hand is shown."""
    return [all(card["card"] for card in seat["hand"]) for seat in state["view"]["seats"]]


async def test_around_one_screen_a_defence_is_chosen_without_a_curtain_and_with_no_hand(sqlite_url: str) -> None:
    async with hosting(sqlite_url) as host:
        live, _ = await make(host, duel("here", "here"))
        await until(lambda: live.room.match is not None)
        screen = Listener(host, live, (0, 1)).attach()
        for seat in (0, 1):  # so that the defender is not asked about anything before the defence
            await screen.commands.handle(client_messages.StandingOrders(seat, "relaxed"))
        found = None
        while found is None:
            state = screen.states()[-1]
            if "curtain" in state:
                await screen.commands.handle(client_messages.Ready(state["curtain"]))
                continue
            (question,) = state["questions"]
            if question["kind"] == "defence" and not any(hands(state)):
                found = question["seat"]
                assert "why_not" not in state, "it would name the cards of the hand"
            attack = [each["action"] for each in question["answers"] if each["action"].startswith("announce")]
            seat, seq = question["seat"], state["seq"]
            await screen.commands.handle(
                client_messages.Answer(seq, seat, action=attack[0] if attack else question["default"])
            )
        assert found is not None
        after = screen.states()[-1]
        assert after.get("curtain", found) >= 0
        assert "questions" not in after or after["questions"][0]["kind"] != "main", "the attacker gets a curtain again"


async def test_with_open_hands_one_screen_has_no_curtain_and_shows_every_hand(sqlite_url: str) -> None:
    async with hosting(sqlite_url) as host:
        live, _ = await make(host, duel("here", "here", policy={"open_hands": True}))
        await until(lambda: live.room.match is not None)
        screen = Listener(host, live, (0, 1)).attach()
        for _ in range(20):
            state = screen.states()[-1]
            assert "curtain" not in state
            assert hands(state) == [True, True]
            question = state["questions"][0]
            await screen.commands.submit_answer(question["seat"], state["seq"], question["default"])


async def test_a_main_phase_with_nothing_to_play_is_ended_by_orders_where_nobody_else_looks(sqlite_url: str) -> None:
    """At a screen of one's own it would tell the other what one holds."""
    for kinds, alone in ((("here", "bot"), True), (("here", "link"), False)):
        async with hosting(sqlite_url) as host:
            live, made = await make(host, duel(*kinds))
            await sit_all(host, live, made)
            game = live.room.game
            question = Decision(0, game.kinds.index("main"), [0])
            assert orders_may_pass(game, question, alone=live.room.screen_count() <= 1) is alone


@pytest.mark.parametrize(
    ("game", "mode", "seats", "resigned", "winners", "said"),
    [
        ("dice_throne", "duel", 2, [0], (1,), ("{1} wins: {0} has resigned.", "{1} gagne : {0} a abandonné.")),
        (
            "dice_throne",
            "2v2",
            4,
            [0, 2],
            (1, 3),
            ("{1} and {3} win: {0} and {2} have resigned.", "{1} et {3} gagnent : {0} et {2} ont abandonné."),
        ),
        (
            "dice_throne",
            "king_of_the_hill",
            3,
            [2, 0],
            (1,),
            ("{1} wins: {0} and {2} have resigned.", "{1} gagne : {0} et {2} ont abandonné."),
        ),
        (
            "one_deck_dungeon",
            "pair",
            2,
            [1, 0],
            (),
            ("The game was given up and is lost.", "La partie a été abandonnée : elle est perdue."),
        ),
    ],
)
def test_a_resignation_names_the_winners(
    game: str, mode: str, seats: int, resigned: list[int], winners: tuple[int, ...], said: tuple[str, str]
) -> None:
    desk = Desk(plan_of(setup_of(game, mode, seats))).begin()
    for seat in resigned:
        assert resignation_text(desk.room, "en") == ()
        desk.do(desk.room.propose_resign(seat, desk.now))
    assert desk.room.winners_by_resignation() == winners
    langs: tuple[Language, ...] = ("en", "fr")
    for lang, wanted in zip(langs, said, strict=True):
        screen = screen_for(desk.match, (), lang)
        names = [plain(screen.actor(seat)) for seat in range(seats)]
        sentence = wanted.format(*names)
        assert plain(resignation_text(desk.room, lang)) == sentence[0].upper() + sentence[1:]


def test_without_humans_everybody_has_resigned() -> None:
    desk = Desk(plan_of(setup_of("dice_throne", "king_of_the_hill", 4), bots=(2, 3))).begin()
    for seat in (0, 1):
        desk.do(desk.room.propose_resign(seat, desk.now))
    assert plain(resignation_text(desk.room, "fr")) == "Tout le monde a abandonné : personne ne gagne."
