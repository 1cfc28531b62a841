"""The reading commands: their JSON fields stay, their texts exist in both languages."""

import json
from pathlib import Path

import pytest

from ludotheque.cli.main import COMMANDS
from ludotheque.kernel.file_format import Json
from ludotheque.text.languages import LANGUAGES
from tests.command_line import Ludo


def read(ludo: Ludo, *words: str) -> Json:
    answer = ludo(*words, "--json")
    assert (answer.code, answer.err) == (0, "")
    content = json.loads(answer.out)
    assert isinstance(content, dict)
    return content


def test_games(ludo: Ludo) -> None:
    game = read(ludo, "games")["games"][0]
    assert list(game) == ["game", "name", "rules_version", "modes", "heroes", "agents", "options"]
    assert game["modes"][0] == {"mode": "duel", "name": "duel", "seats": [2]}
    assert {"id": "barbarian", "name": "Barbarian"} in game["heroes"]
    assert game["agents"] == ["random", "sensible", "searcher"]
    assert game["options"] == {"promo": ["no", "yes"]}


def test_no_value_of_an_option_is_cut_off(ludo: Ludo) -> None:
    shown = " ".join(ludo("games").out.replace("│", " ").split())
    for game in read(ludo, "games")["games"]:
        for key, values in game["options"].items():
            assert f"{key}={' | '.join(values)}" in shown


def test_simulate(ludo: Ludo) -> None:
    facts = read(ludo, "simulate", "dice_throne", "--games", "6")
    names = "game mode games decisions seconds games_per_second decisions_per_second outcomes digest"
    assert list(facts) == names.split()
    assert (facts["game"], facts["mode"], facts["games"]) == ("dice_throne", "duel", 6)
    assert sum(facts["outcomes"].values()) == 6
    assert set(facts["outcomes"]) <= {"0", "1", "draw"}


def test_a_rule(ludo: Ludo) -> None:
    (rule,) = read(ludo, "rules", "dt-cp-1")["rules"]
    assert list(rule) == ["id", "game", "section", "text", "info", "tests"]
    assert (rule["id"], rule["game"]) == ("DT-CP-1", "dice_throne")
    assert rule["text"].startswith("CP is an integer from 0 to 15")


def test_a_rule_in_french(ludo: Ludo) -> None:
    (rule,) = read(ludo, "rules", "ODD-TIME-1", "--lang", "fr")["rules"]
    assert rule["section"] == "4. Tour, temps, portes"
    assert rule["text"].startswith("Dépenser 1 temps met la carte du dessus du paquet")
    (english,) = read(ludo, "rules", "ODD-TIME-1")["rules"]
    assert rule["tests"] == english["tests"]
    assert english["text"].startswith("Spending 1 time")
    shown = ludo("rules", "CC-END-3", "--lang", "fr").out
    assert "CC-END-3 · 11. Fin de la partie" in shown
    assert "Elle se termine quand la banque devient vide." in shown


def test_a_chapter(ludo: Ludo) -> None:
    ids = [rule["id"] for rule in read(ludo, "rules", "DT-CP")["rules"]]
    assert ids == ["DT-CP-1", "DT-CP-2", "DT-CP-3"]


def test_coverage_lists_all_three_games(ludo: Ludo) -> None:
    table = read(ludo, "rules", "--coverage")
    assert {row["game"] for row in table["rules"]} == {"dice_throne", "one_deck_dungeon", "catacombs_conquest"}
    assert list(table["rules"][0]) == ["id", "game", "info", "tests"]
    shown = [row for row in table["rules"] if row["tests"] or row["info"]]
    assert len(table["untested"]) == len(table["rules"]) - len(shown)


def test_cards(ludo: Ludo) -> None:
    blocks = {block["id"]: block for block in read(ludo, "cards", "dice_throne", "--hero", "pyromancer")["blocks"]}
    fireball = blocks["fireball"]
    assert fireball["kind"] == "ability"
    assert fireball["rows"][0] == {"requirement": "3 Flames", "text": "Deal 4 damage. Gain 1 Fire Mastery."}
    assert blocks["burn"]["kind"] == "status"
    assert (blocks["red_hot"]["type"], blocks["red_hot"]["cost"]) == ("roll", 1)
    assert all(block["source"] and block["confidence"] and block["text"] for block in blocks.values())


def test_cards_of_everybody(ludo: Ludo) -> None:
    heroes = {block["hero"] for block in read(ludo, "cards", "dice_throne")["blocks"]}
    assert len(heroes) == 17
    assert "common" in heroes


def test_names_we_translated_ourselves_are_marked(ludo: Ludo) -> None:
    blocks = read(ludo, "cards", "dice_throne", "--hero", "barbarian")["blocks"]
    ours = [block["name_fr_is_ours"] for block in blocks].count(True)
    shown = ludo("--lang", "fr", "cards", "dice_throne", "--hero", "barbarian").out
    assert " ".join(shown.split()).count("notre traduction") == ours > 0


