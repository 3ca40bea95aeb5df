"""Checks of an evaluation before its scores are shown."""

from __future__ import annotations

import operator
import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import TYPE_CHECKING

from bleu_core.diagnostics import agreement
from bleu_core.diagnostics.kinds import Kind
from bleu_core.diagnostics.named_text import NamedText
from bleu_core.diagnostics.output_checks import check_output
from bleu_core.diagnostics.shared_checks import (
    TokenizedTexts,
    check_carriage_returns,
    check_case,
    check_encoding,
    check_length,
    check_lookalikes,
    check_markup,
    check_mojibake,
    check_related,
    check_shared,
    check_shifted,
    check_times,
    check_tokenized,
    sample_of,
    script_difference,
)
from bleu_core.files.addresses import FieldKind, Role
from bleu_core.files.documents import Document
from bleu_core.files.names import distinct_names
from bleu_core.languages.formulas import are_formulas
from bleu_core.languages.tags import LANGUAGES_WITHOUT_SPACES, TargetLanguage
from bleu_core.pairing.alignment import AlignedDocuments
from bleu_core.pairing.concerns import rows_of
from bleu_core.progress import SILENT, Progress
from bleu_core.scoring.bleu import BleuScore
from bleu_core.settings import CONCERNS, Settings
from bleu_core.tokenizers import Tokenizer
from bleu_core.tokenizers.by_language import separates_words

# Imported where something is found, to speed up start-up: often there is nothing to report.
if TYPE_CHECKING:
    from bleu_core.diagnostics.model import Diagnostic, UnmatchedOrders
    from bleu_core.languages.words import WordProfile
    from bleu_core.scoring.segment_rows import SegmentRows

RECOMMENDED_SEGMENTS = 100
# From this BLEU on, in percent, the segments certainly belong to their references.
_UNRELATED = 10
# Without spaces, words can only be recognized with a dictionary.
_SCRIPTS_WITHOUT_SPACES = frozenset("Hani Hans Hant Jpan Khmr Laoo Mymr Thai Tibt".split())
# Untranslated segments are reported if there is one in this many; a few may be names.
SHARE_UNTRANSLATED = 100
# Segments that equal a reference are reported if there is one in this many. Good translations of
# whole sentences have one in eight at most.
SHARE_IDENTICAL = 5
_LEAST_IDENTICAL = 5
# Segments of another source text are reported if there is one in this many.
SHARE_OF_OTHER_SOURCE = 20
# Markup is reported beside the score if one segment in this many has some.
_SHARE_OF_MARKUP = 20
# If this share of the segments is untranslated, the text is the source itself.
SHARE_OF_SOURCE = 0.9


def check_identical(text: NamedText, references: Sequence[Document]) -> Iterator[Diagnostic]:
    """Yield a diagnostic if all or many of the candidate's segments equal one of their references.

    If the files call one of the texts the post-edited version of the other, many are expected.
    """
    segments = text.segments
    sample = sample_of(segments)
    few = sum(any(segments[row] == one.segments[row] for one in references) for row in sample)
    if 2 * SHARE_IDENTICAL * few < len(sample):
        return
    equal = [list(map(operator.eq, segments, reference.segments)) for reference in references]
    are_equal = equal[0] if len(equal) == 1 else list(map(any, zip(*equal, strict=True)))
    if segments and all(are_equal):
        yield text.diagnostic(Kind.IDENTICAL, range(len(segments)))
        return
    if sum(are_equal) * SHARE_IDENTICAL < sum(map(bool, segments)):
        return
    rows = [row for row, is_equal in enumerate(are_equal) if is_equal and segments[row].strip()]
    if len(rows) < max(
        _LEAST_IDENTICAL, sum(map(bool, map(str.strip, segments))) / SHARE_IDENTICAL
    ):
        return
    # Formulas are copied.
    if not (is_post_edited(text.document, references) or are_formulas(segments)):
        yield text.diagnostic(Kind.IDENTICAL_SEGMENTS, rows)


