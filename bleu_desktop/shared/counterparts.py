"""Lights the counterparts of the token the user points at, in all texts of a segment."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from PySide6.QtCore import QObject, Signal

from bleu_core.analysis.matches import SegmentMatches
from bleu_desktop.i18n import translate
from bleu_desktop.shared.cell_texts import visible
from bleu_desktop.shared.marked_text import MarkedText


class Counterparts(QObject):
    """Connects the texts of one segment.

    Signals
    -------
    described
        A description of the token pointed at; empty for none.
    """

    described = Signal(str)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._candidates: Mapping[MarkedText, SegmentMatches] = {}
        self._references: Sequence[MarkedText] = ()

    def watch(self, text: MarkedText) -> None:
        """React to pointing in a text, once it is among those of `show`."""
        text.token_pointed.connect(lambda _line, token: self._point(text, token))

    def show(
        self, candidates: Mapping[MarkedText, SegmentMatches], references: Sequence[MarkedText]
    ) -> None:
        """Connect only the texts of a segment.

        Parameters
        ----------
        candidates
            The candidates with their matches.
        references
            The references, in the order of the matches.
        """
        self._candidates, self._references = candidates, references
        self.described.emit("")

    def _point(self, text: MarkedText, token: int | None) -> None:
        lit: dict[MarkedText, Collection[int]] = {}
        if token is None:
            description = ""
        elif text in self._candidates:
            lit = self._beside_candidate(text, token)
            description = _description(text, self._candidates[text].candidate.shown(token), token)
        elif text in self._references:
            number = self._references.index(text)
            lit = self._beside_reference(number, token)
            matches = next(iter(self._candidates.values()))
            description = _description(text, matches.references[number].shown(token), token)
        else:
            return
        for each in (*self._candidates, *self._references):
            each.light(lit.get(each, ()))
        self.described.emit(description)

    def _beside_candidate(self, text: MarkedText, token: int) -> dict[MarkedText, Collection[int]]:
        """Return the tokens of a match in its texts, and its counterparts in other candidates."""
        match = self._candidates[text].marks[token].match
        if match is None or match.reference is None or match.place is None:
            return {text: (token,)}
        there = range(match.place, match.place + match.order)
        lit: dict[MarkedText, Collection[int]] = {
            other: [
                number
                for number, mark in enumerate(matches.marks)
                if mark.reference == match.reference and mark.counterpart in there
            ]
            for other, matches in self._candidates.items()
        }
        lit[text] = range(match.start, match.start + match.order)
        if match.reference < len(self._references):
            lit[self._references[match.reference]] = there
        return lit

    def _beside_reference(self, number: int, token: int) -> dict[MarkedText, Collection[int]]:
        lit: dict[MarkedText, Collection[int]] = {self._references[number]: (token,)}
        for text, matches in self._candidates.items():
            place = matches.reference_marks[number][token].counterpart
            lit[text] = () if place is None else (place,)
        return lit


def _description(text: MarkedText, token: str, number: int) -> str:
    note = text.note_of(number).replace("\n", " · ")
    if not note:
        return ""
    return translate("Marks", "“{token}”: {note}").format(token=visible(token), note=note)
