"""The command line of the window: what it names is opened, and what it cannot mean is refused."""

from __future__ import annotations

from collections.abc import Callable
from itertools import chain
from pathlib import Path
from types import SimpleNamespace

import pytest
from PySide6.QtWidgets import QApplication

from bleu_core.errors import BleuError
from bleu_core.files.addresses import Role
from bleu_desktop.i18n import set_language
from bleu_desktop.session.navigation import PageName
from bleu_desktop.session.session import Session
from bleu_desktop.shell import application
from bleu_desktop.shell.application import PROGRAM, _open, _parse, _problem_of_opening
from bleu_desktop.shell.main_window import MainWindow
from bleu_desktop.shell.preferences import Preferences
from bleu_score.terminal.command_line import UsageError
from tests.helpers.driving import GOOD, REFERENCE, WEAK

Write = Callable[[str, list[str]], Path]


@pytest.mark.parametrize(
    ("arguments", "name", "value"),
    [
        (["--size", "1200x800"], "size", (1200, 800)),
        ([], "size", None),
        (["--segment", "1"], "segment", 1),
        ([], "segment", None),
        (["--page", "compare"], "page", PageName.COMPARE),
        (["--theme", "dark"], "theme", "dark"),
        (["--report", "a.pdf", "--paper", "A4"], "paper", "a4"),
        (["--screenshot", "a.png"], "screenshot", Path("a.png")),
    ],
)
@pytest.mark.usefixtures("english")
def test_values_are_read(arguments: list[str], name: str, value: object) -> None:
    assert getattr(_parse(arguments), name) == value


@pytest.mark.parametrize(
    "arguments",
    [
        *(["--size", each] for each in ("1200", "x800", "1200x", "axb", "1x2x3")),
        *(["--segment", each] for each in ("0", "-1", "a", "1.5")),
        *([f"--{each}", "none"] for each in ("page", "theme", "paper")),
        ["r.txt", "--scores", "s.txt"],
    ],
)
@pytest.mark.usefixtures("english")
def test_what_cannot_be_meant_is_refused(arguments: list[str]) -> None:
    with pytest.raises((UsageError, BleuError)) as refused:
        _parse(arguments)
    text = str(getattr(refused.value, "text", refused.value))
    assert arguments[-2].lstrip("-") in text


@pytest.fixture
def texts(write: Write) -> dict[str, str]:
    named = {"r": REFERENCE, "a": GOOD, "b": WEAK, "s": REFERENCE}
    return {name: str(write(f"{name}.txt", lines)) for name, lines in named.items()}


@pytest.fixture
def session(english: None) -> Session:
    return Session()


def roles(session: Session) -> dict[str, list[str]]:
    return {
        role.name: [entry.path.stem for entry in session.files[role]]
        for role in Role
        if session.files[role]
    }


def test_named_files_have_their_roles(session: Session, texts: dict[str, str]) -> None:
    words = [texts["r"], "-i", texts["a"], texts["b"], "--source", texts["s"]]
    words += ["--paired-ar", "--baseline", texts["b"]]
    _open(session, _parse(words))
    assert roles(session) == {"REFERENCE": ["r"], "CANDIDATE": ["a", "b"], "SOURCE": ["s"]}
    assert session.settings.resampling.baseline == 1
    session.close()


def test_files_alone_have_the_roles_of_their_names(
    session: Session, write: Write, texts: dict[str, str]
) -> None:
    paths = [str(write(name, GOOD)) for name in ("mt.txt", "reference.txt")]
    _open(session, _parse([*paths, "--source", texts["s"]]))
    assert roles(session) == {"REFERENCE": ["reference"], "CANDIDATE": ["mt"], "SOURCE": ["s"]}
    session.close()


@pytest.mark.parametrize("windowless", [False, True])
def test_without_a_window_nobody_is_asked(
    session: Session, texts: dict[str, str], windowless: bool
) -> None:
    words = ["--screenshot", "a.png"] * windowless
    _open(session, _parse([texts["a"], texts["b"], *words]))
    assert bool(session.files.undecided) is not windowless
    session.close()


def test_scores_belong_to_a_candidate_in_the_command(
    session: Session, texts: dict[str, str], write: Write
) -> None:
    scores = [str(write(f"{n}.txt", ["1", "2", "3"])) for n in range(3)]
    words = [[texts["r"], "-i", texts["a"], texts["b"]]]
    words += [["--scores", f"COMET={path}"] for path in scores]
    _open(session, _parse([*chain(*words[:3])]))
    attached = [entry.scores[0].input.address.path.stem for entry in session.files[Role.CANDIDATE]]
    assert attached == ["0", "1"]
    session.close()
    other = Session()
    problem = _problem_of_opening(other, _parse([*chain(*words)]))
    assert problem is not None
    assert problem == "--scores COMET is used more often than there are candidates."
    assert _problem_of_opening(other, _parse([texts["r"]])) is None
    other.close()


