"""Checks of texts for a score and for the page *Checks* alike: one finding, one count."""

from __future__ import annotations

import operator
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property

from bleu_core.diagnostics import model, shared_checks
from bleu_core.diagnostics.character_checks import check_characters
from bleu_core.diagnostics.kinds import Kind
from bleu_core.diagnostics.named_text import NamedText
from bleu_core.diagnostics.output_checks import check_output
from bleu_core.diagnostics.row_checks import check_rows
from bleu_core.diagnostics.trace_checks import check_traces
from bleu_core.files.addresses import Role
from bleu_core.pairing.concerns import rows_of
from bleu_core.progress import SILENT, Progress
from bleu_core.settings import Normalization

# Imported where something is found, to speed up start-up: often there is nothing to report.

_OF_LINES = (Kind.SHARED_TEXT, Kind.ADDED_TEXT)


@dataclass(frozen=True)
class CommonChecks:
    """The checks of the texts of one evaluation.

    Attributes
    ----------
    texts
        References, then candidates. The first one is the first reference.
    source
        The segments of the source text; None if it is not known.
    progress
        Used for cancellation.
    thorough
        Whether to look for characters that only a few segments have, as `find_substitutions` does.
    may_matter
        Whether a normalization may have an effect. Style without any is not looked for.
    """

    texts: Sequence[NamedText]
    source: Sequence[str] | None
    progress: Progress = SILENT
    thorough: bool = False
    may_matter: Callable[[Normalization], bool] = lambda _: True

    def of_text(
        self, text: NamedText, suspects: Sequence[int] | None = None
    ) -> Iterator[model.Diagnostic]:
        """Yield the diagnostics of a text, also by comparison with the text beside it.

        Beside a reference is the first candidate, and beside a candidate the first reference.
        `suspects` is as for `check_rows`.
        """
        yield from self._empty(text)
        yield from shared_checks.check_lost(text, thorough=self.thorough)
        yield from shared_checks.check_encoding(text)
        yield from shared_checks.check_carriage_returns(text)
        yield from shared_checks.check_tokenized(text, self._tokenized)
        beside = next((one.document for one in self.texts if one.role is not text.role), None)
        yield from shared_checks.check_markup(text, beside, thorough=self.thorough)
        diagnostics = [
            one
            for one in self._of_all
            if _is_about(one, text) and not _is_only(one, shared_checks.LOST)
        ]
        if beside is not None:
            # What is added, such as numbers and introductions, is told once.
            is_added = any(one.kind is Kind.ADDED_TEXT for one in diagnostics)
            for one in check_traces(text, beside, self.progress):
                if one.normalization == "csv-quotes":
                    diagnostics = [other for other in diagnostics if not _is_only(other, '""')]
                if not (is_added and one.kind is Kind.ADDED_TEXT):
                    diagnostics.append(one)
            is_added = any(one.kind is Kind.ADDED_TEXT for one in diagnostics)
            for one in check_output(
                text, beside, self.progress, source=self.source, suspects=suspects
            ):
                if not (is_added and one.kind is Kind.LABELS):
                    diagnostics.append(one)
        yield from diagnostics

    def of_compared(
        self, text: NamedText, suspects: Sequence[int] | None = None
    ) -> Iterator[model.Diagnostic]:
        """Yield the differences of a text from the first reference.

        `suspects` is as for `check_rows`.
        """
        first = self.texts[0].document
        yield from shared_checks.check_scripts(text, first, self.progress)
        yield from shared_checks.check_case(text, first)
        if suspects is None or len(suspects) * 100 >= len(text.segments):
            # Words in other characters are not those of another language.
            known = {
                row
                for one in self._of_all
                if one.kind is Kind.CHARACTERS and _is_about(one, text)
                for row in one.rows
            }
            for one in check_rows(text, first, self.progress, suspects=suspects):
                if one.kind is not Kind.FOREIGN_SEGMENTS or not known.issuperset(one.rows):
                    yield one
        # Text beside the translations explains a length.
        if not any(one.kind in _OF_LINES and _is_about(one, text) for one in self._of_all):
            yield from shared_checks.check_length(text, first, thorough=self.thorough)

    @cached_property
    def blank_in_all(self) -> bytes:
        """For each segment, 1 if it is blank in all texts, and so does not change a score."""
        blank = self.texts[0].blank
        if 1 in blank:
            blank = bytes(map(min, blank, *(text.blank for text in self.texts[1:])))
        return blank

    def _empty(self, text: NamedText) -> Iterator[model.Diagnostic]:
        """Find segments that are blank in a text, but not in all."""
        rows = rows_of(bytes(map(operator.gt, text.blank, self.blank_in_all)))
        if text.document.repairs:
            # The user knows of the lines that they inserted.
            rows = list(filter(text.document.units.is_in_file, rows))
        if not rows:
            return

        if text.role is Role.CANDIDATE:
            yield text.diagnostic(
                Kind.EMPTY_CANDIDATE, rows, model.LeaveOut("empty_candidate", is_on=False)
            )
            return
        references = [one.segments for one in self.texts if one.role is Role.REFERENCE]
        unmatched = sum(not any(one[row].strip() for one in references) for row in rows)
        fixes = (model.LeaveOut("empty_reference", is_on=False),) if unmatched else ()
        yield text.diagnostic(
            Kind.EMPTY_REFERENCE, rows, *fixes, data=model.SegmentCount(unmatched)
        )

    @cached_property
    def _tokenized(self) -> shared_checks.TokenizedTexts:
        return shared_checks.TokenizedTexts([text.document for text in self.texts], self.progress)

    @cached_property
    def _of_all(self) -> list[model.Diagnostic]:
        """The diagnostics that a look at all texts together finds."""
        diagnostics = list(check_characters(self.texts, may_matter=self.may_matter))
        if self.thorough:
            # What is frequent has the same count beside a score.
            known = {(one.kind, one.where.role, one.where.document) for one in diagnostics}
            diagnostics += (
                one
                for one in check_characters(self.texts, thorough=True)
                if (one.kind, one.where.role, one.where.document) not in known
            )
        return [*shared_checks.check_shared(self.texts), *diagnostics]


def _is_only(diagnostic: model.Diagnostic, sign: str) -> bool:
    """Whether a diagnostic is about nothing but one sign, of which another check tells."""
    if not isinstance(diagnostic.data, model.Characters):
        return False
    return all(written == sign for written, _ in diagnostic.data.pairs)


def _is_about(diagnostic: model.Diagnostic, text: NamedText) -> bool:
    return (diagnostic.where.role, diagnostic.where.document) == (text.role, text.name)
