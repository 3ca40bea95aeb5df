"""Scores of lists of strings equal sacreBLEU's, in sacreBLEU's shapes; wrong shapes are refused."""

from __future__ import annotations

import copy
import math
import pickle
import re
import subprocess
import sys
from collections.abc import Callable
from typing import Any

import pytest
import sacrebleu
from hypothesis import given, settings
from hypothesis import strategies as st

import bleu_core
from bleu_core.errors import (
    CandidateMissing,
    ReferenceMissing,
    ReferencesTransposed,
    SettingInvalid,
    WrongType,
)
from bleu_core.files.addresses import parse_address
from bleu_core.files.documents import Document
from bleu_core.files.errors import FileMissing
from bleu_core.pairing.errors import SegmentCountsDiffer
from bleu_core.settings import Resampling, Settings

CANDIDATES = ["The cat sat on the rug.", "A dog barked all night.", "Nobody slept well, I think."]
FIRST = ["The cat sat on the mat.", "The dog barked all night.", "I think nobody slept well."]
SECOND = ["A cat was sitting on the mat.", "A dog barked through the night.", "No one slept well."]
LIKE_SACREBLEU = Settings.sacrebleu()

WORDS = st.lists(st.sampled_from("the a cat dog . , sat Sat 3.5 «ja» don't".split()), max_size=8)
LINES = st.builds(" ".join, WORDS)


@settings(deadline=None)
@given(st.lists(st.tuples(LINES, LINES, LINES), min_size=1, max_size=5))
def test_scores_are_sacrebleus(rows: list[tuple[str, str, str]]) -> None:
    candidates, *references = ([*column] for column in zip(*rows, strict=True))
    # sacreBLEU takes an empty line among several for a reference of length 0.
    references = [[line or "x" for line in reference] for reference in references]
    ours = bleu_core.corpus_bleu(candidates, references, settings=LIKE_SACREBLEU)
    theirs = sacrebleu.corpus_bleu(candidates, references)
    assert ours.percent == theirs.score
    assert str(ours).partition(" = ")[2].partition("(")[2] == str(theirs).partition("(")[2]
    chrf = bleu_core.corpus_chrf(candidates, references, word_order=2)
    assert chrf.percent == sacrebleu.corpus_chrf(candidates, references, word_order=2).score
    ter = bleu_core.corpus_ter(candidates, references)
    assert ter.percent == sacrebleu.corpus_ter(candidates, references).score


@settings(deadline=None)
@given(LINES, LINES.filter(bool))
def test_scores_of_sentences_are_sacrebleus(candidate: str, reference: str) -> None:
    ours = bleu_core.sentence_bleu(candidate, [reference], settings=LIKE_SACREBLEU)
    assert ours.percent == sacrebleu.sentence_bleu(candidate, [reference]).score
    chrf = bleu_core.sentence_chrf(candidate, [reference])
    assert chrf.percent == sacrebleu.sentence_chrf(candidate, [reference]).score
    ter = bleu_core.sentence_ter(candidate, [reference])
    assert ter.percent == sacrebleu.sentence_ter(candidate, [reference]).score


SCRIPT = """
import sys
import bleu_core
settings = bleu_core.Settings.sacrebleu()
print(bleu_core.corpus_bleu({candidates}, [{references}], settings=settings).percent)
print("numpy" in sys.modules)
"""


def test_few_strings_are_scored_without_numpy() -> None:
    script = SCRIPT.format(candidates=CANDIDATES, references=FIRST)
    run = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, encoding="utf-8", check=True
    )
    assert run.stdout.split() == [str(sacrebleu.corpus_bleu(CANDIDATES, [FIRST]).score), "False"]


def test_a_single_reference_given_by_name_needs_no_list() -> None:
    expected = bleu_core.corpus_bleu(CANDIDATES, [FIRST])
    assert bleu_core.corpus_bleu(CANDIDATES, references=FIRST) == expected
    assert bleu_core.corpus_bleu(candidates=CANDIDATES, references=[FIRST]) == expected
    one = bleu_core.sentence_bleu(CANDIDATES[0], [FIRST[0]])
    assert bleu_core.sentence_bleu(CANDIDATES[0], references=FIRST[0]) == one