def test_odds_from_the_first_roll(ludo: Ludo) -> None:
    facts = read(ludo, "odds", "barbarian")
    assert (facts["dice"], facts["rolls"]) == (None, 3)
    rage = next(row for row in facts["abilities"] if row["requirement"] == "5 Pows")
    assert list(rage) == ["ability", "name", "row", "requirement", "chance"]
    assert rage["chance"] == pytest.approx((1 - (5 / 6) ** 3) ** 5)


def test_odds_with_dice(ludo: Ludo) -> None:
    facts = read(ludo, "odds", "barbarian", "--dice", "1,1,3,4,6", "--rolls", "1")
    three, four = facts["abilities"][:2]
    assert (three["chance"], three["keep"]) == (1.0, [1, 2, 3, 4, 5])
    assert four["chance"] == pytest.approx(0.75)
    assert (four["keep"], four["keep_dice"]) == ([1, 2, 3], [1, 1, 3])


def test_replay(ludo: Ludo, a_replay: Path) -> None:
    facts = read(ludo, "replay", str(a_replay))
    fields = "game mode heroes options rules same_rules outcome answers events"
    assert list(facts) == fields.split()
    assert facts["heroes"] == ["barbarian", "pyromancer"]
    assert facts["events"][-1]["event"] == "GameEnded"
    assert {"event", "text"} == set(facts["events"][0])


def test_verify(ludo: Ludo, a_replay: Path) -> None:
    facts = read(ludo, "verify", str(a_replay))
    assert facts["verified"] is True
    assert facts["digest"] == json.loads(a_replay.read_text(encoding="utf-8"))["final"]


def test_content_of_the_house_is_sound(ludo: Ludo) -> None:
    assert read(ludo, "content", "check") == {"sound": True, "problems": []}


def test_a_broken_content_file_is_named_with_its_faults(ludo: Ludo) -> None:
    Path("mine.yaml").write_text("id: mine\nboards: {}\n", encoding="utf-8")
    answer = ludo("content", "check", "mine.yaml", "--json")
    assert answer.code == 2
    content = json.loads(answer.out)
    assert not content["sound"]
    assert content["problems"][0]["file"] == "mine.yaml"


def test_the_schema_of_a_hero(ludo: Ludo) -> None:
    schema = json.loads(ludo("content", "schema").out)
    assert "abilities" in json.dumps(schema)


def test_the_schema_of_the_dungeon(ludo: Ludo) -> None:
    schema = json.loads(ludo("content", "schema", "one_deck_dungeon").out)
    assert "EncounterFile" in schema["$defs"]
    assert "known: dice_throne, one_deck_dungeon, catacombs_conquest." in ludo("content", "schema", "catacombs").err


READ = [
    ("games",),
    ("rules",),
    ("rules", "DT-ROLL-10"),
    ("rules", "--coverage"),
    ("cards", "dice_throne", "--hero", "pyromancer"),
    ("odds", "pyromancer"),
    ("odds", "pyromancer", "--dice", "1,1,3,4,6"),
    ("simulate", "dice_throne", "--games", "2"),
    ("content", "check"),
]


@pytest.mark.parametrize("words", READ, ids=" ".join)
def test_every_reading_command_speaks_both_languages(ludo: Ludo, words: tuple[str, ...]) -> None:
    english, french = (ludo("--lang", lang, *words) for lang in LANGUAGES)
    assert (english.code, french.code, english.err + french.err) == (0, 0, "")
    assert english.out != french.out
    lines = [line for line in (english.out + french.out).splitlines() if "::" not in line]
    assert max(len(line) for line in lines) <= 80


def test_a_replay_is_reported_in_both_languages(ludo: Ludo, a_replay: Path) -> None:
    english, french = (ludo("--lang", lang, "replay", str(a_replay)).out for lang in LANGUAGES)
    assert "Barbarian" in english
    assert "Barbare" in french


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_command_has_help_in_both_languages(ludo: Ludo, lang: str) -> None:
    pages = [(), *((name,) for name in COMMANDS), ("content", "check"), ("content", "schema")]
    for page in pages:
        answer = ludo(*page, "--help", "--lang", lang)
        assert answer.code == 0
        assert answer.out.startswith("Usage:" if lang == "en" else "Utilisation")


def test_the_language_comes_from_option_then_variable_then_locale(ludo: Ludo, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "fr_BE.UTF-8")
    assert "Heroes" in ludo("games").out
    monkeypatch.delenv("LUDO_LANG")
    assert "Héros" in ludo("games").out
    assert "Heroes" in ludo("games", "--lang=en").out
    monkeypatch.setenv("LC_ALL", "C")
    assert "Heroes" in ludo("games").out


def test_without_a_word_the_help_is_shown(ludo: Ludo) -> None:
    answer = ludo()
    assert answer.code == 0
    assert "simulate" in answer.out
