"""Endpoints that need no room: games, rules, cards and health."""

import asyncio
from functools import cache, lru_cache
from threading import Lock
from typing import Final

from starlette.requests import Request
from starlette.responses import PlainTextResponse

from ludotheque import __version__
from ludotheque.kernel.file_format import Json
from ludotheque.kernel.game import Game
from ludotheque.presentation.catalogue import Shelf
from ludotheque.presentation.localizer import Localizer
from ludotheque.presentation.terms import rule_term
from ludotheque.registry.discovery import (
    game_name,
    game_named,
    hero_name,
    level_names,
    mode_name,
    page_words,
    presentation_of,
    shown_games,
)
from ludotheque.server.protocol.http_bodies import (
    CardList,
    CardShown,
    GameList,
    GameShown,
    Health,
    HeroShown,
    ModeShown,
    RuleList,
    RuleShown,
    ShelfName,
    TermShown,
)
from ludotheque.server.telemetry.metrics import TYPE
from ludotheque.server.web.context import NotFound, context_of, lang_of
from ludotheque.server.web.endpoints import Endpoint, Param
from ludotheque.server.web.rooms import LANG
from ludotheque.text.languages import LANGUAGES, Language
from ludotheque.text.rulebook import Rule, rules_in

MOST_RULES: Final = 1_000
MOST_TERM: Final = 80  # letters of a term
MOST_TERMS: Final = 10_000  # cached terms
GAME: Final = Param("game", {"enum": sorted(shown_games())}, "path")
SHELF: Final = Param("shelf", {"type": "string"}, "path")


_LOAD_LOCK: Final = Lock()
"""Concurrent requests wait while content is loaded, instead of loading it too."""


async def get_games(request: Request) -> object:
    return await asyncio.to_thread(catalogue, lang_of(request))


async def preload() -> None:
    """Load all content in the background, so that the first request is fast."""
    for lang in LANGUAGES:
        await asyncio.to_thread(catalogue, lang)


def catalogue(lang: Language) -> GameList:
    with _LOAD_LOCK:
        return games_in(lang)


@cache
def games_in(lang: Language) -> GameList:
    return GameList(tuple(game_shown(game_named(name), lang) for name in shown_games()))


def game_shown(game: Game, lang: Language) -> GameShown:
    presentation, localizer = presentation_of(game.name), Localizer(lang)
    return GameShown(
        game=game.name,
        name=game_name(game.name, lang),
        rules_version=game.rules_version,
        modes=tuple(ModeShown(mode.name, mode_name(game.name, mode.name, lang), mode.seats) for mode in game.modes()),
        heroes=tuple(HeroShown(hero, hero_name(game.name, hero, lang)) for hero in game.heroes()),
        options=game.options(),
        levels=level_names(game.name),
        shelves=tuple(
            ShelfName(shelf, presentation.shelf_name(shelf, localizer)) for shelf in presentation.other_shelves()
        ),
        words=page_words(game.name, lang),
        cards=presentation.has_cards,
    )


async def get_rules(request: Request) -> object:
    """Return the rules whose id has a prefix, of one game or of all."""
    under = request.query_params.get("under", "").upper()[:40]
    game = request.query_params.get("game", "")
    known = rules_in(lang_of(request)).values()
    found = [rule for rule in known if rule.id.startswith(under) and game in ("", rule.game)]
    if not found:
        raise NotFound("host-no-such-rule")
    return RuleList(tuple(rule_shown(rule) for rule in found[:MOST_RULES]))


def rule_shown(rule: Rule) -> RuleShown:
    return RuleShown(rule.id, rule.game, rule.section, rule.text, rule.lang)


async def get_cards(request: Request) -> object:
    """Return one card group of a game: a hero's cards, or cards that belong to no hero."""
    game = request.path_params["game"]
    shelf = request.path_params["shelf"]
    if game not in shown_games() or shelf not in await asyncio.to_thread(shelves, game):
        raise NotFound("host-no-such-card")
    return await asyncio.to_thread(cards, game, shelf, lang_of(request))


