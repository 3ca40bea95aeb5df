"""Checks of an evaluation before its scores are shown."""

from __future__ import annotations

import operator
import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from itertools import compress

from bleu_core.diagnostics import agreement, model
from bleu_core.diagnostics.common_checks import CommonChecks
from bleu_core.diagnostics.corpus_checks import (
    check_few_segments,
    check_left_out,
    check_short_segments,
    unmatched_orders,
)
from bleu_core.diagnostics.kinds import Kind
from bleu_core.diagnostics.named_text import NamedText
from bleu_core.diagnostics.shared_checks import (
    are_split_chinese,
    check_related,
    check_shifted,
    check_times,
    sample_of,
)
from bleu_core.files.addresses import FieldKind, Role
from bleu_core.files.documents import Document
from bleu_core.files.names import distinct_names
from bleu_core.languages.formulas import are_formulas
from bleu_core.languages.han import is_cantonese
from bleu_core.languages.tags import TargetLanguage
from bleu_core.languages.words import WordProfile, seem_different
from bleu_core.pairing import members
from bleu_core.pairing.alignment import AlignedDocuments
from bleu_core.pairing.concerns import rows_of, translated_elsewhere, words_of
from bleu_core.progress import SILENT, Progress
from bleu_core.scoring.bleu import BleuScore
from bleu_core.scoring.segment_rows import SegmentRows
from bleu_core.settings import CONCERNS, Normalization, Settings
from bleu_core.tokenizers import Tokenizer
from bleu_core.tokenizers.by_language import separates_words

# Imported where something is found, to speed up start-up: often there is nothing to report.

# From this BLEU on, in percent, the segments certainly belong to their references.
_UNRELATED = 10
# Without spaces, words can only be recognized with a dictionary.
_SCRIPTS_WITHOUT_SPACES = frozenset("Hani Hans Hant Jpan Khmr Laoo Mymr Thai Tibt".split())
# Segments that equal a reference are reported if there is one in this many. Good translations of
# whole sentences have one in eight at most.
_SHARE_IDENTICAL = 5
_LEAST_IDENTICAL = 5
# What is found of these kinds is of no interest if a text is in another language.
_OF_ONE_LANGUAGE = (
    *(Kind.CASE, Kind.TYPOGRAPHY),
    Kind.FOREIGN_SEGMENTS,
)
# If this share of the segments is untranslated, the text is the source itself.
_SHARE_OF_SOURCE = 0.9


