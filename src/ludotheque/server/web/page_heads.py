"""The HTML head of a page, for clients that run no scripts: link previews and search engines.

The built index page has a placeholder, which is filled for the address and the language of each request. The head of a
private room names its game, as the public summary does, and nothing else.
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
from ludotheque.server.hosting.summaries import BRIEF_DECODER, Brief, brief_of, hero_name_or_id, message_or_id
from ludotheque.server.rooms.per_game import sides_of
from ludotheque.server.rooms.plan import Plan, stored_plan
from ludotheque.server.web.catalogue import catalogue
from ludotheque.server.web.context import MOST_ID_LETTERS, address_of, context_of, lang_of
from ludotheque.server.web.static_pages import REVALIDATE, Form, Page, Pages
from ludotheque.text.languages import LANGUAGES, Language
from ludotheque.text.messages import Messages
from ludotheque.text.rulebook import rules_in

HEAD_SLOT: Final = re.compile("<!-- page -->.*?<!-- /page -->", re.DOTALL)
ROOT: Final = '<html lang="en">'
OFFLINE: Final = "offline"
"""The page that the service worker keeps for all addresses; the client recognizes it by an attribute."""

LOCALES: Final[dict[Language, str]] = {"en": "en_US", "fr": "fr_FR"}
NAMED: Final = ("join", "watch", "replays", "statistics", "settings", "about", "learn", "campaign", OFFLINE)
"""Pages that are described by their name alone."""

COMMON: Final = "ludotheque"
WIDTH, HEIGHT = 1200, 630  # of the pictures, in pixels


class PageHead(NamedTuple):
    """The title of a page, a sentence about it, and the game that its picture shows."""

    title: str
    line: str
    game: str = ""
    listed: bool = True  # whether search engines may list it


class LinkedRoom(NamedTuple):
    """What is public about a room that a link leads to. A room that was never loaded by this version has no summary."""

    room: str
    plan: Plan
    brief: Brief | None


async def with_head(request: Request, index: Page, pages: Pages, path: str) -> Page:
    """Return the index page with the head for a path."""
    text = index.forms[-1].content.decode()
    if HEAD_SLOT.search(text) is None:
        return index
    lang = lang_of(request)
    head = await head_of(request, path, lang)
    context = context_of(request)
    picture = next(name for name in pictures(head.game, lang) if name == COMMON or f"links/{name}.png" in pages.files)
    base = context.allowed_origins.public_address(request.url.scheme, request.headers)
    root = f'<html lang="{lang}" data-offline>' if path == OFFLINE else f'<html lang="{lang}">'
    lines = head_html(head, lang, base, path, picture)
    return compressed(HEAD_SLOT.sub(lambda _: lines, text.replace(ROOT, root, 1)))


def pictures(game: str, lang: Language) -> tuple[str, ...]:
    """Return the names that the picture of a game may have, best first. A name in another language has its own."""
    return (f"{game}-{lang}", game, COMMON)


@lru_cache(maxsize=512)
def compressed(text: str) -> Page:
    content = text.encode()
    digest = hashlib.sha256(content).hexdigest()[:20]
    forms = (Form(gzip.compress(content, mtime=0), "gzip", f'"{digest}-gzip"'), Form(content, "", f'"{digest}"'))
    return Page("text/html", REVALIDATE, forms, has_languages=True)


def head_html(head: PageHead, lang: Language, base: str, path: str, picture: str) -> str:
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
        room = await linked_room(request, rest[0])
        return room_head(room, lang) if first == "room" else replay_head(room, lang)
    game = rest[0] if rest and rest[0] in shown_games() else ""
    line = site_line(lang)
    if first == "":
        return PageHead(say("head-home"), line)
    if first in ("new", "rules", "learn") and game:
        name = game_name(game, lang)
        about = say(f"head-{first}-line", game=name)
        if first == "rules" and len(rest) > 1:
            return PageHead(await rules_title(game, rest[1], lang), about, game)
        return PageHead(say(f"head-{first}-game", game=name), about, game)
    if first in (*NAMED, "new", "rules"):
        return PageHead(say(f"head-{first}"), line, listed=first != OFFLINE)
    return PageHead(say("head-nothing"), line, listed=False)


def site_line(lang: Language) -> str:
    """Return what the site is, with the games that can be played."""
    return Messages(lang).say("head-site-line", games=", ".join(game_name(game, lang) for game in shown_games()))


async def rules_title(game: str, name: str, lang: Language) -> str:
    """Return the title of a rule or of a group of cards."""
    say = Messages(lang).say
    titled = game_name(game, lang)
    if name in rules_in(lang):
        return say("head-rule", rule=name, game=titled)
    found = next(one for one in (await asyncio.to_thread(catalogue, lang)).games if one.game == game)
    known = {one.hero: one.name for one in found.heroes} | {one.shelf: one.name for one in found.shelves}
    return say("head-cards", name=known[name], game=titled) if name in known else say("head-rules-game", game=titled)


async def linked_room(request: Request, room: str) -> LinkedRoom | None:
    """Return what is public about a room, without loading it. None if there is nothing to show.

    Requests with an unknown host name or beyond the rate limit get nothing; they get the page all the same.
    """
    context = context_of(request)
    if not context.allowed_origins.allows_host(request.headers) or len(room) > MOST_ID_LETTERS:
        return None
    if not context.rate_limits.requests.take(address_of(request), time.monotonic()):
        context.metrics.refused.add("rate")
        return None
    live = context.host.live.get(room)
    if live is not None:
        return LinkedRoom(room, live.room.plan, brief_of(live.room))
    with suppress(LudoError):
        row = await context.host.store.row(room)
        if row is not None:
            kept = await context.host.store.summaries([room])
            return LinkedRoom(room, stored_plan(row.plan), BRIEF_DECODER.decode(kept[room]) if room in kept else None)
    return None


def room_head(room: LinkedRoom | None, lang: Language) -> PageHead:
    """Return the head of a room: an invitation, or what a public room shows to everyone."""
    say = Messages(lang).say
    if room is None:
        return PageHead(say("head-invited"), say("head-invited-line"), listed=False)
    plan, brief = room.plan, room.brief
    game = message_or_id(plan.game, "game", plan.game, lang)
    if brief is None or not is_public(plan):
        return PageHead(say("head-invited-game", game=game), say("head-invited-line"), plan.game, listed=False)
    if brief.phase in ("waiting", "drafting"):
        free = sum(
            wanted.kind == "link" and not seat.taken for wanted, seat in zip(plan.seats, brief.seats, strict=True)
        )
        return PageHead(say("head-free", game=game, free=free), say("head-free-line", game=game), plan.game)
    if brief.phase == "playing":
        who = hero_names(room, lang) or game
        return PageHead(say("head-playing", who=who), say("head-playing-line", game=game), plan.game)
    return replay_head(room, lang)


def replay_head(room: LinkedRoom | None, lang: Language) -> PageHead:
    """Return the head of a replay; that of a finished public game names heroes and result."""
    say = Messages(lang).say
    if room is None:
        return PageHead(say("head-replay"), site_line(lang), listed=False)
    plan, brief = room.plan, room.brief
    game = message_or_id(plan.game, "game", plan.game, lang)
    if brief is None or not is_public(plan) or brief.phase not in ("over", "readonly"):
        return PageHead(say("head-replay-game", game=game), say("head-replay-line", game=game), plan.game, listed=False)
    won = winners(plan, brief, lang)
    line = say("head-result", game=game, names=", ".join(won), count=len(won)) if won else ""
    who = hero_names(room, lang) or game
    return PageHead(say("head-replay-game", game=who), line or say("head-replay-line", game=game), plan.game)


def hero_names(room: LinkedRoom, lang: Language) -> str:
    """Return the heroes of a public room; names of people stay out of previews."""
    seats = room.brief.seats if room.brief is not None else ()
    names = [hero_name_or_id(room.plan.game, number, seat.hero, lang) for number, seat in enumerate(seats) if seat.hero]
    return " – ".join(names)


def winners(plan: Plan, brief: Brief, lang: Language) -> list[str]:
    """Return the heroes that won against others. Where all win or lose together, nobody is named."""
    heroes = tuple(seat.hero for seat in brief.seats)
    if not all(heroes):
        return []
    with suppress(LudoError, LookupError, ValueError):  # a setup of older rules
        for side in sides_of(game_named(plan.game), plan.setup(heroes)):
            if side.outcome == brief.outcome and len(side.seats) < len(heroes):
                return [hero_name_or_id(plan.game, seat, heroes[seat], lang) for seat in side.seats]
    return []
