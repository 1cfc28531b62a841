"""The beginnings of tutorials: whoever follows meets what the steps talk about."""

import pytest

from ludotheque.games.catacombs.presentation.tutorial import DRAWN
from ludotheque.games.dice_throne.table import events
from ludotheque.games.one_deck_dungeon.presentation.tutorial import DOORS
from ludotheque.kernel.chance import key_of
from ludotheque.kernel.game import Setup
from ludotheque.kernel.match import Match, start
from ludotheque.registry.discovery import agent_named, game_ids, game_named, presentation_of


def begun(game: str, fresh: str = "fresh") -> Match:
    lesson = presentation_of(game).tutorial(key_of(fresh))
    setup = Setup(game, lesson.mode, lesson.heroes, lesson.options)
    return start(game_named(game), setup, lesson.key, (0,))


class Lesson:
    """The learner does as told; the bot plays as bots do."""

    def __init__(self) -> None:
        self.match = begun("dice_throne")
        self.bot = agent_named("dice_throne", "sensible", "bot")

    def until(self, kind: str) -> list[str]:
        """Pass and let the bot play until the learner is asked that; what may be answered."""
        match = self.match
        for _ in range(200):
            decision = match.decision
            assert decision is not None
            seat = match.waiting()[0]
            if seat == 0 and match.game.kinds[decision.kind] == kind:
                return [match.game.verbs.spell(option) for option in decision.options]
            if seat == 0:
                assert match.game.kinds[decision.kind] in ("respond", "preempt", "present"), "something else is asked"
                match.answer(0, decision.fallback())
            else:
                match.answer(seat, self.bot(decision, match.seen((seat,))))
        raise AssertionError(f"never asked: {kind}")

    def do(self, spelled: str) -> None:
        self.match.answer(0, self.match.game.verbs.parse(spelled))

    def dice(self) -> list[int]:
        return list(self.match.redact((0,))["dice"][-1]["dice"])


def test_two_rounds_of_a_learner_who_follows() -> None:
    lesson = Lesson()
    lesson.until("main")
    view = lesson.match.redact((0,))
    assert view["active"] == 0
    hand = {card["card"]: card["id"] for card in view["seats"][0]["hand"]}
    assert list(hand) == ["smack_2", "getting_paid", "not_this_time", "feelin_good"]
    lesson.do(f"play:{hand['smack_2']}")
    lesson.until("main")
    assert lesson.match.redact((0,))["seats"][0]["levels"]["smack"] == 2
    lesson.do("end")
    lesson.until("rolling")
    assert lesson.dice() == [1, 2, 4, 5, 6]
    lesson.do("reroll:28")
    lesson.until("rolling")
    assert lesson.dice() == [1, 2, 3, 3, 6]
    lesson.do("reroll:16")
    options = lesson.until("rolling")
    assert lesson.dice() == [1, 2, 3, 3, 2]
    lesson.do(next(option for option in options if option.startswith("announce")))
    lesson.until("main")
    assert lesson.match.redact((0,))["seats"][1]["health"] < 50
    lesson.do("end")
    assert lesson.until("defence")[0].startswith("defend")
    lesson.do("defend:0")
    lesson.until("main")
    rolled = [event.dice for event in lesson.match.log if isinstance(event, events.Rolled) and event.seat == 0]
    assert rolled[-1] == (4, 5, 1)
    assert "mighty_blow_2" in [card["card"] for card in lesson.match.redact((0,))["seats"][0]["hand"]]
    lesson.do("end")
    options = lesson.until("rolling")
    assert lesson.dice() == [1, 2, 3, 4, 4]
    assert any(option.startswith("announce") for option in options)


def asked(match: Match) -> tuple[str, list[str]]:
    """What kind of question is open, and what may be answered."""
    decision = match.decision
    assert decision is not None, "the game is over"
    return match.game.kinds[decision.kind], [match.game.verbs.spell(option) for option in decision.options]


def delve(match: Match, door: int, pick: int) -> list[str]:
    """Enter, stay, cover what can be covered, take the loot; of what is alike always the first or the last."""
    answers = {"turn": "done", "option": f"enter:{door}", "door": "stay"}
    done: list[str] = []
    while "loot" not in done or asked(match)[0] == "loot":  # a potion may be drunk before anything is taken
        kind, options = asked(match)
        covers = [option for option in options if option.startswith("cover")]
        answer = answers.get(kind) or (covers or ["done"] if kind == "act" else options)[pick]
        match.answer(0, match.game.verbs.parse(answer))
        done.append("cover" if answer in covers else kind)
    return done


@pytest.mark.parametrize("pick", [0, -1], ids=["first", "last"])
@pytest.mark.parametrize("door", range(len(DOORS)))
def test_whatever_door_a_learner_opens_ends_with_loot(door: int, pick: int) -> None:
    match = begun("one_deck_dungeon")
    done = delve(match, door, pick)
    assert done.count("cover") >= 4
    hero = match.redact((0,))["heroes"][0]
    assert hero["damage"] <= hero["health"] // 2
    assert asked(match)[0] in ("turn", "option")


def test_a_learner_of_the_arena_begins_and_flicks_what_the_card_says() -> None:
    match = begun("catacombs_conquest")
    bot = agent_named("catacombs_conquest", "sensible", "bot")
    met: list[str] = []
    while "obstacle" not in met:
        decision = match.decision
        assert decision is not None
        kind, seat = match.game.kinds[decision.kind], match.waiting()[0]
        if kind == "card" and seat == 0:
            assert [card["card"] for card in match.redact((0,))["seats"][0]["hand"]] == list(DRAWN[0])
        met += [kind] if seat == 0 else []
        match.answer(seat, decision.fallback() if seat == 0 else bot(decision, match.seen((seat,))))
    assert met == ["layout", "card", "flick", "flick", "flick", "obstacle"]


@pytest.mark.parametrize("game", game_ids())
def test_every_tutorial_of_a_game_begins_the_same_and_goes_on_again(game: str) -> None:
    first, second = begun(game, "one"), begun(game, "other")
    assert first.redact((0,)) == second.redact((0,))
    assert first.digest() == second.digest()
    streams = range(len(first.game.streams(first.setup)))
    later = [[match.source.outcome(stream, 999, 1000) for stream in streams] for match in (first, second)]
    assert later[0] != later[1]
