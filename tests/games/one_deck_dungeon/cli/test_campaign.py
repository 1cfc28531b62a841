"""`ludo campaign`: sheets are begun, shown, carried away, brought back and deleted."""

import json
from pathlib import Path

import pytest

from ludotheque.games.one_deck_dungeon.campaign.sealed_text import seal
from ludotheque.games.one_deck_dungeon.campaign.sheet import CampaignSheet
from ludotheque.games.one_deck_dungeon.campaign.ticks import CIRCLE, SQUARE
from ludotheque.games.one_deck_dungeon.campaign_storage.sheet_store import local_store
from tests.command_line import Ludo
from tests.games.one_deck_dungeon.campaign.sheets import ELSEWHERE, game, lyra
from tests.rules import rule

MISSING = "There is no sheet “{}”"


@pytest.fixture(autouse=True)
def data(monkeypatch: pytest.MonkeyPatch, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An empty folder of this person's own."""
    folder = tmp_path_factory.mktemp("data")
    monkeypatch.setenv("LUDO_DATA", str(folder))
    return folder


@pytest.fixture
def archer() -> CampaignSheet:
    """Lyra after a victory over the Yeti, with Veteran owned and Durability begun."""
    local_store().add(lyra())
    placed = (*[(0, CIRCLE)] * 6, (1, CIRCLE), (1, SQUARE))
    return local_store().record(lyra().id, game("yeti", tier="veteran", descended=3, level=3, won=True, placed=placed))


def begun(ludo: Ludo, *words: str) -> str:
    """A new sheet's id."""
    answer = ludo("campaign", "new", *words, "--json")
    assert (answer.code, answer.err) == (0, "")
    return str(json.loads(answer.out)["id"])


def test_nothing_is_written_by_looking(ludo: Ludo, data: Path) -> None:
    answer = ludo("campaign", "list")
    assert (answer.code, answer.out) == (0, "No sheet yet; “ludo campaign new NAME HERO” starts one.\n")
    assert list(data.iterdir()) == []


def test_a_new_sheet_is_in_the_list(ludo: Ludo) -> None:
    assert "Lyra, Archer (One Deck Dungeon)" in ludo("campaign", "new", "Lyra", "archer").out
    name = begun(ludo, "Éloi", "druid", "--set", "base")
    listed = json.loads(ludo("campaign", "list", "--json").out)
    assert [(row["player"], row["hero"], row["set"]) for row in listed["sheets"]] == [
        ("Éloi", "druid", "base"),
        ("Lyra", "archer", "base"),
    ]
    assert listed["sheets"][0]["id"] == name
    assert listed["damaged"] == []
    table = ludo("campaign", "list").out
    assert "Éloi" in table
    assert "0/15" in table


@rule("ODD-CAMP-9")
def test_the_list_counts_talents_games_and_bosses(ludo: Ludo, archer: CampaignSheet) -> None:
    (row,) = json.loads(ludo("campaign", "list", "--json").out)["sheets"]
    assert (row["talents_owned"], row["talents"], row["games"], row["won"], row["revision"]) == (1, 15, 1, 1, 2)
    assert row["bosses"] == [{"boss": "yeti", "name": "Yeti", "times": 1}]
    assert "Yéti ×1" in ludo("campaign", "list", "--lang", "fr").out


def test_show_draws_every_space(ludo: Ludo, archer: CampaignSheet) -> None:
    lines = ludo("campaign", "show", archer.id).out.splitlines()
    assert lines[0] == "Lyra – Archer (One Deck Dungeon)"
    assert "  ✓ Veteran     ●●●●●●" in lines
    assert "    Durability  ●○○○○○■□□□" in lines
    assert "    Crafty      ○○○○○○□□□□☆☆☆☆  designed by us" in lines
    assert "      You have 1 more health." in lines
    assert "  Yeti’s Cavern, Veteran: won, 8 ticks" in lines


def test_show_speaks_french(ludo: Ludo, archer: CampaignSheet) -> None:
    text = ludo("campaign", "show", archer.id, "--lang", "fr").out
    for said in ("Lyra – Archère", "Gardiens vaincus : Yéti ×1", "inventé par nous", "Dernières aventures"):
        assert said.replace(" :", "\u202f:") in text


def test_show_as_json_has_every_talent(ludo: Ludo, archer: CampaignSheet) -> None:
    shown = json.loads(ludo("campaign", "show", archer.id, "--json").out)
    talents = {talent["talent"]: talent for focus in shown["focuses"] for talent in focus["talents"]}
    assert len(talents) == shown["talents"] == 15
    assert talents["durability"]["ticks"] == {"circle": 1, "square": 1, "hard": 0}
    assert talents["durability"]["spaces"] == {"circle": 6, "square": 4, "hard": 0}
    assert [name for name, talent in talents.items() if talent["owned"]] == ["veteran"]
    assert all(talent["text"] for talent in talents.values())
    assert [focus["always_active"] for focus in shown["focuses"]] == [True, False, False, False]
    assert shown["adventures"][0]["dungeon"] == "yetis_cavern"


def test_a_sheet_can_be_carried_away_and_brought_back(ludo: Ludo, archer: CampaignSheet) -> None:
    assert ludo("campaign", "export", archer.id, "lyra.json").out == f"Sheet {archer.id} is in lyra.json.\n"
    assert ludo("campaign", "import", "lyra.json").code == 0
    ludo("campaign", "delete", archer.id, "--yes")
    answer = ludo("campaign", "import", "lyra.json")
    assert (answer.code, answer.out) == (0, f"Sheet {archer.id} is here: Lyra, Archer (One Deck Dungeon).\n")
    assert local_store().read(archer.id) == archer


def test_export_writes_over_nothing_unless_forced(ludo: Ludo, archer: CampaignSheet, data: Path) -> None:
    Path("mine.txt").write_text("precious")
    answer = ludo("campaign", "export", archer.id, "mine.txt")
    assert (answer.code, answer.out) == (2, "")
    assert answer.err == "The file mine.txt already exists; --force overwrites it.\n"
    assert Path("mine.txt").read_text() == "precious"
    assert ludo("campaign", "export", archer.id, "mine.txt", "--force").code == 0
    assert "campaign_sheet" in Path("mine.txt").read_text(encoding="utf-8")
    inside = str(data / "campaign" / "copy.json")
    assert "in the folder of the sheets" in ludo("campaign", "export", archer.id, inside, "--force").err
    assert "does not exist" in ludo("campaign", "export", archer.id, "nowhere/copy.json").err
    assert "is a folder" in ludo("campaign", "export", archer.id, ".").err


def test_a_sheet_signed_elsewhere_needs_trust(ludo: Ludo) -> None:
    Path("theirs.json").write_text(seal(lyra(), ELSEWHERE), encoding="utf-8")
    answer = ludo("campaign", "import", "theirs.json")
    assert (answer.code, answer.out, len(answer.err.splitlines())) == (2, "", 1)
    assert answer.err.startswith("The sheet was signed by elsewhere, not here by local-")
    assert "--trust" in answer.err
    assert local_store().shelf().sheets == ()
    assert ludo("campaign", "import", "theirs.json", "--trust").code == 0
    assert local_store().read(lyra().id) == lyra()


def test_trust_does_not_mend_what_was_forged_in_our_name(ludo: Ludo, archer: CampaignSheet) -> None:
    ours = local_store().signer.name
    forger = type(ELSEWHERE)(ours, b"not the key of ours")
    Path("forged.json").write_text(seal(lyra(id="0000beef"), forger), encoding="utf-8")
    for words in ((), ("--trust",)):
        answer = ludo("campaign", "import", "forged.json", *words)
        assert answer.err == f"The sheet was changed: {ours} has not signed it like this.\n"


def test_import_goes_on_but_never_back(ludo: Ludo, archer: CampaignSheet) -> None:
    ludo("campaign", "export", archer.id, "old.json")
    later = local_store().record(archer.id, game("next"))
    ludo("campaign", "export", archer.id, "new.json")
    answer = ludo("campaign", "import", "old.json")
    assert (answer.code, answer.out) == (2, "")
    assert "was not replaced" in answer.err
    assert local_store().read(archer.id) == later
    ludo("campaign", "delete", archer.id, "--yes")
    ludo("campaign", "import", "old.json")
    assert ludo("campaign", "import", "new.json").code == 0
    assert local_store().read(archer.id) == later


def test_delete_asks_first(ludo: Ludo, archer: CampaignSheet) -> None:
    asked = ludo("campaign", "delete", archer.id, typed="no\n")
    assert asked.code == 0
    assert "Delete sheet 00c0ffee of Lyra forever?" in asked.out
    assert asked.out.endswith("Nothing was deleted.\n")
    silent = ludo("campaign", "delete", archer.id)
    assert (silent.code, silent.err) == (2, "Nobody said yes; --yes deletes without asking.\n")
    assert local_store().read(archer.id) == archer
    assert ludo("campaign", "delete", archer.id, "--lang", "fr", typed="oui\n").code == 0
    assert local_store().shelf().sheets == ()


def test_damaged_files_are_listed_and_kept(ludo: Ludo, archer: CampaignSheet) -> None:
    path = local_store().path(archer.id)
    path.write_text(path.read_text(encoding="utf-8")[:100], encoding="utf-8")
    listed = json.loads(ludo("campaign", "list", "--json").out)
    assert listed["sheets"] == []
    assert [(row["file"], row["fault"]) for row in listed["damaged"]] == [(str(path), "json")]
    assert "cannot be used and stays as it is" in " ".join(ludo("campaign", "list").out.split())
    for words in (("show",), ("export",), ("delete", "--yes")):
        extra = ("copy.json",) if words == ("export",) else ()
        answer = ludo("campaign", words[0], archer.id, *extra, *words[1:])
        assert (answer.code, answer.out, len(answer.err.splitlines())) == (2, "", 1)
    assert len(path.read_text(encoding="utf-8")) == 100
    assert not Path("copy.json").exists()


NONSENSE = [
    (("show", "nobody"), MISSING.format("nobody")),
    (("show", "../signing"), MISSING.format("../signing")),
    (("show", "00000000"), MISSING.format("00000000")),
    (("show",), "ID is missing"),
    (("delete", "00000000", "--yes"), MISSING.format("00000000")),
    (("export", "00000000", "x.json"), MISSING.format("00000000")),
    (("export", "00000000"), "FILE is missing"),
    (("import", "nowhere.json"), "The file nowhere.json does not exist."),
    (("import", "."), ". is a folder, not a file."),
    (("import",), "FILE is missing"),
    (("new", "Lyra"), "HERO is missing"),
    (("new", "Lyra", "gandalf"), "There is no hero “gandalf”; known: archer"),
    (("new", "Lyra", "archer", "--set", "moon"), "There is no set “moon”; known: base, forest_of_shadows."),
    (("new", "", "archer"), "1 to 40 visible characters"),
    (("new", "\x1b[31mred", "archer"), "1 to 40 visible characters"),
    (("new", "x" * 41, "archer"), "1 to 40 visible characters"),
    (("burn",), "There is no command “burn”"),
    (("list", "all"), "does not take these arguments"),
    (("list", "--speed"), "There is no option --speed here"),
]


@pytest.mark.parametrize(("words", "said"), NONSENSE, ids=[" ".join(words)[:40] for words, _ in NONSENSE])
def test_nonsense_is_refused_in_one_sentence(ludo: Ludo, data: Path, words: tuple[str, ...], said: str) -> None:
    english, french = ludo("campaign", *words), ludo("campaign", *words, "--lang", "fr")
    assert said in english.err
    for answer in (english, french):
        assert (answer.code, answer.out, len(answer.err.splitlines())) == (2, "", 1)
    assert english.err != french.err
    assert list(data.iterdir()) == []
    assert list(Path.cwd().iterdir()) == []


BAD_FILES = {
    "empty": b"",
    "binary": bytes(range(256)),
    "a list": b"[1, 2]",
    "another kind": b'{"kind": "replay", "format": 1}',
    "another format": b'{"kind": "campaign_sheet", "format": 7}',
    "cut": seal(lyra(), ELSEWHERE).encode()[:-9],
    "impossible": seal(lyra(won=3), ELSEWHERE).encode(),
    "endless": b" " * 200_000,
}


@pytest.mark.parametrize("how", BAD_FILES)
def test_a_bad_file_is_not_imported(ludo: Ludo, how: str) -> None:
    Path("bad.json").write_bytes(BAD_FILES[how])
    english = ludo("campaign", "import", "bad.json", "--trust")
    french = ludo("--lang", "fr", "campaign", "import", "bad.json", "--trust")
    for answer in (english, french):
        assert (answer.code, answer.out, len(answer.err.splitlines())) == (2, "", 1)
        assert "broke" not in answer.err
    assert english.err != french.err
    assert local_store().shelf().sheets == ()


def test_a_data_folder_that_is_a_file_is_refused(ludo: Ludo, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("no folder")
    monkeypatch.setenv("LUDO_DATA", str(tmp_path / "file"))
    answer = ludo("campaign", "new", "Lyra", "archer")
    assert (answer.code, answer.out, len(answer.err.splitlines())) == (2, "", 1)
    assert answer.err.startswith("The file ")
    assert ludo("campaign", "list").code == 0


@pytest.mark.parametrize("command", ["list", "show", "new", "export", "import", "delete"])
def test_every_command_explains_itself_in_both_languages(ludo: Ludo, command: str) -> None:
    english, french = ludo("campaign", command, "--help"), ludo("campaign", command, "--help", "--lang", "fr")
    assert english.code == french.code == 0
    assert english.out.splitlines()[2] != french.out.splitlines()[2]
