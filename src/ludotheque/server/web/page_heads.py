"""What a page says about itself in its HTML, for those that run no scripts: previews of links and search engines.

The build leaves a place in its one page; it is filled for the address and the language of each request. A private room
says which game is played, as its public summary does, and nothing else.
"""

import asyncio
import gzip
import hashlib
import re
import time
from contextlib import suppress
from functools import lru_cache
from html import escape
from typing import Final, NamedTuple
from urllib.parse import quote

from starlette.requests import Request

from ludotheque.kernel.errors import LudoError
from ludotheque.registry.discovery import game_name, game_named, shown_games
from ludotheque.server.hosting.seating import is_public
from ludotheque.server.hosting.summaries import READ, Brief, brief_of, called, said_of
from ludotheque.server.rooms.per_game import sides_of
from ludotheque.server.rooms.plan import Plan, stored_plan
from ludotheque.server.web.catalogue import catalogue
from ludotheque.server.web.context import LONGEST, address_of, context_of, lang_of
from ludotheque.server.web.static_pages import ASK_AGAIN, Form, Page, Pages
from ludotheque.text.languages import LANGUAGES, Language
from ludotheque.text.messages import Messages
from ludotheque.text.rulebook import rules_in

PLACE: Final = re.compile("<!-- page -->.*?<!-- /page -->", re.DOTALL)
ROOT: Final = '<html lang="en">'
OFFLINE: Final = "offline"
"""The page that the service worker keeps for all addresses; the client recognizes it by an attribute."""

LOCALES: Final[dict[Language, str]] = {"en": "en_US", "fr": "fr_FR"}
NAMED: Final = ("join", "watch", "replays", "statistics", "settings", "about", "learn", "campaign", OFFLINE)
"""Pages with nothing to say but their name."""

COMMON: Final = "ludotheque"
WIDTH, HEIGHT = 1200, 630  # of the pictures, in pixels


class PageHead(NamedTuple):
    """What a page says: its title, a sentence, and the game that its picture shows."""

    title: str
    line: str
    game: str = ""
    listed: bool = True  # whether search engines may list it


class Glimpse(NamedTuple):
    """A room as its address alone shows it. A room that was never loaded by this version has no summary."""

    room: str
    plan: Plan
    brief: Brief | None


async def headed(request: Request, index: Page, pages: Pages, path: str) -> Page:
    """Return the index page with the head for a path."""
    text = index.forms[-1].content.decode()
    if PLACE.search(text) is None:
        return index
    lang = lang_of(request)
    head = await head_of(request, path, lang)
    context = context_of(request)
    picture = next(name for name in pictures(head.game, lang) if name == COMMON or f"links/{name}.png" in pages.files)
    base = context.doors.public_address(request.url.scheme, request.headers)
    root = f'<html lang="{lang}" data-offline>' if path == OFFLINE else f'<html lang="{lang}">'
    lines = written(head, lang, base, path, picture)
    return compressed(PLACE.sub(lambda _: lines, text.replace(ROOT, root, 1)))


def pictures(game: str, lang: Language) -> tuple[str, ...]:
    """Return the names that the picture of a game may have, best first. A name in another language has its own."""
    return (f"{game}-{lang}", game, COMMON)


@lru_cache(maxsize=512)
def compressed(text: str) -> Page:
    content = text.encode()
    mark = hashlib.sha256(content).hexdigest()[:20]
    forms = (Form(gzip.compress(content, mtime=0), "gzip", f'"{mark}-gzip"'), Form(content, "", f'"{mark}"'))
    return Page("text/html", ASK_AGAIN, forms, spoken=True)


def written(head: PageHead, lang: Language, base: str, path: str, picture: str) -> str:
    """Return the lines of HTML. Nothing in them is trusted."""
    image = f"{base}/links/{picture}.png"
    tags: list[tuple[str, str, str]] = [
        ("name", "description", head.line),
        ("property", "og:type", "website"),
        ("property", "og:site_name", "Ludothèque"),
        ("property", "og:title", head.title),
        ("property", "og:description", head.line),
        ("property", "og:url", base + quote(f"/{path}")),
        ("property", "og:locale", LOCALES[lang]),
        *(("property", "og:locale:alternate", LOCALES[other]) for other in LANGUAGES if other != lang),
        ("property", "og:image", image),
        ("property", "og:image:width", str(WIDTH)),
        ("property", "og:image:height", str(HEIGHT)),
        ("property", "og:image:alt", Messages(lang).say("head-picture")),
        ("name", "twitter:card", "summary_large_image"),
    ]
    if not head.listed:
        tags.append(("name", "robots", "noindex"))
    title = Messages(lang).say("head-window", page=head.title) if path else head.title
    metas = [f'<meta {kind}="{name}" content="{escape(content)}" />' for kind, name, content in tags]
    manifest = f'<link rel="manifest" href="/manifest.webmanifest?lang={lang}" />'
    return "\n    ".join([f"<title>{escape(title)}</title>", *metas, manifest])


