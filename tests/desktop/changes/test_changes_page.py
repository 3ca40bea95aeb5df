"""The page of changes: one bilingual file, or two files, and the way to the segments."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace
from decimal import Decimal
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QComboBox, QFileDialog, QScrollArea
from pytestqt.qtbot import QtBot
from rapidfuzz.distance import Levenshtein

from bleu_core.changes.edits import CharacterStep
from bleu_core.changes.schemes import EXAMPLES, Scheme
from bleu_core.files.addresses import FieldKind, Role
from bleu_core.files.origins import OriginKind
from bleu_core.projects.project import Project
from bleu_desktop.changes.changes_page import ChangesPage
from bleu_desktop.changes.hand_check import steps_table
from bleu_desktop.changes.rates_dialog import RatesDialog
from bleu_desktop.i18n import set_language
from bleu_desktop.inputs.field_choices import shape_of
from bleu_desktop.inputs.field_chooser import FieldChooser
from bleu_desktop.segments.segments_page import SegmentsPage
from bleu_desktop.session.navigation import PageName
from bleu_desktop.session.session import State
from bleu_desktop.shared.jobs import running_jobs
from bleu_desktop.shell.main_window import MainWindow
from bleu_desktop.shell.message_page import MessagePage
from bleu_desktop.shell.pages import PAGES
from bleu_desktop.shell.result_tabs import ResultTabs
from bleu_score.i18n import format_number, format_percent
from bleu_score.marked.parts import Style
from bleu_score.messages.changes import groups_note
from tests.helpers.deliveries import TRADOS
from tests.helpers.driving import drop, part, wait_for
from tests.helpers.lanes import slow_but
from tests.helpers.layout import cut_off, lay_out, relabel

# Left as they are, one word changed, and rewritten.
SAME = [f"El texto número {number} queda igual." for number in range(6)]
BEFORE = [f"El ordenador número {number} está en la mesa grande del aula." for number in range(4)]
AFTER = [text.replace("El ordenador", "La computadora") for text in BEFORE]
SUGGESTIONS = [*SAME, *BEFORE, "Algo que nadie quiere leer así.", "Nada de esto."]
ORIGINS = ("DeepL", "Google")
FINALS = [*SAME, *AFTER, "Un texto nuevo, escrito desde cero.", "Otra frase muy distinta."]


SIMILARITIES = [
    Levenshtein.normalized_similarity(*pair) for pair in zip(SUGGESTIONS, FINALS, strict=True)
]


@pytest.fixture
def delivered(tmp_path: Path) -> Path:
    """Return a bilingual file with a suggestion for each unit."""
    units = "".join(
        f'<trans-unit id="{number}"><source>Text {number}</source><target>{final}</target>'
        f'<alt-trans origin="{ORIGINS[number % 2]}"><target>{suggestion}</target></alt-trans>'
        "</trans-unit>"
        for number, (suggestion, final) in enumerate(zip(SUGGESTIONS, FINALS, strict=True))
    )
    path = tmp_path / "delivered.xliff"
    path.write_text(
        '<xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2"><file original="x" '
        'source-language="en" target-language="es" datatype="plaintext"><body>'
        f"{units}</body></file></xliff>",
        encoding="utf-8",
    )
    return path


def settle(qtbot: QtBot, window: MainWindow) -> ChangesPage:
    wait_for(qtbot, window, State.SCORED)
    qtbot.waitUntil(lambda: not running_jobs(window.session), timeout=30_000)
    return part(window, ChangesPage)


@pytest.fixture
def page(window: MainWindow, qtbot: QtBot, delivered: Path) -> ChangesPage:
    drop(window, [delivered])
    return settle(qtbot, window)


@pytest.fixture
def two_files(
    window: MainWindow, qtbot: QtBot, write: Callable[[str, list[str]], Path]
) -> MainWindow:
    files = window.session.files
    files.add(Role.CANDIDATE, [write("engine.es.txt", SUGGESTIONS)])
    files.add(Role.REFERENCE, [write("final.es.txt", FINALS)])
    wait_for(qtbot, window, State.SCORED)
    return window


def test_one_file_gives_the_page_in_one_step(window: MainWindow, page: ChangesPage) -> None:
    assert page.isVisible()
    assert not window.findChildren(FieldChooser)
    files = window.session.files
    (candidate,), (reference,) = files[Role.CANDIDATE], files[Role.REFERENCE]
    kinds = candidate.address.selection.kind, reference.address.selection.kind
    assert kinds == (FieldKind.ALT_TRANS, FieldKind.TARGET)
    for count in (SIMILARITIES.count(1), sum(each < 0.5 for each in SIMILARITIES)):
        assert f"{format_percent(count / 12)} ({count} of 12)" in page.title.text()
    # The assumptions, and a way to make others.
    assert "delivered.xliff" in page.texts.text()
    assert page.choose_button.isVisible()
    assert page.assumed.text()


def test_other_texts_of_the_file_can_be_chosen(window: MainWindow, page: ChangesPage) -> None:
    page.choose_button.click()
    dialog = part(window, FieldChooser)
    assert dialog.isVisible()
    dialog.reject()


def test_an_earlier_answer_for_such_files_counts(
    window: MainWindow, qtbot: QtBot, delivered: Path
) -> None:
    drop(window, [delivered])
    settle(qtbot, window)
    (entry,) = window.session.files[Role.CANDIDATE]
    contents = window.session.files.readings.contents_of(entry)
    assert contents is not None
    window.preferences.remember_field_choices(
        shape_of(contents), ["candidate target", "reference source"]
    )
    window.session.clear()
    drop(window, [delivered])
    wait_for(qtbot, window, State.SCORED)
    (entry,) = window.session.files[Role.CANDIDATE]
    assert entry.address.selection.kind is FieldKind.TARGET
    assert not window.session.suggestions.are_compared


def test_an_earlier_answer_that_does_not_fit_is_asked_about(
    window: MainWindow, qtbot: QtBot, delivered: Path
) -> None:
    drop(window, [delivered])
    settle(qtbot, window)
    (entry,) = window.session.files[Role.CANDIDATE]
    contents = window.session.files.readings.contents_of(entry)
    assert contents is not None
    window.preferences.remember_field_choices(shape_of(contents), ["candidate target"])
    window.session.clear()
    drop(window, [delivered.rename(delivered.with_name("reference.xliff"))])
    qtbot.waitUntil(lambda: bool(window.findChildren(FieldChooser)), timeout=10_000)
    part(window, FieldChooser).reject()


def test_totals_are_sums_of_the_segments(page: ChangesPage) -> None:
    pairs = list(zip(SUGGESTIONS, FINALS, strict=True))
    distance = sum(Levenshtein.distance(*pair) for pair in pairs)
    length = sum(max(map(len, pair)) for pair in pairs)
    rows = {name: rest for name, *rest in page.measures.table.texts()}
    assert rows["Characters changed"][0] == format_percent(distance / length, 1)
    assert format_number(distance) in rows["Characters changed"][1]
    assert {"BLEU", "chrF2", "TER"} <= rows.keys()
    *bands, total = page.bands.table.texts()[1:]
    assert total[1] == "12"
    assert sum(int(band[1]) for band in bands) == 12


def numbers(page: ChangesPage) -> list[int]:
    """Return the indices of the segments that are listed."""
    # Units have ids from 0.
    return [int(row.content.number) for row in page.segments.rows]


DISTANCES = [Levenshtein.distance(*pair) for pair in zip(SUGGESTIONS, FINALS, strict=True)]
MOST_CHANGED = sorted(range(12), key=lambda each: -DISTANCES[each])


@pytest.mark.parametrize("by_key", [False, True])
def test_a_band_opens_into_its_segments(page: ChangesPage, *, by_key: bool) -> None:
    table = page.bands.table
    rewritten = len(table.texts()) - 3
    if by_key:
        table.setFocus()
        QTest.keyClick(table, Qt.Key.Key_Up)
    else:
        place = table.visualRect(table.shown.index(rewritten, 0)).center()
        QTest.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, pos=place)
    wanted = [number for number in MOST_CHANGED if SIMILARITIES[number] < 0.5]
    assert wanted
    assert numbers(page) == wanted
    assert page.segments.title.text().startswith("below 50%")


def test_the_most_changed_segments_of_all_come_first(page: ChangesPage) -> None:
    assert page.bands.chosen_band is None
    assert numbers(page) == [number for number in MOST_CHANGED if DISTANCES[number]]


def test_each_segment_has_its_texts_and_figures(page: ChangesPage) -> None:
    row = page.segments.rows[0]
    place = MOST_CHANGED[0]
    length = max(len(SUGGESTIONS[place]), len(FINALS[place]))
    assert f"{DISTANCES[place]} of {length} characters" in row.content.facts
    assert row.content.facts.startswith(format_percent(SIMILARITIES[place], 1))
    (text,) = row.content.texts
    # Accepted, the marks are the final text; rejected, the suggestion.
    assert str(text) == FINALS[place]
    kept = (part.text for part in text.parts if part.style is not Style.INSERTED)
    assert "".join(kept) == SUGGESTIONS[place]
    assert Style.DELETED in {part.style for part in text.parts}
    for each in (SUGGESTIONS[place], FINALS[place]):
        assert each in row.accessibleDescription()


def test_amounts_of_segments_are_exact_and_their_band_is_rounded_once(
    window: MainWindow, page: ChangesPage
) -> None:
    scheme = window.session.suggestions.scheme
    assert scheme is not None
    weights = (Decimal("0.3"),) * len(scheme.bands)
    scheme = replace(scheme, weights=weights, price=Decimal("0.0333"), currency="EUR")
    window.session.suggestions.set_scheme(scheme)
    facts = page.segments.rows[0].content.facts.split(" · ")
    words = int(facts[2].removeprefix("words: "))
    weighted = Decimal("0.3") * words
    assert facts[3] == f"weighted: {weighted.normalize():f}"
    assert facts[4] == f"{(weighted * Decimal('0.0333')).normalize():f} EUR"
    assert page.sum.text() == f"{page.bands.table.texts()[-1][-1]} EUR"


def test_a_segment_opens_into_steps_that_add_up_to_its_distance(page: ChangesPage) -> None:
    row, place = page.segments.rows[0], MOST_CHANGED[0]
    marked = row.content
    row.setFocus()
    QTest.keyClick(row, Qt.Key.Key_Space)
    check = page.segments.checks[0]
    assert check.isVisible()
    _, *steps = check.steps.texts()
    assert sum(int(edits) for *_, edits, _ in steps) == DISTANCES[place]
    assert steps[-1][-1] == str(DISTANCES[place])
    assert {name for name, *_ in steps} >= {"kept", "replaced"}
    length = max(len(SUGGESTIONS[place]), len(FINALS[place]))
    for each in (f"{DISTANCES[place]} of {length} ", format_percent(SIMILARITIES[place])):
        assert each in check.result.text()
    # The row is marked character by character, with the same two texts.
    (text,) = row.content.texts
    assert str(text) == FINALS[place]
    kept = (part.text for part in text.parts if part.style is not Style.INSERTED)
    assert "".join(kept) == SUGGESTIONS[place]
    QTest.keyClick(row, Qt.Key.Key_Tab)
    assert check.segments_link.hasFocus()
    QTest.keyClick(row, Qt.Key.Key_Return)
    assert not check.isVisible()
    assert row.content == marked


def test_of_a_text_written_anew_the_steps_not_listed_are_summed() -> None:
    steps = [CharacterStep("a", "a"), CharacterStep("b", "")] * 200
    *_, last, rest = steps_table(steps).rows
    assert [cell.number for cell in last[3:]] == [1, 150]
    assert [cell.number for cell in rest[3:]] == [50, 200]


def test_a_segment_and_all_of_a_band_open_in_segments(
    window: MainWindow, qtbot: QtBot, page: ChangesPage
) -> None:
    page.segments.rows[0].click()
    with qtbot.waitSignal(window.session.navigation.segment_wanted) as wanted:
        page.segments.checks[0].segments_link.click()
    assert wanted.args == [MOST_CHANGED[0]]
    page.segments.all.click()
    segments = part(window, SegmentsPage)
    qtbot.waitUntil(lambda: not segments.is_working(), timeout=10_000)
    assert segments.listed_segments() == sorted(numbers(page))


def test_a_repeated_change_leads_to_its_segments(
    window: MainWindow, qtbot: QtBot, page: ChangesPage
) -> None:
    rows = page.substitutions.table.texts()[1:]
    place = rows.index(["ordenador", "computadora", "4"])
    page.substitutions.table.opened.emit(place)
    segments = part(window, SegmentsPage)
    qtbot.waitUntil(lambda: not segments.is_working(), timeout=10_000)
    assert segments.listed_segments() == [6, 7, 8, 9]


def test_origins_are_side_by_side(page: ChangesPage) -> None:
    rows = {name: rest for name, *rest in page.groups["origin"].table.texts()[1:]}
    assert page.groups["origin"].isVisible()
    assert rows.keys() == {f"{name} (kind not stated)" for name in ORIGINS}
    pairs = list(zip(SUGGESTIONS, FINALS, strict=True))
    for place, name in enumerate(ORIGINS):
        own = pairs[place::2]
        distance = sum(Levenshtein.distance(*pair) for pair in own)
        length = sum(max(map(len, pair)) for pair in own)
        unchanged = sum(before == after for before, after in own)
        assert rows[f"{name} (kind not stated)"][:3] == [
            str(len(own)),
            format_percent(unchanged / len(own)),
            format_percent(1 - distance / length),
        ]
    # The limit of the comparison is said.
    assert page.groups["origin"].notes.text().splitlines() == [
        "None of these differences is significant.",
        groups_note(),
    ]


def test_an_origin_of_no_stated_kind_asks_and_its_answer_can_be_chosen_again(
    window: MainWindow, qtbot: QtBot, page: ChangesPage
) -> None:
    suggestions = window.session.suggestions
    scheme = replace(
        EXAMPLES["words"],
        repeated=None,
        of_kinds=((OriginKind.MACHINE, (Decimal(0),) * 6),),
    )
    suggestions.set_scheme(scheme)
    rows = page.origins.rows
    assert rows.keys() == {*ORIGINS}
    assert [row.kind for row in rows.values()] == [OriginKind.UNKNOWN] * 2
    paid = page.sum.text()
    choose(rows["DeepL"].box, OriginKind.MACHINE)
    settle(qtbot, window)
    assert page.sum.text() != paid
    names = {row[0] for row in page.groups["origin"].table.texts()[1:]}
    assert names == {"DeepL", "Google (kind not stated)"}
    # Rates are the user's own, but what an origin is belongs to these files.
    assert suggestions.own == scheme
    window.session.work.undo()
    settle(qtbot, window)
    assert rows["DeepL"].kind is OriginKind.UNKNOWN
    window.session.work.redo()
    choose(rows["DeepL"].box, OriginKind.UNKNOWN)
    settle(qtbot, window)
    assert page.sum.text() == paid
    assert suggestions.scheme == scheme


def choose(box: QComboBox, kind: OriginKind) -> None:
    """Choose an item as a user does."""
    place = max(box.findData(kind.value), 0)
    box.setCurrentIndex(place)
    box.activated.emit(place)


def test_the_settings_come_back_without_the_file(window: MainWindow, page: ChangesPage) -> None:
    session = window.session
    assert {"chrf", "ter"} <= set(session.settings.metrics)
    session.clear()
    assert session.settings.metrics == ("bleu",)


def test_two_files_are_analyzed_on_request(two_files: MainWindow, qtbot: QtBot) -> None:
    window = two_files
    tabs = part(window, ResultTabs)
    assert not window.findChildren(ChangesPage)
    action = next(
        action for page, action in window.menus.pages.items() if page.name is PageName.CHANGES
    )
    assert action.isVisible()
    assert action.isEnabled()
    action.trigger()
    page = settle(qtbot, window)
    assert tabs.currentWidget() is page
    assert not page.choose_button.isVisible()
    assert "engine.es.txt" in page.texts.text()
    # Without a source text there are no numbers of it.
    assert page.bands.table.texts()[0] == ["Similarity", "Segments", "Target words"]


def test_the_next_delivery_opens_with_its_changes_again(
    window: MainWindow, qtbot: QtBot, page: ChangesPage, delivered: Path
) -> None:
    page.segments.all.click()
    window.session.clear()
    drop(window, [delivered])
    assert settle(qtbot, window).isVisible()


@pytest.mark.parametrize("name", ["delivery.csv", "delivery.tsv"])
def test_a_table_that_says_it_was_edited_gives_the_page(
    window: MainWindow, qtbot: QtBot, write: Callable[[str, list[str]], Path], name: str
) -> None:
    drop(window, [write(name, table_lines("Post-edited", name))])
    page = settle(qtbot, window)
    assert page.isVisible()
    assert not window.findChildren(FieldChooser)
    assert page.bands.table.texts()[-1][1] == "12"
    assert page.choose_button.isVisible()
    assert all(f"{name} · {column}" in page.texts.text() for column in ("MT", "Post-edited"))
    # The source is a column of the same table.
    assert "Source words" in page.bands.table.texts()[0]


def test_an_ordinary_table_asks_as_before(
    window: MainWindow, qtbot: QtBot, write: Callable[[str, list[str]], Path]
) -> None:
    drop(window, [write("scores.csv", table_lines("Reference", "scores.csv"))])
    qtbot.waitUntil(lambda: bool(window.findChildren(FieldChooser)), timeout=10_000)
    assert not window.session.suggestions.are_compared
    part(window, FieldChooser).reject()


def table_lines(heading: str, name: str) -> list[str]:
    comma = "," if name.endswith("csv") else "\t"
    lines = [comma.join(("Source", "MT", heading))]
    return lines + [
        comma.join(f'"{text}"' for text in (f"Text {number}", suggestion, final))
        for number, (suggestion, final) in enumerate(zip(SUGGESTIONS, FINALS, strict=True))
    ]


def test_translators_are_side_by_side_as_in_the_terminal(
    window: MainWindow, qtbot: QtBot, write: Callable[[str, list[str]], Path]
) -> None:
    first, *lines = table_lines("Final", "delivery.csv")
    names = [("Ana", "Ben")[number % 2] for number in range(len(lines))]
    named = [f"{line},{name}" for line, name in zip(lines, names, strict=True)]
    drop(window, [write("delivery.csv", [f"{first},Translator", *named])])
    page = settle(qtbot, window)
    assert page.groups["translator"].isVisible()
    assert {tuple(row[:2]) for row in page.groups["translator"].table.texts()[1:]} == {
        ("Ana", "6"), ("Ben", "6"),
    }  # fmt: skip
    assert page.groups["translator"].notes.text()
    assert not page.groups["origin"].isVisible()
    assert not page.groups["date"].isVisible()
    assert not page.groups["file"].isVisible()


@pytest.fixture
def folder(delivered: Path) -> Path:
    """Return a folder with two delivered files, the second of which was changed less."""
    folder = delivered.parent / "delivery"
    (folder / "part").mkdir(parents=True)
    content = delivered.rename(folder / "a.xliff").read_text("utf-8")
    content = content.replace(FINALS[-1], SUGGESTIONS[-1])
    (folder / "part" / "b.xliff").write_text(content, "utf-8")
    return folder


def test_a_folder_of_deliveries_gives_the_page_at_once(
    window: MainWindow, qtbot: QtBot, folder: Path
) -> None:
    drop(window, [folder])
    page = settle(qtbot, window)
    assert page.isVisible()
    assert not page.choose_button.isVisible()
    assert page.bands.table.texts()[-1][1] == "24"
    rows = page.groups["file"].table.texts()[1:]
    assert [row[:3] for row in rows] == [
        ["a.xliff", "12", format_percent(SIMILARITIES.count(1) / 12)],
        ["part/b.xliff", "12", format_percent((SIMILARITIES.count(1) + 1) / 12)],
    ]
    page.groups["file"].table.opened.emit(1)
    settle(qtbot, window)
    assert window.session.folders.shown == "part/b.xliff"
    assert page.isVisible()
    assert page.bands.table.texts()[-1][1] == "12"
    assert not page.groups["file"].isVisible()


def test_a_folder_of_mere_translations_waits_for_another(
    window: MainWindow, qtbot: QtBot, folder: Path
) -> None:
    path = folder / "part" / "b.xliff"
    content = re.sub("<alt-trans.*?</alt-trans>", "", path.read_text("utf-8"))
    path.write_text(content, "utf-8")
    drop(window, [folder])
    wait_for(qtbot, window, State.INCOMPLETE)
    assert not window.session.suggestions.are_compared
    assert part(window, MessagePage).folder_button.isVisible()


def test_a_file_without_the_text_of_its_suggestions_offers_to_add_it(
    window: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    final, earlier = tmp_path / "final.sdlxliff", tmp_path / "earlier.sdlxliff"
    final.write_text(TRADOS.format(first="Nueva."), "utf-8")
    earlier.write_text(TRADOS.format(first="Nuevo."), "utf-8")
    drop(window, [final])
    wait_for(qtbot, window, State.INCOMPLETE)
    message = part(window, MessagePage)
    # It can be scored as any other file, and that comes first.
    assert message.main_widget() is message.candidate_button
    assert "final.sdlxliff" in message.text.text()
    message.earlier_button.click()
    dialog = part(window, QFileDialog)
    dialog.filesSelected.emit([str(earlier)])
    dialog.reject()
    page = settle(qtbot, window)
    assert page.isVisible()
    assert [entry.path for entry in window.session.files[Role.REFERENCE]] == [final]
    assert {"Language Weaver", "Translation memory, match 85–94%"} <= {
        row[0] for row in page.groups["origin"].table.texts()
    }


def test_a_bilingual_file_need_not_name_origins_to_be_compared_with_its_earlier_version(
    window: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    final = tmp_path / "final.sdlxliff"
    final.write_text(
        re.sub("<sdl:seg-defs.*?</sdl:seg-defs>", "", TRADOS, flags=re.DOTALL), "utf-8"
    )
    drop(window, [final])
    wait_for(qtbot, window, State.INCOMPLETE)
    assert part(window, MessagePage).earlier_button.isVisible()


def test_a_folder_without_suggestions_offers_to_add_the_earlier_one(
    window: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    for name, text in (("earlier", "Nuevo."), ("final", "Nueva.")):
        (tmp_path / name).mkdir()
        for file in ("a", "b"):
            (tmp_path / name / f"{file}.sdlxliff").write_text(TRADOS.format(first=text), "utf-8")
    drop(window, [tmp_path / "final"])
    wait_for(qtbot, window, State.INCOMPLETE)
    part(window, MessagePage).earlier_button.click()
    dialog = part(window, QFileDialog)
    dialog.filesSelected.emit([str(tmp_path / "earlier")])
    dialog.reject()
    wait_for(qtbot, window, State.PAIRED)
    window.session.accept_pairing()
    page = settle(qtbot, window)
    assert page.isVisible()
    assert [row[:2] for row in page.groups["file"].table.texts()[1:]] == [
        ["a.sdlxliff", "3"], ["b.sdlxliff", "3"],
    ]  # fmt: skip


def test_three_versions_are_compared_step_by_step_and_the_last_with_the_first(
    window: MainWindow, qtbot: QtBot, write: Callable[[str, list[str]], Path]
) -> None:
    texts = {name: write(f"{name}.es.txt", lines) for name, lines in VERSIONS.items()}
    files = window.session.files
    files.add(Role.CANDIDATE, [texts["mt"]])
    files.add(Role.REFERENCE, [texts["translator"]])
    wait_for(qtbot, window, State.SCORED)
    window.session.suggestions.measure()
    page = settle(qtbot, window)
    assert not page.step_box.isVisible()
    page.later_button.click()
    dialog = part(window, QFileDialog)
    dialog.filesSelected.emit([str(texts["reviewer"])])
    dialog.reject()
    for step, (before, after) in enumerate(
        [("mt", "translator"), ("translator", "reviewer"), ("mt", "reviewer")]
    ):
        page = settle(qtbot, window)
        page.step_box.setCurrentIndex(step)
        page.step_box.activated.emit(step)
        page = settle(qtbot, window)
        assert page.step_box.currentText() == f"{texts[before].name} → {texts[after].name}"
        distance = sum(map(Levenshtein.distance, VERSIONS[before], VERSIONS[after]))
        assert f"({distance} of " in page.sum_of.text()


VERSIONS = {"mt": SUGGESTIONS, "translator": FINALS, "reviewer": [*FINALS[:-1], "Y otra."]}


def test_a_candidate_becomes_the_final_text_of_its_earlier_version(
    window: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    final, earlier = tmp_path / "mt.sdlxliff", tmp_path / "earlier.sdlxliff"
    final.write_text(TRADOS.format(first="Nueva."), "utf-8")
    earlier.write_text(TRADOS.format(first="Nuevo."), "utf-8")
    drop(window, [final])
    wait_for(qtbot, window, State.INCOMPLETE)
    [entry] = window.session.files[Role.CANDIDATE]
    assert part(window, MessagePage).earlier_button.isVisible()
    window.session.files.set_earlier_version(entry, earlier)
    window.session.suggestions.measure()
    assert settle(qtbot, window).isVisible()
    assert [each.path for each in window.session.files[Role.REFERENCE]] == [final]
    assert [each.path for each in window.session.files[Role.CANDIDATE]] == [earlier]


def test_other_files_offer_no_earlier_version(
    window: MainWindow, qtbot: QtBot, write: Callable[[str, list[str]], Path]
) -> None:
    drop(window, [write("final.es.txt", FINALS)])
    wait_for(qtbot, window, State.INCOMPLETE)
    assert not part(window, MessagePage).earlier_button.isVisible()


def test_a_narrow_page_scrolls_as_one(window: MainWindow, page: ChangesPage) -> None:
    window.window_actions.inputs.trigger()
    for width, columns in ((900, 1), (1180, 2), (900, 1)):
        window.resize(width, 600)
        lay_out()
        assert page.segments.rows[0].isVisible()
        areas = page.findChildren(QScrollArea)
        assert sum(area.isVisible() for area in areas) == columns


def test_tab_leads_from_the_bands_to_their_rates(page: ChangesPage) -> None:
    page.bands.table.setFocus()
    QTest.keyClick(page.bands.table, Qt.Key.Key_Tab)
    assert page.bands.rates_button.hasFocus()
    QTest.keyClick(page.bands.rates_button, Qt.Key.Key_Tab)
    assert page.substitutions.table.hasFocus() or page.groups["origin"].table.hasFocus()


def test_rates_weigh_the_bands_and_nothing_else(
    window: MainWindow, page: ChangesPage, qtbot: QtBot
) -> None:
    # What other pages compute in the background began before.
    qtbot.waitUntil(lambda: not running_jobs(window.session))
    before = part_of(page)
    plain = page.bands.table.texts()[0]
    page.bands.rates_button.click()
    dialog = part(page, RatesDialog)
    dialog.bands[0].weights[0].set_number(Decimal("0.1"))
    dialog.price_box.set_number(Decimal("0.2"))
    dialog.currency_edit.setText("EUR")
    dialog.ok_button.click()
    titles, *rows = page.bands.table.texts()
    assert titles == [
        "Similarity", "Segments", "Source words", "Weight", "Weighted words", "Amount (EUR)",
    ]  # fmt: skip
    words = [int(row[2]) for row in rows]
    weighted = words[-1] - words[0] * 0.9
    assert rows[0][2:] == [
        str(words[0]), "0.1", f"{words[0] * 0.1:.2f}", f"{words[0] * 0.02:.2f}",
    ]  # fmt: skip
    assert rows[-1][3:] == ["", f"{weighted:.2f}", f"{weighted * 0.2:.2f}"]
    # Nothing was scored or compared again.
    assert window.session.state is State.SCORED
    assert not running_jobs(window.session)
    assert part_of(page) == before
    page.bands.rates_button.click()
    again = next(each for each in page.findChildren(RatesDialog) if each.isVisible())
    again.reset_button.click()
    again.ok_button.click()
    assert page.bands.table.texts()[0] == plain


def part_of(page: ChangesPage) -> list[list[list[str]]]:
    """Return the content of the page that does not depend on rates."""
    tables = (page.groups["origin"].table, page.substitutions.table, page.measures.table)
    return [table.texts() for table in tables]


def test_a_project_keeps_the_choice_and_the_rates(
    two_files: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    two_files.session.suggestions.measure()
    rates = Scheme(price=Decimal("0.12"), currency="EUR")
    two_files.session.suggestions.set_scheme(rates)
    settle(qtbot, two_files)
    path = tmp_path / "work.bleu"
    with qtbot.waitSignal(two_files.saver.saved, timeout=10_000):
        two_files.saver.save(path)
    [run] = Project.open(path).runs
    assert run.changes is not None
    assert run.changes.unchanged == SIMILARITIES.count(1)
    two_files.saver.new()
    assert two_files.session.suggestions.scheme is None
    with qtbot.waitSignal(two_files.saver.opened, timeout=10_000):
        two_files.saver.open(path)
    assert two_files.session.suggestions.scheme == rates
    assert not two_files.saver.modified
    two_files.session.suggestions.set_scheme(Scheme())
    qtbot.waitUntil(lambda: two_files.saver.modified)


def test_rates_are_the_users_own_for_the_next_texts(
    window: MainWindow, page: ChangesPage, qtbot: QtBot, delivered: Path
) -> None:
    suggestions = window.session.suggestions
    plain = suggestions.scheme
    rates = EXAMPLES["whole"]
    suggestions.set_scheme(rates)
    assert window.preferences.rates == rates
    # Going back leads to the bands that were there, and not to those of later texts.
    window.session.work.undo()
    assert suggestions.scheme == plain
    window.session.work.redo()
    window.saver.new()
    drop(window, [delivered])
    settle(qtbot, window)
    assert suggestions.scheme == rates
    # The next start reads them where it reads its other preferences.
    assert MainWindow(window.preferences).session.suggestions.own == rates


def test_a_second_candidate_takes_the_page_away(
    window: MainWindow, qtbot: QtBot, page: ChangesPage, write: Callable[[str, list[str]], Path]
) -> None:
    window.session.files.add(Role.CANDIDATE, [write("other.es.txt", FINALS)])
    wait_for(qtbot, window, State.SCORED)
    tabs = part(window, ResultTabs)
    assert not tabs.isTabVisible(tabs.indexOf(page))
    (row,) = (each for each in PAGES if each.name is PageName.CHANGES)
    assert not row.is_offered(window.session)


@pytest.mark.parametrize("language", slow_but(["es"], ["en", "es", "zh_CN"]))
def test_every_text_has_room(
    window: MainWindow, qtbot: QtBot, page: ChangesPage, language: str
) -> None:
    set_language(language)
    window.window_actions.inputs.trigger()
    window.resize(900, 600)
    relabel(window)
    page = settle(qtbot, window)
    assert page.isVisible()
    assert cut_off(page) == []
    weights = (Decimal("0.05"),) * 6
    rates = Scheme(weights=weights, price=Decimal("1234.56"), currency="EUR")
    window.session.suggestions.set_scheme(rates)
    lay_out()
    assert cut_off(page) == []
