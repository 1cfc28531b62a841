"""The screen of a match, whatever its game."""

from ludotheque.faces.game_face import face_of
from ludotheque.faces.screen import Screen
from ludotheque.kernel.match import Match
from ludotheque.text.languages import Language


def screen_for(match: Match, seats: tuple[int, ...], lang: Language) -> Screen:
    """A match as data for a screen, for those at these seats; without a seat for spectators."""
    return face_of(match.game.name).screen(match, seats, lang)