_POST_EDITED = re.compile(
    r"post[-_ ]?edi|pos(?:t)?[-_ ]?edi[cçt]|pasca[-_ ]?(?:sunting|edit)|[译譯][后後][编編]"
    r"|(?<![^\W\d_])(?:mt)?pe(?![^\W\d_])",
    re.IGNORECASE,
)


def is_post_edited(candidate: Document, references: Sequence[Document]) -> bool:
    """Whether files say that one text is the post-edited version of the other.

    The name of a file or column says so, or a file has a proposal beside its translation.
    """
    names = [document.name for document in (candidate, *references)]
    is_proposal = candidate.selection.kind is FieldKind.ALT_TRANS
    return any(map(_POST_EDITED.search, names)) or (
        is_proposal and candidate.path in [reference.path for reference in references]
    )


@dataclass(frozen=True)
class ScoreChecks:
    """The checks of one evaluation.

    Attributes
    ----------
    aligned
        The documents.
    reference_lengths
        For each reference, the number of tokens in each segment.
    language, settings, tokenizer
        The target language, settings and tokenizer of the score.
    progress
        Used for cancellation.
    """

    aligned: AlignedDocuments
    reference_lengths: Sequence[Sequence[int]]
    language: TargetLanguage
    settings: Settings
    tokenizer: Tokenizer
    progress: Progress = SILENT

    def of_references(self) -> list[Diagnostic]:
        """Return the diagnostics about the references, which apply to every candidate."""
        found = [
            *self._no_words(),
            *self._few_or_short(),
            *self._blank_in_all(),
            *self._empty_references(),
            *self._ter_without_words(),
        ]
        references = [
            NamedText(document.name, Role.REFERENCE, document)
            for document in self.aligned.references
        ]
        for text in references:
            found += self._of_text(text)
        in_other_scripts = []
        for text in references[1:]:
            differs = list(self._other_script(text))
            in_other_scripts += differs
            # Another script implies another language, so report only the script.
            if not differs:
                found += self._wrong_language(text)
            found += self._shifted(text)
        # One diagnostic about scripts is enough.
        found += in_other_scripts[:1]
        others = [*references, *self._source()]
        assumed = [each for text in others for each in self._assumed(text)]
        return [*self._left_out(), *self._in_rows(found), *assumed]

    def of_candidate(
        self,
        name: str,
        index: int,
        lengths: Sequence[int],
        score: BleuScore,
        rows: SegmentRows,
    ) -> list[Diagnostic]:
        """Return the diagnostics about a candidate, the most severe first.

        Parameters
        ----------
        index
            Its place among the candidates.
        lengths
            Number of tokens in each segment of the candidate.
        score, rows
            Its BLEU score, and the counts of each segment.
        """
        text = NamedText(name, Role.CANDIDATE, self.aligned.candidates[index])
        concerns = self.aligned.own_concerns[index]
        can_tell = agreement.can_tell(
            references=len(self.aligned.references),
            tokenizer=self.tokenizer.name,
            max_order=self.settings.max_order,
        )
        unmatched: Iterable[int] = range(len(rows))
        if self.settings.max_order >= agreement.ORDER:
            unmatched = agreement.unmatched_segments(rows)
        # Lines that are blank in both texts are no faults.
        own, others = text.segments, self.aligned.references[0].segments
        unlike = [row for row in unmatched if own[row] or others[row]]
        suspects = unlike if can_tell else None
        untranslated = list(self._untranslated(text, concerns.get("untranslated", ())))
        # An untranslated text is also in another language, maybe in another script: report one.
        other_language = (
            [one for one in untranslated if one.kind is Kind.IS_SOURCE]
            or list(self._other_script(text))
            or list(self._other_language(text))
            or (
                []
                if can_tell and agreement.share_a_language(score)
                else list(self._wrong_language(text))
            )
        )
        output = list(self._of_output(text, unlike))
        refusals = [one for one in output if one.kind is Kind.REFUSAL]
        found_in_rows: list[Diagnostic] = []
        if not other_language and (suspects is None or len(suspects) * 100 >= len(rows)):
            found_in_rows = list(self._of_rows(text, (*untranslated, *refusals), suspects))
        found = [
            *refusals,
            *other_language,
            *self._shifted(text, agreement.may_have_moved(unlike, rows) if can_tell else None),
            # Other languages have no words in common anyway.
            *(() if other_language else self._unrelated(text, score)),
            *check_identical(text, self.aligned.references),
            *(() if other_language else self._of_letters(text)),
            *(one for one in untranslated if one not in other_language),
            *self._of_concern(
                text, Kind.OTHER_SOURCE, concerns.get("other_source", ()), SHARE_OF_OTHER_SOURCE
            ),
            *self._same_members(text),
            *self._beside_translations(text),
            *found_in_rows,
            *(one for one in output if one not in refusals),
            *self._unmatched_orders(text, score),
            *self._empty_candidates(text, lengths, may_be_left_out="empty_candidate" in concerns),
            *self._of_concern(
                text, Kind.HEADING, self.aligned.concerns.get("heading", ()), len(text.segments)
            ),
            *self._of_text(text),
        ]
        return [*self._in_rows(found), *self._assumed(text)]

    def _in_rows(self, found: Sequence[Diagnostic]) -> list[Diagnostic]:
        return [diagnostic.in_rows(self.aligned.kept) for diagnostic in found]

    def _source(self) -> Iterator[NamedText]:
        source = self.aligned.source
        if source is not None:
            yield NamedText(source.name, Role.SOURCE, source)

    def _assumed(self, text: NamedText) -> Iterator[Diagnostic]:
        """Yield the assumptions made to read a text, and to pair it."""
        aligned, own = self.aligned, text.document
        documents = [*aligned.documents, *([aligned.source] if aligned.source else [])]
        found = [
            *own.assumptions,
            *(
                assumption
                for number, assumption in aligned.pairs.assumptions
                if documents[number] is own
            ),
        ]
        if found:
            from bleu_core.diagnostics.model import Diagnostic, Where

            # An assumption about a file is reported once, for all texts in it.
            name = own.path.name if own.path else text.name
            for assumption in found:
                yield Diagnostic(Kind.ASSUMED, Where(name, text.role), data=assumption)

    def _left_out(self) -> Iterator[Diagnostic]:
        counts = tuple(self.aligned.left_out.items())
        if counts:
            from bleu_core.diagnostics.model import Diagnostic, LeftOutCounts

            total, kept = len(self.aligned.pairs.rows), set(self.aligned.kept)
            rows = tuple(row for row in range(total) if row not in kept)
            yield Diagnostic(
                Kind.LEFT_OUT,
                rows=rows,
                count=len(rows),
                segments=total,
                data=LeftOutCounts(counts),
            )

    def _few_or_short(self) -> Iterator[Diagnostic]:
        segments = self.aligned.segments
        if segments < RECOMMENDED_SEGMENTS:
            from bleu_core.diagnostics.model import Diagnostic, Needed

            yield Diagnostic(
                Kind.FEW_SEGMENTS,
                count=segments,
                segments=segments,
                data=Needed(RECOMMENDED_SEGMENTS),
            )
        if not self._has_words:
            return  # a token can be a whole sentence
        needed = self.settings.max_order
        rows = tuple(row for row, length in enumerate(self._longest) if 0 < length < needed)
        if rows and len(rows) * 4 >= segments:
            from bleu_core.diagnostics.model import Diagnostic, Needed, Where

            first = self.aligned.references[0]
            yield Diagnostic(
                Kind.SHORT_SEGMENTS,
                Where("", Role.REFERENCE, rows[0], first.units.line(rows[0])),
                rows,
                len(rows),
                segments,
                data=Needed(needed),
            )

    @property
    def _has_words(self) -> bool:
        return separates_words(self.tokenizer.name, self.language.language)

    def _no_words(self) -> Iterator[Diagnostic]:
        tag, segments = self.language.tag, self.aligned.segments
        if tag is None or self._has_words:
            return
        from bleu_core.diagnostics.model import Diagnostic, Spaceless, UseTokenizer

        yield Diagnostic(
            Kind.NO_WORDS,
            count=segments,
            segments=segments,
            fixes=(UseTokenizer("auto"),),
            data=Spaceless(tag),
        )

    @cached_property
    def _blank(self) -> bytes:
        """For each segment, 1 if it is blank in all texts, and so does not change the score."""
        documents = self.aligned.documents
        if 0 not in self._longest:
            return bytes(len(self._longest))
        return bytes(
            not length and not any(document.segments[row].strip() for document in documents)
            for row, length in enumerate(self._longest)
        )

    def _blank_in_all(self) -> Iterator[Diagnostic]:
        if rows := rows_of(self._blank):
            from bleu_core.diagnostics.model import Diagnostic

            yield Diagnostic(
                Kind.BLANK_IN_ALL, rows=rows, count=len(rows), segments=self.aligned.segments
            )

    def _empty_references(self) -> Iterator[Diagnostic]:
        places = [
            (document, row)
            for document, lengths in zip(
                self.aligned.references, self.reference_lengths, strict=True
            )
            for row in _empty(lengths)
            if not self._blank[row]
        ]
        if places:
            from bleu_core.diagnostics.model import Diagnostic, LeaveOut, Unreferenced, Where

            rows = tuple(sorted({row for _, row in places}))
            unmatched = self._longest.count(0) - sum(self._blank)
            may_be_left_out = "empty_reference" in self.aligned.concerns
            yield Diagnostic(
                Kind.EMPTY_REFERENCES,
                Where(places[0][0].name, Role.REFERENCE, rows[0], _first_line(places)),
                rows,
                len(places),
                self.aligned.segments,
                (LeaveOut("empty_reference", is_on=False),) if may_be_left_out else (),
                Unreferenced(unmatched),
            )

    @cached_property
    def _tokenized(self) -> TokenizedTexts:
        return TokenizedTexts(self.aligned.documents, self.progress)

    @cached_property
    def _longest(self) -> Sequence[int]:
        """The number of tokens of each segment's longest reference."""
        first, *others = self.reference_lengths
        return [max(own) for own in zip(first, *others, strict=True)] if others else first

    def _ter_without_words(self) -> Iterator[Diagnostic]:
        language, options = self.language, self.settings.ter
        code, tag = language.language, language.tag
        if (
            tag is None
            or code not in LANGUAGES_WITHOUT_SPACES
            or "ter" not in self.settings.metrics
        ):
            return
        splits = options.normalized and options.asian_support
        if not (splits and code in ("ja", "zh")):
            from bleu_core.diagnostics.model import Diagnostic, Spaceless

            yield Diagnostic(Kind.TER_WITHOUT_WORDS, data=Spaceless(tag))

    def _other_script(self, text: NamedText) -> Iterator[Diagnostic]:
        scripts = script_difference(text.document.script, self.language.script)
        if scripts is not None:
            rows = range(len(text.segments))
            fixes = []
            if {scripts.own, scripts.expected} == {"Hans", "Hant"}:
                from bleu_core.diagnostics.model import Normalize

                fixes.append(Normalize("t2s"))
            yield text.diagnostic(Kind.SCRIPTS_DIFFER, rows, *fixes, data=scripts)

    def _other_language(self, text: NamedText) -> Iterator[Diagnostic]:
        own, expected = text.document.language, self.aligned.references[0].language
        if own and expected and own.split("-")[0] != expected.split("-")[0]:
            from bleu_core.diagnostics.model import Difference

            rows = range(len(text.segments))
            yield text.diagnostic(Kind.LANGUAGES_DIFFER, rows, data=Difference(own, expected))

    @cached_property
    def _words(self) -> WordProfile:
        """The words of the first reference."""
        from bleu_core.languages.words import WordProfile

        return WordProfile.of(self.aligned.references[0].segments)

    def _wrong_language(self, text: NamedText) -> Iterator[Diagnostic]:
        from bleu_core.languages.words import WordProfile, seem_different

        if text.document.script in _SCRIPTS_WITHOUT_SPACES:
            return
        own = WordProfile.of(text.segments)
        if seem_different(own, self._words):
            from bleu_core.diagnostics.model import Difference

            data = Difference(own.language() or "", self._words.language() or "")
            yield text.diagnostic(Kind.WRONG_LANGUAGE, range(len(text.segments)), data=data)

    def _shifted(self, text: NamedText, alone: Sequence[int] | None = None) -> Iterator[Diagnostic]:
        """Look for texts that stand at the wrong segments, however these were paired."""
        if alone != []:
            first = self.aligned.references[0]
            yield from check_shifted(text, first, self.progress, alone=alone)

    def _untranslated(self, text: NamedText, rows: Sequence[int]) -> Iterator[Diagnostic]:
        compared = list(self._places(rows))
        if compared and len(compared) >= SHARE_OF_SOURCE * len(text.segments):
            yield text.diagnostic(Kind.IS_SOURCE, compared)
        else:
            yield from self._of_concern(text, Kind.UNTRANSLATED, rows, SHARE_UNTRANSLATED)

    def _unrelated(self, text: NamedText, score: BleuScore) -> Iterator[Diagnostic]:
        """Look for segments that do not belong to those they are paired with."""
        first = self.aligned.references[0]
        if self.aligned.pairs.method == "time":
            yield from check_times(text, first, self.progress, by=self.settings.pairing.by)
        elif score.percent < _UNRELATED:
            yield from check_related(text, first, self.progress)

    def _of_letters(self, text: NamedText) -> Iterator[Diagnostic]:
        """Yield differences between words that read the same: case, letters that look alike."""
        first = self.aligned.references[0]
        if not self.settings.lowercase:
            yield from check_case(text, first)
        if "lookalikes" not in self.settings.normalize:
            yield from check_lookalikes(text, [first], self.progress)

    def _of_rows(
        self,
        text: NamedText,
        untranslated: Sequence[Diagnostic],
        suspects: Sequence[int] | None,
    ) -> Iterator[Diagnostic]:
        """Yield the diagnostics of `check_rows`, without segments already known as untranslated."""
        from bleu_core.diagnostics.row_checks import check_rows

        known = {row for one in untranslated for row in one.rows}
        first = self.aligned.references[0]
        for found in check_rows(text, first, self.progress, suspects=suspects):
            if found.kind is not Kind.FOREIGN_SEGMENTS or not known.issuperset(found.rows):
                yield found

    def _of_output(self, text: NamedText, suspects: Sequence[int]) -> Iterator[Diagnostic]:
        """Yield the faults of a candidate that the first reference does not have, or vice versa."""
        document = self.aligned.references[0]
        reference = NamedText(document.name, Role.REFERENCE, document)
        yield from check_output(text, document, self.progress, suspects=suspects)
        yield from check_output(reference, text.document, self.progress, suspects=suspects)

    def _beside_translations(self, text: NamedText) -> Iterator[Diagnostic]:
        """Yield what lines hold beside translations; if nothing is found, what lengths tell."""
        found = [
            one
            for one in self._shared
            if one.where.role is Role.REFERENCE or one.where.document == text.name
        ]
        yield from found or check_length(text, self.aligned.references[0])

    @cached_property
    def _shared(self) -> list[Diagnostic]:
        """The diagnostics about text in the lines beside the translations."""
        candidates = self.aligned.candidates
        texts = [NamedText(one.name, Role.REFERENCE, one) for one in self.aligned.references]
        for name, one in zip(distinct_names(candidates), candidates, strict=True):
            texts.append(NamedText(name, Role.CANDIDATE, one))
        return list(check_shared(texts))

    def _of_concern(
        self, text: NamedText, kind: Kind, rows: Sequence[int], share: int
    ) -> Iterator[Diagnostic]:
        """Yield a diagnostic if a concern is about one in `share` of the compared segments."""
        compared = list(self._places(rows))
        if compared and len(compared) * share >= len(text.segments):
            from bleu_core.diagnostics.model import LeaveOut

            concern = next(name for name in CONCERNS if name == kind.value)
            yield text.diagnostic(kind, compared, LeaveOut(concern, is_on=False))

    def _same_members(self, text: NamedText) -> Iterator[Diagnostic]:
        """Yield a diagnostic of members that are the same in all files, with their names."""
        rows = self.aligned.concerns.get("same_in_all", ())
        for found in self._of_concern(text, Kind.SAME_IN_ALL, rows, len(text.segments)):
            from bleu_core.diagnostics.model import Members
            from bleu_core.pairing.members import split_name

            names = (split_name(self.aligned.key(place)).member for place in found.rows)
            yield replace(found, data=Members(tuple(dict.fromkeys(names))))

    def _places(self, rows: Sequence[int]) -> Iterator[int]:
        """Yield the places of rows among those compared."""
        for row in rows:
            place = self.aligned.segment_of(row)
            if place is not None:
                yield place

    def _unmatched_orders(self, text: NamedText, score: BleuScore) -> Iterator[Diagnostic]:
        if data := unmatched_orders(score, self.settings):
            yield text.diagnostic(Kind.NO_MATCH, (), data=data)

    def _empty_candidates(
        self, text: NamedText, lengths: Sequence[int], *, may_be_left_out: bool
    ) -> Iterator[Diagnostic]:
        if rows := [row for row in _empty(lengths) if not self._blank[row]]:
            from bleu_core.diagnostics.model import LeaveOut

            line = _first_line([(text.document, row) for row in rows])
            fixes = (LeaveOut("empty_candidate", is_on=False),) if may_be_left_out else ()
            yield text.diagnostic(Kind.EMPTY_CANDIDATES, rows, *fixes, line=line)

    def _beside(self, text: NamedText) -> Document:
        """Return the text that another one is compared with."""
        first = self.aligned.references[0]
        return self.aligned.candidates[0] if text.document is first else first

    def _of_text(self, text: NamedText) -> Iterator[Diagnostic]:
        # Tokenizer `none` is meant for text that is already tokenized.
        if self.tokenizer.name != "none":
            yield from check_tokenized(text, self._tokenized)
        yield from check_mojibake(text)
        yield from check_markup(text, self._beside(text), share=_SHARE_OF_MARKUP)
        yield from check_encoding(text)
        yield from check_carriage_returns(text)


def unmatched_orders(score: BleuScore, settings: Settings) -> UnmatchedOrders | None:
    """Return the orders without a matching n-gram; None if there are none."""
    orders = tuple(
        row.order
        for row in score.precisions
        # Effective order ignores orders the candidate is too short for.
        if row.matched == 0 and (row.total or not settings.effective_order)
    )
    if not orders:
        return None
    from bleu_core.diagnostics.model import UnmatchedOrders

    return UnmatchedOrders(orders, settings.smoothing, score.percent == 0)


def _empty(lengths: Sequence[int]) -> Iterator[int]:
    """Yield the indices of segments without tokens."""
    if 0 in lengths:
        yield from (index for index, length in enumerate(lengths) if not length)


def _first_line(places: Sequence[tuple[Document, int]]) -> int:
    """Return the line of the first segment that has one, else the segment's number."""
    lines = [
        document.units.line(index) for document, index in places if document.units.is_in_file(index)
    ]
    return min(lines, default=places[0][1] + 1)
