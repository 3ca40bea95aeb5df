"""`bleu-score` with further metrics, intervals and comparisons."""

from __future__ import annotations

import csv
import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from sacrebleu.metrics.bleu import BLEU
from sacrebleu.metrics.chrf import CHRF
from sacrebleu.metrics.ter import TER
from sacrebleu.significance import PairedTest

from bleu_core.api.evaluation import evaluate_files
from bleu_core.scoring.resampling import Interval
from bleu_core.scoring.verdicts import Verdict
from bleu_core.settings import METRICS, PAIRED_TESTS, Resampling, Settings
from bleu_score.i18n import LANGUAGES, set_language
from bleu_score.messages import metrics as words

REFERENCE = [
    f"the council approved budget {number} on a cold Monday evening." for number in range(24)
]
GOOD = [line.replace("Monday", "Friday") if len(line) % 2 else line for line in REFERENCE]
WEAK = [" ".join(reversed(line.split())) for line in REFERENCE]
ALL = ("-m", "chrf", "chrf++", "ter")


class Files:
    """Paths of an evaluation with two candidates."""

    def __init__(self, write: Callable[..., str]) -> None:
        self.reference = write("reference.en.txt", REFERENCE)
        self.good = write("good.en.txt", GOOD)
        self.weak = write("weak.en.txt", WEAK)
        self.both = (self.reference, "-i", self.good, self.weak, "-s", "exp")


@pytest.fixture
def files(write: Callable[..., str]) -> Files:
    return Files(write)


def content(run: Any) -> Any:
    assert (run.code, run.err) == (0, "")
    return json.loads(run.out)


def test_json_has_every_metric_as_sacrebleu_computes_it(bleu_score: Any, files: Files) -> None:
    candidates = content(bleu_score(*files.both, *ALL, "-f", "json"))["candidates"]
    theirs = [BLEU(force=True), CHRF(), CHRF(word_order=2), TER()]
    for candidate, lines in zip(candidates, (GOOD, WEAK), strict=True):
        found = [(metric["name"], metric["percent"]) for metric in candidate["metrics"]]
        scores = [metric.corpus_score(lines, [REFERENCE]) for metric in theirs]
        assert found == [(score.name, score.score) for score in scores]
        assert [metric["id"] for metric in candidate["metrics"]] == list(METRICS)
        assert candidate["metrics"][0]["percent"] == pytest.approx(candidate["bleu"] * 100)


def test_bleu_alone_is_a_metric_without_interval_and_comparison(
    bleu_score: Any, files: Files
) -> None:
    evaluation = content(bleu_score(*files.both, "-f", "json"))
    assert evaluation["comparisons"] == []
    for candidate in evaluation["candidates"]:
        assert [metric["id"] for metric in candidate["metrics"]] == ["bleu"]
        assert candidate["confidence"] is None


@pytest.mark.parametrize("asked", [["chrf", "bleu"], ["chrf"], ["bleu", "chrf", "chrf"]])
def test_bleu_is_always_there_and_first(bleu_score: Any, files: Files, asked: list[str]) -> None:
    candidate = content(bleu_score(*files.both, "-m", *asked, "-f", "json"))["candidates"][0]
    assert [metric["id"] for metric in candidate["metrics"]] == ["bleu", "chrf"]


@pytest.mark.parametrize(
    ("flags", "metric", "signed"),
    [
        (["--chrf-char-order", "3"], CHRF(char_order=3), "nc:3"),
        (["--chrf-word-order", "1"], CHRF(word_order=1), "nw:1"),
        (["--chrf-beta", "3"], CHRF(beta=3), ""),
        (["--chrf-whitespace"], CHRF(whitespace=True), "space:yes"),
        (["--chrf-lowercase"], CHRF(lowercase=True), "case:lc"),
        (["--chrf-eps-smoothing"], CHRF(eps_smoothing=True), "eff:no"),
        (["--ter-normalized"], TER(normalized=True), "norm:yes"),
        (["--ter-no-punct"], TER(no_punct=True), "punct:no"),
        (["--ter-case-sensitive"], TER(case_sensitive=True), "case:mixed"),
        (
            ["--ter-normalized", "--ter-asian-support"],
            TER(normalized=True, asian_support=True),
            "asian:yes",
        ),
    ],
)
def test_options_of_metrics_are_sacrebleus(
    bleu_score: Any, files: Files, flags: list[str], metric: Any, signed: str
) -> None:
    name = "ter" if isinstance(metric, TER) else "chrf"
    run = bleu_score(*files.both, "-m", name, *flags, "-f", "json")
    result = content(run)["candidates"][1]["metrics"][1]
    theirs = metric.corpus_score(WEAK, [REFERENCE])
    assert (result["name"], result["percent"]) == (theirs.name, theirs.score)
    assert signed in result["signature"]
    for flag in flags:
        short = {"--chrf-char-order": "-cc", "--chrf-word-order": "-cw"}.get(flag, flag)
        assert f" {short} " in result["sacrebleu_command"]