@pytest.mark.parametrize(
    "function", [bleu_core.corpus_bleu, bleu_core.corpus_chrf, bleu_core.corpus_ter]
)
def test_the_only_reference_is_a_list_of_strings(function: Callable[..., Any]) -> None:
    assert function(CANDIDATES, FIRST) == function(CANDIDATES, [FIRST])
    with pytest.raises(WrongType, match=r"^candidates\[0\]: expected a string, not a value"):
        function([FIRST], CANDIDATES)


@pytest.mark.parametrize(
    "function", [bleu_core.sentence_bleu, bleu_core.sentence_chrf, bleu_core.sentence_ter]
)
def test_the_only_reference_of_a_sentence_is_a_string(function: Callable[..., Any]) -> None:
    assert function(CANDIDATES[0], FIRST[0]) == function(CANDIDATES[0], [FIRST[0]])
    with pytest.raises(WrongType, match="candidate: expected a string"):
        function([CANDIDATES[0]], [FIRST[0]])


def test_a_missing_reference_counts_as_with_sacrebleu() -> None:
    gappy = [None, *SECOND[1:]]
    ours = bleu_core.corpus_bleu(CANDIDATES, [FIRST, gappy], settings=LIKE_SACREBLEU)
    assert ours.percent == sacrebleu.corpus_bleu(CANDIDATES, [FIRST, gappy]).score
    assert "nrefs:var" in ours.signature
    first = bleu_core.corpus_bleu(CANDIDATES, [gappy, FIRST], settings=LIKE_SACREBLEU)
    assert first.percent == ours.percent
    chrf = bleu_core.corpus_chrf(CANDIDATES, [FIRST, gappy])
    assert chrf.percent == sacrebleu.corpus_chrf(CANDIDATES, [FIRST, gappy]).score
    ter = bleu_core.corpus_ter(CANDIDATES, [FIRST, gappy])
    assert ter.percent == sacrebleu.corpus_ter(CANDIDATES, [FIRST, gappy]).score
    one = bleu_core.sentence_bleu(CANDIDATES[0], [None, FIRST[0]])
    assert one == bleu_core.sentence_bleu(CANDIDATES[0], FIRST[0])


def evaluated(candidates: Any, references: Any) -> bleu_core.Evaluation:
    comparison = Settings(resampling=Resampling(paired_test="bs"))
    systems = {"one": candidates, "two": FIRST}
    return bleu_core.evaluate(candidates=systems, references=references, settings=comparison)


def checked(candidates: Any, references: Any) -> bleu_core.CheckReport:
    return bleu_core.check_texts(candidates=[candidates], references=references)


def counted(candidates: Any, references: Any) -> bleu_core.CorpusStatistics:
    return bleu_core.corpus_statistics(candidates, references, Settings(tokenizer="13a"))


@pytest.mark.parametrize(
    "function",
    [
        *(bleu_core.corpus_bleu, bleu_core.corpus_chrf, bleu_core.corpus_ter),
        *(evaluated, checked, counted),
    ],
)
@pytest.mark.parametrize("missing", [None, math.nan])
def test_a_segment_without_any_reference_is_named(
    function: Callable[..., Any], missing: Any
) -> None:
    gappy = [FIRST[0], missing, FIRST[2]]
    with pytest.raises(WrongType, match=r"^references\[0\]\[1\]: expected a string"):
        function(CANDIDATES, [gappy])
    with pytest.raises(WrongType, match=r"^references\[0\]\[1\]: expected a string"):
        function(CANDIDATES, [gappy, [None, missing, "It is late."]])


@pytest.mark.parametrize(
    "function", [bleu_core.sentence_bleu, bleu_core.sentence_chrf, bleu_core.sentence_ter]
)
def test_a_sentence_without_any_reference_is_refused(function: Callable[..., Any]) -> None:
    for references in ([None], [None, None], [math.nan]):
        with pytest.raises(WrongType, match=r"^references\[0\]: expected a string"):
            function(CANDIDATES[0], references)


