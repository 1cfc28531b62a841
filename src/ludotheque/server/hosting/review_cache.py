"""Reviews of matches that are over: worked out once by a worker process, and kept for whoever asks again."""

import asyncio
from collections import OrderedDict
from typing import Final

from ludotheque.presentation.error_messages import Refusal
from ludotheque.presentation.shown import Review
from ludotheque.server.hosting.jobs import Reviewing
from ludotheque.server.hosting.live_room import LiveRoom
from ludotheque.server.hosting.replay_frames import check_over
from ludotheque.server.hosting.worker_pool import WorkerPool
from ludotheque.text.languages import Language

KEPT: Final = 64


class Reviews:
    """The reviews asked for last; one at a time, so that bots do not wait for several of them."""

    def __init__(self, thinkers: WorkerPool, seconds: float) -> None:
        self.thinkers = thinkers
        self.seconds = seconds
        self.kept: OrderedDict[tuple[str, Language], Review] = OrderedDict()
        self.lock = asyncio.Lock()

    async def of(self, live: LiveRoom, lang: Language) -> Review:
        match = check_over(live.room)
        async with self.lock:
            found = self.kept.get((live.id, lang))
            if found is None:
                setup = match.setup
                records = [(record.seat, record.action, record.how) for record in match.records]
                place = (setup.game, setup.mode, setup.heroes, setup.options)
                job = Reviewing(*place, match.key, match.humans, records, lang)
                thought = await self.thinkers.think(job, self.seconds)
                if thought is None or thought.review is None:
                    raise Refusal("host-no-thought")
                found = self.kept[live.id, lang] = thought.review
            while len(self.kept) > KEPT:
                self.kept.popitem(last=False)
            return found