def check_identical(text: NamedText, references: Sequence[Document]) -> Iterator[model.Diagnostic]:
    """Yield a diagnostic if all or many of the candidate's segments equal one of their references.

    If the files call one of the texts the post-edited version of the other, many are expected.
    """
    segments = text.segments
    sample = sample_of(segments)
    few = sum(any(segments[row] == one.segments[row] for one in references) for row in sample)
    if 2 * _SHARE_IDENTICAL * few < len(sample):
        return
    equal = [list(map(operator.eq, segments, reference.segments)) for reference in references]
    are_equal = equal[0] if len(equal) == 1 else list(map(any, zip(*equal, strict=True)))
    if segments and all(are_equal):
        yield text.diagnostic(Kind.IDENTICAL, range(len(segments)))
        return
    if sum(are_equal) * _SHARE_IDENTICAL < sum(map(bool, segments)):
        return
    rows = [row for row, is_equal in enumerate(are_equal) if is_equal and segments[row].strip()]
    if len(rows) < max(
        _LEAST_IDENTICAL, sum(map(bool, map(str.strip, segments))) / _SHARE_IDENTICAL
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
    rows
        For each candidate, the counts of each segment.
    reference_lengths
        For each reference, the number of tokens in each segment.
    language, settings, tokenizer
        The target language, settings and tokenizer of the score.
    progress
        Used for cancellation.
    may_matter
        As for `CommonChecks`.
    """

    aligned: AlignedDocuments
    rows: Sequence[SegmentRows]
    reference_lengths: Sequence[Sequence[int]]
    language: TargetLanguage
    settings: Settings
    tokenizer: Tokenizer
    progress: Progress = SILENT
    may_matter: Callable[[Normalization], bool] = lambda _: True

    def check_references(self) -> list[model.Diagnostic]:
        """Return the diagnostics about the references, which apply to every candidate."""
        diagnostics = [
            *self._no_words(),
            *self._few_or_short(),
            *self._blank_in_all(),
            *self._ter_without_words(),
            *self._other_segmentation(),
        ]
        references = self._common.texts[: len(self.aligned.references)]
        suspects = self._suspects(0)
        for text in references:
            diagnostics += self._common.of_text(text, suspects)
        for text in references[1:]:
            compared = list(self._common.of_compared(text))
            diagnostics += compared
            # Another script implies another language, so report only the script.
            if not any(one.kind is Kind.SCRIPTS_DIFFER for one in compared):
                diagnostics += self._wrong_language(text)
            diagnostics += self._shifted(text)
        others = [*references, *self._source()]
        assumed = [each for text in others for each in self._assumed(text)]
        return [*check_left_out(self.aligned), *self._beside_score(diagnostics), *assumed]

    def check_candidate(
        self,
        index: int,
        score: BleuScore,
    ) -> list[model.Diagnostic]:
        """Return the diagnostics about a candidate, the most severe first.

        Parameters
        ----------
        index
            Its place among the candidates.
        score
            Its BLEU score.
        """
        text = self._common.texts[len(self.aligned.references) + index]
        concerns = self.aligned.own_concerns[index]
        suspects = self._suspects(index)
        common = [
            *self._common.of_text(text, suspects),
            *self._common.of_compared(text, suspects),
        ]
        untranslated = list(self._untranslated(text, concerns.get("untranslated", ())))
        refusals = [one for one in common if one.kind is Kind.REFUSAL]
        other_language = self._in_other_language(
            text,
            [*untranslated, *common],
            is_excluded=suspects is not None and agreement.share_a_language(score),
        )
        of_other_kinds = _OF_ONE_LANGUAGE if other_language else ()
        explained = {row for one in (*untranslated, *refusals) for row in one.rows}
        told = [*refusals, *other_language]
        diagnostics = [
            *told,
            *self._shifted(
                text,
                None if suspects is None else agreement.may_have_moved(suspects, self.rows[index]),
            ),
            # Other languages have no words in common anyway.
            *(() if other_language else self._unrelated(text, score)),
            *check_identical(text, self.aligned.references),
            *(one for one in untranslated if one not in told),
            *self._of_concern(text, Kind.OTHER_SOURCE, concerns.get("other_source", ())),
            *self._same_members(text),
            *(
                one
                for one in common
                if not (one in told or one.kind in of_other_kinds)
                and not (one.kind is Kind.FOREIGN_SEGMENTS and explained.issuperset(one.rows))
            ),
            *self._unmatched_orders(text, score),
            *self._of_concern(text, Kind.HEADING, self.aligned.concerns.get("heading", ())),
        ]
        return [*self._beside_score(diagnostics), *self._assumed(text)]

    def _suspects(self, index: int) -> Sequence[int] | None:
        """Return the segments in which a candidate has hardly anything of the first reference.

        None if the counts do not tell.
        """
        if not agreement.can_tell(
            references=len(self.aligned.references),
            tokenizer=self.tokenizer.name,
            max_order=self.settings.max_order,
        ):
            return None
        # Lines that are blank in both texts are no faults.
        own, others = self.aligned.candidates[index].segments, self.aligned.references[0].segments
        unmatched = agreement.unmatched_segments(self.rows[index])
        return [row for row in unmatched if own[row] or others[row]]

    def _in_other_language(
        self, text: NamedText, diagnostics: Sequence[model.Diagnostic], *, is_excluded: bool
    ) -> list[model.Diagnostic]:
        """Return the surest sign of another language: the source text, a script, or words.

        An untranslated text is also in another language, maybe in another script.

        Parameters
        ----------
        diagnostics
            What was found of the text.
        is_excluded
            Whether too many words agree for another language.
        """
        for kind in (Kind.IS_SOURCE, Kind.SCRIPTS_DIFFER):
            if signs := [one for one in diagnostics if one.kind is kind]:
                return signs
        signs = list(self._stated_language(text))
        # Words in other characters, as in full width, are those of no language.
        others = [one for one in diagnostics if one.kind in (Kind.CHARACTERS, Kind.TYPOGRAPHY)]
        is_excluded |= any(one.count >= _SHARE_OF_SOURCE * one.segments for one in others)
        return signs if signs or is_excluded else list(self._wrong_language(text))

    def _beside_score(self, diagnostics: Sequence[model.Diagnostic]) -> list[model.Diagnostic]:
        """Return the diagnostics of enough segments that the settings do not solve."""
        solved = {
            Kind.CASE: self.settings.lowercase,
            # `none` is meant for text that is already tokenized, and to `char` spaces are nothing.
            Kind.TOKENIZED: self.tokenizer.name in ("none", "char"),
        }
        return [
            one.in_rows(self.aligned.kept)
            for one in diagnostics
            if one.is_frequent and not solved.get(one.kind)
        ]

    @cached_property
    def _common(self) -> CommonChecks:
        candidates = self.aligned.candidates
        texts = [NamedText(one.name, Role.REFERENCE, one) for one in self.aligned.references]
        for name, one in zip(distinct_names(candidates), candidates, strict=True):
            texts.append(NamedText(name, Role.CANDIDATE, one))
        return CommonChecks(texts, self.aligned.sources, self.progress, may_matter=self.may_matter)

    def _source(self) -> Iterator[NamedText]:
        source = self.aligned.source
        if source is not None:
            yield NamedText(source.name, Role.SOURCE, source)

    def _assumed(self, text: NamedText) -> Iterator[model.Diagnostic]:
        """Yield the assumptions made to read a text, and to pair it."""
        aligned, own = self.aligned, text.document
        documents = [*aligned.documents, *([aligned.source] if aligned.source else [])]
        assumptions = [
            *own.assumptions,
            *(
                assumption
                for number, assumption in aligned.pairs.assumptions
                if documents[number] is own
            ),
        ]
        if assumptions:
            # An assumption about a file is reported once, for all texts in it.
            name = own.path.name if own.path else text.name
            for assumption in assumptions:
                yield model.Diagnostic(Kind.ASSUMED, model.Where(name, text.role), data=assumption)

    def _few_or_short(self) -> Iterator[model.Diagnostic]:
        segments = self.aligned.segments
        yield from check_few_segments(segments)
        if not self._has_words:
            return  # a token can be a whole sentence
        for diagnostic in check_short_segments(self._longest, segments, self.settings):
            row = diagnostic.rows[0]
            line = self.aligned.references[0].units.line(row)
            yield replace(diagnostic, where=model.Where("", Role.REFERENCE, row, line))

    @cached_property
    def _has_words(self) -> bool:
        # Chinese that was split before has spaces.
        return separates_words(self.tokenizer.name, self.language) or are_split_chinese(
            self.aligned.documents
        )

    def _no_words(self) -> Iterator[model.Diagnostic]:
        tag, segments = self.language.tag, self.aligned.segments
        if tag is None or self._has_words:
            return

        yield model.Diagnostic(
            Kind.NO_WORDS,
            count=segments,
            segments=segments,
            fixes=(model.UseTokenizer("auto"),),
            data=model.UnspacedLanguage(tag),
        )

    def _blank_in_all(self) -> Iterator[model.Diagnostic]:
        if rows := rows_of(self._common.blank_in_all):
            yield model.Diagnostic(
                Kind.BLANK_IN_ALL, rows=rows, count=len(rows), segments=self.aligned.segments
            )

    @cached_property
    def _longest(self) -> Sequence[int]:
        """The number of tokens of each segment's longest reference."""
        first, *others = self.reference_lengths
        return [max(own) for own in zip(first, *others, strict=True)] if others else first

    def _other_segmentation(self) -> Iterator[model.Diagnostic]:
        """Name the segmentation with which most publications score Chinese, if it is another."""
        if self.tokenizer.name != "jieba" or not self.language.has_han:
            return
        segments = self.aligned.references[0].segments
        yield model.Diagnostic(
            Kind.OTHER_SEGMENTATION,
            count=len(segments),
            segments=len(segments),
            fixes=(model.UseTokenizer("zh"),),
            data=model.OtherSegmentation("zh", is_cantonese(segments)),
        )

    def _ter_without_words(self) -> Iterator[model.Diagnostic]:
        language, options = self.language, self.settings.ter
        has_spaces = separates_words("none", language)
        if language.tag is None or has_spaces or "ter" not in self.settings.metrics:
            return
        splits = options.normalized and options.asian_support
        if not (splits and language.has_han):
            yield model.Diagnostic(
                Kind.TER_WITHOUT_WORDS, data=model.UnspacedLanguage(language.tag)
            )

    def _stated_language(self, text: NamedText) -> Iterator[model.Diagnostic]:
        own, expected = text.document.language, self.aligned.references[0].language
        if own and expected and own.split("-")[0] != expected.split("-")[0]:
            rows = range(len(text.segments))
            yield text.diagnostic(Kind.WRONG_LANGUAGE, rows, data=model.Difference(own, expected))

    @cached_property
    def _words(self) -> WordProfile:
        """The words of the first reference."""
        return WordProfile.of(self.aligned.references[0].segments)

    def _wrong_language(self, text: NamedText) -> Iterator[model.Diagnostic]:
        if text.document.script in _SCRIPTS_WITHOUT_SPACES:
            return
        own = WordProfile.of(text.segments)
        if seem_different(own, self._words):
            data = model.Difference(own.language() or "", self._words.language() or "")
            yield text.diagnostic(Kind.WRONG_LANGUAGE, range(len(text.segments)), data=data)

    def _shifted(
        self, text: NamedText, alone: Sequence[int] | None = None
    ) -> Iterator[model.Diagnostic]:
        """Look for texts that stand at the wrong segments, however these were paired."""
        if alone != []:
            first = self.aligned.references[0]
            yield from check_shifted(text, first, self.progress, alone=alone)

    def _untranslated(self, text: NamedText, rows: Sequence[int]) -> Iterator[model.Diagnostic]:
        compared = list(self._places(rows))
        if compared and len(compared) >= _SHARE_OF_SOURCE * len(text.segments):
            yield text.diagnostic(Kind.IS_SOURCE, compared)
        elif compared and self._may_not_stay(compared):
            yield from self._of_concern(text, Kind.UNTRANSLATED, rows)

    def _may_not_stay(self, rows: Sequence[int]) -> bool:
        """Whether source texts in place of translations are more than names and exclamations.

        The first reference leaves as many of these as they are.
        """
        sources, references = self.aligned.sources or (), self.aligned.references[0].segments
        doubtful = len(rows) - len(translated_elsewhere(rows, sources, references))
        same = compress(sources, map(operator.eq, sources, references))
        kept = sum(1 for text in same if words_of(text)) if doubtful else 0
        return (len(rows) - min(doubtful, kept)) * Kind.UNTRANSLATED.share >= len(sources)

    def _unrelated(self, text: NamedText, score: BleuScore) -> Iterator[model.Diagnostic]:
        """Look for segments that do not belong to those they are paired with."""
        first = self.aligned.references[0]
        if self.aligned.pairs.method == "time":
            yield from check_times(text, first, self.progress, by=self.settings.pairing.by)
        elif score.percent < _UNRELATED:
            yield from check_related(text, first, self.progress)

    def _of_concern(
        self, text: NamedText, kind: Kind, rows: Sequence[int]
    ) -> Iterator[model.Diagnostic]:
        """Yield a diagnostic if a concern is about compared segments."""
        compared = list(self._places(rows))
        if compared:
            concern = next(name for name in CONCERNS if name == kind.value)
            yield text.diagnostic(kind, compared, model.LeaveOut(concern, is_on=False))

    def _same_members(self, text: NamedText) -> Iterator[model.Diagnostic]:
        """Yield a diagnostic of members that are the same in all files, with their names."""
        rows = self.aligned.concerns.get("same_in_all", ())
        for diagnostic in self._of_concern(text, Kind.SAME_IN_ALL, rows):
            keys = map(self.aligned.key, diagnostic.rows)
            names = (members.split_name(key).member for key in keys)
            yield replace(diagnostic, data=model.Names(tuple(dict.fromkeys(names))))

    def _places(self, rows: Sequence[int]) -> Iterator[int]:
        """Yield the places of rows among those compared."""
        for row in rows:
            place = self.aligned.segment_of(row)
            if place is not None:
                yield place

    def _unmatched_orders(self, text: NamedText, score: BleuScore) -> Iterator[model.Diagnostic]:
        if data := unmatched_orders(score, self.settings):
            yield text.diagnostic(Kind.NO_MATCH, (), data=data)