def test_references_by_name_and_documents_may_have_gaps_that_others_fill() -> None:
    gappy = [FIRST[0], None, FIRST[2]]
    other = Document.from_segments("other", SECOND)
    expected = evaluated(CANDIDATES, [[FIRST[0], "", FIRST[2]], SECOND]).candidates[0].score
    assert evaluated(CANDIDATES, [gappy, other]).candidates[0].score == expected
    assert evaluated(CANDIDATES, {"a": gappy, "b": SECOND}).candidates[0].score == expected
    with pytest.raises(WrongType, match=r"^references\['a'\]\[1\].*Segment 2 has no reference"):
        evaluated(CANDIDATES, {"a": gappy})


def test_generators_are_read_once() -> None:
    expected = bleu_core.corpus_bleu(CANDIDATES, [FIRST])
    assert bleu_core.corpus_bleu(iter(CANDIDATES), iter([iter(FIRST)])) == expected
    found = evaluated(iter(CANDIDATES), iter([iter(FIRST)]))
    assert found.candidates[0].score == expected


def test_a_list_for_each_segment_is_turned_by_a_sentence() -> None:
    turned = [list(row) for row in zip(FIRST, SECOND, strict=True)]
    with pytest.raises(ReferencesTransposed, match=r"zip_longest\(\*references\)"):
        bleu_core.corpus_bleu(CANDIDATES, turned)
    with pytest.raises(ReferencesTransposed):
        bleu_core.corpus_bleu(["one"], [["one", "two"]])
    with pytest.raises(ReferencesTransposed):
        bleu_core.evaluate(candidates=[CANDIDATES], references=turned)
    ragged = [[FIRST[0]], [FIRST[1], SECOND[1]], [FIRST[2]]]
    with pytest.raises(ReferencesTransposed):
        bleu_core.corpus_bleu(CANDIDATES, ragged)


def test_a_square_of_references_has_the_meaning_of_sacrebleu() -> None:
    square = [FIRST, SECOND, CANDIDATES[::-1]]
    ours = bleu_core.corpus_bleu(CANDIDATES, square, settings=LIKE_SACREBLEU)
    assert ours.percent == sacrebleu.corpus_bleu(CANDIDATES, square).score


@pytest.mark.parametrize(
    ("candidates", "references", "error", "words"),
    [
        (
            "one string",
            [["one string"]],
            WrongType,
            "candidates: expected a list of strings, one for each",
        ),
        (None, [["a"]], WrongType, "not None"),
        (["a", None], [["a", "b"]], WrongType, r"candidates\[1\]: expected a string, not None"),
        ([b"a"], [["a"]], WrongType, r"candidates\[0\]: expected a string, not a value of type"),
        (["a"], [[7]], WrongType, r"references\[0\]\[0\]: expected a string"),
        (["a"], 7, WrongType, "references: expected a list of strings for each reference"),
        (["a"], None, WrongType, "not None"),
        (["a"], "a", WrongType, "not a string"),
        (["a"], [], ReferenceMissing, "^No reference was given"),
        (["a", "b"], [["a", "b", "c"]], SegmentCountsDiffer, "Number of segments: "),
    ],
)
def test_a_wrong_argument_gets_a_sentence(
    candidates: Any, references: Any, error: type[Exception], words: str
) -> None:
    with pytest.raises(error, match=words) as caught:
        bleu_core.corpus_bleu(candidates, references)
    assert str(caught.value).endswith(".")


# --- evaluate -----------------------------------------------------------------------------------


def test_lists_of_strings_are_evaluated_as_documents_are() -> None:
    named = bleu_core.evaluate(candidates={"mine": CANDIDATES}, references=[FIRST, SECOND])
    documents = bleu_core.evaluate(
        candidates=[Document.from_segments("mine", CANDIDATES)],
        references=[Document.from_segments("r", FIRST), Document.from_segments("s", SECOND)],
    )
    assert named == documents
    twice = bleu_core.evaluate(candidates=[CANDIDATES, FIRST], references=[SECOND])
    assert [each.name for each in twice.candidates] == ["candidate", "candidate (2)"]