def test_json_has_the_interval_of_every_metric(
    bleu_score: Any, files: Files, monkeypatch: pytest.MonkeyPatch
) -> None:
    command = (*files.both, *ALL, "--confidence", "--resamples", "80", "--seed", "7")
    candidate = content(bleu_score(*command, "-f", "json"))["candidates"][0]
    assert set(candidate["confidence"]) == set(METRICS)
    monkeypatch.setenv("SACREBLEU_SEED", "7")
    theirs = CHRF().corpus_score(GOOD, [REFERENCE], n_bootstrap=80)
    interval = candidate["confidence"]["chrf"]
    assert interval["mean"] == pytest.approx(theirs._mean, rel=1e-6)
    assert interval["half_width"] == pytest.approx(theirs._ci, rel=1e-4)
    assert interval["low"] < candidate["metrics"][1]["percent"] < interval["high"]
    assert (interval["resamples"], interval["seed"], interval["level"]) == (80, 7, 0.95)
    for metric in candidate["metrics"]:
        assert "|bs:80|seed:7|" in metric["signature"]


@pytest.mark.parametrize("seed", [1, 12345])
@pytest.mark.parametrize("test", ["bs", "ar"])
def test_json_has_sacrebleus_p_values(
    bleu_score: Any, files: Files, monkeypatch: pytest.MonkeyPatch, test: str, seed: int
) -> None:
    command = (*files.both, *ALL, f"--paired-{test}", "--resamples", "99", "--seed", str(seed))
    comparisons = content(bleu_score(*command, "-f", "json"))["comparisons"]
    monkeypatch.setenv("SACREBLEU_SEED", str(seed))
    theirs = PairedTest(
        [("good", GOOD), ("weak", WEAK)],
        {"bleu": BLEU(force=True), "chrf": CHRF(), "chrf++": CHRF(word_order=2), "ter": TER()},
        [REFERENCE],
        test_type=test,
        n_samples=99,
    )()[1]
    assert [comparison["metric"] for comparison in comparisons] == list(METRICS)
    for comparison in comparisons:
        weak = theirs[words.metric_title(comparison["metric"])][1]
        assert comparison["p_value"] == weak.p_value
        assert (comparison["baseline"], comparison["candidate"]) == ("good.en.txt", "weak.en.txt")
        assert (comparison["test"], comparison["resamples"]) == (test, 99)
        # With one comparison per metric, there is nothing to correct.
        assert comparison["p_value_holm"] == comparison["p_value"]
        interval = comparison["interval"]
        assert interval["low"] <= comparison["difference"] <= interval["high"]


def test_all_pairs_or_one_baseline(bleu_score: Any, files: Files, write: Any) -> None:
    third = write("third.en.txt", [line.upper() for line in REFERENCE])
    command = (*files.both[:4], third, "--paired-bs", "--resamples", "40", "-f", "json")

    def pairs(*more: str) -> list[tuple[str, str]]:
        comparisons = content(bleu_score(*command, *more))["comparisons"]
        return [(one["baseline"], one["candidate"]) for one in comparisons]

    good, weak, last = "good.en.txt", "weak.en.txt", "third.en.txt"
    assert pairs() == [(good, weak), (good, last), (weak, last)]
    assert pairs("--baseline", files.weak) == [(weak, good), (weak, last)]
    assert pairs("--baseline", "weak.en.txt") == [(weak, good), (weak, last)]


