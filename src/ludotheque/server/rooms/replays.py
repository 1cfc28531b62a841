"""The replay of a room's match as part of a larger file, and back."""

from ludotheque.kernel import replay as kernel
from ludotheque.kernel.errors import BrokenFile
from ludotheque.kernel.files import FORMAT, Json, seal
from ludotheque.kernel.match import Match


def replay_content(match: Match) -> Json:
    """What a replay file of this match says, seal included; it names the key."""
    content = kernel.content_of(match)
    return {**content, "seal": seal(content)}


def replay_of(content: Json) -> kernel.Replay:
    """A replay out of a larger file."""
    unsealed = {key: value for key, value in content.items() if key != "seal"}
    if content.get("kind") != "replay" or content.get("format") != FORMAT or content.get("seal") != seal(unsealed):
        raise BrokenFile("the replay was changed or is damaged: its seal does not fit")
    return kernel.replay_of(unsealed)