@pytest.mark.parametrize(
    ("texts", "words"),
    [
        (CANDIDATES, r"One text is \[segments\]; evaluate_files reads files"),
        ("sys.txt", "not a string"),
        (None, "not None"),
        ([7], r"candidates\[0\]: expected a list of strings"),
        ([["a", None]], r"candidates\[0\]\[1\]: expected a string"),
        ({"mine": "text"}, r"candidates\['mine'\]: expected a list of strings"),
    ],
)
def test_wrong_texts_get_a_sentence(texts: Any, words: str) -> None:
    with pytest.raises(WrongType, match=words):
        bleu_core.evaluate(candidates=texts, references=[FIRST])


def test_no_texts_are_an_error_of_the_user() -> None:
    with pytest.raises(CandidateMissing, match=r"^No candidate was given\.$"):
        bleu_core.evaluate(candidates=[], references=[FIRST])


def test_files_are_paths_and_addresses_alike(tmp_path: Any) -> None:
    candidate, table = tmp_path / "sys.txt", tmp_path / "both.tsv"
    candidate.write_text("\n".join(CANDIDATES), "utf-8")
    rows = zip(CANDIDATES, FIRST, strict=True)
    table.write_text("MT\tHuman\n" + "\n".join("\t".join(row) for row in rows), "utf-8")
    ways = [
        (candidate, f"{table}#column=Human"),
        (str(candidate), [parse_address(f"{table}#column=Human")]),
        ([f"{table}#column=MT"], f"{table}#column=Human"),
    ]
    scores = {
        bleu_core.evaluate_files(candidates=one, references=other).candidates[0].score
        for one, other in ways
    }
    assert scores == {bleu_core.corpus_bleu(CANDIDATES, [FIRST])}
    assert bleu_core.read_document(f"{table}#column=MT").segments == tuple(CANDIDATES)
    with pytest.raises(FileMissing, match=r"^There is no file at this path \(path: "):
        bleu_core.evaluate_files(candidates="nowhere.txt", references=candidate)
    with pytest.raises(WrongType, match="candidates: expected a file or a list of files"):
        bleu_core.evaluate_files(candidates=None, references=candidate)  # type: ignore[arg-type]


def test_the_baseline_is_known_by_its_name() -> None:
    def compare(baseline: str | int) -> bleu_core.Evaluation:
        resampling = Resampling(paired_test="bs", baseline=baseline)
        return bleu_core.evaluate(
            candidates={"mine": CANDIDATES, "theirs": SECOND, "third": FIRST[::-1]},
            references=[FIRST],
            settings=Settings(resampling=resampling),
        )

    by_name = compare("theirs")
    assert by_name.comparisons == compare(1).comparisons
    assert {each.baseline for each in by_name.comparisons} == {"theirs"}
    with pytest.raises(SettingInvalid, match="'mine', 'theirs', 'third'"):
        compare("nobody")


def test_segment_scores_are_a_table() -> None:
    result = bleu_core.evaluate(
        candidates={"mine": CANDIDATES, "theirs": SECOND},
        references=[FIRST],
        settings=Settings(metrics=("bleu", "chrf")),
    )
    table = result.segment_scores()
    assert list(table) == [
        "candidate", "segment", "text", "reference", "bleu", "chrf", "contribution"
    ]  # fmt: skip
    assert {len(column) for column in table.values()} == {6}
    assert table["candidate"][2:4] == ["mine", "theirs"]
    assert table["segment"] == [1, 2, 3, 1, 2, 3]
    assert table["text"] == [*CANDIDATES, *SECOND]
    assert table["reference"] == FIRST * 2
    assert table["chrf"][1] == sacrebleu.sentence_chrf(CANDIDATES[1], [FIRST[1]]).score
    whole = bleu_core.corpus_bleu(SECOND, [FIRST]).percent
    rest = bleu_core.corpus_bleu(SECOND[1:], [FIRST[1:]]).percent
    assert table["contribution"][3] == whole - rest


