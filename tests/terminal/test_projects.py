"""`--record FILE.bleu` keeps a result; `bleu-score FILE.bleu` scores the same files again."""

from __future__ import annotations

import errno
import io
import json
import os
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from bleu_core.files.addresses import Role
from bleu_core.pairing.repairs import Repair, RepairKind
from bleu_core.projects import database
from bleu_core.projects.project import Project
from bleu_core.projects.verification import verify
from bleu_score.terminal import main as terminal
from tests.helpers.projects import everything_in
from tests.terminal.conftest import Run

REFERENCE = ["The cat sat on the mat.", "A dog barked all night.", "Nobody slept."]
CANDIDATE = ["The cat sat on the rug.", "The dog barked all night.", "Nobody slept."]
OTHER = ["A cat sat on the mat.", "The dog barks all night.", "Nobody sleeps."]

Write = Callable[[str, Any], str]
BleuScore = Callable[..., Run]


@pytest.fixture
def files(write: Write) -> list[str]:
    return [write("ref.txt", REFERENCE), write("mt.txt", CANDIDATE), write("b.txt", OTHER)]


@pytest.fixture
def project(tmp_path: Path) -> Path:
    return tmp_path / "p.bleu"


def test_a_result_is_recorded_and_the_files_are_scored_again(
    files: list[str], project: Path, bleu_score: BleuScore
) -> None:
    reference, *candidates = files
    first = bleu_score(reference, "-i", *candidates, "-lc", "--record", project)
    assert first.code == 0
    assert first.err.splitlines() == [
        f"bleu-score: Recorded as run 1 in the new project {project}."
    ]
    again = bleu_score(project)
    assert (again.code, again.err) == (0, "")
    *lines, blank, title, one, other = again.out.splitlines()
    assert lines == first.out.splitlines()
    assert "case:lc" in again.out
    assert blank == ""
    assert title.startswith("Compared with run 1 from ")
    assert one == "  mt.txt: BLEU 72.03, now 72.03 (+0.00)"
    assert other == "  b.txt: BLEU 54.24, now 54.24 (+0.00)"
    assert len(Project.open(project).runs) == 1


def test_a_run_is_added_to_a_project(
    files: list[str], project: Path, bleu_score: BleuScore, write: Write
) -> None:
    reference, *candidates = files
    bleu_score(reference, "-i", *candidates, "--record", project, "-q")
    write("mt.txt", REFERENCE)
    run = bleu_score(project, "--record", project)
    assert run.err == f"bleu-score: Recorded as run 2 in {project}.\n"
    assert "  mt.txt: BLEU 72.03, now 100.00 (+27.97)" in run.out
    # For files that are not the project's, only the run is added.
    bleu_score(candidates[1], "-i", reference, "--record", project)
    opened = Project.open(project)
    assert [each.candidates[0].name for each in opened.runs] == ["mt.txt", "mt.txt", "ref.txt"]
    assert [one.address.path.name for one in opened.workspace.inputs] == [
        "ref.txt",
        "mt.txt",
        "b.txt",
    ]
    for each in opened.runs:
        assert verify(opened, each).agrees


def test_options_on_the_command_line_overrule_those_of_the_project(
    files: list[str], project: Path, bleu_score: BleuScore
) -> None:
    reference, *candidates = files
    bleu_score(reference, "-i", *candidates, "-lc", "-m", "bleu", "chrf", "--record", project)
    run = bleu_score(
        project, "-tok", "char", "--profile", "sacrebleu", "--paired-bs", "--baseline", "b.txt"
    )
    assert "case:mixed|eff:no|ngram:4|tok:char|smooth:exp" in run.out
    assert "BLEU: mt.txt compared with b.txt" in run.out
    assert "chrF2 = " in run.out
    # Scores of other tokens do not show whether the translation got better.
    assert "  mt.txt: BLEU 72.03, now 85.34, with different options" in run.out
    assert "  mt.txt: chrF2 87.25, now 87.25 (+0.00)" in run.out
    run = bleu_score(project, "--paired-bs", "--baseline", "c.txt")
    assert run.code == 2


