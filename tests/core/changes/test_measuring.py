"""Changes equal their definition, segment by segment; sums are sums, and band edges are exact."""

from __future__ import annotations

import math
import random
from collections.abc import Iterable
from dataclasses import replace
from decimal import ROUND_HALF_UP, Decimal
from pathlib import Path
from unicodedata import normalize

import numpy as np
import pytest
import sacrebleu
from hypothesis import given, settings
from hypothesis import strategies as st
from rapidfuzz.distance import Levenshtein

from bleu_core.api.evaluation import evaluate
from bleu_core.changes.analysis import ChangeAnalysis
from bleu_core.changes.measuring import measure_changes
from bleu_core.changes.model import ChangeKind, Changes, OriginGroup, SegmentState, at_least
from bleu_core.changes.schemes import UNITS, Scheme, scheme_of
from bleu_core.errors import BleuError
from bleu_core.files.addresses import Address
from bleu_core.files.errors import TextsMissing
from bleu_core.files.origins import OriginKind
from bleu_core.projects.project import Project
from bleu_core.settings import PairingOptions, Settings
from bleu_core.workspace.changes import change_settings, find_change_inputs
from bleu_core.workspace.workspace import Workspace
from bleu_score.reports.change_tables import bands_table
from tests.helpers.deliveries import (
    DELIVERED,
    MEMOQ,
    TRADOS,
    XLIFF,
    analysis_of,
    analyzed,
    changes_between,
)

WORDS = "el la un archivo ordenador computadora nuevo , . está cafe\u0301 café 你好 😀".split()
SEGMENT = st.lists(st.sampled_from(WORDS), max_size=8).map(" ".join)
PLACES = ("distance", "length", "word_distance", "word_length")


def levenshtein(before: str | list[str], after: str | list[str]) -> int:
    """Return the fewest insertions, deletions and replacements: the definition."""
    row = list(range(len(after) + 1))
    for i, one in enumerate(before, 1):
        above, row = row, [i]
        for j, other in enumerate(after, 1):
            row.append(min(above[j] + 1, row[-1] + 1, above[j - 1] + (one != other)))
    return row[-1]


@settings(max_examples=60, deadline=None)
@given(st.lists(st.tuples(SEGMENT, SEGMENT), min_size=1, max_size=6))
def test_each_segment_equals_the_definition_and_rapidfuzz(pairs: list[tuple[str, str]]) -> None:
    # One segment in common, so that there is always something to compare.
    before, after = zip(*pairs, ("uno", "uno"), strict=True)
    evaluation, changes = changes_between(before, after)
    measured = changes.rows.state == SegmentState.MEASURED
    # Chinese is split, whatever language is stated.
    tokens = evaluation.tokenizer.cut
    for place in np.flatnonzero(measured).tolist():
        segment = int(changes.rows.segment[place])
        one, other = (normalize("NFC", texts[segment]) for texts in (before, after))
        found = [int(getattr(changes.rows, name)[place]) for name in PLACES]
        assert found == [
            levenshtein(one, other),
            max(len(one), len(other)),
            levenshtein(tokens(one), tokens(other)),
            max(len(tokens(one)), len(tokens(other))),
        ]
        assert changes.similarity[place] == Levenshtein.normalized_similarity(one, other)
    assert changes.sums.suggestions == sum(bool(one and other) for one, other in pairs) + 1


