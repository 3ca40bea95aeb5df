"""The changes from one text to another as marked parts of one text."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bleu_core.changes.tracking import Tracking, track_changes
from bleu_core.files import contents
from bleu_score.marked.parts import Part, Style

_STYLES = {Tracking.DELETED: Style.DELETED, Tracking.INSERTED: Style.INSERTED}


def tracked_parts(
    before: Sequence[contents.Part], after: Sequence[contents.Part]
) -> Iterator[Part]:
    """Yield the text `after` with what was deleted from `before`; inline tags are muted signs."""
    for state, parts in track_changes(before, after):
        for part in parts:
            if isinstance(part, str):
                text, kept = part, Style.PLAIN
            else:
                text, kept = part.text or f"{{{part.name}}}", Style.SIGN
            is_own = state is not Tracking.DELETED
            yield Part(text, _STYLES.get(state, kept), is_own=is_own)
