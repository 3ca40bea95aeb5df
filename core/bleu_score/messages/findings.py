"""Diagnostics of the same words together, the most effective first."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from bleu_core.diagnostics.kinds import Severity
from bleu_core.diagnostics.model import Diagnostic, Effect, Fix
from bleu_core.evaluation.checking import CheckReport
from bleu_core.files.addresses import Role
from bleu_score.i18n import with_detail, with_label
from bleu_score.messages.diagnostics import (
    diagnostic_text,
    diagnostic_title,
    effect_text,
    fix_text,
)
from bleu_score.messages.names import short_names


@dataclass(frozen=True)
class Finding:
    """Diagnostics with the same words and fixes, of one text or several.

    Attributes
    ----------
    title, text
        The words.
    fixes
        The settings that would help.
    diagnostics
        The diagnostic of each text.
    effects
        The effects of the fixes on each candidate, the largest first.
    short
        The names of texts without what all of them share.
    points
        The largest effect in points of BLEU; None if none was measured, or if the fix helps with
        more segments of another finding, where its effect stands.
    """

    title: str
    text: str
    fixes: tuple[Fix, ...]
    diagnostics: Sequence[Diagnostic]
    effects: Sequence[Effect]
    short: Mapping[str, str]
    points: float | None

    @property
    def severity(self) -> Severity:
        """The severity of its kind."""
        return self.diagnostics[0].severity

    @property
    def count(self) -> int:
        """The number of affected segments of all texts."""
        return _count(self.diagnostics)

    @property
    def names(self) -> list[str]:
        """The short names of the texts."""
        return [self.short[each.where.document] for each in self.diagnostics]

    def effect_texts(self, fix: Fix) -> list[str]:
        """Return the effect of a fix on each candidate, the largest first."""
        return [
            with_label(self.short[effect.candidate], effect_text(effect))
            for effect in self.effects
            if effect.fix == fix
        ]


def findings_of(report: CheckReport) -> list[Finding]:
    """Return the diagnostics of a report as findings, the most effective first.

    Nothing has a larger effect than texts that may not be the intended ones.
    """
    groups: dict[tuple[str, str, tuple[Fix, ...]], list[Diagnostic]] = {}
    for one in report.diagnostics:
        said = diagnostic_title(one), diagnostic_text(one), one.fixes
        groups.setdefault(said, []).append(one)
    ordered = sorted(report.effects, key=lambda effect: -abs(effect.difference))
    names = [each.where.document for each in report.diagnostics]
    short = short_names([*names, *(effect.candidate for effect in report.effects)])
    known = report.candidate_names
    often = Counter(title for title, *_ in groups)
    most: dict[Fix, int] = {}
    for (*_, fixes), found in groups.items():
        for fix in fixes:
            most[fix] = max(most.get(fix, 0), _count(found))
    findings = []
    for (title, text, fixes), found in groups.items():
        effects = [each for each in ordered if _is_of(each, fixes, found, known)]
        own = (each.difference for each in effects if most[each.fix] == _count(found))
        # Findings with the same title are told apart by what would help.
        named = with_detail(title, fix_text(fixes[0])) if fixes and often[title] > 1 else title
        findings.append(Finding(named, text, fixes, found, effects, short, next(own, None)))
    return sorted(
        findings,
        key=lambda each: (
            each.severity is not Severity.SEVERE,
            -round(abs(each.points or 0), 2),
            -each.severity,
        ),
    )


def _count(diagnostics: Sequence[Diagnostic]) -> int:
    return sum(each.count for each in diagnostics)


def _is_of(
    effect: Effect,
    fixes: Sequence[Fix],
    diagnostics: Sequence[Diagnostic],
    known: Mapping[str, str],
) -> bool:
    """Whether a fix has an effect on a candidate with one of these diagnostics, or on all."""
    places = [each.where for each in diagnostics]
    return effect.fix in fixes and any(
        where.role is Role.REFERENCE or known.get(where.document) == effect.candidate
        for where in places
    )
