"""Which inputs are remembered, and how they are called."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from bleu_core.files.addresses import Role
from bleu_core.files.documents import Document
from bleu_desktop.session.session import Session, State
from bleu_desktop.shell.preferences import Preferences
from bleu_desktop.shell.recent_files import RecentFiles, recent_name, recent_places
from bleu_score.samples import find_sample
from tests.helpers.driving import GOOD, REFERENCE, WEAK

Write = Callable[[str, list[str]], Path]


@pytest.fixture
def session(qtbot: QtBot, english: None) -> Iterator[Session]:
    session = Session()
    yield session
    session.close()


def scored(session: Session, qtbot: QtBot) -> None:
    qtbot.waitUntil(lambda: session.state is State.SCORED, timeout=30_000)


def test_what_is_scored_is_remembered_and_opened_again(
    session: Session, qtbot: QtBot, write: Write
) -> None:
    preferences = Preferences(remember=False)
    recent = RecentFiles(session, preferences)
    reference, good, weak = (
        write(f"{n}.txt", text) for n, text in enumerate((REFERENCE, GOOD, WEAK))
    )
    session.files.add(Role.REFERENCE, [reference])
    session.files.add(Role.CANDIDATE, [good])
    scored(session, qtbot)
    first = {"reference": [str(reference)], "candidate": [str(good)]}
    assert preferences.recent == [first]
    # An input that grows is one entry, and a new one another.
    session.files.add(Role.CANDIDATE, [weak])
    scored(session, qtbot)
    grown = first | {"candidate": [str(good), str(weak)]}
    assert preferences.recent == [grown]
    session.clear()
    session.files.add(Role.REFERENCE, [reference])
    session.files.add(Role.CANDIDATE, [weak])
    scored(session, qtbot)
    assert len(preferences.recent) == 2
    recent.open(grown)
    scored(session, qtbot)
    assert [row.path for row in session.files[Role.CANDIDATE]] == [good, weak]
    assert [row.path for row in session.files[Role.REFERENCE]] == [reference]
    assert preferences.recent[0] == grown


@pytest.mark.parametrize("kind", ["sample", "memory"])
def test_samples_and_typed_texts_are_not_remembered(
    session: Session, qtbot: QtBot, kind: str
) -> None:
    preferences = Preferences(remember=False)
    RecentFiles(session, preferences)
    if kind == "sample":
        sample = find_sample("en")
        session.files.add(Role.REFERENCE, sample.references)
        session.files.add(Role.CANDIDATE, sample.candidates)
    else:
        texts = {Role.REFERENCE: REFERENCE, Role.CANDIDATE: GOOD}
        session.files.replace_by_documents(
            {role: [Document.from_segments("x", text)] for role, text in texts.items()}
        )
    scored(session, qtbot)
    assert preferences.recent == []


@pytest.mark.parametrize(
    ("files", "name", "places"),
    [
        ({"project": ["/x/a\nb.bleu"]}, "a␣b.bleu", "/x/a\nb.bleu"),
        ({"reference": ["/x/r.txt"], "candidate": ["/y/c.txt", "/y/d.txt"]},
         "r.txt, c.txt, d.txt", "/x/r.txt\n/y/c.txt\n/y/d.txt"),
        # Of texts in one file, only the first has its name.
        ({"reference": ["/x/t.csv#column=Reference"], "candidate": ["/x/t.csv#column=MT1"]},
         "t.csv · Reference, MT1", "/x/t.csv"),
    ],
)  # fmt: skip
@pytest.mark.usefixtures("english")
def test_recent_inputs_are_called_as_their_texts(
    files: dict[str, list[str]], name: str, places: str
) -> None:
    assert recent_name(files) == name
    assert recent_places(files) == places
