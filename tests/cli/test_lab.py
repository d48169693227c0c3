"""`bakehouse lab`: pages, tables and files, interruptions, and what is said to bad input."""

import json
from pathlib import Path

import polars
import pytest

from tests.cli.conftest import Run

GAME = "bake-and-sale"


def test_a_report_is_one_page_with_the_same_numbers_as_files(run: Run, tmp_path: Path) -> None:
    out = tmp_path / "answer"
    result = run("lab", "report", GAME, "--games", "60", "--tests", "12", "--out", out)
    assert result.exit_code == 0, result.output
    assert "60 games, one seat, greedy in every seat" in " ".join(result.output.split())
    page = (out / "report.html").read_text()
    assert page.count("<svg") > 8 and "<script" not in page and "src=" not in page and 'href="http' not in page
    for title in ("Length and branching", "The ladder", "Components: use and worth", "Skill trace", "House rules"):
        assert title in page
    table = polars.read_parquet(out / "figures.parquet")
    told = json.loads((out / "figures.json").read_text())
    assert told["about"]["games"] == 60 and told["about"]["finished"] and len(told["figures"]) == table.height
    length = table.filter(polars.col("metric") == "length")
    assert length["games"].to_list()[0] == 60 and f"{length['value'][0]:.1f}" in page
    assert set(table["section"]) >= {"metrics", "with and without", "forced and forbidden", "skill", "house rules"}
    again = run("lab", "report", GAME, "--games", "60", "--tests", "12", "--threads", "1", "--out", tmp_path / "again")
    assert again.exit_code == 0
    assert (tmp_path / "again" / "figures.json").read_text() == (out / "figures.json").read_text()


def test_an_interrupted_report_tells_of_what_was_finished(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from bakehouse.lab import study

    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(study, "_trace_skill", interrupted)
    result = run("lab", "report", GAME, "--games", "40", "--tests", "0", "--out", tmp_path / "out")
    assert result.exit_code == 130 and "Interrupted after 40 of 40 games" in result.output
    page = (tmp_path / "out" / "report.html").read_text()
    assert "The study was interrupted" in page and "Skill trace" not in page
    assert not json.loads((tmp_path / "out" / "figures.json").read_text())["about"]["finished"]


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["report", "chess"], "There is no game 'chess'"),
        (["report", GAME, "--players", "gredy"], "did you mean greedy?"),
        (["report", GAME, "--players", "greedy", "random", "--seats", "3"], "2 players for 3 seats"),
        (["report", GAME, "--seats", "9"], "1 to 8 seats, not 9"),
        (["report", GAME, "--out", "{file}"], "cannot be used"),
        (["report", GAME, "--games", "10", "--out", "/dev/full"], "cannot be used"),
        (["report", GAME, "--house-rule", "snow=deep"], "There is no house rule 'snow'"),
        (["report", GAME, "--edition", "{file}.toml"], "cannot be read"),
        (["compare", GAME, "standard", "{file}.toml"], "cannot be read"),
        (["what-if", GAME], "--set"),
        (["what-if", GAME, "--set", "breads.brioche.hourglases=2..4"], "the nearest is breads.brioche.hourglasses"),
        (["what-if", GAME, "--set", "business.start=5..9"], "business.start must not be above business.most"),
        (["what-if", GAME, "--set", "days=1..2", "--metric", "pints"], "did you mean points?"),
        (["what-if", GAME, *["--set", "days=1..2"] * 2], "is swept twice"),
        (["tune", GAME, "--vary", "days=1..2", "--target", "pints=most"], "did you mean points?"),
        (["tune", GAME, "--vary", "days=1..2", "--target", "points"], "A target is written METRIC=WISH"),
        (["tune", GAME, "--vary", "days=1..2", "--target", "points=high"], "The wish of a target is"),
        (["tune", GAME, "--vary", "days=1..2", "--target", "points=9..3"], "is empty"),
        (
            ["tune", GAME, "--vary", "breds.*.pins=1..2", "--target", "points=most"],
            "There is no component breds.*.pins",
        ),
        (
            ["tune", GAME, "--vary", "days=1..2", "--target", "points=most", "--backend", "abacus"],
            "no backend 'abacus'",
        ),
        (
            ["tune", GAME, "--vary", "days=6..7", "--target", "clarity=most", "--screen", "9", "--out", "{file}s"],
            "The metric clarity needs watched games and cannot be screened",
        ),
        (["tune", GAME, *["--vary", "days=1..2"] * 2, "--target", "points=most"], "days varies twice"),
        (["what-if", GAME, *["--set", "days=1..28", "--set", "hourglasses=1..20"]], "at most 400 are swept"),
        (["what-if", GAME, "--set", "business.start=2..4", "--set", "business.most=3..6"], "cannot be played together"),
    ],
)
def test_bad_input_is_one_sentence_and_leaves_nothing(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, arguments: list[str], told: str
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "file").write_text("")
    result = run("lab", *(argument.format(file=tmp_path / "file") for argument in arguments))
    assert result.exit_code == 2, result.output
    assert told in " ".join(result.output.split()) and "Traceback" not in result.output
    assert [left.name for left in tmp_path.iterdir()] == ["file"]