@cache
def shelves(game: str) -> tuple[str, ...]:
    presentation = presentation_of(game)
    return (*presentation.heroes(), *presentation.other_shelves())


@cache
def cards(game: str, shelf: str, lang: Language) -> CardList:
    blocks = presentation_of(game).blocks(shelf, lang)
    return CardList(tuple(card_shown(block) for block in blocks))


def card_shown(block: Json) -> CardShown:
    icon = block.get("icon", "")  # not every game names icons
    return CardShown(block["id"], block["hero"], block["kind"], block["name"], block["text"], icon)


async def get_board(request: Request) -> object:
    """Return a card group as the client draws it."""
    game = request.path_params["game"]
    shelf = request.path_params["shelf"]
    if game not in shown_games() or shelf not in await asyncio.to_thread(shelves, game):
        raise NotFound("host-no-such-card")
    return await asyncio.to_thread(board, game, shelf, lang_of(request))


@cache
def board(game: str, shelf: str, lang: Language) -> Shelf:
    return presentation_of(game).shelf(shelf, lang)


async def get_term(request: Request) -> object:
    """Return the explanation of a term. If the name is ambiguous, the named heroes decide."""
    game = request.path_params["game"]
    heroes = tuple(request.query_params.get("heroes", "").split(",")) if "heroes" in request.query_params else ()
    if game not in shown_games() or not set(heroes) <= set(await asyncio.to_thread(presentation_of(game).heroes)):
        raise NotFound("host-no-such-term")
    found = await asyncio.to_thread(term_shown, game, request.path_params["term"][:MOST_TERM], heroes, lang_of(request))
    if found is None:
        raise NotFound("host-no-such-term")
    return found


@lru_cache(maxsize=MOST_TERMS)
def term_shown(game: str, term: str, heroes: tuple[str, ...], lang: Language) -> TermShown | None:
    kind, _, name = term.partition(":")
    card = rule_term(name, lang) if kind == "rule" else presentation_of(game).term(kind, name, heroes, lang)
    if card is None:
        return None
    rules = tuple(rule_shown(rules_in(lang)[rule]) for rule in card.rules)
    return TermShown(term, card.name, card.heading, card.text, rules)


async def get_health(request: Request) -> object:
    """Return the health of the server. Fails if the database doesn't respond."""
    host = context_of(request).host
    await host.store.ping()
    return Health("draining" if host.draining else "ok", __version__, len(host.live))


async def get_metrics(request: Request) -> object:
    return PlainTextResponse(context_of(request).metrics.text(), headers={"content-type": TYPE})


ENDPOINTS: Final = (
    Endpoint("GET", "/api/games", "listGames", "What can be played here.", get_games, GameList, params=(LANG,)),
    Endpoint(
        "GET",
        "/api/rules",
        "listRules",
        "Numbered rules.",
        get_rules,
        RuleList,
        params=(
            Param("under", {"type": "string", "maxLength": 40}),
            Param("game", {"enum": sorted(shown_games())}),
            LANG,
        ),
    ),
    Endpoint(
        "GET",
        "/api/cards/{game}/{shelf}",
        "listCards",
        "The cards on a shelf.",
        get_cards,
        CardList,
        params=(GAME, SHELF, LANG),
    ),
    Endpoint(
        "GET",
        "/api/boards/{game}/{shelf}",
        "getBoard",
        "A shelf as a table draws it: a hero's board, or cards.",
        get_board,
        Shelf,
        params=(GAME, SHELF, LANG),
    ),
    Endpoint(
        "GET",
        "/api/terms/{game}/{term}",
        "getTerm",
        "What a term of a sentence names.",
        get_term,
        TermShown,
        params=(GAME, Param("term", {"type": "string"}, "path"), Param("heroes", {"type": "string"}), LANG),
    ),
    Endpoint("GET", "/healthz", "health", "Is the server well?", get_health, Health),
)
METRICS: Final = Endpoint("GET", "/metrics", "metrics", "Counts for Prometheus.", get_metrics, None)