def test_json_has_the_earlier_run(files: list[str], project: Path, bleu_score: BleuScore) -> None:
    reference, *candidates = files
    recorded = bleu_score(reference, "-i", *candidates, "-f", "json", "--record", project)
    first, again = json.loads(recorded.out), json.loads(bleu_score(project, "-f", "json").out)
    earlier = again.pop("earlier_run")
    assert again == first
    assert (earlier["number"], earlier["segments"]) == (1, 3)
    for candidate, known in zip(earlier["candidates"], first["candidates"], strict=True):
        assert candidate["name"] == known["name"]
        assert [each["percent"] for each in candidate["metrics"]] == [
            each["percent"] for each in known["metrics"]
        ]
    assert (
        bleu_score(project, "-f", "tsv").out
        == bleu_score(reference, "-i", *candidates, "-f", "tsv").out
    )
    quiet = bleu_score(project, "-q")
    assert quiet.out == "mt.txt\tBLEU = 72.03\nb.txt\tBLEU = 54.24\n"
    assert (
        bleu_score(project, "--check").out
        == bleu_score(reference, "-i", *candidates, "--check").out
    )


def test_a_project_moves_with_its_files(
    write: Write, project: Path, bleu_score: BleuScore, tmp_path: Path
) -> None:
    reference, candidate = write("in/ref.txt", REFERENCE), write("in/mt.txt", CANDIDATE)
    path = tmp_path / "in" / "p.bleu"
    bleu_score(reference, "-i", candidate, "--record", path)
    (tmp_path / "in").rename(tmp_path / "moved")
    assert bleu_score(tmp_path / "moved" / "p.bleu", "-q").out == "mt.txt\tBLEU = 72.03\n"
    # If only the project was moved, the absolute paths help.
    (tmp_path / "moved").rename(tmp_path / "in")
    path.rename(project)
    assert bleu_score(project, "-q").out == "mt.txt\tBLEU = 72.03\n"
    Path(candidate).unlink()
    run = bleu_score(project, "-q")
    assert run.code == 2
    assert run.err == f"bleu-score: “{candidate}” does not exist. Check the name and the folder.\n"


def test_names_and_repairs_of_the_project_are_used(
    write: Write, project: Path, bleu_score: BleuScore
) -> None:
    reference = write("ref.txt", REFERENCE)
    candidate = write("mt.txt", ["The cat sat", "on the rug.", *CANDIDATE[1:]])
    assert bleu_score(reference, "-i", candidate, "--record", project).code == 2
    bleu_score(reference, "-i", reference, "--record", project)
    opened = Project.open(project)
    state = opened.workspace
    inputs = tuple(
        replace(
            one,
            address=replace(one.address, path=Path(candidate)),
            name="Engine 2",
            repairs=(Repair(RepairKind.JOIN, 0),),
        )
        if one.role is Role.CANDIDATE
        else one
        for one in state.inputs
    )
    fresh = [replace(one, fingerprint=None) for one in inputs]
    opened.save(replace(state, inputs=tuple(fresh)))
    run = bleu_score(project)
    assert "Engine 2\tBLEU = 72.03" in run.out
    assert "repairs:1" in run.out
    assert "  Engine 2: not in that run" in run.out
    # The repairs are for an earlier version of the file.
    opened.save(replace(state, inputs=inputs))
    write("mt.txt", CANDIDATE)
    run = bleu_score(project)
    assert "Engine 2\tBLEU = 72.03" in run.out
    assert "repairs:" not in run.out
    assert run.err == (
        "bleu-score: These files have changed, so their fixes were not applied: Engine 2.\n"
    )


def test_texts_from_standard_input_are_kept(
    files: list[str], project: Path, bleu_score: BleuScore, monkeypatch: pytest.MonkeyPatch
) -> None:
    data = "".join(f"{line}\n" for line in REFERENCE).encode()
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(data)))
    bleu_score("-", "-i", files[1], "--record", project)
    assert bleu_score(project, "-q").out == "mt.txt\tBLEU = 72.03\n"


def test_no_texts_are_recorded_if_not_wanted(
    files: list[str], project: Path, bleu_score: BleuScore
) -> None:
    reference, candidate, _ = files
    arguments = (reference, "-i", candidate, "--record", project)
    bleu_score(*arguments, "--record-numbers-only")
    opened = Project.open(project)
    assert not opened.keeps_texts
    assert bleu_score(project, "-q").out == "mt.txt\tBLEU = 72.03\n"
    # A project with texts does not get the texts of this run.
    project.unlink()
    bleu_score(*arguments)
    bleu_score(*arguments, "--record-numbers-only")
    assert [run.has_texts for run in Project.open(project).runs] == [True, False]


