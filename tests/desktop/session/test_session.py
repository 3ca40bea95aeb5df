"""A session without a window: states, cancellation, scores from elsewhere, versions."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from bleu_core.files.addresses import Role
from bleu_core.files.documents import Document
from bleu_core.files.score_files.errors import DirectionUnknown, ScoreCountsDiffer
from bleu_core.files.score_files.tables import ScoreAddress
from bleu_core.workspace.inputs import ScoresInput
from bleu_desktop.session.session import Session, State
from tests.helpers.deliveries import TRADOS
from tests.helpers.driving import GOOD, REFERENCE, WEAK

Write = Callable[[str, list[str]], Path]
NUMBERS = ["0.5", "0.75", "1"]


@pytest.fixture
def session(qtbot: QtBot, english: None) -> Iterator[Session]:
    session = Session()
    yield session
    session.close()


@pytest.fixture
def scored(session: Session, qtbot: QtBot) -> Session:
    """Return a session with two candidates in memory."""
    texts = {"a": GOOD, "b": WEAK}
    session.files.replace_by_documents(
        {
            Role.REFERENCE: [Document.from_segments("r", REFERENCE)],
            Role.CANDIDATE: [Document.from_segments(*item) for item in texts.items()],
        }
    )
    wait(session, qtbot, State.SCORED)
    return session


def wait(session: Session, qtbot: QtBot, state: State) -> None:
    qtbot.waitUntil(lambda: session.state is state, timeout=30_000)


def attach(session: Session, path: Path, place: int = 0, better: str | None = None) -> None:
    row = session.files[Role.CANDIDATE][place]
    address = ScoreAddress(path, better=better)  # type: ignore[arg-type]
    session.files.attach_scores(row, ScoresInput("effort", address))


def shares(session: Session) -> list[list[float]]:
    """Return the scores of each candidate's segments from elsewhere."""
    assert session.evaluation is not None
    results = [each.result("effort") for each in session.evaluation.candidates]
    return [[] if each is None else [*each.segment_percents] for each in results]


def test_texts_that_are_taken_out_leave_nothing(scored: Session, qtbot: QtBot) -> None:
    assert scored.evaluation is not None
    scored.work.set_settings(replace(scored.settings, lowercase=True))
    wait(scored, qtbot, State.SCORED)
    assert scored.settings.lowercase
    scored.files.remove(scored.files[Role.REFERENCE])
    wait(scored, qtbot, State.INCOMPLETE)
    scored.clear()
    assert scored.state is State.EMPTY
    assert scored.evaluation is None


def test_a_first_score_stays_when_the_rest_is_canceled(scored: Session, qtbot: QtBot) -> None:
    seen: list[State] = []

    def cancel() -> None:
        seen.append(scored.state)
        if scored.state is State.PARTIAL:
            scored.cancel()

    scored.state_changed.connect(cancel)
    scored.work.set_settings(replace(scored.settings, metrics=("bleu", "chrf", "ter")))
    wait(scored, qtbot, State.SCORED)
    assert State.PARTIAL in seen
    assert scored.evaluation is not None
    assert [metric.name for metric in scored.evaluation.metrics] == ["bleu"]
    assert scored.evaluation.pending == ()


def test_work_is_canceled_and_begun_again(scored: Session, qtbot: QtBot) -> None:
    scored.work.set_settings(replace(scored.settings, lowercase=True))
    assert scored.state is State.WORKING
    scored.cancel()
    assert scored.state is State.CANCELLED
    scored.cancel()
    assert scored.state is State.CANCELLED
    scored.score_again()
    wait(scored, qtbot, State.SCORED)


def test_after_a_failure_the_files_are_read_again(
    session: Session, qtbot: QtBot, tmp_path: Path, write: Write
) -> None:
    session.files.add(Role.REFERENCE, [write("r.txt", REFERENCE)])
    session.files.add(Role.CANDIDATE, [tmp_path / "c.txt"])
    wait(session, qtbot, State.FAILED)
    assert session.error is not None
    write("c.txt", GOOD)
    session.score_again()
    wait(session, qtbot, State.SCORED)
    assert session.error is None