@pytest.mark.parametrize(
    ("before", "after", "band", "edit"),
    [
        ("x" * 200, "x" * 200, "100", ChangeKind.NONE),
        ("x" * 9999 + "y", "x" * 10000, "95", ChangeKind.TEXT),  # 99.99 %
        ("x" * 199 + "y", "x" * 200, "95", ChangeKind.TEXT),  # 99.5 %
        ("x" * 19 + "y", "x" * 20, "95", ChangeKind.TEXT),  # 95 % exactly, 0.95 as a float
        ("x" * 189 + "y" * 11, "x" * 200, "85", ChangeKind.TEXT),  # 94.5 %
        ("x" * 17 + "y" * 3, "x" * 20, "85", ChangeKind.TEXT),
        ("x" * 3 + "y", "x" * 4, "75", ChangeKind.TEXT),
        ("x" * 7499 + "y" * 2501, "x" * 10000, "50", ChangeKind.TEXT),  # 74.99 %
        ("xy", "xx", "50", ChangeKind.TEXT),
        ("xyy", "xxx", "0", ChangeKind.TEXT),
        ("Uno  dos.", "Uno dos.", "85", ChangeKind.SPACE),
        ("uno dos", "Uno dos", "85", ChangeKind.CASE),
        ("Uno, dos.", "uno dos", "50", ChangeKind.PUNCTUATION),
        # As many letters, but others.
        ("uno dos.", "uno dot!", "75", ChangeKind.TEXT),
        ("caf\u00e9", "cafe\u0301", "100", ChangeKind.NONE),
        ("Uno 5 %", "Uno 5 €", "85", ChangeKind.TEXT),
    ],
)
def test_band_edges(before: str, after: str, band: str, edit: ChangeKind) -> None:
    _, changes = changes_between([before], [after])
    assert [each.id for each in changes.bands if each.volume.segments] == [band]
    assert changes.rows.edit.tolist() == [edit]


def test_edges_of_own_bands_are_exact_for_every_length() -> None:
    lengths = np.arange(1, 3001)
    for percent in ("99.9", "94.5", "33.3", "7"):
        # The first distance at which the similarity is below the edge.
        edge = Decimal(percent)
        distances = np.array([math.floor(n - n * edge / 100) + 1 for n in lengths.tolist()])
        assert not at_least(distances, lengths, edge).any()
        assert at_least(distances - 1, lengths, edge).all()


def test_segments_without_a_text_are_new_or_emptied_and_are_not_measured() -> None:
    pairs = ["Uno.", "", " ", "Dos."], ["Uno.", "Nuevo.", "", " "]
    evaluation, changes = changes_between(*pairs)
    assert changes.rows.segment.tolist() == [0, 1, 3]
    assert (changes.sums.suggestions, changes.sums.new, changes.sums.emptied) == (1, 1, 1)
    assert changes.total.segments == 3
    # The evaluation kept all rows; the scores are those of the measured one.
    assert evaluation.segments == 4
    assert evaluation.candidates[0].score.percent < 1
    assert ChangeAnalysis(evaluation, changes).percents == {
        "bleu": evaluate(candidates=[["Uno."]], references=[["Uno."]]).candidates[0].score.percent
    }


def test_space_around_a_text_is_no_change() -> None:
    _, changes = changes_between(["Uno dos. ", "Uno dos."], ["Uno dos.", "Uno  dos."])
    assert [ChangeKind(each) for each in changes.rows.edit] == [ChangeKind.NONE, ChangeKind.SPACE]


def test_a_delivered_file(tmp_path: Path) -> None:
    path = tmp_path / "delivered.xliff"
    path.write_text(DELIVERED, "utf-8")
    evaluation, changes = analyzed(path)
    rows = changes.rows
    assert rows.row.tolist() == [0, 1, 2, 3, 4, 5, 6, 7]
    assert rows.segment.tolist() == [0, 1, 2, 3, -1, -1, -1, 4]
    assert [SegmentState(each) for each in rows.state] == [
        *[SegmentState.MEASURED] * 4,
        *(SegmentState.NEW, SegmentState.LOCKED, SegmentState.EMPTIED),
        SegmentState.MEASURED,
    ]
    assert [ChangeKind(each) for each in rows.edit] == [
        *(ChangeKind.TEXT, ChangeKind.TEXT, ChangeKind.TAGS, ChangeKind.PUNCTUATION),
        *[ChangeKind.NONE] * 4,
    ]
    assert rows.repeated.tolist() == [False] * 7 + [True]
    assert rows.source_words.tolist() == [4, 4, 4, 3, 3, 1, 2, 3]
    volumes = {band.id: band.volume.segments for band in changes.bands}
    assert volumes == {
        "100": 1, "95": 0, "85": 1, "75": 0, "50": 2, "0": 0, "new": 1, "locked": 1,
        "emptied": 1, "repeated": 1,
    }  # fmt: skip
    assert (changes.sums.unchanged, changes.sums.rewritten, changes.sums.suggestions) == (2, 0, 5)
    assert changes.without_repeats.segments == 7
    assert changes.places(0).tolist() == [2]
    assert changes.places().tolist()[:2] == [0, 1]
    # Nothing that was left out is in the scores, so the rows that were compared are the measured.
    assert evaluation.segments == changes.sums.suggestions


