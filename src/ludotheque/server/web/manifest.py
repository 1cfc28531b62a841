"""The manifest, with which browsers install the pages as an app, in the visitor's language."""

from collections.abc import Awaitable, Callable
from typing import Any, Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from ludotheque.registry.discovery import game_name, shown_games
from ludotheque.server.web.context import lang_of
from ludotheque.server.web.page_heads import site_line
from ludotheque.server.web.static_pages import REVALIDATE, TYPES, Pages
from ludotheque.text.languages import Language
from ludotheque.text.messages import Messages

PATH: Final = "/manifest.webmanifest"
BACKGROUNDS: Final = {"dark": "#12211d", "light": "#e9e0ca"}
"""The background of each theme, as in the client's theme."""

ICONS: Final = (
    ("/icons/192.png", "192x192", "any"),
    ("/icons/512.png", "512x512", "any"),
    ("/icons/maskable-512.png", "512x512", "maskable"),
)
Json = dict[str, Any]  # JSON of the manifest


def manifest(lang: Language, theme: str, pages: Pages) -> Json:
    """Return the manifest in a language. Its identity is the same in all languages."""
    say = Messages(lang).say
    return {
        "id": "/",
        "name": "Ludothèque",
        "short_name": "Ludothèque",
        "description": site_line(lang),
        "lang": lang,
        "dir": "ltr",
        "start_url": "/",
        "scope": "/",
        "display": "standalone",
        "theme_color": BACKGROUNDS[theme],
        "background_color": BACKGROUNDS[theme],
        "categories": ["games", "entertainment"],
        "icons": [icon(*each) for each in ICONS],
        "shortcuts": [
            *(shortcut(game, lang, pages) for game in shown_games()),
            {"name": say("head-my-games"), "url": "/#continue"},
        ],
    }


def icon(address: str, sizes: str, purpose: str) -> Json:
    return {"src": address, "sizes": sizes, "type": "image/png", "purpose": purpose}


def shortcut(game: str, lang: Language, pages: Pages) -> Json:
    """Return the shortcut to a new game, with the emblem of the game if the client has one."""
    name = game_name(game, lang)
    found: Json = {
        "name": Messages(lang).say("head-new-game", game=name),
        "short_name": name,
        "url": f"/new/{game}",
    }
    emblem = f"icons/{game}-96.png"
    return found | {"icons": [icon(f"/{emblem}", "96x96", "any")]} if emblem in pages.files else found


def manifest_from(pages: Pages) -> Callable[[Request], Awaitable[Response]]:
    async def answer(request: Request) -> Response:
        theme = request.query_params.get("theme", "")
        content = msgspec.json.encode(manifest(lang_of(request), theme if theme in BACKGROUNDS else "dark", pages))
        headers = {"cache-control": REVALIDATE, "vary": "accept-language"}
        return Response(content, headers=headers, media_type=TYPES[".webmanifest"])

    return answer
