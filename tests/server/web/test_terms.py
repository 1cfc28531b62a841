"""Whatever is named in a sentence can be looked up, and what it says of it too."""

import msgspec
import pytest

from ludotheque.kernel.match import Match
from ludotheque.registry.discovery import game_ids, presentation_of, screen_for
from ludotheque.server.web.catalogue import term_shown
from ludotheque.text.languages import LANGUAGES, Language
from ludotheque.text.spans import Spans
from tests.contract.cases import Case, all_cases, questions
from tests.server.web.running import Running

CASES = [case for case in all_cases() if case.setup.game in game_ids() and case.game.name == case.setup.game]
SPARSE = 23


def terms(said: list[Spans]) -> set[str]:
    return {span.term for spans in said for span in spans if span.term and not span.term.startswith("seat:")}


def terms_in(part: object) -> set[str]:
    """Of every text in plain data, wherever it stands there."""
    if isinstance(part, dict):
        named = {str(part["term"])} if part.get("term") else set()
        return named.union(*map(terms_in, part.values()))
    return set().union(*map(terms_in, part)) if isinstance(part, list | tuple) else set()


def asked(match: Match, lang: Language) -> list[Spans]:
    """Everything that is said with a question."""
    screen = screen_for(match, tuple(match.waiting()[:1]), lang)
    question = screen.question()
    if question is None:
        return []
    faults = screen.why_not()
    said = [question.text, *(answer.label for answer in question.answers), *(fault.reason for fault in faults)]
    return [*said, *(answer.detail for answer in question.answers), *(fault.label for fault in faults)]


def check(game: str, found: set[str], heroes: tuple[str, ...], lang: Language) -> None:
    """Each leads to a card with a name, whose own terms lead on."""
    known: set[str] = set()
    while found - known:
        term = min(found - known)
        known.add(term)
        card = term_shown(game, term, heroes, lang)
        assert card is not None, term
        assert card.name
        assert card.rules
        found |= terms([card.text])


@pytest.mark.parametrize("case", CASES, ids=[case.name for case in CASES])
def test_every_term_of_a_whole_game_leads_somewhere(case: Case) -> None:
    setup = case.setup
    for lang in LANGUAGES:
        said: list[Spans] = []
        match = case.start("terms")
        for now in questions(match, case.random("terms"), SPARSE):
            said += asked(now, lang)
        said += [line.text for line in screen_for(match, tuple(range(case.seats)), lang).log(match.log)]
        found = terms(said)
        assert found
        check(setup.game, set(found), setup.heroes, lang)
        check(setup.game, set(found), (), lang)


@pytest.mark.parametrize("game", game_ids())
def test_every_term_of_every_shelf_leads_somewhere(game: str) -> None:
    face = presentation_of(game)
    for lang in LANGUAGES:
        for shelf in (*face.heroes(), *face.other_shelves()):
            found = msgspec.to_builtins(face.shelf(shelf, lang))
            check(game, terms_in(found), (), lang)


@pytest.mark.anyio
async def test_a_term_over_http(running: Running) -> None:
    answer = await running.http.get("/api/terms/dice_throne/status:stun", params={"heroes": "barbarian", "lang": "fr"})
    assert answer.json()["name"] == "Étourdissement"
    assert {rule["rule"] for rule in answer.json()["rules"]} >= {"DT-STATUS-1"}
    for wrong in ("status:nothing", "seat:0", "nonsense", "rule:DT-0"):
        assert (await running.http.get(f"/api/terms/dice_throne/{wrong}")).status_code == 404
    unknown = await running.http.get("/api/terms/dice_throne/status:stun", params={"heroes": "nobody"})
    assert unknown.status_code == 404


@pytest.mark.anyio
async def test_the_rules_of_a_term_speak_the_readers_language(running: Running) -> None:
    rule = (await running.http.get("/api/terms/catacombs_conquest/rule:CC-DMG-2", params={"lang": "fr"})).json()
    assert rule["heading"] == "6. Dégâts"
    assert [said["text"].partition(" quand ")[0] for said in rule["rules"]] == ["Un ennemi est touché"]
    skill = (await running.http.get("/api/terms/one_deck_dungeon/skill:dodge", params={"lang": "fr"})).json()
    sections = {said["section"] for said in skill["rules"]}
    assert sections == {"7. Capacités héroïques, compétences, potions"}
    english = (await running.http.get("/api/terms/catacombs_conquest/rule:CC-DMG-2", params={"lang": "en"})).json()
    assert english["heading"] == "6. Damage"