def test_without_originals_only_compared_segments_count(tmp_path: Path) -> None:
    path = tmp_path / "delivered.xliff"
    path.write_text(DELIVERED, "utf-8")
    evaluation, changes = analyzed(path)
    alone = measure_changes(evaluation)
    assert alone.sums.suggestions == changes.sums.suggestions
    assert (alone.sums.new, alone.sums.locked) == (0, 0)


def sums(changes: Changes, name: str) -> list[int]:
    return [getattr(band.volume, name) for band in changes.bands]


def test_totals_are_sums_of_segments() -> None:
    draw = random.Random(3)
    before = [" ".join(draw.choices(WORDS, k=draw.randint(1, 9))) for _ in range(300)]
    after = [text if draw.random() < 0.3 else f"{text[::-1]} fin" for text in before]
    before = ["" if draw.random() < 0.1 else text for text in before]
    _, changes = changes_between(before, after, before[::-1])
    for name in ("source_words", "source_characters", "target_words", "target_characters"):
        per_segment = getattr(changes.rows, name)
        assert sum(sums(changes, name)) == per_segment.sum() == getattr(changes.total, name)
    assert sum(sums(changes, "segments")) == changes.total.segments == 300
    assert sum(changes.edits.values()) == changes.sums.suggestions
    assert changes.sums.character_distance == sum(
        Levenshtein.distance(normalize("NFC", one), normalize("NFC", other))
        for one, other in zip(before, after, strict=True)
        if one
    )


RATES = {
    "price": 0.07,
    "weights": {"100": 0.1, "95": 0.2, "50": 0.6, "new": 1.0, "repeated": 0.05},
    "memory": {"100": 0.01},
}


def test_weighted_words_and_prices_are_exact(tmp_path: Path) -> None:
    path = tmp_path / "delivered.xliff"
    path.write_text(DELIVERED, "utf-8")
    _, changes = analyzed(path, scheme=scheme_of(RATES))
    weighted = {band.id: band.weighted for band in changes.bands if band.volume.segments}
    assert weighted == {
        "100": Decimal("0.04"),  # 4 words of a memory at 0.01
        "50": Decimal("6.6"),  # 8 + 3 words at 0.6: the third is 93.75 % similar
        "new": Decimal("3"),
        "locked": Decimal("0"),
        "emptied": Decimal("0"),
        "repeated": Decimal("0.15"),
    }
    assert changes.sums.weighted == Decimal("9.79")
    # Each row is rounded half up: 0.0028, 0.462, 0.21, 0 and 0.0105.
    assert [band.price for band in changes.bands if band.volume.segments] == [
        *map(Decimal, ("0.00", "0.46", "0.21", "0.00", "0.00", "0.01"))
    ]
    assert changes.sums.price == Decimal("0.68")
    assert changes.unit == "source_words"
    assert changes.bands[0].weight == Decimal("0.01")


def test_characters_are_weighted_if_the_scheme_says_so() -> None:
    for source, unit in ((["one"], "source_characters"), ((), "target_characters")):
        _, changes = changes_between(["uno"], ["uno"], source, Scheme(unit="characters"))
        assert changes.unit == unit


def test_without_a_source_the_target_is_weighted() -> None:
    _, changes = changes_between(["uno dos tres"], ["uno dos cuatro"], scheme=scheme_of(RATES))
    assert (changes.unit, changes.sums.weighted) == ("target_words", Decimal("1.8"))


def test_hter_is_that_of_sacrebleu() -> None:
    before = ["El ordenador es nuevo.", "Abra el archivo ahora mismo.", "Uno dos tres."]
    after = ["La computadora es nueva.", "Abra ahora mismo el archivo.", "Uno dos tres."]
    scored = evaluate(candidates=[before], references=[after], settings=change_settings(Settings()))
    assert scored.candidates[0].metric("ter").percent == sacrebleu.corpus_ter(before, [after]).score


