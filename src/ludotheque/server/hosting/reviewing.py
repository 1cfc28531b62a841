"""A match looked back at: how the chances to win went, what turned it, and who was lucky."""

from typing import Final

import msgspec

from ludotheque.faces.game_face import face_of
from ludotheque.faces.screens import screen_for
from ludotheque.faces.shown import KeyMoment, Review, RollJudged, WinPoint
from ludotheque.server.hosting.films import Film
from ludotheque.text.fluent import Messages
from ludotheque.text.languages import Language
from ludotheque.text.spans import Spans, plain

MOMENTS: Final = 3
APART: Final = 4  # places between two key moments, so that they are not one
LEAST_DROP: Final = 0.02
MOST_PLACES: Final = 3_000
"""Of a longer match only the beginning is looked at."""

MOST_LINES: Final = 6
Chances = list[tuple[float, ...]]  # place -> seat -> chance to win


def review(film: Film, lang: Language) -> Review:
    """What can honestly be said of a match that is over."""
    chances, rolls = looked_through(film)
    notes: list[str] = []
    say = Messages(lang).say
    if chances:
        notes.append(say("review-chances"))
    if rolls:
        notes.append(say("review-luck"))
    return Review(
        curve=tuple(curve(film, chances, lang)),
        moments=tuple(moments(film, chances, lang)),
        rolls=tuple(rolls),
        luck=luck_of(film, rolls) if rolls else (),
        notes=tuple(notes),
    )


def looked_through(film: Film) -> tuple[Chances, list[RollJudged]]:
    """Every place once: the chances there, and the rolls before and after it."""
    face = face_of(film.last.game.name)
    chances: Chances = []
    rolls: list[RollJudged] = []
    log = film.last.log
    for n, match in film.each(0, min(film.total - 1, MOST_PLACES)):
        chances += [found] if (found := face.win_chances(match)) else []
        told = [log[place] for place in film.heard(n)]
        then = [log[place] for place in film.heard(n + 1)] if n + 1 < film.total else []
        action = film.records[n].action if n < len(film.records) else -1
        found_rolls = face.judged_rolls(match, told, action, then)
        rolls += [msgspec.structs.replace(roll, n=n + roll.n) for roll in found_rolls]
    return chances, rolls


def curve(film: Film, chances: Chances, lang: Language) -> list[WinPoint]:
    """The chances where turns begin, and at the end."""
    if not chances:
        return []
    begun = {line.n: plain(line.text) for line in film.index(film.seats, lang) if line.chapter}
    last = len(chances) - 1
    places = {n: text for n, text in begun.items() if n <= last} | {last: begun.get(last, "")}
    return [WinPoint(n, text, chances[n]) for n, text in sorted(places.items())]


def moments(film: Film, chances: Chances, lang: Language) -> list[KeyMoment]:
    """The largest drops from one place to the next, each seat's own; the largest first."""
    drops: list[tuple[float, int, int]] = []
    for n in range(1, len(chances)):
        worst = min(film.seats, key=lambda seat: chances[n][seat] - chances[n - 1][seat])
        drops.append((chances[n - 1][worst] - chances[n][worst], n, worst))
    found: list[KeyMoment] = []
    for drop, n, seat in sorted(drops, reverse=True):
        if len(found) == MOMENTS or drop < LEAST_DROP:
            break
        if all(abs(n - other.n) >= APART for other in found):
            found.append(KeyMoment(n, seat, chances[n - 1][seat], chances[n][seat], told_at(film, n, lang)))
    return found


def told_at(film: Film, n: int, lang: Language) -> tuple[Spans, ...]:
    heard = [film.last.log[place] for place in film.heard(n)]
    lines = screen_for(film.last, film.seats, lang).log(heard)
    return tuple(line.text for line in lines[:MOST_LINES])


def luck_of(film: Film, rolls: list[RollJudged]) -> tuple[float, ...]:
    """Points of damage above what was to be expected, all rolls of a seat together."""
    return tuple(
        round(sum(roll.worth - roll.expected for roll in rolls if roll.seat == seat), 1) for seat in film.seats
    )