@pytest.mark.parametrize(
    ("words", "chosen", "language", "remembers"),
    [
        ([], "es", "es", True),
        ([], "", "id", True),
        ([], "xx", "id", True),
        (["--ui-language", "zh_TW"], "es", "zh_TW", True),
        # Pictures and reports depend on the command alone.
        (["--screenshot", "a.png"], "", "id", False),
        (["--report=a.pdf"], "", "id", False),
    ],
)
def test_the_language_is_that_of_the_command_the_user_or_the_system(
    english: None,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    words: list[str],
    chosen: str,
    language: str,
    remembers: bool,
) -> None:
    remembered: list[bool] = []

    def made(*, remember: bool) -> Preferences:
        remembered.append(remember)
        preferences = Preferences(remember=False)
        preferences.language = chosen
        return preferences

    monkeypatch.setattr(application, "Preferences", made)
    monkeypatch.setattr(application, "system_language", lambda: "id")
    assert application.run([*words, "--size", "wide"]) == 2
    assert remembered == [remembers]
    told = capsys.readouterr().err
    set_language(language)
    with pytest.raises(UsageError) as refused:
        _parse(["--size", "wide"])
    assert told == f"bleu-desktop: {refused.value.text}\n"


@pytest.mark.usefixtures("english")
def test_each_option_is_explained() -> None:
    options = PROGRAM.words().flags
    assert {"screenshot", "page", "segment", "size", "theme", "report", "paper"} <= {*options}
    texts = [words.help for words in options.values()]
    assert all(texts)
    assert len({*texts}) == len(texts)


@pytest.mark.parametrize(
    ("words", "problem", "size", "code"),
    [
        ([], None, None, 0),
        (["--size", "900x700"], None, (900, 700), 0),
        # A picture does not depend on the screen.
        (["--screenshot", "a.png"], None, (1120, 720), 0),
        (["--screenshot", "a.png", "--size", "900x700"], None, (900, 700), 0),
        (["--screenshot", "a.png"], "It cannot be written.", (1120, 720), 2),
    ],
)
def test_the_window_has_its_size_and_a_picture_its_problem(
    window: MainWindow,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    words: list[str],
    problem: str | None,
    size: tuple[int, int] | None,
    code: int,
) -> None:
    started: list[bool] = []
    picture = SimpleNamespace(problem=problem, start=lambda: started.append(True))
    monkeypatch.setattr(application.screenshot, "Screenshot", lambda *_: picture)
    monkeypatch.setattr(QApplication, "exec", lambda: 0)
    size = size or window.size().toTuple()
    window.hide()
    assert application._run_window(window, _parse(words)) == code
    assert window.size().toTuple() == size
    assert started == [True] * ("--screenshot" in words)
    assert window.isVisible() is ("--screenshot" not in words)
    assert (problem or "") in capsys.readouterr().err


def test_files_that_cannot_be_opened_end_the_program(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(QApplication, "exec", lambda: pytest.fail("The program goes on."))
    values = _parse(["r.txt", "-i", "a.txt", "--scores", "COMET@none.txt=s.txt"])
    assert application._run_window(window, values) == 2
    assert "none.txt" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("chosen", "shown"), [(None, "dark"), ("light", "light"), ("system", "system")]
)
def test_the_theme_of_the_command_is_for_now(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch, chosen: str | None, shown: str
) -> None:
    applied: list[str] = []
    monkeypatch.setattr(application.theme, "apply_theme", applied.append)
    preferences = Preferences(remember=False)
    preferences.theme = "dark"
    application.make_application(preferences, chosen)
    preferences.store("theme", "none such")
    application.make_application(preferences, chosen)
    assert applied == [shown, "system" if chosen is None else shown]


class _Made(Exception):
    """The window would be made now."""


@pytest.mark.parametrize("words", [[], ["--screenshot", "a.png"]])
def test_only_a_window_that_is_shown_keeps_unsaved_work(
    english: None, monkeypatch: pytest.MonkeyPatch, words: list[str]
) -> None:
    def make(preferences: Preferences, *, recovery: Path | None) -> None:
        raise _Made(recovery)

    monkeypatch.setattr(application, "Preferences", lambda remember: Preferences(remember=False))
    monkeypatch.setattr(application, "MainWindow", make)
    with pytest.raises(_Made) as made:
        application.run(["--ui-language", "en", *words])
    [recovery] = made.value.args
    assert (recovery.name if recovery else None) == (None if words else "recovery")


@pytest.mark.parametrize(
    ("packages", "has_display", "told"),
    [
        (["libegl1", "libgl1"], True, "sudo apt install libegl1 libgl1)"),
        ([], False, "No display is available."),
    ],
)
def test_without_what_a_window_needs_the_program_says_so(
    english: None,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    packages: list[str],
    has_display: bool,
    told: str,
) -> None:
    monkeypatch.setattr(application, "Preferences", lambda remember: Preferences(remember=False))
    monkeypatch.setattr(application, "missing_packages", lambda _: packages)
    monkeypatch.setattr(application, "has_display", lambda: has_display)
    assert application.run(["--ui-language", "en"]) == 2
    assert told in capsys.readouterr().err