def test_groups_are_engines_and_memories_by_match(tmp_path: Path) -> None:
    path = tmp_path / "a.mqxliff"
    path.write_text(MEMOQ, "utf-8")
    _, changes = analyzed(path)
    assert [(group.kind, group.name, group.low) for group in changes.groups] == [
        (OriginKind.MACHINE, "DeepL", None),
        (OriginKind.MEMORY, "", 101.0),
        (OriginKind.NONE, "", None),
    ]


def test_origins_of_the_final_file_group_two_versions(tmp_path: Path) -> None:
    for name, first in (("before", "Nuevo."), ("after", "Nueva.")):
        (tmp_path / f"{name}.sdlxliff").write_text(TRADOS.format(first=first), "utf-8")
    _, changes = analyzed(tmp_path / "before.sdlxliff", tmp_path / "after.sdlxliff")
    assert [(group.kind, group.name, group.low) for group in changes.groups] == [
        (OriginKind.MACHINE, "Language Weaver", None),
        (OriginKind.MEMORY, "", 85.0),
        (OriginKind.NONE, "", None),
    ]


def test_folders_are_the_sum_of_their_files(tmp_path: Path) -> None:
    (tmp_path / "a.xliff").write_text(DELIVERED, "utf-8")
    (tmp_path / "b.mqxliff").write_text(MEMOQ, "utf-8")
    evaluation, changes = analyzed(tmp_path)
    assert changes.files == ("a.xliff", "b.mqxliff")
    alone = [analyzed(tmp_path / name)[1] for name in changes.files]
    parts = [changes.of_file(number) for number in range(2)]
    for part, own in zip(parts, alone, strict=True):
        assert [band.volume for band in part.bands] == [band.volume for band in own.bands]
    assert changes.total.source_words == sum(own.total.source_words for own in alone)
    # Segments are those of the pooled evaluation.
    texts = evaluation.aligned.references[0].segments
    assert [texts[segment] for segment in changes.rows.segment.tolist() if segment >= 0] == list(
        texts
    )


def test_a_recorded_run_gives_the_same_analysis(tmp_path: Path) -> None:
    path = tmp_path / "delivered.mqxliff"
    path.write_text(MEMOQ, "utf-8")
    workspace = Workspace(find_change_inputs([Address(path)])).read()
    evaluation = workspace.score()
    project = Project.create(tmp_path / "p.bleu", workspace)
    project.record(evaluation)
    again = measure_changes(project.evaluation(1), project.workspace.read().originals)
    changes = measure_changes(evaluation, workspace.originals)
    assert again.groups == changes.groups
    assert again.to_dict(segments=True) == changes.to_dict(segments=True)


def test_texts_that_were_not_kept_are_an_error() -> None:
    evaluation, _ = changes_between(["uno"], ["uno"])
    documents = tuple(
        replace(document, has_texts=False) for document in evaluation.aligned.candidates
    )
    bare = replace(evaluation, aligned=replace(evaluation.aligned, candidates=documents))
    with pytest.raises(TextsMissing) as caught:
        measure_changes(bare)
    assert isinstance(caught.value, BleuError)


def test_each_number_has_its_own_name_in_plain_data() -> None:
    scheme = Scheme(
        weights=(Decimal("0.5"),) * 6,
        price=Decimal("0.1"),
        currency="EUR",
        own_decimals=3,
        minimum=Decimal(20),
    )
    _, changes = changes_between(["uno"], ["uno"], ["one two three"], scheme)
    numbers = {
        name: number
        for number, name in enumerate(
            ("suggestions", "unchanged", "rewritten", "new", "locked", "emptied"), 1
        )
    }
    edits = {"distance": 11, "length": 12}, {"distance": 13, "length": 14}
    sums = replace(
        changes.sums,
        **numbers,
        character_distance=11,
        character_length=12,
        word_distance=13,
        word_length=14,
    )
    content = sums.to_dict()
    bands = content.pop("bands")
    assert bands[0] == {
        "id": "100",
        "from": 100,
        "to": 100,
        "segments": 1,
        "source_words": 3,
        "source_characters": 11,
        "target_words": 1,
        "target_characters": 3,
        "weight": 0.5,
        "weighted": 1.5,
        "amount": 0.15,
    }
    assert content == {
        "unit": "source_words",
        "weighted": 1.5,
        "amount": 0.15,
        "minimum": 20,
        "due": 20,
        "currency": "EUR",
        "decimals": 3,
        "character_edits": edits[0],
        "word_edits": edits[1],
        **numbers,
    }
    suggested = OriginGroup(OriginKind.MEMORY, "a.tmx", 75.0, 85.0).to_dict()
    assert suggested == {"kind": "memory", "name": "a.tmx", "match_from": 75, "match_to": 85}