def told_by(result: object) -> str:
    return " ".join(str(result.output).split())  # type: ignore[attr-defined]


def test_two_editions_side_by_side(run: Run, tmp_path: Path) -> None:
    (tmp_path / "slow.toml").write_text("breads.brioche.hourglasses = 6\n")
    asked = ["lab", "compare", GAME, "standard", tmp_path / "slow.toml", "--games", "200", "--out", tmp_path / "out"]
    result = run(*asked)
    assert result.exit_code == 0, result.output
    assert "Points: down from" in told_by(result) and "Bread: Brioche: down from" in told_by(result)
    page = (tmp_path / "out" / "report.html").read_text()
    assert "breads.brioche.hourglasses" in page and "<script" not in page
    table = polars.read_parquet(tmp_path / "out" / "figures.parquet")
    points = table.filter(polars.col("metric") == "points")
    before, after, change = (points.filter(polars.col("section") == each)["value"][0] for each in ("A", "B", "change"))
    assert after - before == pytest.approx(change) and change < 0
    same = run("lab", "compare", GAME, "standard", "standard", "--games", "40", "--out", tmp_path / "same")
    assert "Nothing changed beyond chance in 40 pairs of games." in told_by(same)
    assert "They are the same." in (tmp_path / "same" / "report.html").read_text()


def test_a_number_is_swept_and_a_sweep_goes_on(run: Run, tmp_path: Path) -> None:
    out = tmp_path / "out"
    asked = ["lab", "what-if", GAME, "--set", "breads.brioche.hourglasses=2..4", "--games", "60", "--out", out]
    result = run(*asked)
    assert result.exit_code == 0, result.output
    assert "the standard (hourglasses 3) has" in told_by(result)
    kept = (out / "points.jsonl").read_text().splitlines()
    assert len(kept) == 3 and json.loads(kept[0])["point"] == {"breads.brioche.hourglasses": 3}
    figures = (out / "figures.json").read_text()
    (out / "points.jsonl").write_text("\n".join(kept[:2]) + "\n" + kept[2][:40])  # cut off by a sudden end
    assert run(*asked).exit_code == 0
    assert (out / "figures.json").read_text() == figures and (out / "points.jsonl").read_text().splitlines() == kept
    refused = run(*asked[:-3], "70", "--out", out)
    assert refused.exit_code == 2 and "belongs to another sweep (games: 60, not 70)" in told_by(refused)