def test_text_has_metrics_intervals_and_comparisons(bleu_score: Any, files: Files) -> None:
    command = (*files.both, *ALL, "--confidence", "--paired-ar", "--resamples", "64")
    text = bleu_score(*command).out
    for title in ("chrF2", "chrF2++", "TER"):
        assert re.search(rf"^  {re.escape(title)} = \d+\.\d\d$", text, re.MULTILINE)
    # The text has the intervals of four metrics for two candidates.
    assert len(re.findall(r"^ +95% confidence interval: [\d.]+–[\d.]+$", text, re.MULTILINE)) == 8
    # Verdicts take as many trials as they need.
    assert re.search(
        r"^Comparison by paired approximate randomization \([\d,–]+ trials, seed 12345\)$",
        text,
        re.MULTILINE,
    )
    assert text.count("weak.en.txt compared with good.en.txt") == 4
    assert re.search(
        r"Difference −\d+\.\d\d .*p [=≤] 0\.\d{4}, Holm-corrected p [=≤] 0\.\d{4}\.", text
    )


def test_an_interval_has_bands_if_the_score_has_one(bleu_score: Any) -> None:
    command = ("--sample", "en", "--confidence", "--resamples", "64")
    bands = r"^  Google’s guide to .*confidence interval (is in this band|spans)"
    assert len(re.findall(bands, bleu_score(*command).out, re.MULTILINE)) == 2
    text = bleu_score(*command, "--max-ngram-order", "3").out
    assert "band" not in text
    assert len(re.findall(r"^  95% confidence interval: ", text, re.MULTILINE)) == 2


def test_quiet_text_is_a_line_for_each_score(bleu_score: Any, files: Files) -> None:
    lines = bleu_score(*files.both, "-m", "ter", "-q").out.splitlines()
    assert len(lines) == 4
    assert lines[0].startswith("good.en.txt\tBLEU = ")
    assert lines[1].startswith("good.en.txt\tTER = ")


def test_tsv_has_columns_for_metrics_and_intervals(bleu_score: Any, files: Files) -> None:
    command = (*files.both, "-m", "chrf", "--confidence", "--resamples", "40")
    run = bleu_score(*command, "-f", "tsv")
    header, *rows = csv.reader(run.out.splitlines(), delimiter="\t")
    expected = content(bleu_score(*command, "-f", "json"))["candidates"]
    for row, candidate in zip(rows, expected, strict=True):
        values = dict(zip(header, row, strict=True))
        assert float(values["chrf_percent"]) == candidate["metrics"][1]["percent"]
        assert values["chrf_signature"] == candidate["metrics"][1]["signature"]
        for metric in ("bleu", "chrf"):
            for end in ("low", "high"):
                found = float(values[f"{metric}_{end}_percent"])
                assert found == candidate["confidence"][metric][end]


def test_segment_scores_of_every_metric(
    bleu_score: Any, files: Files, write: Callable[..., str]
) -> None:
    command = (*files.both, *ALL, "-sl")
    candidate = content(bleu_score(*command, "-f", "json"))["candidates"][1]
    theirs = [BLEU(effective_order=True, smooth_method="exp"), CHRF(), CHRF(word_order=2), TER()]
    for metric, oracle in zip(candidate["metrics"], theirs, strict=True):
        expected = [
            oracle.sentence_score(line, [reference]).score
            for line, reference in zip(WEAK, REFERENCE, strict=True)
        ]
        assert metric["segment_percents"] == expected
    for number, details in enumerate(candidate["segment_details"], 1):
        assert list(details) == ["number", "percents", "contribution"]
        assert details["number"] == number
        assert details["percents"] == {
            metric["id"]: metric["segment_percents"][number - 1] for metric in candidate["metrics"]
        }
    rest = (write("rest.en.txt", REFERENCE[1:]), "-i", write("rest_weak.en.txt", WEAK[1:]))
    [without] = content(bleu_score(*rest, "-s", "exp", "-f", "json"))["candidates"]
    assert candidate["segment_details"][0]["contribution"] == pytest.approx(
        candidate["bleu"] - without["bleu"], abs=1e-15
    )
    rows = list(csv.reader(bleu_score(*command, "-f", "tsv").out.splitlines(), delimiter="\t"))
    percents = [f"{name}_percent" for name in ("chrf", "chrf++", "ter")]
    assert rows[0][2:] == ["sentence_bleu", *percents, "contribution"]
    assert float(rows[25][5]) == candidate["metrics"][3]["segment_percents"][0]
    assert "\tSentence BLEU\tchrF2\tchrF2++\tTER\tContribution\n" in bleu_score(*command).out


