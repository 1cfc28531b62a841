"""`ludo draw`: pictures of positions and shots, and what cannot be drawn."""

import sys
import types
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from ludotheque.games.catacombs.presentation.drawing.contact_labels import FreeSpace
from ludotheque.games.catacombs.presentation.drawing.scenes import Painter, leg_end
from ludotheque.games.catacombs.presentation.drawing.shapes import Caption, Circle
from ludotheque.games.catacombs.presentation.drawing.shot_history import Course
from ludotheque.games.catacombs.sentences.match_text import names_of
from ludotheque.games.catacombs.sentences.narrator import CatacombsNarrator
from ludotheque.games.catacombs.sentences.writer import CatacombsWriter
from ludotheque.kernel.file_format import write
from ludotheque.kernel.replay import record
from ludotheque.kernel.saves import save
from ludotheque.text.languages import LANGUAGES
from tests.command_line import Ludo
from tests.games.catacombs.scenario import Conquest, new_game, scenario, skull, sword

SVG = "{http://www.w3.org/2000/svg}"


def played() -> Conquest:
    """From the first question on: a layout, and a turn of the first team with every shot made."""
    scene = new_game(key="drawn")
    while scene.asked() == "layout":
        scene.answer("accept")
    for _ in range(2):
        scene.idle()
    return scene


@pytest.fixture
def replay(tmp_path: Path) -> Path:
    path = tmp_path / "game.json"
    record(played().match, path)
    return path


def texts(svg: str) -> list[str]:
    return [str(each.text) for each in ElementTree.fromstring(svg).iter(f"{SVG}text")]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_position_is_drawn_with_every_disc(ludo: Ludo, replay: Path, lang: str) -> None:
    answer = ludo("draw", str(replay), "--lang", lang)
    assert (answer.code, answer.err) == (0, "")
    assert "game.svg" in answer.out
    said = texts(Path("game.svg").read_text(encoding="utf-8"))
    assert set("ABXY12345") <= set(said)
    assert {"en": "Sword 1", "fr": "Épée 1"}[lang] in said
    assert {"en": "Sword 8 · Skull 8", "fr": "Épée 8 · Crâne 8"}[lang] in said


def test_a_file_of_the_picture_stands_alone(ludo: Ludo, replay: Path) -> None:
    svg = ludo("draw", str(replay), "-o", "-").out
    root = ElementTree.fromstring(svg)
    assert root.tag == f"{SVG}svg"
    assert root.find(f"{SVG}title") is not None
    assert "href" not in svg
    assert "<style" not in svg
    assert svg.count("http") == 1


def test_a_shot_is_drawn_with_its_number(ludo: Ludo, replay: Path) -> None:
    answer = ludo("draw", str(replay), "--shot", "1")
    assert (answer.code, answer.err) == (0, "")
    said = texts(Path("game-1.svg").read_text(encoding="utf-8"))
    assert any(line.startswith("Flick 1 · turn 1 · ") for line in said)


def painted(scene: Conquest, number: int, lang: str = "en") -> Any:
    course = Course(scene.content, scene.match.log)
    painter = Painter(
        scene.content, CatacombsNarrator(names_of(("sword", "skull")), CatacombsWriter("fr" if lang == "fr" else "en"))
    )
    return painter.shot(course.shots[number - 1])


def hitting() -> Conquest:
    scene = scenario(sword("berserker_mage"), skull("witch"), at={"obstacle_1": (400, 100), "skull_1": (250, 100)})
    return scene.card().play("berserker_mage").flick(0, 2.5)


def test_contacts_are_numbered_and_hits_are_reported() -> None:
    """Sword 1 touches Skull 1, which touches obstacle 1, and so on to the right wall."""
    picture = painted(hitting(), 1)
    words = [shape.text for shape in picture.shapes if isinstance(shape, Caption)]
    assert "1  Sword 1 hits Skull 1" in words
    assert "2  Skull 1 hits obstacle 1" in words
    assert "Skull 1 hit: 1 damage." in words
    assert "The Skull team loses 1 health token (7 left)." in words
    assert {"1", "2", "3"} <= set(words)
    assert picture.description.startswith("Sword 1, combat, 0°, power 83.1%: hits Skull 1;")


def test_ghosts_lie_where_discs_were_and_paths_lead_to_where_they_are() -> None:
    scene = hitting()
    picture = painted(scene, 1)
    before = [shape for shape in picture.shapes if isinstance(shape, Circle) and shape.style.opacity < 1]
    assert {(round(each.x), round(each.y)) for each in before} >= {(180, 307), (280, 307)}
    record_of = Course(scene.content, scene.match.log).shots[0].record
    last = [leg for leg in record_of["legs"] if leg["disc"] == 0][-1]
    x, y = leg_end(last, record_of["slowing"])
    assert (x, y) == pytest.approx(scene.place("sword_1"), abs=20)


def test_names_and_numbers_do_not_hide_one_another() -> None:
    scene = hitting()
    frame = Painter(scene.content, CatacombsNarrator(names_of(("sword", "skull")), CatacombsWriter("en"))).frame
    room = FreeSpace(frame, [((100.0, 100.0), 12.5), ((120.0, 110.0), 12.5)])
    spots = [room.spot((100.0, 100.0))]
    room.taken.append(spots[0])
    spots.append(room.spot((100.0, 100.0)))
    assert spots[0] != (100.0, 100.0)
    assert spots[0] != spots[1]


