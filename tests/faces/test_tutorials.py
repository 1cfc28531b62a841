"""The beginnings of tutorials: whoever follows meets what the steps talk about."""

import pytest

import ludotheque.games  # noqa: F401 - fills the registry
from ludotheque.agents.registry import agent_named
from ludotheque.dice_throne import events
from ludotheque.faces.game_face import FACES, face_of
from ludotheque.kernel.chance import key_of
from ludotheque.kernel.game import Setup, game_named
from ludotheque.kernel.match import Match, start


def begun(game: str, fresh: str = "fresh") -> Match:
    lesson = face_of(game).tutorial(key_of(fresh))
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


@pytest.mark.parametrize("game", FACES)
def test_every_tutorial_of_a_game_begins_the_same_and_goes_on_anew(game: str) -> None:
    first, second = begun(game, "one"), begun(game, "other")
    assert first.redact((0,)) == second.redact((0,))
    assert first.digest() == second.digest()
    streams = range(len(first.game.streams(first.setup)))
    later = [[match.source.outcome(stream, 999, 1000) for stream in streams] for match in (first, second)]
    assert later[0] != later[1]
