"""Saves the texts as they are compared: asks for place and format, and reports the result."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from bleu_core.errors import BleuError
from bleu_core.evaluation import results as core_results
from bleu_core.writing import texts as writing_texts
from bleu_core.writing.judging import SEGMENTS, SegmentSample
from bleu_desktop.i18n import translate
from bleu_desktop.session.session import Session
from bleu_desktop.shared.file_dialogs import file_dialog
from bleu_desktop.shared.jobs import or_error
from bleu_desktop.shared.widgets import one_line
from bleu_desktop.shell.notices import Notice, NoticeAction, Notices
from bleu_desktop.shell.preferences import Preferences
from bleu_score.i18n import format_number, join_names, join_sentences
from bleu_score.messages import errors, saved_texts
from bleu_score.messages.names import text_name

# The name of its notices: a new one replaces the one before.
_NOTICE = "texts"


class SaveChoice(NamedTuple):
    """A format the texts can be saved in.

    Attributes
    ----------
    words
        The words for it in the dialog.
    candidate
        For a translation memory: the candidate that is the translation; None for the reference.
    sample
        For a table: segments to be judged; None for all.
    """

    words: str
    format: writing_texts.TextsFormat
    candidate: int | None = None
    sample: SegmentSample | None = None


class TextSaver(QObject):
    """Saves the texts if the user asks for it in the menu or on the page of pairs.

    Signals
    -------
    saved
        The confirmation shown for a moment.
    """

    saved = Signal(str)

    def __init__(
        self,
        session: Session,
        preferences: Preferences,
        notices: Notices,
        window: QWidget,
    ) -> None:
        super().__init__(window)
        self._session = session
        self._preferences = preferences
        self._notices = notices
        self._window = window
        self._runner = session.new_runner()
        self._runner.finished.connect(self._show_outcome)

    def choices(self) -> list[SaveChoice]:
        """Return the formats for the evaluation that is shown, the most useful first."""
        evaluation = self._session.evaluation
        if evaluation is None:
            return []
        choices = [SaveChoice(translate("TextSaver", "Table with all texts (*.tsv)"), "tsv")]
        if evaluation.aligned.sources is not None:
            candidate = self._session.navigation.candidate_index
            name = text_name(evaluation.candidates[candidate].name)
            # Parentheses in it would be taken for the extensions.
            name = name.replace("(", "[").replace(")", "]")
            choices += [
                SaveChoice(
                    translate("TextSaver", "Translation memory: source and reference (*.tmx)"),
                    "tmx",
                ),
                SaveChoice(
                    translate("TextSaver", "Translation memory: source and {name} (*.tmx)").format(
                        name=name
                    ),
                    "tmx",
                    candidate,
                ),
            ]
        text = translate("TextSaver", "A file for each text, one segment per line (*.txt)")
        count = format_number(SEGMENTS)
        drawn = translate("TextSaver", "Segments to judge, at random: {count} (*.tsv)")
        unlike = translate(
            "TextSaver", "Segments to judge, of those that differ most: {count} (*.tsv)"
        )
        sample = SegmentSample(heading=saved_texts.sheet_heading)
        differing = sample._replace(differing=True)
        return [
            *choices,
            SaveChoice(text, "txt"),
            SaveChoice(drawn.format(count=count), "tsv", sample=sample),
            SaveChoice(unlike.format(count=count), "tsv", sample=differing),
        ]

    def ask(self) -> None:
        """Ask where to save the texts, and save them."""
        evaluation, choices = self._session.evaluation, self.choices()
        if evaluation is None or not evaluation.has_texts:
            return
        dialog = file_dialog(
            self._window,
            translate("TextSaver", "Save paired texts"),
            self._preferences.folder,
            filters=[choice.words for choice in choices],
            suffix=choices[0].format,
        )
        by_words = {choice.words: choice for choice in choices}
        dialog.filterSelected.connect(lambda words: dialog.setDefaultSuffix(by_words[words].format))
        dialog.fileSelected.connect(
            lambda name: self.save(evaluation, Path(name), by_words[dialog.selectedNameFilter()])
        )
        dialog.open()

    def save(self, evaluation: core_results.Evaluation, path: Path, choice: SaveChoice) -> None:
        """Save the texts; the path's extension decides if it names another format."""
        self._preferences.folder = str(path.parent)
        texts_format = writing_texts.texts_format_of(path) or choice.format
        candidate = choice.candidate if texts_format == choice.format else None
        sample = choice.sample if texts_format == choice.format else None
        save = partial(self._save, evaluation, path, texts_format, candidate, sample)
        # The dialog has asked about the chosen file, but not about files with other names.
        paths = writing_texts.paths_of_texts(evaluation.aligned, path, texts_format)
        there = [each.name for each in paths if each != path and each.exists()]
        if not there:
            save()
            return

        def write() -> Notice:
            text = translate("TextSaver", "Files with these names already exist: {names}")
            text = text.format(names=join_names(list(map(one_line, there))))
            replace = NoticeAction(translate("TextSaver", "Replace them"), save)
            return Notice(text, (replace,), is_problem=True)

        self._notices.show_notice(_NOTICE, write)

    def _save(
        self,
        evaluation: core_results.Evaluation,
        path: Path,
        texts_format: writing_texts.TextsFormat,
        candidate: int | None,
        sample: SegmentSample | None,
    ) -> None:
        save = partial(
            writing_texts.save_texts,
            evaluation.aligned,
            path,
            texts_format=texts_format,
            candidate=candidate,
            language=evaluation.target_language.tag,
            sample=sample,
        )
        self._notices.remove(_NOTICE)
        self._runner.start(or_error(lambda progress: save(progress=progress)))

    def _show_outcome(self, outcome: writing_texts.SavedTexts | BleuError) -> None:
        def write() -> Notice:
            if not isinstance(outcome, BleuError):
                return Notice("\n".join(saved_texts.saved_texts_lines(outcome)))
            not_saved = translate("TextSaver", "The texts were not saved.")
            return Notice(join_sentences(not_saved, errors.error_text(outcome)), is_problem=True)

        if isinstance(outcome, BleuError):
            self._notices.show_notice(_NOTICE, write)
            return
        first, *changes = saved_texts.saved_texts_lines(outcome)
        self.saved.emit(first)
        if changes:
            # Changes to the texts stay in sight.
            self._notices.show_notice(_NOTICE, write)
