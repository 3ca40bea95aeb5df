"""“Understand BLEU”: the figures are the core's, and all sections can be reached and read."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QFont
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QGridLayout, QLabel, QWidget
from pytestqt.qtbot import QtBot

from bleu_core.api.evaluation import evaluate
from bleu_core.files.documents import Document
from bleu_core.scoring.bands import BANDS, FORMULA_RECOGNITION
from bleu_core.settings import SMOOTHINGS, Settings
from bleu_desktop.i18n import set_language
from bleu_desktop.learn.counting_sections import CountingSection, MeasureSection
from bleu_desktop.learn.examples_section import ExamplesSection
from bleu_desktop.learn.figures import Example, compute_figures, segmentations
from bleu_desktop.learn.flow import Flow
from bleu_desktop.learn.formula import FormulaView
from bleu_desktop.learn.formula_sections import FormulaSection, LengthSection, SmoothingSection
from bleu_desktop.learn.learn_dialog import LearnDialog
from bleu_desktop.learn.marked_example import MarkedExample
from bleu_desktop.learn.reading_sections import LimitsSection, MeaningSection
from bleu_desktop.learn.section import LearnSection
from bleu_desktop.learn.segmentation_section import SegmentationSection
from bleu_desktop.shared.controls import Link
from bleu_desktop.shared.examples import CAT
from bleu_desktop.shared.sizes import space
from bleu_desktop.shared.widgets import em
from bleu_score.marked.parts import Style
from bleu_score.messages.bands import band_name, band_range, band_sentence
from bleu_score.messages.choices import tokenizer_name

FIGURES = compute_figures()


@pytest.fixture(scope="module")
def written(qapp: QApplication) -> Iterator[LearnDialog]:
    """Create the dialog once, because that takes longer than most of its tests."""
    set_language("en")
    dialog = LearnDialog()
    dialog.show()
    yield dialog
    dialog.close()
    dialog.deleteLater()


@pytest.fixture
def dialog(written: LearnDialog) -> LearnDialog:
    written.resize(900, 600)
    written.show_section(0)
    return written


def texts(widget: QWidget) -> list[str]:
    return [label.text() for label in widget.findChildren(QLabel) if label.text()]


def section_of(dialog: LearnDialog, kind: type[LearnSection]) -> LearnSection:
    [(index, section)] = [
        (index, section) for index, section in enumerate(dialog.sections) if type(section) is kind
    ]
    dialog.show_section(index)
    assert section.isVisible()
    return section


# --- figures ------------------------------------------------------------------------------------


@pytest.mark.parametrize("example", [*FIGURES.examples, FIGURES.smoothing])
def test_examples_score_as_in_an_evaluation(example: Example) -> None:
    for smoothing, score in example.scores.items():
        evaluation = evaluate(
            candidates=[Document.from_segments("candidate", [example.candidate])],
            references=[Document.from_segments("reference", [example.reference])],
            settings=Settings(tokenizer="13a", smoothing=smoothing),
        )
        assert evaluation.candidates[0].score == score


def test_the_clipped_words_add_up_to_the_first_precision() -> None:
    first = FIGURES.clipping.score.precisions[0]
    assert [(word.word, word.in_candidate, *word.in_references, word.counted)
            for word in FIGURES.words] == [
        ("the", 3, 2, 2), ("cat", 1, 1, 1), ("is", 0, 1, 0), ("on", 0, 1, 0),
        ("mat", 1, 1, 1)]  # fmt: skip
    assert sum(word.counted for word in FIGURES.words) == first.matched
    assert sum(word.in_candidate for word in FIGURES.words) == first.total


def test_of_two_references_the_one_that_has_most_counts() -> None:
    first, words = FIGURES.several.score.precisions[0], FIGURES.words_of_several
    assert sum(word.counted for word in words) == first.matched == 6
    assert sum(word.in_candidate for word in words) == first.total == 7
    # Neither reference alone allows as much.
    for place in (0, 1):
        alone = sum(min(word.in_candidate, word.in_references[place]) for word in words)
        assert alone < first.matched


def test_ngrams_are_listed_by_order() -> None:
    assert [len(ngrams) for ngrams in FIGURES.ngrams] == [6, 5, 4, 3]
    assert FIGURES.ngrams[2] == ("the cat is", "cat is on", "is on the", "on the mat")


def test_the_closest_and_the_shortest_reference_differ() -> None:
    lengths = FIGURES.lengths
    assert lengths.closest in lengths.references
    assert lengths.shortest == min(lengths.references) < lengths.closest


# --- display ------------------------------------------------------------------------------------


def test_worked_examples_are_on_one_scale(dialog: LearnDialog) -> None:
    shown = texts(section_of(dialog, ExamplesSection))
    for wanted in ("4/5", "1/4", "0/3", "8/11", "4/10", "2/9", "9/11", "5/10", "1/8", "5/6",
                   "Brevity penalty: 0.8187", "Brevity penalty: 0.8338", "Brevity penalty: 1",
                   "Smoothing none: BLEU 0", "Smoothing none: BLEU 27.22",
                   "Smoothing exp (exponential decay): BLEU 21.02",
                   "Smoothing add-one-all (every order): BLEU 34.79",
                   "Smoothing add-one-all (every order): BLEU 48.89"):  # fmt: skip
        assert wanted in shown
    everything = " ".join(text for section in dialog.sections for text in texts(section))
    for fraction in ("0.2102", "0.2722", "0.3479", "0.4889"):
        assert fraction not in everything


@pytest.mark.parametrize("traditional", [False, True])
def test_three_segmentations_lead_to_three_scores(traditional: bool) -> None:
    words, characters, nothing = segmentations(traditional=traditional)
    assert characters.percent > words.percent > nothing.percent == 0
    assert len(nothing.reference) == 1
    assert set(words.reference) - set(words.candidate)


def test_a_chinese_sentence_is_shown_in_three_segmentations(dialog: LearnDialog) -> None:
    shown = texts(section_of(dialog, SegmentationSection))
    characters = "｜\u200b".join("一只猫坐在垫子上，外面正下着大雨。")
    for wanted in (characters, "70.17", "83.20", "0.00"):
        assert wanted in shown
    for each in segmentations(traditional=False):
        reference, candidate = (
            "｜\u200b".join(words) for words in (each.reference, each.candidate)
        )
        row = shown.index(tokenizer_name(each.tokenizer))
        assert shown[row + 1] == reference
        assert shown.index(candidate, row) in (row + 3, row + 4)


def test_each_table_has_its_titles(dialog: LearnDialog) -> None:
    section_of(dialog, SegmentationSection)
    first_rows = [
        tuple(
            item.widget().text()
            for place in range(grid.columnCount())
            if (item := grid.itemAtPosition(0, place)) and isinstance(item.widget(), QLabel)
        )
        for section in dialog.sections
        for widget in section.findChildren(QWidget)
        if isinstance(grid := widget.layout(), QGridLayout)
    ]
    assert {*first_rows} >= {
        ("Order", f"N-grams of “{CAT}”", "Number"),
        ("Order", "1", "2", "3", "4"),
        ("Word", "Candidate", "Reference 1", "Reference 2", "Counted"),
        ("Word", "Candidate", "Reference", "Counted"),
        ("Candidate / reference", "BP"),
        ("Smoothing", "Effect", "BLEU"),
        ("Word segmentation", "Reference and candidate", "BLEU"),
        ("Model", "Task", "BLEU", "Remark"),
    }


def test_clipping_is_shown_word_by_word(dialog: LearnDialog) -> None:
    shown = texts(section_of(dialog, CountingSection))
    start = shown.index("the")
    assert shown[start : start + 20] == [
        "the", "3", "2", "2", "cat", "1", "1", "1", "is", "0", "1", "0", "on", "0", "1", "0",
        "mat", "1", "1", "1",
    ]  # fmt: skip
    assert "The precision of order 1 is 6 of 7, which is 86%." in shown
    assert "The precision of order 1 is 4 of 5, which is 80%." in shown
    start = shown.index("Candidate", shown.index("With several references: the largest count"))
    several = FIGURES.several.texts
    names = ("Candidate", "Reference 1", "Reference 2")
    assert shown[start : start + 6] == [*chain(*zip(names, several, strict=True))]


def test_each_kind_of_smoothing_is_explained_and_scored(dialog: LearnDialog) -> None:
    shown = texts(section_of(dialog, SmoothingSection))
    effects = {
        "none": "Nothing: BLEU as it was defined.",
        "exp": "The first order without a match counts as half a match",
        "floor": "An order without a match counts as 0.1 matches.",
        "add-k": "From order 2 on, 1 is added",
        "add-one-all": "In every order, 1 is added",
    }
    assert {*effects} == {*SMOOTHINGS}
    for name in SMOOTHINGS:
        row = shown.index(name)
        assert shown[row + 1].startswith(effects[name])
        assert shown[row + 2] == f"{FIGURES.smoothing.scores[name].percent:.2f}"


def test_bands_and_published_models_are_listed(dialog: LearnDialog) -> None:
    shown = texts(section_of(dialog, MeaningSection))
    for band in BANDS:
        assert band_name(band) in shown
    scores = [shown[shown.index(model.name) + 2] for model in FORMULA_RECOGNITION]
    assert scores == ["~75%", "~80%", "85.91%"]
    remarks = [shown[shown.index(model.name) + 3] for model in FORMULA_RECOGNITION]
    assert remarks == ["Only known approximately", "Only known approximately", "As published"]
    for band in BANDS:
        place = shown.index(band_range(band))
        assert shown[place + 1] == band_name(band)
        assert band_sentence(band) in ("", shown[place + 2])


def test_the_way_to_a_score_has_seven_steps(dialog: LearnDialog) -> None:
    [flow] = section_of(dialog, FormulaSection).findChildren(Flow)
    # Every other text is a result, between the arrows.
    results = [text for text in texts(flow) if text[0].isdigit()]
    assert results == [
        "11  13", "11  10  9  8", "9  5  2  1", "9/11  5/10  2/9  1/8", "0.3265", "0.8338", "27.22",
    ]  # fmt: skip


def test_steps_go_to_the_right_then_down_and_back(qtbot: QtBot) -> None:
    parent = QWidget()
    qtbot.addWidget(parent)
    flow = Flow([(f"step {number}", f"{number}") for number in range(9)], parent)
    grid = flow.layout()
    assert isinstance(grid, QGridLayout)
    places = {}
    for place in range(grid.count()):
        item = grid.itemAt(place)
        assert item is not None
        widget, (row, column, *_) = item.widget(), grid.getItemPosition(place)
        places[row, column] = widget.text() if isinstance(widget, QLabel) else texts(widget)[0]
    assert places == {
        **{(0, 2 * n): f"step {n}" for n in range(4)},
        **{(0, 2 * n + 1): "→" for n in range(3)},
        (1, 6): "↓",
        (3, 0): "↓",
        (4, 0): "step 8",
        **{(2, 6 - 2 * n): f"step {4 + n}" for n in range(4)},
        **{(2, 5 - 2 * n): "←" for n in range(3)},
    }
    [bold] = [label for label in flow.findChildren(QLabel) if label.text() == "3"]
    assert bold.font().bold()


def test_each_text_is_below_its_heading(dialog: LearnDialog) -> None:
    shown = texts(section_of(dialog, LimitsSection))
    assert shown[0] == "What BLEU cannot see"
    assert [(title, text.split()[0:3]) for title, text in zip(shown[1::2], shown[2::2])] == [  # noqa: B905
        ("It needs a whole text", ["BLEU", "says", "little"]),
        ("All words weigh the same", ["Omitting", "an", "article"]),
        ("It does not understand the text", ["BLEU", "ignores", "meaning"]),
        ("It depends on preprocessing", ["How", "the", "text"]),
    ]
    shown = texts(section_of(dialog, MeasureSection))
    for number, text in (("0", "No agreement"), ("100", "Full agreement")):
        assert shown[shown.index(number) + 1].startswith(text)


def test_ngrams_are_shown_by_order(dialog: LearnDialog) -> None:
    shown = texts(section_of(dialog, CountingSection))
    start = shown.index("Number") + 1
    assert shown[start : start + 12 : 3] == ["1", "2", "3", "4"]
    assert shown[start + 1 : start + 12 : 3] == [" · ".join(each) for each in FIGURES.ngrams]
    assert shown[start + 2 : start + 12 : 3] == ["6", "5", "4", "3"]


def test_chinese_is_split_once_it_is_looked_at(qtbot: QtBot) -> None:
    section = SegmentationSection(FIGURES)
    qtbot.addWidget(section)
    section.setVisible(False)
    assert texts(section) == ["Words of Chinese"]
    section.setVisible(True)
    labels = section.findChildren(QLabel)
    assert len(labels) > 5
    section.setVisible(False)
    section.setVisible(True)
    assert section.findChildren(QLabel) == labels


def test_penalties_and_the_closest_length_are_computed(dialog: LearnDialog) -> None:
    shown = texts(section_of(dialog, LengthSection))
    start = shown.index("BP")
    assert shown[start + 1 : start + 13] == [
        *("120%", "1.000", "100%", "1.000", "90%", "0.895"),
        *("80%", "0.779", "70%", "0.651", "50%", "0.368"),
    ]
    lengths = FIGURES.lengths
    assert shown[-3].endswith(
        f"The closest length is {lengths.closest}, the shortest {lengths.shortest}."
    )
    assert shown[-3].startswith(f"Example: the candidate has {lengths.candidate} tokens")


def test_every_example_can_be_tried(dialog: LearnDialog, qtbot: QtBot) -> None:
    section = section_of(dialog, ExamplesSection)
    links = [link for link in section.findChildren(Link) if link.text() == "Try this example"]
    for link, example in zip(links, FIGURES.examples, strict=True):
        assert link.x() == space(2)
        with qtbot.waitSignal(dialog.tried) as tried:
            link.click()
        assert tried.args == [example.texts]


def test_matches_of_examples_are_marked(dialog: LearnDialog) -> None:
    [example] = section_of(dialog, CountingSection).findChildren(MarkedExample)
    assert example.candidate.text() == "the the the cat mat"
    styles = [part.style for part in example.candidate.parts if part.token is not None]
    assert styles.count(Style.CLIPPED) == 1
    assert styles.count(Style.MATCH_2) == 2
    example.candidate.token_pointed.emit(0, 4)
    assert example.reference.lit == {5}


# --- navigation ---------------------------------------------------------------------------------


def test_sections_are_turned_by_keyboard_and_button(dialog: LearnDialog, qtbot: QtBot) -> None:
    last = len(dialog.sections) - 1
    assert not dialog.back.isEnabled()
    qtbot.keyClick(dialog.contents, Qt.Key.Key_Down)
    assert dialog.section == 1
    assert dialog.sections[1].isVisible()
    qtbot.keyClick(dialog.contents, Qt.Key.Key_End)
    assert dialog.section == last
    assert not dialog.next.isEnabled()
    qtbot.mouseClick(dialog.back, Qt.MouseButton.LeftButton)
    assert dialog.section == dialog.contents.currentRow() == last - 1
    assert dialog.chooser.currentIndex() == last - 1
    assert dialog.back.isEnabled()
    assert dialog.next.isEnabled()
    dialog.next.click()
    assert dialog.section == last
    for outside in (-1, last + 1):
        dialog.show_section(outside)
        assert dialog.section == last


def test_a_narrow_window_has_a_list_to_choose_from(dialog: LearnDialog, qtbot: QtBot) -> None:
    assert dialog.contents.isVisible()
    assert not dialog.chooser.isVisible()
    dialog.resize(360, 400)
    assert not dialog.contents.isVisible()
    assert dialog.chooser.isVisible()
    dialog.chooser.setFocus()
    qtbot.keyClick(dialog.chooser, Qt.Key.Key_Down)
    assert dialog.section == 1
    dialog.resize(900, 600)
    assert dialog.contents.isVisible()
    assert dialog.contents.currentRow() == 1
    for width, is_narrow in ((em(dialog, 34), False), (em(dialog, 34) - 1, True)):
        dialog.resize(width, 600)
        assert dialog.contents.isHidden() is dialog.chooser.isVisible() is is_narrow


def test_text_is_not_wider_than_can_be_read(dialog: LearnDialog) -> None:
    dialog.resize(2000, 1000)
    QTest.qWait(1)
    for index, section in enumerate(dialog.sections):
        dialog.show_section(index)
        assert section.width() <= section.fontMetrics().height() * 51


# --- formulas -----------------------------------------------------------------------------------


def test_formulas_are_spoken_and_shrink_to_fit(dialog: LearnDialog, qtbot: QtBot) -> None:
    for kind in (CountingSection, FormulaSection):
        views = section_of(dialog, kind).findChildren(FormulaView)
        assert views
        assert all(view.accessibleName() for view in views)
    view = views[1]
    whole = view.sizeHint().width()
    assert view.minimumSizeHint().width() < whole
    alone = FormulaView()
    qtbot.addWidget(alone)
    alone.setFont(QFont(view.font()))
    alone.show_formula(view._box, "formula")
    for width in (whole + 200, round(whole * 0.8), view.minimumSizeHint().width()):
        alone.resize(width, view.height())
        picture = alone.grab().toImage()
        ink = [
            x
            for x in range(picture.width())
            if any(picture.pixel(x, y) != picture.pixel(0, 0) for y in range(picture.height()))
        ]
        # Nothing is drawn at or beyond the edge.
        assert ink
        assert ink[-1] < picture.width() - 1
        # It is no smaller than needed.
        assert width > whole or ink[-1] - ink[0] > 0.8 * width
