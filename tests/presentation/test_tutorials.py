"""The beginnings of tutorials: whoever follows meets what the steps talk about."""

from typing import Any

import pytest

from ludotheque.games.catacombs.presentation.tutorial import DRAWN
from ludotheque.games.dice_throne.table import events
from ludotheque.games.one_deck_dungeon.presentation.tutorial import BOSS, DOORS
from ludotheque.kernel.chance import key_of
from ludotheque.kernel.drivers import AUTO
from ludotheque.kernel.game import Setup
from ludotheque.kernel.match import Match, start
from ludotheque.registry.discovery import agent_named, game_ids, game_named, presentation_of


def begun(game: str, fresh: str = "fresh", chapter: str = "") -> Match:
    """Return the match at the question that the learner meets first."""
    presentation, key = presentation_of(game), key_of(fresh)
    lesson = presentation.tutorial_chapter(chapter, key) if chapter else presentation.tutorial(key)
    match = start(game_named(game), Setup(game, lesson.mode, lesson.heroes, lesson.options), lesson.key, (0,))
    for answer in lesson.played:
        match.answer(0, match.game.verbs.parse(answer), AUTO)
    return match


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


def hero_of(match: Match) -> dict[str, Any]:  # as it is shown
    hero: dict[str, Any] = match.redact((0,))["heroes"][0]
    return hero


def delve(match: Match, door: int, pick: int, ability: str) -> list[str]:
    """Explore, enter, stay, cover what can be covered, take the loot; of what is alike always the first or the last."""
    answers = {"turn": "done", "door": "stay", "abilities": ability}
    done: list[str] = []
    while "loot" not in done or asked(match)[0] in (
        "loot",
        "replace",
    ):  # a potion may be drunk before anything is taken
        kind, options = asked(match)
        covers = [option for option in options if option.startswith("cover")]
        wanted = "explore" if "explore" in options else f"enter:{door}"
        if kind == "abilities" and kind in done:
            answers[kind] = "done"
        answer = answers.get(kind) or (covers or ["done"] if kind == "act" else options)[pick]
        answer = wanted if kind == "option" else answer
        match.answer(0, match.game.verbs.parse(answer))
        done.append("cover" if answer in covers else kind)
    return done


@pytest.mark.parametrize("ability", ["ability:0", "done"])
@pytest.mark.parametrize("pick", [0, -1], ids=["first", "last"])
@pytest.mark.parametrize("door", range(len(DOORS)))
def test_whatever_door_a_learner_opens_ends_with_loot(door: int, pick: int, ability: str) -> None:
    match = begun("one_deck_dungeon")
    drink(match)
    done = delve(match, door, pick, ability)
    assert done.count("cover") >= 4
    assert hero_of(match)["damage"] <= hero_of(match)["health"] // 2
    assert asked(match)[0] in ("turn", "option")


def drink(match: Match) -> None:
    kind, options = asked(match)
    assert kind == "turn"
    match.answer(0, match.game.verbs.parse(next(option for option in options if option.startswith("drink"))))


def test_a_learner_of_the_dungeon_begins_hurt_with_a_skill_and_close_to_a_level() -> None:
    match = begun("one_deck_dungeon")
    view, hero = match.redact((0,)), hero_of(match)
    assert (hero["damage"], hero["stored"]) == (3, 2)
    assert [card["card"] for card in hero["skills"]] == ["beetle_2"]
    assert (view["level"], view["xp"], view["xp_needed"]) == (2, 6, 8)
    assert view["floor"] == 1
    drink(match)
    assert hero_of(match)["damage"] == 0
    match.answer(0, match.game.verbs.parse("explore"))
    assert len(match.redact((0,))["doors"]) == len(DOORS)


def test_every_door_of_the_dungeon_offers_the_skill_and_a_heroic_die() -> None:
    for door in range(len(DOORS)):
        match = begun("one_deck_dungeon")
        drink(match)
        for answer in ("explore", f"enter:{door}", "stay", "done"):
            if asked(match)[0] == "option" or answer in asked(match)[1]:
                match.answer(0, match.game.verbs.parse(answer))
        kind, options = asked(match)
        assert kind == "act"
        assert {"cover", "use", "exchange"} <= {option.split(":")[0] for option in options}
        assert len([option for option in options if option.startswith("cover")]) == 1, "armor comes first"


def test_the_last_chapter_of_the_dungeon_begins_at_the_stairs_and_is_won_with_care() -> None:
    match = begun("one_deck_dungeon", chapter=BOSS)
    assert asked(match)[0] == "descend"
    assert match.redact((0,))["floor"] == 3
    while match.decision is not None:
        kind, options = asked(match)
        covers = [option for option in options if option.startswith(("cover", "use"))]
        answer = (covers or ["done"] if kind == "act" else options)[0]
        match.answer(0, match.game.verbs.parse(answer))
    assert match.redact((0,))["outcome"] == "won"


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


ROOMS = [(game, chapter) for game in game_ids() for chapter in ("", *presentation_of(game).tutorial_chapters)]


@pytest.mark.parametrize(("game", "chapter"), ROOMS)
def test_every_room_of_a_tutorial_begins_the_same_and_goes_on_again(game: str, chapter: str) -> None:
    first, second = begun(game, "one", chapter), begun(game, "other", chapter)
    assert first.redact((0,)) == second.redact((0,))
    assert first.digest() == second.digest()
    streams = range(len(first.game.streams(first.setup)))
    later = [[match.source.outcome(stream, 999, 1000) for stream in streams] for match in (first, second)]
    assert later[0] != later[1]