@pytest.mark.parametrize(
    ("flags", "says"),
    [
        (["-m", "meteor"], "meteor"),
        (["--paired-bs", "--paired-ar"], "--paired-ar"),
        (["--baseline", "good.en.txt"], "--baseline"),
        (["--paired-bs", "--baseline", "nowhere.txt"], "nowhere.txt"),
        (["--paired-bs", "-f", "tsv", "-sl"], "--format"),
        (["--confidence", "--resamples", "39"], "39"),
        (["--confidence", "--resamples", "many"], "--resamples"),
        (["--seed", "-1"], "seed"),
        (["--seed", "1.5"], "--seed"),
        (["-m", "chrf", "--chrf-char-order", "0"], "--chrf-char-order: 0 is outside the range 1–8"),
        (["-m", "chrf", "--chrf-beta", "x"], "--chrf-beta"),
    ],
)
def test_wrong_use_is_one_line(bleu_score: Any, files: Files, flags: list[str], says: str) -> None:
    run = bleu_score(*files.both, *flags)
    assert (run.code, run.out) == (2, "")
    assert run.err.count("\n") == 1
    assert says in run.err


def test_one_candidate_cannot_be_compared(bleu_score: Any, files: Files) -> None:
    run = bleu_score(files.reference, "-i", files.good, "--paired-bs")
    assert (run.code, run.out) == (2, "")
    assert "two candidates" in run.err


# The words


@pytest.mark.parametrize("language", list(LANGUAGES))
def test_every_metric_and_test_has_words(language: str) -> None:
    set_language(language)
    for texts in (
        [words.metric_sentence(name) for name in METRICS],
        [words.test_name(test) for test in PAIRED_TESTS],
    ):
        assert all(texts)
        assert len(set(texts)) == len(texts)


@pytest.mark.parametrize(
    ("low", "high", "expected"),
    [
        (28.1, 29.8, "All of the confidence interval is in this band."),
        (
            28.1,
            30.2,
            "two bands: “Gist clear, serious errors” and “Understandable",
        ),
        (
            18.0,
            31.0,
            "spans 3 bands, from “Hard to get the gist” to “Understandable",
        ),
        (99.0, 100.00000000000004, "in this band"),
    ],
)
def test_an_interval_says_which_bands_it_reaches_into(
    low: float, high: float, expected: str
) -> None:
    set_language("en", plain_numbers=True)
    assert expected in words.interval_bands_text(Interval(low, high, (low + high) / 2))


@pytest.mark.parametrize("language", list(LANGUAGES))
def test_every_verdict_has_words(language: str) -> None:
    set_language(language)
    texts = [words.verdict_text(verdict) for verdict in Verdict]
    assert all(texts)
    assert len(set(texts)) == len(texts)


def test_only_a_clear_verdict_has_a_direction() -> None:
    signs = {words.verdict_sign(verdict): verdict for verdict in Verdict}
    assert set(signs) == {"▲", "▼", "≈"}
    assert (signs["▲"], signs["▼"]) == (Verdict.BETTER, Verdict.WORSE)


@pytest.mark.parametrize(
    ("probability", "expected"),
    [(0.5, "0.5000"), (0.00012, "0.0001"), (1 / 38_000, "0.00003"), (1.0, "1.0000"), (None, "–")],
)
def test_a_p_value_is_never_shown_as_0(probability: float | None, expected: str) -> None:
    set_language("en", plain_numbers=True)
    assert words.p_value(probability) == expected


def test_text_explains_verdicts_once(bleu_score: Any, files: Files, write: Any) -> None:
    twin = write("twin.en.txt", GOOD)
    command = (*files.both[:4], twin, "-s", "exp", "-m", "bleu", "chrf", "--paired-bs")
    text = bleu_score(*command).out
    assert text.count("ignores the sign of the resampled differences") == 1
    assert text.count("(95% confidence interval 0.00–0.00). No difference.") == 2
    assert len(re.findall(r"Holm-corrected p [=≤] [\d.]+, sacreBLEU’s p = [\d.]+\. ", text)) == 4
    few = bleu_score(*command, "--resamples", "40").out
    assert few.count("Significantly worse.") == text.count("Significantly worse.") > 0
    assert "signs of" not in bleu_score(*command[:-1], "--paired-ar", "--resamples", "600").out