def test_no_names_are_recorded_if_not_wanted(
    files: list[str], project: Path, bleu_score: BleuScore
) -> None:
    reference, candidate, _ = files
    arguments = (reference, "-i", candidate, "--record", project)
    bleu_score(*arguments, "--record-without-names")
    assert [run.candidates[0].name for run in Project.open(project).runs] == ["Candidate 1"]
    for name in (b"ref.txt", b"mt.txt"):
        assert name not in everything_in(project)
    # Texts without a file are not looked for in a file of the neutral name.
    missed = bleu_score(project)
    assert missed.code == 2
    assert "Only numbers were kept for these texts: Reference 1, Candidate 1." in missed.err
    # Another delivery is compared with the recorded one.
    again = bleu_score(*arguments)
    assert again.code == 0
    gate = ("--against", f"{project}#run=1", "--max-drop", "0.1")
    against = bleu_score(reference, "-i", candidate, *gate)
    assert "Candidate 1" not in against.err
    assert against.code == 0
    # A project with names does not get the names of this run.
    project.unlink()
    bleu_score(*arguments)
    bleu_score(*arguments, "--record-without-names")
    assert [run.has_names for run in Project.open(project).runs] == [True, False]
    shown = bleu_score(project)
    assert "mt.txt: BLEU 72.03, now 72.03 (+0.00)" in shown.out


def test_folders_are_recorded_and_scored_again(
    write: Write, project: Path, bleu_score: BleuScore, tmp_path: Path
) -> None:
    for name, lines in (("ref", REFERENCE), ("mt", CANDIDATE)):
        write(f"{name}/a.txt", lines)
        write(f"{name}/sub/b.txt", lines[:2])
    first = bleu_score(tmp_path / "ref", "-i", tmp_path / "mt", "--record", project)
    assert first.code == 0
    again = bleu_score(project)
    assert again.out.startswith(first.out)
    assert "  mt: BLEU 70.91, now 70.91 (+0.00)" in again.out
    opened = Project.open(project)
    assert [file.name for file in opened.evaluation(1).files] == ["a.txt", "sub/b.txt"]
    run = bleu_score(project, "-f", "json", "--record", project)
    assert json.loads(run.out)["earlier_run"]["number"] == 1
    assert len(opened.runs) == 2


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("--record", "x/y/z.bleu"), "cannot be saved: its folder or drive is no longer there"),
        (("--record", "ref.txt"), "is not a project of this program"),
        (("--record", "."), "is a folder"),
        (("--record", ""), "A file name is empty."),
        (("--record", "p.bleu", "--check"), "--record cannot be used with --check."),
        (("--record-numbers-only",), "--record-numbers-only needs --record."),
        (("--record-without-names",), "--record-without-names needs --record."),
    ],
)
def test_a_failure_to_record_is_one_sentence(
    arguments: tuple[str, ...],
    words: str,
    files: list[str],
    bleu_score: BleuScore,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.chdir(tmp_path)
    run = bleu_score("ref.txt", "-i", "mt.txt", *arguments)
    assert run.code == 2
    assert words in run.err
    assert len(run.err.splitlines()) == 1
    assert Path(files[0]).read_text(encoding="utf-8").startswith("The cat")


def test_the_score_is_shown_even_if_it_cannot_be_recorded(
    files: list[str], bleu_score: BleuScore, tmp_path: Path
) -> None:
    run = bleu_score(files[0], "-i", files[1], "-q", "--record", tmp_path / "no" / "p.bleu")
    assert (run.code, run.out) == (2, "mt.txt\tBLEU = 72.03\n")


def test_a_project_without_files_has_nothing_to_score(project: Path, bleu_score: BleuScore) -> None:
    Project.create(project)
    run = bleu_score(project)
    assert (run.code, run.err) == (
        2,
        "bleu-score: The reference translation is missing. Add one; on "
        "the command line, put it first.\n",
    )


def test_a_project_is_recognized_by_its_content(
    write: Write, bleu_score: BleuScore, project: Path
) -> None:
    text = write("ref.bleu", REFERENCE)
    assert bleu_score(text, "-i", text, "-q").out == "ref.bleu\tBLEU = 100.00\n"
    bleu_score(text, "-i", text, "--record", project)
    other = project.rename(project.with_suffix(".old"))
    assert bleu_score(other, "-q").out == "ref.bleu\tBLEU = 100.00\n"


def test_files_of_recorded_folders_are_a_baseline(
    write: Write, project: Path, bleu_score: BleuScore, tmp_path: Path
) -> None:
    for name in ("a", "b"):
        write(f"ref/{name}.txt", REFERENCE)
        write(f"mt/{name}.txt", CANDIDATE)
    arguments = (tmp_path / "ref", "-i", tmp_path / "mt", "-q")
    gate = ("--against", project, "--max-drop", "1")
    bleu_score(*arguments, "--record", project)
    assert bleu_score(*arguments, *gate).code == 0
    # One file gets worse, and the other better by the same amount, so the whole is unchanged.
    write("mt/a.txt", REFERENCE)
    write("mt/b.txt", OTHER)
    run = bleu_score(*arguments, *gate)
    assert run.code == 1
    assert "b.txt" in run.err
    assert "a.txt" not in run.err


@pytest.mark.parametrize(
    ("gate", "failed"),
    [((), False), (("--fail-under", "10"), False), (("--fail-under", "99"), True)],
)
def test_a_run_tells_whether_its_gate_failed(
    files: list[str], project: Path, bleu_score: BleuScore, gate: tuple[str, ...], failed: bool
) -> None:
    run = bleu_score(files[0], "-i", files[1], "-q", "--record", project, *gate)
    assert run.code == (1 if failed else 0)
    (recorded,) = Project.open(project).runs
    assert recorded.gate_failed is failed


def test_a_project_in_use_is_one_sentence_and_loses_nothing(
    files: list[str], project: Path, bleu_score: BleuScore, monkeypatch: pytest.MonkeyPatch
) -> None:
    arguments = (files[0], "-i", files[1], "-q", "--record", project)
    bleu_score(*arguments)
    monkeypatch.setattr(database, "BUSY_SECONDS", 0.05)
    other = sqlite3.connect(project, isolation_level=None)
    other.execute("BEGIN EXCLUSIVE")
    run = bleu_score(*arguments)
    assert (run.code, run.out) == (2, "mt.txt\tBLEU = 72.03\n")
    assert run.err == (
        f"bleu-score: The project “{project}” is in use by another window or program. Try again in "
        "a moment.\n"
    )
    other.execute("ROLLBACK")
    other.close()
    assert len(Project.open(project).runs) == 1
    assert bleu_score(*arguments).code == 0
    assert len(Project.open(project).runs) == 2


def test_several_programs_create_a_project_at_the_same_time(
    files: list[str], project: Path, program: list[str], environment: dict[str, str]
) -> None:
    command = [*program, files[0], "-i", files[1], "--record", str(project)]
    processes = [
        subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=environment
        )
        for _ in range(4)
    ]
    ends = [(process.communicate()[1], process.returncode) for process in processes]
    assert [code for _, code in ends] == [0] * 4, ends
    assert len(Project.open(project).runs) == 4


