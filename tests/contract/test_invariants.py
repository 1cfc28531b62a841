"""The invariants of every game hold at every question, and every game ends."""

from ludotheque.games.dice_throne.lab.invariants import broken_lock
from ludotheque.games.dice_throne.table.actions import ANNOUNCE
from ludotheque.games.dice_throne.table.match_content import ROWS
from ludotheque.games.dice_throne.table.table import DiceTable
from ludotheque.kernel.chance import key_of
from ludotheque.kernel.decisions import ARGUMENT_BITS, ARGUMENT_MASK
from ludotheque.kernel.simulation import play_out
from ludotheque.lab.invariants import broken_at_end, broken_at_question, broken_between_segments
from ludotheque.text.rulebook import rules
from tests.contract.cases import TOY, Case, all_cases, every_case, pick, picking, questions
from tests.rules import rule

GAMES_EACH = 25
DUELS = [case for case in all_cases() if case.setup.game == "dice_throne"]


@rule("DT-INV-1", "DT-INV-3")
@every_case
def test_invariants_hold_at_every_question(case: Case) -> None:
    for seed in range(case.games(3)):
        for match in questions(case.start(("invariant", seed)), case.random(("invariant", seed))):
            assert broken_between_segments(match.game, match.checkpoints[-1].state) == []
            if match.decision is not None:
                assert broken_at_question(case.game, match.table, match.decision) == []
        assert broken_at_end(match.game, match.table) == []


@every_case
def test_every_kind_of_question_has_a_rule_of_the_book(case: Case) -> None:
    known = case.start("rules").table.rules
    assert len(known) == len(case.game.kinds)
    assert all(known)
    assert case.setup.game == TOY or set(known) <= set(rules())


@rule("DT-INV-2")
def test_no_opponent_decides_during_an_ultimate() -> None:
    """Checks every question of duels in which both roll only sixes and use their Ultimate whenever possible."""
    ultimates = 0
    for case in DUELS[:4]:
        for seed in range(6):
            match = case.start(("ultimate", seed))
            for stream in ("dice:0", "dice:1"):
                match.force(stream, [5] * 60)
            random = case.random(("ultimate", seed))
            while match.decision is not None:
                assert isinstance(match.table, DiceTable)
                assert broken_lock(match.table, match.decision) == []
                ultimates += any(attack.ultimate for attack in match.table.state.attacks)
                wanted = [option for option in match.decision.options if is_ultimate(match.table, option)]
                match.answer(match.decision.owner, wanted[0] if wanted else pick(match.decision, random))
    assert ultimates > 20


def is_ultimate(table: DiceTable, option: int) -> bool:
    if option >> ARGUMENT_BITS != ANNOUNCE >> ARGUMENT_BITS:
        return False
    return table.content.abilities[(option & ARGUMENT_MASK) // ROWS].ultimate


@every_case
def test_every_game_ends(case: Case) -> None:
    """Played by an agent that never hurries; the driver gives up after too many segments."""
    for seed in range(case.games(GAMES_EACH)):
        random = case.random(("end", seed))
        agents = [picking(random)] * case.seats
        assert play_out(case.game, case.setup, key_of(f"end {seed}"), agents).outcome