def test_the_smallest_p_is_an_upper_bound(bleu_score: Any, files: Files) -> None:
    command = (*files.both, "-s", "exp", "--paired-ar", "--resamples", "999")
    text = bleu_score(*command).out
    assert "p ≤ 0.0010, Holm-corrected p ≤ 0.0010. Significantly worse." in text


def test_three_candidates_have_ranks_as_far_as_these_are_significant(
    bleu_score: Any, files: Files, write: Any
) -> None:
    twin = write("twin.en.txt", GOOD)
    command = (*files.both[:4], twin, "-s", "exp")
    text = bleu_score(*command, "--paired-ar").out
    lines = [line.strip() for line in text.splitlines()]
    start = lines.index("Ranks by BLEU, where only significant differences count:")
    assert lines[start + 1 : start + 4] == [
        "1–2\tgood.en.txt",
        "1–2\ttwin.en.txt",
        "3\tweak.en.txt",
    ]
    found = content(bleu_score(*command, "--paired-ar", "-f", "json"))["rank_ranges"]
    assert found == {"bleu": {"good.en.txt": [1, 2], "weak.en.txt": [3, 3], "twin.en.txt": [1, 2]}}
    against_one = (*command, "--paired-ar", "--baseline", "good.en.txt")
    assert "Ranks by" not in bleu_score(*against_one).out
    assert content(bleu_score(*against_one, "-f", "json"))["rank_ranges"] == {}


def test_the_signature_has_the_resamples_of_verdicts(
    bleu_score: Any, files: Files, write: Any
) -> None:
    more = [write(f"more{number}.en.txt", GOOD) for number in range(3)]
    run = bleu_score(*files.both[:4], *more, "--paired-bs", "-f", "json")
    first = content(run)["candidates"][0]
    assert "|bs:1000|verdicts:1999|seed:12345|" in first["signature"]
    assert "verdicts" not in bleu_score(*files.both, "--paired-bs").out


def test_json_has_the_verdict_and_its_basis(bleu_score: Any, files: Files, write: Any) -> None:
    twin = write("twin.en.txt", GOOD)
    run = bleu_score(*files.both[:4], twin, "--paired-bs", "-f", "json")
    weak, same, _ = content(run)["comparisons"]
    assert weak["verdict"] == "worse"
    assert weak["verdict_p_value"] <= weak["verdict_p_value_holm"] < 0.05
    assert weak["resamples"] == weak["verdict_resamples"] == 1000
    assert same["verdict"] == "no_difference"
    for name in ("p_value", "p_value_holm", "verdict_p_value", "verdict_p_value_holm"):
        assert same[name] is None


@pytest.mark.parametrize(
    ("points", "expected"),
    [(1.234, "+1.23"), (-1.234, "−1.23"), (0.001, "0.00"), (-0.001, "0.00"), (0.0, "0.00")],
)
def test_a_difference_has_a_sign_unless_it_is_shown_as_0(points: float, expected: str) -> None:
    set_language("en", plain_numbers=True)
    assert words.signed(points) == expected


@pytest.mark.parametrize(
    "options", [[], ["-sl"], ["--confidence", "--paired-ar", "--resamples", "50"]]
)
def test_json_is_the_plain_data_of_the_library(
    bleu_score: Any, write: Callable[..., str], options: list[str]
) -> None:
    reference = write("ref.txt", ["the cat is on the mat", "a dog barks at night"])
    one = write("one.txt", ["the cat is on the rug", "a dog barks at noon"])
    other = write("other.txt", ["a cat was on the mat", "some dog barks at night"])
    run = bleu_score(reference, "-i", one, other, "-m", "bleu", "ter", "-f", "json", *options)
    drawn = "--paired-ar" in options
    resampling = Resampling(
        confidence=drawn, paired_test="ar" if drawn else "none", resamples=50 if drawn else None
    )
    evaluation = evaluate_files(
        candidates=[one, other],
        references=reference,
        settings=Settings(metrics=("bleu", "ter"), resampling=resampling),
    )
    expected = evaluation.to_dict(segment_scores="-sl" in options)
    assert json.loads(run.out) == json.loads(json.dumps(expected))
    assert list(json.loads(run.out)) == list(expected)
