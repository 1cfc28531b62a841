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
    LENGTH,
    Bot,
    Hinting,
    Job,
    Previewing,
    Reviewing,
    Thought,
    framed,
    read_job,
    rebuilt,
)
from ludotheque.text.messages import Messages


def play(job: Bot) -> Thought:
    """Return the answer of a bot of that level."""
    match = rebuilt(job.world)
    if match.decision is None:
        return Thought(error="no question")
    agent = agent_named(job.world.game, job.level, job.seed)
    action = agent(match.decision, searchable(match, (job.seat,)))
    return Thought(action=match.game.verbs.spell(action))


def work(job: Job) -> Thought:
    if isinstance(job, Bot):
        return play(job)
    if isinstance(job, Previewing):
        return foresee(job)
    if isinstance(job, Reviewing):
        return look_back(job)
    screen = screen_for(rebuilt(job.world), (job.seat,), job.lang)
    return Thought(hint=screen.hint(job.step)) if isinstance(job, Hinting) else Thought(odds=screen.odds(job.about))


def foresee(job: Previewing) -> Thought:
    """Return the preview of an answer, as far as its seat can know it."""
    from ludotheque.presentation.preview import preview  # noqa: PLC0415 - bots need no texts and start faster without

    match = rebuilt(job.world)
    action = match.game.verbs.parse(job.action)
    return Thought(
        preview=preview(match, job.seat, action, lambda world: screen_for(world, (job.seat,), job.lang), job.seed)
    )


def look_back(job: Reviewing) -> Thought:
    """Return the review of a finished match."""
    from ludotheque.server.hosting.replay_frames import (  # noqa: PLC0415 - bots need no texts and start faster without
        ReplayFrames,
    )
    from ludotheque.server.hosting.review import review  # noqa: PLC0415 - likewise

    setup = Setup(job.game, job.mode, job.heroes, job.options)
    records = [Record(seat, action, how) for seat, action, how in job.records]
    frames = ReplayFrames(start(game_named(job.game), setup, job.key, job.humans), records)
    return Thought(review=review(frames, job.lang))


def think(job: Job) -> Thought:
    """Run a job. An error is reported by its type and place."""
    try:
        return work(job)
    except LudoError as error:
        lang = "en" if isinstance(job, Bot) else job.lang
        return Thought(refusal=sentence(error, Messages(lang).say))
    except Exception as error:  # noqa: BLE001 - the process goes on with the next job
        place = traceback.extract_tb(error.__traceback__)[-1]
        return Thought(error=f"{type(error).__name__} at {Path(place.filename).name}:{place.lineno}")


def serve(source: BinaryIO, sink: BinaryIO) -> None:
    """Run jobs until the source ends. The first message reports that the process is ready."""
    sink.write(framed(Thought()))
    sink.flush()
    while len(head := source.read(LENGTH.size)) == LENGTH.size:
        (length,) = LENGTH.unpack(head)
        sink.write(framed(think(read_job.decode(source.read(length)))))
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