def test_a_projectile_that_may_be_flicked_again_is_drawn_from_where_it_stopped() -> None:
    scene = scenario(sword("enchantress"), skull("witch")).card().play("enchantress").nudge()
    scene.target("skull_1").put_towards(90).flick(90, 0.3).retry().flick(0, 0.3)
    course = Course(scene.content, scene.match.log)
    first, second = course.shots[1:3]
    assert second.before[9] == first.after[9]


def test_a_saved_game_is_drawn_with_the_projectile_that_lies_there(ludo: Ludo) -> None:
    scene = scenario(sword("enchantress"), skull("witch")).card().play("enchantress").nudge()
    scene.target("skull_1").put_towards(90).flick(90, 0.3)
    assert scene.asked() == "retry"
    save(scene.match, Path("saved.json"))
    svg = ludo("draw", "saved.json", "-o", "-").out
    assert "#d9541e" in svg
    assert "Turn 1 · Sword 1" in svg


def test_a_mat_is_drawn_without_walls() -> None:
    scene = scenario(sword("berserker_mage"), skull("witch"), boundary="mat").card().play("berserker_mage")
    scene.flick(270, 3.0)
    words = [shape.text for shape in painted(scene, 1, "fr").shapes if isinstance(shape, Caption)]
    assert "1  Épée 1 quitte le tapis" in words
    assert any("y est remis" in line for line in words)


def test_a_projectile_that_has_left_the_mat_is_gone() -> None:
    scene = scenario(sword("kite_courier"), skull("witch"), boundary="mat", at={"sword_1": (150, 60)}).card()
    scene.play("kite_courier").put_towards(270).flick(270, 3.0)
    (shot,) = Course(scene.content, scene.match.log).shots
    assert (9 in shot.before, 9 in shot.after) == (True, False)
    assert painted(scene, 1)


class Painted:
    """Stands for everything of matplotlib, and keeps what it is asked to draw."""

    def __init__(self, drawn: list[str], name: str = "") -> None:
        self.drawn = drawn
        self.name = name

    def __getattr__(self, name: str) -> "Painted":
        return Painted(self.drawn, name)

    def __call__(self, *given: Any, **settings: Any) -> "Painted":  # as matplotlib
        self.drawn.append(self.name)
        if self.name == "savefig":
            Path(given[0]).write_bytes(b"\x89PNG")
        return Painted(self.drawn, self.name)


def test_a_png_is_painted_by_matplotlib(ludo: Ludo, replay: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[str] = []
    for name in ("matplotlib", "matplotlib.figure", "matplotlib.patches"):
        module = types.ModuleType(name)
        module.__getattr__ = lambda each: Painted(drawn, each)  # type: ignore[method-assign]  # a stand-in
        monkeypatch.setitem(sys.modules, name, module)
    answer = ludo("draw", str(replay), "-o", "game.png")
    assert (answer.code, answer.err) == (0, "")
    assert Path("game.png").read_bytes() == b"\x89PNG"
    assert {"Circle", "Rectangle", "Polygon", "text", "savefig"} <= set(drawn)


def test_without_matplotlib_it_is_said_what_to_install(
    ludo: Ludo, replay: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "matplotlib.figure", None)
    answer = ludo("draw", str(replay), "-o", "game.png")
    assert (answer.code, answer.out) == (2, "")
    assert "pip install 'ludotheque[lab]'" in answer.err
    assert not Path("game.png").exists()


def test_nonsense_is_refused_in_one_sentence(ludo: Ludo, replay: Path, a_replay: Path) -> None:
    shots = len(Course(played().content, played().match.log).shots)
    Path("broken.json").write_text("{", encoding="utf-8")
    Path("list.json").write_text("[]", encoding="utf-8")
    write(Path("other.json"), {"kind": "recipe", "format": 1})
    for words, said in (
        (("nowhere.json",), "The file nowhere.json does not exist."),
        ((".",), ". is a folder, not a file."),
        (("broken.json",), "The file is incomplete or wasn’t made by Ludothèque."),
        (("list.json",), "is not a replay file"),
        (("other.json",), "is not a replay file"),
        ((str(a_replay),), "Only games of catacombs_conquest can be drawn; this is one of dice_throne."),
        ((str(replay), "--shot", "0"), "--shot must be a whole number of at least 1"),
        ((str(replay), "--shot", "first"), "--shot must be a whole number"),
        ((str(replay), "--shot", "999"), f"they are numbered 1 to {shots}."),
        ((str(replay), "-o", "picture.jpg"), "A picture ends in .svg or .png"),
        ((str(replay), "-o", "no/where.svg"), "The folder for no/where.svg does not exist."),
        ((), "FILE is missing"),
    ):
        for lang in LANGUAGES:
            answer = ludo("draw", *words, "--lang", lang)
            assert (answer.code, answer.out, len(answer.err.splitlines())) == (2, "", 1), words
            assert lang == "fr" or said in answer.err
    assert not list(Path.cwd().glob("*.svg"))


def test_a_game_without_a_flick_has_no_shot(ludo: Ludo) -> None:
    record(new_game().match, Path("fresh.json"))
    assert "nothing was flicked yet" in ludo("draw", "fresh.json", "--shot", "1").err
    answer = ludo("draw", "fresh.json", "-o", "-")
    assert "Before the first turn" in answer.out