def test_scores_are_read_once(scored: Session, qtbot: QtBot, write: Write) -> None:
    attach(scored, write("s.txt", NUMBERS))
    wait(scored, qtbot, State.SCORED)
    assert shares(scored) == [[0.5, 0.75, 1], []]
    [attached] = scored.files[Role.CANDIDATE][0].scores
    before = attached.input.numbers
    assert before is not None
    resampling = replace(scored.settings.resampling, confidence=True, resamples=40)
    scored.work.set_settings(replace(scored.settings, resampling=resampling))
    wait(scored, qtbot, State.SCORED)
    assert scored.files[Role.CANDIDATE][0].scores[0].input.numbers is before
    assert scored.evaluation is not None
    assert "effort" in scored.evaluation.candidates[0].intervals()
    # Others take their place.
    attach(scored, write("t.txt", ["1", "2", "3"]))
    wait(scored, qtbot, State.SCORED)
    assert shares(scored) == [[1, 2, 3], []]
    scored.files.detach_scores(
        [(row.number, each.input) for row in scored.files.entries() for each in row.scores]
    )
    wait(scored, qtbot, State.SCORED)
    assert shares(scored) == [[], []]


def test_scores_that_cannot_be_used_have_an_error(
    scored: Session, qtbot: QtBot, write: Write
) -> None:
    attach(scored, write("short.txt", NUMBERS[:2]), 1)
    wait(scored, qtbot, State.SCORED)
    [wrong] = scored.files[Role.CANDIDATE][1].scores
    assert isinstance(wrong.error, ScoreCountsDiffer)
    assert shares(scored) == [[], []]
    attach(scored, write("s.txt", NUMBERS), 0, "lower")
    attach(scored, write("t.txt", NUMBERS), 1, "higher")
    wait(scored, qtbot, State.SCORED)
    # One metric has one direction.
    errors = [row.scores[0].error for row in scored.files[Role.CANDIDATE]]
    assert errors[0] is None
    assert isinstance(errors[1], DirectionUnknown)
    assert shares(scored) == [[0.5, 0.75, 1], []]


def test_the_only_bilingual_text_may_lack_its_suggestions(
    session: Session, qtbot: QtBot, tmp_path: Path, write: Write
) -> None:
    assert session.without_suggestions is None
    final = tmp_path / "final.sdlxliff"
    final.write_text(TRADOS.format(first="Nueva."), "utf-8")
    session.files.add(Role.CANDIDATE, [final])
    wait(session, qtbot, State.INCOMPLETE)
    row = session.without_suggestions
    assert row is not None
    assert row.path == final
    session.files.add(Role.CANDIDATE, [write("b.txt", GOOD)])
    wait(session, qtbot, State.INCOMPLETE)
    assert session.without_suggestions is None
    session.clear()
    session.files.add(Role.CANDIDATE, [write("a.txt", GOOD)])
    wait(session, qtbot, State.INCOMPLETE)
    assert session.without_suggestions is None


def test_versions_are_compared_two_at_a_time(session: Session, qtbot: QtBot, write: Write) -> None:
    first, second, third = (write(f"{n}.txt", GOOD) for n in range(3))
    assert session.files.versions == ()
    session.files.add_version(third)
    assert session.files.entries() == []
    session.files.add(Role.CANDIDATE, [first])
    session.files.add(Role.REFERENCE, [second])

    def compared() -> list[Path]:
        return [
            row.path for role in (Role.CANDIDATE, Role.REFERENCE) for row in session.files[role]
        ]

    assert [one.address.path for one in session.files.versions] == [first, second]
    session.files.add_version(third)
    assert compared() == [second, third]
    assert [one.address.path for one in session.files.versions] == [first, second, third]
    versions = session.files.versions
    session.files.compare_versions(versions[0], versions[2])
    assert compared() == [first, third]
    assert len(session.files.versions) == 3
    # Other texts are no versions of these.
    session.files.add(Role.CANDIDATE, [write("x.txt", GOOD)])
    assert session.files.versions == ()