def test_results_are_lines_to_read() -> None:
    chosen = Settings.sacrebleu(
        metrics=("bleu", "chrf"), resampling=Resampling(confidence=True, paired_test="bs")
    )
    result = bleu_core.evaluate(
        candidates={"mine": CANDIDATES, "theirs": SECOND}, references=[FIRST], settings=chosen
    )
    lines = str(result).splitlines()
    assert len(lines) == 6
    score = result.ranked[0]
    assert lines[0] == f"{score.name}: {score.score}"
    assert lines[0].startswith(f"{score.name}: BLEU|{score.bleu.signature} = ")
    assert "(95% CI" in lines[1]
    assert lines[-1].startswith("chrf: theirs against mine = ")
    assert str(bleu_core.BleuScore(50.0, (), 1.0, 4, 4)) == (
        "BLEU = 50.00  (BP = 1.000 ratio = 1.000 hyp_len = 4 ref_len = 4)"
    )


def test_presets_take_other_choices() -> None:
    assert Settings.definition() == Settings()
    assert Settings.definition(lowercase=True) == Settings(lowercase=True)
    assert Settings.tensorflow().profile == "tensorflow"
    assert Settings.sacrebleu().profile == "sacrebleu"
    assert Settings.sacrebleu(smoothing="floor").smoothing == "floor"
    assert Settings.sacrebleu(target_language="ja").tokenizer == "ja-mecab"
    assert Settings.sacrebleu(target_language="zh", tokenizer="char").tokenizer == "char"


@pytest.mark.parametrize("choices", ["sacrebleu", {"lowercase": True}, Settings])
def test_wrong_settings_get_a_sentence(choices: Any) -> None:
    words = r"^settings: expected an object of Settings, .*Settings\.sacrebleu\(\)"
    with pytest.raises(WrongType, match=words):
        bleu_core.corpus_bleu(CANDIDATES, [FIRST], settings=choices)
    with pytest.raises(WrongType, match=words):
        bleu_core.evaluate(candidates=[CANDIDATES], references=[FIRST], settings=choices)


def test_columns_of_a_table_are_lists_of_strings() -> None:
    pandas = pytest.importorskip("pandas", reason="a table of pandas is what is tested")
    table = pandas.DataFrame({"mt": CANDIDATES, "human": FIRST})
    expected = bleu_core.corpus_bleu(CANDIDATES, [FIRST])
    assert bleu_core.corpus_bleu(table["mt"], [table["human"]]) == expected
    assert bleu_core.corpus_bleu(table.mt.to_numpy(), references=table.human) == expected
    assert bleu_core.corpus_bleu(table["mt"], table["human"]) == expected
    # It would be read as the names of its columns.
    with pytest.raises(WrongType, match=r"candidates: .* not a value of type DataFrame"):
        bleu_core.corpus_bleu(table, ["mt", "human"])


@pytest.mark.parametrize("texts", [set(CANDIDATES), frozenset(CANDIDATES), dict.fromkeys(FIRST)])
def test_what_has_no_order_is_no_list_of_segments(texts: Any) -> None:
    with pytest.raises(WrongType, match="candidates: expected a list of strings"):
        bleu_core.corpus_bleu(texts, [FIRST])
    with pytest.raises(WrongType, match=r"references\[0\]: expected a list of strings"):
        bleu_core.corpus_bleu(CANDIDATES, [texts])


def test_the_source_and_the_texts_to_examine_can_be_lists_of_strings() -> None:
    texts: dict[str, Any] = {"candidates": [CANDIDATES], "references": [FIRST], "source": SECOND}
    assert bleu_core.evaluate(**texts).aligned.source is not None
    assert bleu_core.check_texts(**texts).to_dict()["pairs"]["compared"] == 3
    with pytest.raises(WrongType, match="source: expected a list of strings"):
        bleu_core.evaluate(candidates=[CANDIDATES], references=[FIRST], source="text")


