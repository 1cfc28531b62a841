"""The load bench: figures that add up, goals that can be missed, and one small run against a real server."""

from pathlib import Path
from typing import Any

import pytest

from bench.load import PAGE, main
from bench.load_report import lines_of, markdown, missed, percentile, put_between

Found = dict[str, Any]  # figures


def found(**more: Any) -> Found:  # fields of the first row
    row = {
        "row": "people",
        "rooms": 2,
        "seconds": 4.0,
        "answers": 3,
        "views": [0.001, 0.002, 0.003],
        "acks": [0.001, 0.001, 0.002],
        "errors": {},
        "unasked": 1,
        "bot_answers": 0,
        "bots_late": 0,
        "server_errors": 0,
        "server_cpu": 0.25,
        "stolen": 0.004,
    }
    machine = {"program": "0", "python": "3", "system": "Linux", "cores": 2, "load_before": 0.1}
    idle = {"rooms": 5, "awake": 5, "bytes_per_room": 60_000.0, "answers_before": 6, "waking": [0.02], "greeting": []}
    return {"schema": 1, "machine": machine, "every": 2.0, "rows": [row | more], "idle": idle}


@pytest.mark.parametrize(("share", "value"), [(0.5, 50), (0.99, 99), (1.0, 100), (0.0, 1)])
def test_percentiles(share: float, value: int) -> None:
    assert percentile(range(1, 101), share) == value
    assert percentile([], share) is None


def test_goals_can_be_missed() -> None:
    assert missed(found()) == []
    assert missed(found(views=[0.2])) == ["p99 from answer to view is not under 100 ms"]
    assert missed(found(views=[])) == ["p99 from answer to view is not under 100 ms"]
    assert missed(found(errors={"closed": 1})) == ["errors in “people”"]
    heavy = found()
    heavy["idle"]["bytes_per_room"] = 100_000.0
    assert missed(heavy) == ["an idle room weighs 100 kB or more"]


def test_the_figures_stand_between_the_markers_of_the_page() -> None:
    page = PAGE.read_text(encoding="utf-8")
    written = put_between(page, markdown(found()))
    assert "| people | 2 | 3 | 1 | 1.0 | 2.0 | 3.0 | 3.0 | 0 | 1 | 0 | 25% |" in written
    assert put_between(written, "again") == put_between(page, "again")
    assert written.startswith(page.partition("<!--")[0])
    with pytest.raises(ValueError, match="no <!--"):
        put_between("nothing", "x")
    assert lines_of(found())[-1] == "All goals are met."


@pytest.mark.soak
def test_a_small_run_has_no_errors(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bench.load.SETTLE_SECONDS", 0.1)  # two rooms are soon at rest
    words = ["--rooms", "2", "--seconds", "1", "--every", "0.3", "--idle", "2", "--wake", "1"]
    main([*words, "--output", str(tmp_path / "load.json")])
    said = capsys.readouterr().out
    assert "errors in" not in said
    assert "2 idle rooms" in said
