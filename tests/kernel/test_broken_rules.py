"""Our own mistakes carry what is needed to see them again."""

import pytest

from ludotheque.kernel.chance import key_of
from ludotheque.kernel.errors import BrokenRule
from ludotheque.kernel.game import Setup
from ludotheque.kernel.match import start
from ludotheque.registry.discovery import game_named


def test_a_broken_rule_carries_the_tape(monkeypatch: pytest.MonkeyPatch) -> None:
    game = game_named("dice_throne")
    match = start(game, Setup("dice_throne", "duel", ("barbarian", "pyromancer"), {}), key_of("broken"))
    assert match.decision is not None
    answer = match.decision.options[0]

    def break_down(_table: object) -> None:
        raise BrokenRule("the dice fell off the table")

    monkeypatch.setattr(game, "play_segment", break_down)
    with pytest.raises(BrokenRule, match="fell off the table") as caught:
        match.answer(match.decision.owner, answer)
    assert caught.value.tape.split()[-1] == game.verbs.spell(answer)