def test_two_numbers_make_a_map(run: Run, tmp_path: Path) -> None:
    ranges = ["--set", "house_rules.ladder=sum,highest", "--set", "days=6..7"]
    asked = ["lab", "what-if", GAME, *ranges, "--metric", "points", "--games", "30", "--out", tmp_path / "out"]
    result = run(*asked)
    assert result.exit_code == 0, result.output
    assert "Points: from" in told_by(result)
    assert len((tmp_path / "out" / "points.jsonl").read_text().splitlines()) == 4


TUNED = ["lab", "tune", GAME, "--vary", "breads.brioche.hourglasses=2..5", "--vary", "house_rules.ladder=sum,highest"]


def test_a_search_finds_a_front_of_editions_that_can_be_played(run: Run, tmp_path: Path) -> None:
    out = tmp_path / "out"
    asked = [*TUNED, "--target", "points=100..105", "--target", "length=least", "--games", "40", "--out", out]
    begun = run(*asked, "--trials", "4")
    assert begun.exit_code == 0, begun.output
    result = run(*asked, "--trials", "12")  # goes on where it was
    assert result.exit_code == 0, result.output
    told = json.loads((out / "figures.json").read_text())
    front = [row for row in told["figures"] if row["section"] == "front" and row["metric"] == "points"]
    assert front[0]["subject"] == "breads.brioche.hourglasses=3, house_rules.ladder=sum"  # the standard comes first
    assert len(front) > 1 and all(row["games"] == 160 for row in front)
    editions = sorted(out.glob("edition-*.toml"))
    assert len(editions) == len(front) - 1
    played = run("simulate", GAME, "--seats", "1", "--games", "2", "--edition", editions[0])
    assert played.exit_code == 0, played.output
    assert "edition-" in (out / "report.html").read_text()
    refused = run(*asked, "--trials", "12", "--seed", "5")
    assert refused.exit_code == 2 and "belongs to another search (seed: 0, not 5)" in told_by(refused)


def test_a_search_is_screened_once(run: Run, tmp_path: Path) -> None:
    asked = [
        *TUNED,
        "--target",
        "points=100..105",
        "--games",
        "30",
        "--trials",
        "3",
        "--screen",
        "8",
        "--out",
        tmp_path / "out",
    ]
    first = run(*asked)
    assert first.exit_code == 0, first.output
    figures = (tmp_path / "out" / "figures.json").read_text()
    assert run(*asked).exit_code == 0 and (tmp_path / "out" / "figures.json").read_text() == figures


def test_an_interrupted_search_tells_of_what_was_finished(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from bakehouse.lab import tuning

    tried, real = [], tuning._try

    def interrupted(*arguments: object) -> object:
        if len(tried) == 2:
            raise KeyboardInterrupt
        tried.append(arguments)
        return real(*arguments)  # type: ignore[arg-type]

    monkeypatch.setattr(tuning, "_try", interrupted)
    asked = [*TUNED, "--target", "points=most", "--games", "20", "--trials", "6", "--out", tmp_path / "out"]
    result = run(*asked)
    assert result.exit_code == 130 and "the same command goes on" in told_by(result)
    assert "was interrupted" in (tmp_path / "out" / "report.html").read_text()
    monkeypatch.setattr(tuning, "_try", real)
    assert run(*asked).exit_code == 0


def test_a_broken_search_is_one_sentence(run: Run, tmp_path: Path) -> None:
    asked = [*TUNED, "--target", "points=most", "--games", "20", "--trials", "2", "--out", tmp_path / "out"]
    assert run(*asked).exit_code == 0
    (tmp_path / "out" / "search.db").write_bytes(b"nothing of the kind" * 100)
    result = run(*asked)
    assert result.exit_code == 2 and "The search cannot be kept in" in told_by(result)


def test_a_full_disk_is_one_sentence(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(self: Path, *_: object, **__: object) -> int:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Path, "write_text", full)
    result = run("lab", "report", GAME, "--games", "20", "--tests", "0", "--out", tmp_path / "out")
    assert result.exit_code == 2 and "no space left on device" in " ".join(result.output.split())
