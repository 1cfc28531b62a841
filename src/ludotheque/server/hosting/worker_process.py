"""The worker process: reads jobs from stdin and writes results to stdout until stdin closes."""

import os
import signal
import sys
import traceback
from pathlib import Path
from typing import BinaryIO

from ludotheque.kernel.errors import LudoError
from ludotheque.kernel.game import Setup
from ludotheque.kernel.imagination import searchable
from ludotheque.kernel.match import Record, start
from ludotheque.presentation.error_messages import sentence
from ludotheque.registry.discovery import agent_named, game_named, screen_for
from ludotheque.server.hosting.worker_pool import (
    JOB_DECODER,
    LENGTH,
    BotJob,
    HintJob,
    Job,
    JobResult,
    PreviewJob,
    ReviewJob,
    match_of,
    with_length,
)
from ludotheque.text.messages import Messages


def run_bot(job: BotJob) -> JobResult:
    """Return the answer of a bot of that level."""
    match = match_of(job.world)
    if match.decision is None:
        return JobResult(error="no question")
    agent = agent_named(job.world.game, job.level, job.seed)
    action = agent(match.decision, searchable(match, (job.seat,)))
    return JobResult(action=match.game.verbs.spell(action))


def dispatch(job: Job) -> JobResult:
    if isinstance(job, BotJob):
        return run_bot(job)
    if isinstance(job, PreviewJob):
        return run_preview(job)
    if isinstance(job, ReviewJob):
        return run_review(job)
    screen = screen_for(match_of(job.world), (job.seat,), job.lang)
    return JobResult(hint=screen.hint(job.step)) if isinstance(job, HintJob) else JobResult(odds=screen.odds(job.about))


def run_preview(job: PreviewJob) -> JobResult:
    """Return the preview of an answer, as far as its seat can know it."""
    from ludotheque.presentation.preview import preview  # noqa: PLC0415 - bots need no texts and start faster without

    match = match_of(job.world)
    action = match.game.verbs.parse(job.action)
    return JobResult(
        preview=preview(match, job.seat, action, lambda world: screen_for(world, (job.seat,), job.lang), job.seed)
    )


def run_review(job: ReviewJob) -> JobResult:
    """Return the review of a finished match."""
    from ludotheque.server.hosting.replay_frames import (  # noqa: PLC0415 - bots need no texts and start faster without
        ReplayFrames,
    )
    from ludotheque.server.hosting.review import review  # noqa: PLC0415 - likewise

    setup = Setup(job.game, job.mode, job.heroes, job.options)
    records = [Record(seat, action, how) for seat, action, how in job.records]
    frames = ReplayFrames(start(game_named(job.game), setup, job.key, job.humans), records)
    return JobResult(review=review(frames, job.lang))


def run_job(job: Job) -> JobResult:
    """Run a job. An error is reported by its type and place."""
    try:
        return dispatch(job)
    except LudoError as error:
        lang = "en" if isinstance(job, BotJob) else job.lang
        return JobResult(refusal=sentence(error, Messages(lang).say))
    except Exception as error:  # noqa: BLE001 - the process goes on with the next job
        place = traceback.extract_tb(error.__traceback__)[-1]
        return JobResult(error=f"{type(error).__name__} at {Path(place.filename).name}:{place.lineno}")


def serve(source: BinaryIO, sink: BinaryIO) -> None:
    """Run jobs until the source ends. The first message reports that the process is ready."""
    sink.write(with_length(JobResult()))
    sink.flush()
    while len(head := source.read(LENGTH.size)) == LENGTH.size:
        (length,) = LENGTH.unpack(head)
        sink.write(with_length(run_job(JOB_DECODER.decode(source.read(length)))))
        sink.flush()


def main() -> None:
    """Run the worker.

    Interrupts are left to the server, which then closes stdin. Output of libraries goes to stderr, not to the pipe.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    sink = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    sys.stdout = sys.stderr
    serve(sys.stdin.buffer, sink)


if __name__ == "__main__":
    main()
