"""Starts the window, takes a screenshot of it, or writes reports, as the command line says."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace

from PySide6.QtCore import QLibraryInfo, QStandardPaths, QTimer
from PySide6.QtWidgets import QApplication

from bleu_core.errors import BleuError
from bleu_core.files.addresses import Role
from bleu_core.settings import Settings
from bleu_desktop.i18n import Messages, set_language, system_language, translate
from bleu_desktop.report import paper as report_paper
from bleu_desktop.session.navigation import PageName
from bleu_desktop.session.project_saver import ProjectSaver
from bleu_desktop.session.session import Session
from bleu_desktop.shared import theme
from bleu_desktop.shared.fonts import apply_fonts
from bleu_desktop.shared.icons import application_icon
from bleu_desktop.shared.sizes import set_zoom
from bleu_desktop.shell import report_command, screenshot
from bleu_desktop.shell.ending import close_windows
from bleu_desktop.shell.file_opening import FileOpening
from bleu_desktop.shell.main_window import MainWindow
from bleu_desktop.shell.platform_check import choose_platform, has_display, missing_packages
from bleu_desktop.shell.preferences import Preferences
from bleu_score.i18n import LANGUAGES, current_language
from bleu_score.messages import errors
from bleu_score.messages.options import OptionWords
from bleu_score.terminal.command_line import CommandLine, UsageError, check_choice, find_ui_language
from bleu_score.terminal.flags import PAPER, REPORT, Flag, Program, ProgramWords
from bleu_score.terminal.given import ScoresWanted, parse_scores, scores_inputs
from bleu_score.terminal.requests import report_request

EXIT_USAGE = 2

_PAGES = tuple(map(str, PageName))
_FLAGS = (
    Flag("screenshot", ("--screenshot",)),
    Flag("page", ("--page",), metavar="PAGE", choices=_PAGES),
    Flag("segment", ("--segment",), metavar="N"),
    Flag("size", ("--size",), metavar="WxH"),
    Flag("theme", ("--theme",), metavar="T", choices=theme.THEMES),
    *REPORT,
    PAPER,
)

# The help of each option, and the name of its value if that is translated.
_HELP: Messages[str, tuple[str, str]] = Messages(
    "Terminal",
    {
        "screenshot": ("save a screenshot (PNG) of the scored window and exit", "FILE"),
        "page": ("page shown in the screenshot: {choices}", ""),
        "segment": ("segment shown in the screenshot", ""),
        "size": ("size of the window in pixels, such as 1200x800", ""),
        "theme": ("{choices} (default: last used)", ""),
        "report": (
            "write a report and exit; the extension sets the format (PDF included); can be "
            "repeated",
            "FILE",
        ),
        "paper": ("paper size of the PDF: {choices} (default: that of your region)", ""),
    },
)

# A screenshot must not depend on the screen.
_PICTURE_SIZE = (1120, 720)


def run(arguments: Sequence[str]) -> int:
    """Run the window until it is closed, or work without a window; return the exit code."""
    given = {word.split("=")[0] for word in arguments}
    # Screenshots and reports depend on the command line alone, and change no preferences.
    windowless = bool(given & {"--screenshot", "--report"})
    preferences = Preferences(remember=not windowless)
    chosen = preferences.language
    set_language(find_ui_language(arguments, chosen if chosen in LANGUAGES else system_language()))
    try:
        values = _parse(arguments)
    except BleuError as error:
        return _fail(errors.error_text(error))
    except UsageError as error:
        return _fail(error.text)
    choose_platform(screenshot=windowless)
    if problem := _platform_problem():
        return _fail(problem)
    application = make_application(preferences, values.theme)
    if values.reports.paths:
        return _write_reports(values)
    # Before the window: a double click starts the program and hands over the file at once.
    opening = FileOpening(application)
    opening.install(application)
    window = MainWindow(preferences, recovery=None if windowless else _recovery_folder())
    window.crash_guard.install()
    try:
        opening.give_to(window.session.files)
        return _run_window(window, values)
    finally:
        window.session.close()
        close_windows()


def _run_window(window: MainWindow, values: SimpleNamespace) -> int:
    """Show the window, or its picture, until it is closed; return the exit code."""
    picture = None
    if values.screenshot:
        picture = screenshot.Screenshot(window, values.screenshot, values.page, values.segment)
    if values.size or picture:
        window.resize(*(values.size or _PICTURE_SIZE))
    if problem := _problem_of_opening(window.session, values):
        return _fail(problem)
    if picture is not None:
        picture.start()
    else:
        window.show()
        QTimer.singleShot(0, window.check_fonts)
        QTimer.singleShot(0, window.offer_recovered)
    code = QApplication.exec()
    if picture is not None and picture.problem:
        return _fail(picture.problem)
    return code


def _write_reports(values: SimpleNamespace) -> int:
    """Score the files without a window, and write the reports; return the exit code."""
    session = Session()
    paper = report_paper.Paper(values.paper) if values.paper else report_paper.default_paper()
    command = report_command.ReportCommand(session, values.reports, paper)
    saver = ProjectSaver(session)
    session.files.project_given.connect(saver.open)
    saver.opened.connect(command.start)
    saver.failed.connect(lambda task, path, error: command.fail(error))
    if problem := _problem_of_opening(session, values):
        return _fail(problem)
    if saver.task is None:
        command.start()
    QApplication.exec()
    session.close()
    return _fail(command.problem) if command.problem else 0


def make_application(preferences: Preferences, chosen_theme: str | None = None) -> QApplication:
    """Return the application, with its language and theme set."""
    application = QApplication.instance() or QApplication(["bleu-desktop"])
    assert isinstance(application, QApplication)
    application.setApplicationName("bleu-desktop")
    application.setApplicationDisplayName("BLEU Desktop")
    application.setDesktopFileName("org.bleu_desktop.BleuDesktop")
    application.setWindowIcon(application_icon())
    # Set again now that there is an application: Qt's own texts need one.
    set_language(current_language())
    apply_fonts(current_language())
    if chosen_theme is not None:
        preferences.theme_for_now = chosen_theme
    set_zoom(preferences.zoom)
    theme.apply_theme(preferences.theme if preferences.theme in theme.THEMES else "system")
    return application


def _recovery_folder() -> Path:
    """Return the folder of unsaved work, which stays on this computer."""
    place = QStandardPaths.StandardLocation.AppLocalDataLocation
    return Path(QStandardPaths.writableLocation(place)) / "recovery"


def _parse(arguments: Sequence[str]) -> SimpleNamespace:
    values = CommandLine(PROGRAM).parse(arguments)
    if values.theme is not None:
        check_choice("--theme", values.theme, theme.THEMES)
    if values.page is not None:
        check_choice("--page", values.page, _PAGES)
        values.page = PageName(values.page)
    values.segment = _segment(values.segment)
    values.size = _size(values.size)
    values.scores = _scores(values)
    values.screenshot = Path(values.screenshot) if values.screenshot else None
    values.reports = report_request(values, with_pdf=True)
    if values.paper is not None:
        values.paper = values.paper.lower()
        check_choice("--paper", values.paper, tuple(PAPER.choices))
    return values


def _words() -> ProgramWords:
    return ProgramWords(
        translate(
            "Terminal", "Opens the window. Files named in the command are scored right away."
        ),
        translate("Terminal", "Window"),
        {name: OptionWords(*_HELP[name]) for name in _HELP},
    )


PROGRAM = Program("bleu-desktop", _FLAGS, _words, {"report": (*REPORT, PAPER)})


def _size(text: str | None) -> tuple[int, int] | None:
    if text is None:
        return None
    width, _, height = text.partition("x")
    if not (width.isdecimal() and height.isdecimal()):
        raise UsageError(
            translate(
                "Terminal", "--size needs a width and a height, such as 1200x800; got “{value}”."
            ).format(value=text)
        )
    return int(width), int(height)


def _segment(text: str | None) -> int | None:
    if text is None:
        return None
    if not text.isdecimal() or int(text) < 1:
        raise UsageError(
            translate(
                "Terminal", "--segment needs a segment number, such as 12; got “{value}”."
            ).format(value=text)
        )
    return int(text)


def _scores(values: SimpleNamespace) -> list[ScoresWanted]:
    """Return the scores from elsewhere that the command line names."""
    if not values.scores:
        return []
    if not values.input:
        raise UsageError(translate("Terminal", "--scores needs candidates after -i."))

    return list(map(parse_scores, values.scores))


def _open(session: Session, values: SimpleNamespace) -> None:
    _add_files(session, values)
    # After the candidates: the baseline is one of them.
    session.work.set_settings(_with_baseline(values, session))


def _problem_of_opening(session: Session, values: SimpleNamespace) -> str | None:
    """Open the files that the command line names; return the problem, None if there is none."""
    try:
        _open(session, values)
    except BleuError as error:
        return errors.error_text(error)
    except UsageError as error:
        return error.text
    return None


def _add_files(session: Session, values: SimpleNamespace) -> None:
    if values.references and not values.input:
        # Files alone, as a file manager passes them: guess their roles from their names.
        # Without a window nobody can be asked: the first file is the reference, as in the terminal.
        asks = not (values.screenshot or values.reports.paths)
        session.files.add_guessing(values.references, asks=asks)
        if values.source:
            session.files.add(Role.SOURCE, [values.source])
        return
    for role, addresses in (
        (Role.REFERENCE, values.references),
        (Role.CANDIDATE, values.input),
        (Role.SOURCE, [values.source] if values.source else []),
    ):
        if addresses:
            session.files.add(role, addresses, values.encoding)
    if values.scores:
        entries = list(session.files[Role.CANDIDATE])
        named = [(entry.name, entry.address) for entry in entries]
        for place, scores in scores_inputs(values.scores, named):
            session.files.attach_scores(entries[place], scores)


def _with_baseline(values: SimpleNamespace, session: Session) -> Settings:
    """Return the settings with the baseline's index in the list, which holds no file twice."""
    settings: Settings = values.settings
    resampling = settings.resampling
    if resampling.baseline is None:
        return settings
    wanted = values.input[resampling.baseline].absolute()
    addresses = [entry.address.absolute() for entry in session.files[Role.CANDIDATE]]
    return replace(settings, resampling=replace(resampling, baseline=addresses.index(wanted)))


def _platform_problem() -> str | None:
    """Return the reason why Qt cannot show a window here, with a fix; None if it can."""
    plugins = Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.PluginsPath)) / "platforms"
    if packages := missing_packages(plugins):
        return translate(
            "Terminal",
            "Qt needs system packages that are not installed: {packages} (Debian and Ubuntu: sudo "
            "apt install {packages}).",
        ).format(packages=" ".join(packages))
    if not has_display():
        return translate(
            "Terminal",
            "No display is available. Without one, bleu-desktop --report FILE saves a report, "
            "--screenshot FILE a picture of the window, and bleu-score works in the terminal.",
        )
    return None


def _fail(text: str) -> int:
    print(f"bleu-desktop: {' '.join(text.split())}", file=sys.stderr)
    return EXIT_USAGE