async def head_of(request: Request, path: str, lang: Language) -> PageHead:
    """Return the head for a path."""
    say = Messages(lang).say
    first, *rest = [part for part in path.split("/") if part] or [""]
    if first in ("room", "replay") and rest:
        glimpse = await glimpse_of(request, rest[0])
        return room_head(glimpse, lang) if first == "room" else replay_head(glimpse, lang)
    game = rest[0] if rest and rest[0] in shown_games() else ""
    line = site_line(lang)
    if first == "":
        return PageHead(say("head-home"), line)
    if first in ("new", "rules", "learn") and game:
        name = game_name(game, lang)
        about = say(f"head-{first}-line", game=name)
        if first == "rules" and len(rest) > 1:
            return PageHead(await chapter(game, rest[1], lang), about, game)
        return PageHead(say(f"head-{first}-game", game=name), about, game)
    if first in (*NAMED, "new", "rules"):
        return PageHead(say(f"head-{first}"), line, listed=first != OFFLINE)
    return PageHead(say("head-nothing"), line, listed=False)


def site_line(lang: Language) -> str:
    """Return what the site is, with the games that can be played."""
    return Messages(lang).say("head-site-line", games=", ".join(game_name(game, lang) for game in shown_games()))


async def chapter(game: str, name: str, lang: Language) -> str:
    """Return the title of a rule or of a group of cards."""
    say = Messages(lang).say
    titled = game_name(game, lang)
    if name in rules_in(lang):
        return say("head-rule", rule=name, game=titled)
    found = next(one for one in (await asyncio.to_thread(catalogue, lang)).games if one.game == game)
    known = {one.hero: one.name for one in found.heroes} | {one.shelf: one.name for one in found.shelves}
    return say("head-cards", name=known[name], game=titled) if name in known else say("head-rules-game", game=titled)


async def glimpse_of(request: Request, room: str) -> Glimpse | None:
    """Return what an address shows of a room, without loading it. None if there is nothing to show.

    Requests with a foreign host name get nothing, and neither do those beyond the limit; a page is shown in any case.
    """
    context = context_of(request)
    if not context.doors.knows_host(request.headers) or len(room) > LONGEST:
        return None
    if not context.guard.requests.take(address_of(request), time.monotonic()):
        context.metrics.refused.add("rate")
        return None
    live = context.host.live.get(room)
    if live is not None:
        return Glimpse(room, live.room.plan, brief_of(live.room))
    with suppress(LudoError):
        row = await context.host.store.row(room)
        if row is not None:
            kept = await context.host.store.summaries([room])
            return Glimpse(room, stored_plan(row.plan), READ.decode(kept[room]) if room in kept else None)
    return None


def room_head(glimpse: Glimpse | None, lang: Language) -> PageHead:
    """Return the head of a room: an invitation, or what a public room shows to everyone."""
    say = Messages(lang).say
    if glimpse is None:
        return PageHead(say("head-invited"), say("head-invited-line"), listed=False)
    plan, brief = glimpse.plan, glimpse.brief
    game = said_of(plan.game, "game", plan.game, lang)
    if brief is None or not is_public(plan):
        return PageHead(say("head-invited-game", game=game), say("head-invited-line"), plan.game, listed=False)
    if brief.phase in ("waiting", "drafting"):
        free = sum(
            wanted.kind == "link" and not seat.taken for wanted, seat in zip(plan.seats, brief.seats, strict=True)
        )
        return PageHead(say("head-free", game=game, free=free), say("head-free-line", game=game), plan.game)
    if brief.phase == "playing":
        who = players(glimpse, lang) or game
        return PageHead(say("head-playing", who=who), say("head-playing-line", game=game), plan.game)
    return replay_head(glimpse, lang)


def replay_head(glimpse: Glimpse | None, lang: Language) -> PageHead:
    """Return the head of a replay; that of a finished public game names heroes and result."""
    say = Messages(lang).say
    if glimpse is None:
        return PageHead(say("head-replay"), site_line(lang), listed=False)
    plan, brief = glimpse.plan, glimpse.brief
    game = said_of(plan.game, "game", plan.game, lang)
    if brief is None or not is_public(plan) or brief.phase not in ("over", "readonly"):
        return PageHead(say("head-replay-game", game=game), say("head-replay-line", game=game), plan.game, listed=False)
    won = winners(plan, brief, lang)
    line = say("head-result", game=game, names=", ".join(won), count=len(won)) if won else ""
    who = players(glimpse, lang) or game
    return PageHead(say("head-replay-game", game=who), line or say("head-replay-line", game=game), plan.game)


def players(glimpse: Glimpse, lang: Language) -> str:
    """Return the heroes of a public room; names of people stay out of previews."""
    seats = glimpse.brief.seats if glimpse.brief is not None else ()
    names = [called(glimpse.plan.game, number, seat.hero, lang) for number, seat in enumerate(seats) if seat.hero]
    return " – ".join(names)


def winners(plan: Plan, brief: Brief, lang: Language) -> list[str]:
    """Return the heroes that won against others. Where all win or lose together, nobody is named."""
    heroes = tuple(seat.hero for seat in brief.seats)
    if not all(heroes):
        return []
    with suppress(LudoError, LookupError, ValueError):  # a setup of older rules
        for side in sides_of(game_named(plan.game), plan.setup(heroes)):
            if side.outcome == brief.outcome and len(side.seats) < len(heroes):
                return [called(plan.game, seat, heroes[seat], lang) for seat in side.seats]
    return []