@pytest.mark.parametrize(
    ("call", "written"),
    [
        (lambda: Settings(tokenize="zh"), "Settings(tokenizer='zh')"),  # type: ignore[call-arg]
        (lambda: Settings.sacrebleu(smooth_value=0.1), "Settings(smoothing_value=0.1)"),
        (lambda: Settings(lower_case=True), "Settings(lowercase=True)"),  # type: ignore[call-arg]
        (
            lambda: bleu_core.corpus_bleu(CANDIDATES, FIRST, lowercase=True),  # type: ignore[call-arg]
            "settings=Settings(lowercase=True)",
        ),
        (
            lambda: bleu_core.corpus_chrf(CANDIDATES, FIRST, lowercase=True),  # type: ignore[call-arg]
            "settings=Settings(chrf=ChrfOptions(lowercase=True))",
        ),
        (
            lambda: bleu_core.sentence_ter("a", "a", no_punct=True),  # type: ignore[call-arg]
            "settings=Settings(ter=TerOptions(no_punct=True))",
        ),
    ],
)
def test_names_of_sacrebleu_are_answered_with_those_here(
    call: Callable[[], Any], written: str
) -> None:
    with pytest.raises(TypeError) as caught:
        call()
    assert str(caught.value).endswith(f"; write {written}.")
    known = {name: getattr(bleu_core, name) for name in ("Settings", "ChrfOptions", "TerOptions")}
    assert isinstance(eval(written.removeprefix("settings="), known), Settings)


def test_other_unknown_arguments_are_errors_of_python() -> None:
    for call in (Settings, lambda **named: bleu_core.corpus_bleu(CANDIDATES, FIRST, **named)):
        with pytest.raises(TypeError, match="unexpected keyword argument 'xyzzy'"):
            call(xyzzy=1)


@pytest.mark.parametrize(
    ("name", "ours"),
    [
        *(("score", "percent"), ("bp", "brevity_penalty"), ("sys_len", "candidate_length")),
        *(("ref_len", "reference_length"), ("counts", "precisions[…].matched")),
    ],
)
def test_attributes_of_sacrebleu_are_answered_with_those_here(name: str, ours: str) -> None:
    score = bleu_core.corpus_bleu(CANDIDATES, FIRST)
    with pytest.raises(AttributeError, match=re.escape(f"{name!r}; here it is .{ours}")):
        getattr(score, name)
    assert not hasattr(score, "nothing_known")
    assert copy.deepcopy(score) == pickle.loads(pickle.dumps(score)) == score


def test_a_score_formats_as_a_number() -> None:
    score = bleu_core.corpus_bleu(CANDIDATES, FIRST)
    ter = bleu_core.corpus_ter(CANDIDATES, FIRST)
    assert f"{score:.2f} {ter:5.1f}" == f"{score.percent:.2f} {ter.percent:5.1f}"
    assert f"{score}" == str(score)
    with pytest.raises(AttributeError, match=r"here it is \.percent"):
        ter.score  # type: ignore[attr-defined]  # noqa: B018


def test_lists_are_not_called_files() -> None:
    with pytest.raises(SegmentCountsDiffer) as caught:
        bleu_core.corpus_bleu(CANDIDATES, FIRST[:2])
    assert str(caught.value) == (
        "Number of segments: candidates has 3, references[0] has 2; expected equal numbers."
    )


@pytest.mark.parametrize("function", [bleu_core.corpus_chrf, bleu_core.corpus_ter])
def test_references_that_vary_are_signed_for_each_metric(function: Callable[..., Any]) -> None:
    for references, signed in (
        ([["a b", "c d"]], "nrefs:1|"),
        ([["a b", "c d"], ["a", "c"]], "nrefs:2|"),
        ([["a b", "c d"], ["a", None]], "nrefs:var|"),
        ([["a b", "c d"], ["a", None], ["a", "c"]], "nrefs:var|"),
    ):
        assert function(["a b", "c d"], references).signature.startswith(signed)


def test_statistics_need_a_named_tokenizer_and_references_of_the_same_length() -> None:
    named = bleu_core.Settings(tokenizer="13a")
    found = bleu_core.corpus_statistics(["a", "b"], [["a", "b"]], named)
    # The statistics of segments are kept only if they are wanted.
    assert (found.segments, found.rows) == (2, None)
    with pytest.raises(SettingInvalid) as error:
        bleu_core.corpus_statistics(["a"], [["a"]], bleu_core.Settings())
    assert "auto" not in error.value.allowed
    assert "13a" in error.value.allowed
    for references in ([], [["a", "b"], ["a"]], [["a", "b", "c"]]):
        with pytest.raises(ValueError, match="as many segments"):
            bleu_core.corpus_statistics(["a", "b"], references, named)
