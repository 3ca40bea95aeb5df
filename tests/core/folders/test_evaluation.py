"""Each file is scored as if it were alone, and all files together as if they were one file."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

from bleu_core.api.evaluation import evaluate, evaluate_files, evaluate_folders
from bleu_core.diagnostics.kinds import Kind
from bleu_core.errors import Cancelled, SettingInvalid
from bleu_core.evaluation.resample import resample
from bleu_core.evaluation.results import Evaluation
from bleu_core.files.errors import FileEmpty
from bleu_core.languages.tags import LanguageSource
from bleu_core.pairing.errors import SegmentCountsDiffer, TranslationsMissing
from bleu_core.progress import Progress, Stage
from bleu_core.settings import PairingOptions, Resampling, Settings
from tests.helpers.folder_trees import LINES, OTHER, WORSE, write_tree

EVERYTHING = Settings(
    metrics=("bleu", "chrf", "ter"),
    resampling=Resampling(confidence=True, paired_test="bs", resamples=100),
)
CHINESE = "".join(f"第{number}只猫今天坐在旧垫子上面睡觉。\n" for number in range(30))


@pytest.fixture
def folders(tmp_path: Path) -> dict[str, object]:
    """Write three files each into the folders of a reference and of two candidates."""
    files = ("a.txt", "x/b.txt", "x/c.txt")
    texts = [[LINES, OTHER, WORSE], [OTHER, OTHER, LINES], [WORSE, LINES, LINES]]
    reference, *candidates = (
        write_tree(tmp_path / name, dict(zip(files, own, strict=True)))
        for name, own in zip(("ref", "old", "new"), texts, strict=True)
    )
    return {"references": reference, "candidates": candidates}


def scores_of(evaluation: Evaluation) -> list[object]:
    """Return all numbers of the candidates, but not their names."""
    return [
        [
            (result.metric.name, result.percent, result.interval, result.signature)
            for result in candidate.metrics
        ]
        for candidate in evaluation.candidates
    ]


def kinds_of(result: Evaluation, candidate: int = 0) -> set[Kind]:
    return {diagnostic.kind for diagnostic in result.candidates[candidate].diagnostics}


def test_a_file_among_others_has_the_numbers_of_the_file_alone(folders: dict[str, object]) -> None:
    result = evaluate_folders(**folders, settings=EVERYTHING)  # type: ignore[arg-type]
    assert [each.name for each in result.files] == ["a.txt", "x/b.txt", "x/c.txt"]
    for each in result.scored:
        alone = evaluate_files(
            references=[address for address in each.files.references if address],
            candidates=[address for address in each.files.candidates if address],
            settings=EVERYTHING,
        )
        assert scores_of(each.evaluation) == scores_of(alone)
        numbers = [(c.difference, c.verdict_p, c.interval) for c in each.evaluation.comparisons]
        assert numbers == [(c.difference, c.verdict_p, c.interval) for c in alone.comparisons]
        assert [c.name for c in each.evaluation.candidates] == ["old", "new"]


def test_all_files_together_score_as_one_file_of_all_segments(folders: dict[str, object]) -> None:
    result = evaluate_folders(**folders, settings=EVERYTHING)  # type: ignore[arg-type]
    together = evaluate(
        candidates={
            "old": (OTHER + OTHER + LINES).splitlines(),
            "new": (WORSE + LINES + LINES).splitlines(),
        },
        references=[(LINES + OTHER + WORSE).splitlines()],
        settings=EVERYTHING,
    )
    for own_scores, others in zip(scores_of(result), scores_of(together), strict=True):
        assert [score[:2] for score in own_scores] == [score[:2] for score in others]
        # Intervals are drawn from whole files, and the signature says so.
        assert all(score[2] != other[2] for score, other in zip(own_scores, others, strict=True))
        assert [score[3].replace("|docs:3", "") for score in own_scores] == [
            score[3] for score in others
        ]
    for own, other in zip(result.comparisons, together.comparisons, strict=True):
        assert (own.difference, own.p_value) == (other.difference, other.p_value)
        # Files are exchanged as a whole; three are too few for a verdict.
        assert (own.documents, other.documents) == (3, None)
        assert own.verdict_p is not None
        assert own.verdict_p >= 2 / 2**3
    assert result.segments == together.segments == 90
    assert [c.band for c in result.candidates] == [c.band for c in together.candidates]
    for own, other in zip(result.candidates, together.candidates, strict=True):
        assert own.bleu.segment_contributions == other.bleu.segment_contributions
        assert own.bleu.sacrebleu_command is None
    assert result.segment_scores() == together.segment_scores()
    assert result.aligned.key(31) == "x/b.txt: 2"


def test_pairs_of_all_files_lead_to_the_texts_as_read(tmp_path: Path) -> None:
    def po(*entries: tuple[str, str]) -> str:
        return "".join(f'msgid "{key}"\nmsgstr "{text}"\n\n' for key, text in entries)

    result = evaluate_folders(
        references=write_tree(
            tmp_path / "r",
            {
                "a.po": po(("one", "eins zwei"), ("two", "zwei drei"), ("three", "drei vier")),
                "b.txt": "first line\nsecond line\n",
            },
        ),
        candidates=write_tree(
            tmp_path / "c",
            {
                "a.po": po(("three", "drei vier"), ("one", "eins zwei"), ("new", "neu")),
                "b.txt": "first line\nno line\n",
            },
        ),
    )
    aligned = result.aligned
    assert aligned.pairs.method == "mixed"
    assert "|pairs:mixed|out:" in result.candidates[0].bleu.signature
    from bleu_core.folders.joining import join_originals

    originals = join_originals(result)
    for place, row in enumerate(aligned.kept):
        for document, original, indices in zip(
            aligned.documents, originals, aligned.pairs.rows[row], strict=True
        ):
            assert document.segments[place] == original.units.text(indices)
    assert aligned.left_out == {"only_reference": 1, "only_candidate": 1}


def test_a_broken_file_is_in_the_result_and_stops_nothing(tmp_path: Path) -> None:
    texts = {"a.txt": LINES, "b.txt": LINES, "c.txt": LINES}
    result = evaluate_folders(
        references=write_tree(tmp_path / "r", texts),
        candidates=write_tree(tmp_path / "c", {**texts, "a.txt": "", "b.txt": OTHER + OTHER}),
    )
    errors = {each.name: each.error for each in result.broken}
    assert isinstance(errors["a.txt"], FileEmpty)
    assert isinstance(errors["b.txt"], SegmentCountsDiffer)
    assert errors["a.txt"].__traceback__ is None
    assert [each.name for each in result.worst_first] == ["c.txt"]
    assert result.segments == 30
    assert Kind.FILES_LEFT_OUT in kinds_of(result)


def test_a_file_nobody_has_translated_is_left_out_with_the_reason(tmp_path: Path) -> None:
    head = '<xliff version="1.2"><file source-language="en" target-language="es" original="a">'
    unit = '<trans-unit id="1"><source>The cat sat.</source><target>{}</target></trans-unit>'
    text = f"{head}<body>{unit}</body></file></xliff>"
    done = text.format("El gato estaba sentado.")
    result = evaluate_folders(
        references=write_tree(tmp_path / "r", {"a.xlf": done, "b.xlf": done}),
        candidates=write_tree(tmp_path / "c", {"a.xlf": done, "b.xlf": text.format("")}),
    )
    assert [(each.name, type(each.error)) for each in result.broken] == [
        ("b.xlf", TranslationsMissing)
    ]
    assert result.segments == 1


def test_nothing_can_be_scored(tmp_path: Path) -> None:
    folder = write_tree(tmp_path / "r", {"a.txt": ""})
    result = evaluate_folders(references=folder, candidates=folder)
    assert not result.has_scores
    assert result.segments == 0
    assert result.has_texts
    assert str(result) == "No score\nfiles: 0 of 1"
    content = result.to_dict()
    assert content["candidates"] == []
    assert content["files"][0]["error"]["id"] == "FileEmpty"
    json.dumps(content)


def test_only_files_that_every_candidate_has_count(tmp_path: Path) -> None:
    result = evaluate_folders(
        references=write_tree(tmp_path / "r", {"a.txt": LINES, "b.txt": OTHER}),
        candidates=[
            write_tree(tmp_path / "old", {"a.txt": WORSE, "b.txt": OTHER}),
            write_tree(tmp_path / "new", {"a.txt": LINES}),
        ],
        settings=EVERYTHING,
    )
    assert [each.name for each in result.counted] == ["a.txt"]
    assert [each.name for each in result.incomplete] == ["b.txt"]
    assert {candidate.name: candidate.score.percent for candidate in result.candidates} == {
        "old": pytest.approx(51.5, abs=20),
        "new": pytest.approx(100),
    }
    # The file that one candidate lacks has a score of the other candidate.
    only = result.scored[1].evaluation
    assert [each.name for each in only.candidates] == ["old"]
    assert Kind.FILES_LEFT_OUT in kinds_of(result)


def test_files_in_different_languages_are_signed_as_mixed(tmp_path: Path) -> None:
    result = evaluate_folders(
        references=write_tree(tmp_path / "r", {"de/a.txt": LINES, "zh/a.txt": CHINESE}),
        candidates=write_tree(tmp_path / "c", {"de/a.txt": OTHER, "zh/a.txt": CHINESE}),
    )
    [candidate] = result.candidates
    assert "|tok:mixed|" in candidate.bleu.signature
    assert result.tokenizer.name == "mixed"
    assert candidate.outside_guide == ("mixed",)
    assert candidate.trusted_band is None
    assert result.target_language.source is LanguageSource.MIXED


def test_a_reference_that_only_some_files_have(tmp_path: Path) -> None:
    result = evaluate_folders(
        references=[
            write_tree(tmp_path / "r1", {"a.txt": LINES}),
            write_tree(tmp_path / "r2", {"a.txt": OTHER, "b.txt": OTHER}),
        ],
        candidates=write_tree(tmp_path / "c", {"a.txt": OTHER, "b.txt": WORSE}),
        settings=Settings(metrics=("bleu", "ter")),
    )
    blank = [""] * 30
    together = evaluate(
        candidates=[(OTHER + WORSE).splitlines()],
        references=[(LINES + OTHER).splitlines(), OTHER.splitlines() + blank],
        settings=Settings(metrics=("bleu", "ter")),
    )
    assert scores_of(result) == scores_of(together)
    assert result.candidates[0].bleu.signature.startswith("nrefs:var|")


def test_a_diagnostic_of_some_files_is_one_of_all_with_their_names(tmp_path: Path) -> None:
    good = {f"{number}.txt": LINES for number in range(4)}
    result = evaluate_folders(
        references=write_tree(tmp_path / "r", {**good, "y.txt": LINES, "z.txt": OTHER}),
        candidates=write_tree(
            tmp_path / "c", dict.fromkeys(good, OTHER) | {"y.txt": LINES, "z.txt": OTHER}
        ),
    )
    [candidate] = result.candidates
    [identical] = [each for each in candidate.diagnostics if each.kind is Kind.IDENTICAL]
    assert identical.files == ("y.txt", "z.txt")
    assert (identical.count, identical.segments) == (60, 180)
    assert list(identical.rows) == list(range(120, 180))
    assert "identical" in candidate.band_held_back_by
    # Each file has fewer than 100 segments, all together have more.
    assert Kind.FEW_SEGMENTS not in kinds_of(result)


def test_one_odd_file_of_many_does_not_hold_the_band_back(tmp_path: Path) -> None:
    good = {f"{number}.txt": LINES for number in range(25)}
    result = evaluate_folders(
        references=write_tree(tmp_path / "r", {**good, "z.txt": OTHER}),
        candidates=write_tree(tmp_path / "c", {**dict.fromkeys(good, OTHER), "z.txt": OTHER}),
    )
    [candidate] = result.candidates
    assert Kind.IDENTICAL in kinds_of(result)
    assert candidate.trusted_band is not None


def test_settings_that_fail_everywhere_are_an_error(folders: dict[str, object]) -> None:
    settings = Settings(resampling=Resampling(paired_test="bs", baseline="nobody"))
    with pytest.raises(SettingInvalid):
        evaluate_folders(**folders, settings=settings)  # type: ignore[arg-type]


def test_a_baseline_by_its_number(folders: dict[str, object]) -> None:
    settings = Settings(resampling=Resampling(paired_test="bs", baseline=1, resamples=40))
    result = evaluate_folders(**folders, settings=settings)  # type: ignore[arg-type]
    assert [(c.baseline, c.candidate) for c in result.comparisons] == [("new", "old")]
    # The setting is the same as in an evaluation of single files; the window reads it.
    assert result.settings.resampling.baseline == 1
    assert result.scored[0].evaluation.settings.resampling.baseline == 1


def test_other_options_of_resampling_count_nothing_again(folders: dict[str, object]) -> None:
    before = evaluate_folders(**folders, settings=EVERYTHING)  # type: ignore[arg-type]
    options = Resampling(paired_test="bs", baseline="new", resamples=40)
    again = resample(before, options)
    expected = evaluate_folders(
        **folders,  # type: ignore[arg-type]
        settings=replace(EVERYTHING, resampling=options),
    )
    assert again == expected
    assert again.scored[0].evaluation != before.scored[0].evaluation
    with pytest.raises(SettingInvalid):
        resample(before, replace(options, baseline=2))


def test_progress_never_goes_back_and_work_can_be_cancelled(folders: dict[str, object]) -> None:
    told: list[float] = []

    def report(stage: Stage, done: int, total: int) -> None:
        if stage is Stage.FILES:
            told.append(done / total)

    evaluate_folders(**folders, progress=Progress(report, interval=0))  # type: ignore[arg-type]
    assert told == sorted(told)
    assert told[-1] == 1
    assert len(told) > 6
    with pytest.raises(Cancelled):
        evaluate_folders(
            **folders,  # type: ignore[arg-type]
            progress=Progress(report, cancelled=lambda: len(told) > 20, interval=0),
        )


def test_plain_data_has_the_fields_of_one_evaluation_and_the_files(
    folders: dict[str, object],
) -> None:
    result = evaluate_folders(**folders, settings=EVERYTHING)  # type: ignore[arg-type]
    content = json.loads(json.dumps(result.to_dict(segment_scores=True)))
    pooled = replace(result, pairing=None, files=()).to_dict(segment_scores=True)
    assert json.loads(json.dumps(pooled)).items() <= content.items()
    alone = json.loads(json.dumps(result.scored[0].evaluation.to_dict(segment_scores=True)))
    assert content["files"][0]["candidates"] == alone["candidates"]
    assert [each["name"] for each in content["files"]] == ["a.txt", "x/b.txt", "x/c.txt"]
    assert content["files_counted"] == 3


@pytest.mark.parametrize(
    ("first", "second", "vary"),
    [(LINES, LINES, False), ("\n" + LINES.partition("\n")[2], LINES, True)],
)
def test_references_vary_if_those_of_one_file_do(
    first: str, second: str, vary: bool, tmp_path: Path
) -> None:
    both = {"a.txt": LINES, "b.txt": LINES}
    folders = [
        write_tree(tmp_path / name, files)
        for name, files in (("mt", both), ("one", both), ("two", {"a.txt": first, "b.txt": second}))
    ]
    settings = Settings(pairing=PairingOptions(keep=("empty_reference",)))
    found = evaluate_folders(candidates=folders[:1], references=folders[1:], settings=settings)
    assert found.references_vary is vary