def test_sums_without_weights_or_prices_or_suggestions_have_none_of_theirs() -> None:
    own = changes_between(["uno", "dos"], ["uno", "xyz"], ["one", "two"], Scheme())[1].sums
    weights = (Decimal("0.5"),) * 6
    for scheme, weighted, price in (
        (Scheme(weights=weights, price=Decimal(2)), 1, 2),
        (Scheme(weights=weights), 1, None),
        (Scheme(price=Decimal(2)), None, None),
    ):
        _, changes = changes_between(["uno", "dos"], ["uno", "xyz"], ["one", "two"], scheme)
        assert (changes.sums.weighted, changes.sums.price) == (weighted, price)
    assert (own.segments, own.unchanged_share, own.rewritten_share) == (2, 0.5, 0.5)
    assert own.similarity == 0.5
    nothing = replace(own, suggestions=0, character_length=0)
    assert (nothing.unchanged_share, nothing.rewritten_share, nothing.similarity) == (None,) * 3


def test_plain_data_is_complete() -> None:
    scheme = Scheme()
    content = changes_between(["uno dos"], ["uno tres"], ["one two"], scheme)[1].to_dict(
        segments=True
    )
    assert [band["id"] for band in content["bands"]] == [
        *("100", "95", "85", "75", "50", "0", "new", "locked", "emptied", "repeated")
    ]
    assert [(band["from"], band["to"]) for band in content["bands"]] == [
        *((100, 100), (95, 100), (85, 95), (75, 85), (50, 75), (0, 50)),
        *[(None, None)] * 4,
    ]
    assert content["segments"] == [
        {
            "row": 1,
            "band": "50",
            "similarity": Levenshtein.normalized_similarity("uno dos", "uno tres"),
            "character_distance": 3,
            "character_length": 8,
            "word_distance": 1,
            "edit": "text",
            "source_words": 2,
            "target_words": 2,
            "repeated": False,
        }
    ]
    assert content["total"]["source_words"] == 2


# One population, whatever the container

BEFORE = ["Uno dos tres cuatro cinco.", "", "Se borra.", "La casa es grande y nueva.", "Igual."]
AFTER = [
    "Uno dos tres seis cinco.",
    "Desde cero.",
    "",
    "La casa grande es nueva.",
    "Igual.",
]


def _xliff(path: Path, units: Iterable[str]) -> Path:
    path.write_text(XLIFF.format(namespaces="", units="\n".join(units)), "utf-8")
    return path


def _unit(number: int, target: str, suggestion: str = "") -> str:
    beside = (
        f"<alt-trans origin='a'><target>{suggestion}</target></alt-trans>" if suggestion else ""
    )
    return (
        f"<trans-unit id='{number}'><source>Text {number}</source><target>{target}</target>"
        f"{beside}</trans-unit>"
    )


def _containers(folder: Path) -> dict[str, list[Path]]:
    """Return the same delivery in several containers."""
    both = [*zip(range(len(BEFORE)), BEFORE, AFTER, strict=True)]
    table = folder / "both.csv"
    rows = [f"{number},{before},{after}" for number, before, after in both]
    table.write_text("\n".join(["id,MT,Final", *rows]) + "\n", "utf-8")
    files = {"table": [table]}
    units = [_unit(number, after, before) for number, before, after in both]
    files["one XLIFF"] = [_xliff(folder / "both.xlf", units)]
    sides = [("mt", BEFORE), ("pe", AFTER)]
    for name in ("text", "two XLIFF", "without units"):
        files[name] = []
    for side, texts in sides:
        lines = folder / f"{side}.txt"
        lines.write_text("".join(f"{text}\n" for text in texts), "utf-8")
        files["text"].append(lines)
        units = [_unit(number, text) for number, text in enumerate(texts)]
        files["two XLIFF"].append(_xliff(folder / f"{side}.xlf", units))
        some = [unit for unit, text in zip(units, texts, strict=True) if text]
        files["without units"].append(_xliff(folder / f"{side}-some.xlf", some))
    return files