@pytest.mark.skipif(sys.platform == "win32", reason="POSIX")
def test_a_result_is_recorded_only_in_files(
    files: list[str], bleu_score: BleuScore, tmp_path: Path
) -> None:
    device, pipe, link = (tmp_path / f"{name}.bleu" for name in ("null", "pipe", "link"))
    device.symlink_to(os.devnull)
    os.mkfifo(pipe)
    for path in (device, pipe):
        run = bleu_score(files[0], "-i", files[1], "-q", "--record", path)
        assert (run.code, run.out) == (2, "mt.txt\tBLEU = 72.03\n")
        assert run.err.endswith("it is a device or a pipe, not a file. Save it somewhere else.\n")
    assert device.is_symlink()
    assert not Path(os.devnull).is_file()
    link.symlink_to("new.bleu")
    assert bleu_score(files[0], "-i", files[1], "-q", "--record", link).code == 0
    assert link.is_symlink()
    assert len(Project.open(tmp_path / "new.bleu").runs) == 1


def test_a_result_that_cannot_be_shown_is_recorded(
    files: list[str], project: Path, bleu_score: BleuScore, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object, **__: object) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr(terminal, "write_output", fail)
    monkeypatch.setattr(terminal, "_drop_output", lambda: None)
    run = bleu_score(files[0], "-i", files[1], "-q", "--record", project)
    assert run.code == 2
    assert run.err == ("bleu-score: The output cannot be written: no space is left on the disk\n")
    assert len(Project.open(project).runs) == 1