def test_a_delivery_has_the_same_numbers_in_every_container(tmp_path: Path) -> None:
    found = {}
    for name, paths in _containers(tmp_path).items():
        analysis = analysis_of(*paths)
        changes = analysis.changes
        assert analysis.evaluation.segments == changes.sums.suggestions, name
        counts = {band.id: band.volume.segments for band in changes.bands}
        found[name] = (
            analysis.percents,
            counts,
            changes.sums.character_distance,
            changes.total.segments,
        )
    first = found["text"]
    assert first[1]["new"] == first[1]["emptied"] == 1
    assert (
        first[0]["ter"]
        == sacrebleu.corpus_ter(
            [text for text in BEFORE if text not in ("", "Se borra.")],
            [[text for text in AFTER if text not in ("", "Desde cero.")]],
        ).score
    )
    assert all(each == first for each in found.values()), found


def test_rows_without_a_text_cannot_be_kept_in_an_analysis() -> None:
    before, after = ["Uno.", "Dos.", ""], ["Uno.", "", "Tres."]
    kept = PairingOptions(keep=("empty_reference",), leave_out=("untranslated",))
    settings = change_settings(Settings(pairing=kept), metrics=False)
    assert (settings.metrics, settings.pairing) == (Settings().metrics, kept)
    assert evaluate(candidates=[before], references=[after], settings=settings).segments == 1


def test_no_band_for_a_text_that_was_made_from_the_candidate(tmp_path: Path) -> None:
    before, after = BEFORE[3:] * 20, AFTER[3:] * 20
    for post_edited in (False, True):
        settings = Settings(target_language="es", post_edited=post_edited)
        scored = evaluate(candidates=[before], references=[after], settings=settings)
        held = "post_edited" in scored.candidates[0].band_held_back_by
        assert held == post_edited
    delivery = _containers(tmp_path)["one XLIFF"]
    inputs = find_change_inputs([Address(path) for path in delivery])
    found = Workspace(inputs, Settings(target_language="es")).read().score()
    assert "post_edited" in found.candidates[0].band_held_back_by


# Money


@given(
    st.lists(st.integers(0, 400), min_size=3, max_size=3),
    st.lists(st.decimals(0, 2, places=3), min_size=3, max_size=3),
    st.decimals("0.001", 3, places=4),
    st.sampled_from(["EUR", "", "JPY", "KWD"]),
)
@settings(max_examples=60, deadline=None)
def test_a_price_is_the_shown_amount_times_the_rate_rounded_half_up(
    words: list[int], weights: list[Decimal], rate: Decimal, currency: str
) -> None:
    scheme = Scheme(
        bands=tuple(map(Decimal, (100, 50, 0))),
        weights=tuple(weights),
        price=rate,
        currency=currency,
    )
    before = ["a" * 9, "a" * 6 + "b" * 3, "c" * 9]
    _, changes = changes_between(before, ["a" * 9] * 3, ["uno", "dos", "tres"], scheme)
    changes.rows.source_words[:] = words
    decimals = {"JPY": 0, "KWD": 3}.get(currency, 2)
    cents = 0
    for band, count, weight in zip(changes.bands, words, weights, strict=False):
        assert band.weighted == count * weight
        # In whole cents, without a float or a rounding of Python's.
        numerator, denominator = (count * weight * rate * 10**decimals).as_integer_ratio()
        assert band.price is not None
        assert band.price * 10**decimals == (2 * numerator + denominator) // (2 * denominator)
        cents += int(band.price * 10**decimals)
    assert changes.sums.price is not None
    assert changes.sums.price * 10**decimals == cents
    *rows, total = bands_table(changes).rows
    shown = [Decimal(cell.text.replace(",", "")) for cell in (row[-2] for row in rows)]
    assert shown[:3] == [count * weight for count, weight in zip(words, weights, strict=True)]
    assert Decimal(total[-1].text.replace(",", "")) == changes.sums.price
    content = changes.to_dict()
    assert Decimal(repr(content["amount"])) == changes.sums.price
    assert sum(Decimal(repr(band["amount"])) for band in content["bands"]) == changes.sums.price


def test_two_equal_lines_add_up() -> None:
    scheme = Scheme(weights=(Decimal(1),) * 6, price=Decimal("0.335"))
    _, changes = changes_between(["uno", "dos"], ["uno", "tres"], ["one", "two"], scheme)
    assert [band.price for band in changes.bands if band.price] == [Decimal("0.34")] * 2
    assert changes.sums.price == Decimal("0.68")


def weighted_units(changes: Changes, row: int) -> Decimal:
    """Return the weighted units of a row."""
    return (changes.paid(row).weight or Decimal(0)) * int(getattr(changes.rows, changes.unit)[row])


@st.composite
def schemes(draw: st.DrawFn) -> Scheme:
    weight = st.decimals(0, 2, places=3)
    three = st.tuples(weight, weight, weight)
    return Scheme(
        bands=tuple(map(Decimal, (100, 50, 0))),
        weights=draw(three),
        new=draw(weight),
        locked=draw(weight),
        repeated=draw(st.none() | weight),
        of_kinds=draw(st.just(()) | st.tuples(st.tuples(st.just(OriginKind.UNKNOWN), three))),
        price=draw(st.decimals("0.001", 3, places=4)),
        currency=draw(st.sampled_from(["EUR", "", "IDR", "KWD"])),
        own_decimals=draw(st.none() | st.integers(0, 4)),
        minimum=draw(st.none() | st.decimals(0, 50, places=5)),
        unit=draw(st.sampled_from(UNITS)),
    )


@given(
    st.lists(
        st.tuples(SEGMENT, SEGMENT, st.sampled_from(["one", "two 中", "three x"])), max_size=8
    ),
    schemes(),
)
@settings(max_examples=150, deadline=None)
def test_every_sum_of_money_is_that_of_its_lines(
    segments: list[tuple[str, str, str]], scheme: Scheme
) -> None:
    before, after, source = zip(*segments, ("uno", "uno", "four"), strict=True)
    _, changes = changes_between(before, after, source, scheme)
    rows, minor = changes.rows, Decimal(1).scaleb(-scheme.decimals)
    paid = Decimal(0)
    for index, band in enumerate(changes.bands):
        own = np.flatnonzero(changes.band_of_rows == index).tolist()
        weighted = [weighted_units(changes, row) for row in own]
        amounts = [each * (scheme.price or Decimal(0)) for each in weighted]
        assert band.weighted == sum(weighted)
        assert band.price == sum(amounts, Decimal(0)).quantize(minor, ROUND_HALF_UP)
        paid += band.price
        if band.weight is not None:
            assert {changes.paid(row).weight for row in own} <= {band.weight}
        is_repetition = [bool(rows.repeated[row]) for row in own]
        assert all(each == (band.id == "repeated") for each in is_repetition)
    assert changes.sums.price == paid
    least = (scheme.minimum or Decimal(0)).quantize(minor, ROUND_HALF_UP)
    assert changes.sums.due == max(paid, least)


def test_a_repetition_has_a_row_of_its_own_whatever_it_weighs() -> None:
    before, after = ["uno dos", "uno dos", "uno dos", ""], ["uno dos", "uno dos", "tres", "cuatro"]
    source = ["one two"] * 4
    for stated, weight, weighted in (
        # Left as it is, rewritten and new: 2 words each, by their own similarity.
        ({}, None, "2.2"),
        ({"repeated": 0.5}, Decimal("0.5"), "3.0"),
    ):
        rates = scheme_of({"weights": {"100": 0.1, "50": 0.5, "new": 0.5, **stated}})
        _, changes = changes_between(before, after, source, rates)
        band = changes.bands[-1]
        assert (band.id, band.volume.segments, band.weight) == ("repeated", 3, weight)
        assert band.weighted == Decimal(weighted)
        # The first occurrence is no repetition.
        assert changes.bands[0].weighted == Decimal("0.2")


def test_an_edited_repetition_counts_like_one_that_was_not() -> None:
    rates = scheme_of({"weights": {"100": 0.1, "repeated": 0.05}})
    _, changes = changes_between(["uno"] * 3, ["uno", "uno", "dos"], ["one two"] * 3, rates)
    assert [weighted_units(changes, row) for row in range(3)] == [
        *map(Decimal, ("0.2", "0.10", "0.10"))
    ]
