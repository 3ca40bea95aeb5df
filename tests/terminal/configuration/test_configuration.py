"""`bleu.toml`: allowed keys, precedence, and messages about faults."""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import pytest

from bleu_core.files.errors import PipeUnused
from bleu_core.files.reading import raw
from bleu_core.options import declarations, value_of
from bleu_core.settings import Settings
from bleu_score.i18n import LANGUAGES, set_language
from bleu_score.terminal.arguments import Request, parse_arguments
from bleu_score.terminal.command_line import UsageError
from bleu_score.terminal.configuration.known_keys import GATE_KEYS, option_keys
from bleu_score.terminal.gate.options import Limits

REFERENCE = ["the cat sat on the mat in the sun", "a dog barked at the old gate all night"]
WEAK = ["the cat was on the mat in the rain", "one dog barked at an old gate all night"]


@pytest.fixture
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return the current folder, with a reference and a translation in it."""
    for name, lines in (("ref.txt", REFERENCE), ("weak.txt", WEAK), ("good.txt", REFERENCE)):
        (tmp_path / name).write_text("\n".join(lines), encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    return tmp_path


def request(text: str, *words: str) -> Request:
    """Parse a command line beside a configuration file."""
    Path("bleu.toml").write_text(text, encoding="utf-8")
    candidates = [] if "-i" in words else ["-i", "weak.txt"]
    return parse_arguments(["ref.txt", *candidates, *words])


def fault(text: str, *words: str) -> str:
    with pytest.raises(UsageError) as found:
        request(text, *words)
    return found.value.text


# A value in TOML for each option of the settings, and the resulting value of the option.
VALUES: dict[str, tuple[str, object]] = {
    "language": ('"zh-TW"', "zh-TW"),
    "tokenize": ('"char"', "char"),
    "smooth-method": ('"floor"', "floor"),
    "smooth-value": ("0.25", 0.25),
    "reference-length": ('"shortest"', "shortest"),
    "lowercase": ("true", True),
    "max-ngram-order": ("3", 3),
    "effective-order": ("true", True),
    "pair": ('"position"', "position"),
    "leave-out": ('["heading"]', ("heading",)),
    "keep": ('["heading"]', ("heading",)),
    "tags": ('"text"', "text"),
    "placeholders": ('"token"', "token"),
    "normalize": ('["markdown", "typography"]', ("markdown", "typography")),
    "metrics": ('["chrf"]', ("bleu", "chrf")),
    "chrf-char-order": ("5", 5),
    "chrf-word-order": ("1", 1),
    "chrf-beta": ("3", 3),
    "chrf-whitespace": ("true", True),
    "chrf-lowercase": ("true", True),
    "chrf-eps-smoothing": ("true", True),
    "ter-normalized": ("true", True),
    "ter-asian-support": ("true", True),
    "ter-no-punct": ("true", True),
    "ter-case-sensitive": ("true", True),
    "confidence": ("true", True),
    "resamples": ("500", 500),
    "seed": ("7", 7),
}
# Options that need two candidates, or decide several other options.
OTHERS = {"encoding", "profile", "paired-bs", "paired-ar", "baseline"}


def test_every_scoring_option_is_known() -> None:
    assert {*option_keys()} == {*VALUES, *OTHERS}


@pytest.mark.usefixtures("here")
@pytest.mark.parametrize("name", VALUES)
def test_an_option_has_the_effect_of_its_flag(name: str) -> None:
    text, expected = VALUES[name]
    settings = request(f"{name} = {text}\n").settings
    path = option_keys()[name].value
    assert value_of(settings, path) == expected
    changed = [
        one.path for one in declarations(Settings) if value_of(settings, one.path) != one.default
    ]
    assert changed == [path]


@pytest.mark.usefixtures("here")
def test_options_of_several_candidates_profiles_and_encodings() -> None:
    text = 'paired-ar = true\nbaseline = "weak.txt"\nprofile = "sacrebleu"\nencoding = "latin-1"\n'
    found = request(text, "-i", "good.txt", "weak.txt")
    resampling = found.settings.resampling
    assert (resampling.paired_test, resampling.baseline) == ("ar", 1)
    assert found.settings.smoothing == "exp"
    assert found.encoding == "latin-1"


@pytest.mark.usefixtures("here")
@pytest.mark.parametrize(
    ("text", "words", "path", "expected"),
    [
        ('tokenize = "char"', ["-tok", "intl"], "tokenizer", "intl"),
        ('smooth-method = "exp"', ["--profile", "tensorflow"], "smoothing", "none"),
        ('profile = "tensorflow"', ["--profile", "sacrebleu"], "smoothing", "exp"),
        ('profile = "tensorflow"', ["-s", "exp"], "smoothing", "exp"),
        ("max-ngram-order = 2", ["--profile", "sacrebleu"], "max_order", 4),
        ('tokenize = "char"', ["--profile", "sacrebleu"], "tokenizer", "char"),
        ("chrf-beta = 3", ["--profile", "sacrebleu"], "chrf.beta", 3),
        (
            'smooth-method = "add-k"\nsmooth-value = 2.0',
            ["-s", "floor"],
            "smoothing_value",
            None,
        ),
        ("paired-ar = true", ["--paired-bs", "-i", "weak.txt", "good.txt"],
         "resampling.paired_test", "bs"),
        ('metrics = ["ter"]', ["-m", "chrf"], "metrics", ("bleu", "chrf")),
        ("lowercase = false", ["-lc"], "lowercase", True),
    ],
)  # fmt: skip
def test_the_command_line_wins(text: str, words: list[str], path: str, expected: object) -> None:
    assert value_of(request(text, *words).settings, path) == expected


@pytest.mark.usefixtures("here")
def test_limits_of_the_gate() -> None:
    text = """
[gate]
fail-under = 30
max-drop = 0.5
no-significant-drop = true
metrics = ["chrf", "bleu"]
against = "old/base.json"

[[files]]
pattern = "legal/*"
fail-under = 45
max-drop = false

[[files]]
pattern = "*.po"
no-significant-drop = false
"""
    found = request(text)
    assert found.gate.limits == Limits(30.0, 0.5, True)
    assert found.gate.metrics == ("chrf", "bleu")
    assert found.gate.against == os.path.join("old", "base.json")
    assert found.settings.metrics == ("bleu", "chrf")
    assert found.gate.limits_of("legal/a.xliff") == Limits(45.0, None, True)
    assert found.gate.limits_of("legal/a.po") == Limits(45.0, None, False)
    assert found.gate.limits_of("other.txt") == found.gate.limits
    # Limits on the command line apply to all files.
    found = request(text, "--fail-under", "20", "--against", "new.json")
    assert found.gate.limits == Limits(20.0, 0.5, True)
    assert found.gate.limits_of("legal/a.xliff") == Limits(20.0, None, True)
    assert found.gate.against == "new.json"


@pytest.mark.usefixtures("here")
def test_limits_can_be_left_out_to_make_a_result_to_compare_with() -> None:
    text = "lowercase = true\n[gate]\nmax-drop = 1\nfail-under = 99\n[[files]]\npattern = '*'\n"
    found = request(f"{text}max-drop = 2\n", "--no-gate")
    assert found.settings.lowercase
    assert not found.gate
    assert not found.gate.rules


def test_paths_are_relative_to_the_configuration_file(here: Path) -> None:
    (here / "conf").mkdir()
    path = here / "conf" / "bleu.toml"
    path.write_text('[gate]\nmax-drop = 1\nagainst = "base.json"\n', encoding="utf-8")
    found = parse_arguments(
        ["ref.txt", "-i", "weak.txt", "--config", os.path.join("conf", "bleu.toml")]
    )
    assert found.gate.against == os.path.join("conf", "base.json")


@pytest.mark.usefixtures("here")
def test_the_configuration_file_in_use() -> None:
    assert request("lowercase = true").config == Path("bleu.toml")
    assert request("lowercase = true", "--no-config").config is None
    assert request("lowercase = true", "--no-config").settings == Settings()
    Path("other.toml").write_text("max-ngram-order = 2", encoding="utf-8")
    found = request("lowercase = true", "--config", "other.toml")
    assert (found.config, found.settings.lowercase) == (Path("other.toml"), False)
    assert found.settings.max_order == 2
    with pytest.raises(UsageError):
        request("", "--config", "other.toml", "--no-config")


FAULTS = {
    'tokeniser = "zh"': (1, "there is no option “tokeniser”. Did you mean “tokenize”?"),
    "\n\nlower_case = true": (3, "Did you mean “lowercase”?"),
    "xyz = 1": (1, "there is no option “xyz”."),
    "max-drop = 1": (1, "“max-drop” belongs under [gate]."),
    "[gate]\n\nlowercase = true": (3, "“lowercase” belongs before the first table."),
    "[gate]\npattern = '*'": (2, "“pattern” belongs under [[files]]."),
    "[gate]\nmaxdrop = 1": (2, "Did you mean “max-drop”?"),
    "[gates]\nmax-drop = 1": (1, "there is no option “gates”. Did you mean “gate”?"),
    "fail_under = 20": (1, "Did you mean “fail-under”? “fail-under” belongs under [gate]."),
    "[gate]\nlower_case = true": (
        2,
        "Did you mean “lowercase”? “lowercase” belongs before the first table.",
    ),
    "junit = 'x.xml'": (1, "“junit” can only be set on the command line."),
    "[gate]\njunit = 'x.xml'": (2, "“junit” can only be set on the command line."),
    "save-texts = 'x.tsv'": (1, "can only be set on the command line."),
    "input = ['x']": (1, "can only be set on the command line."),
    "lowercase = 1": (1, "“lowercase” must be true or false."),
    "lowercase = 'true'": (1, "“lowercase” must be true or false."),
    "# x\nmax-ngram-order = 4.0": (2, "“max-ngram-order” must be a whole number."),
    "max-ngram-order = true": (1, "“max-ngram-order” must be a whole number."),
    "max-ngram-order = 12": (1, "max-ngram-order: 12 is outside the range 1–8."),
    "smooth-value = nan": (1, "“smooth-value” must be a number."),
    "smooth-value = -1": (1, "smooth-value: -1.0 is outside the range 0–1000."),
    "metrics = 'chrf'": (1, 'must be a list of strings, as in ["bleu", "chrf"].'),
    "metrics = [\n'chrf',\n'blue']": (1, "metrics: “blue” is not one of bleu, chrf, chrf++, ter."),
    "metrics = []": (1, "“metrics” is empty."),
    "tokenize = ''": (1, "“tokenize” is empty."),
    "tokenize = 'zhh'": (1, "tokenize: “zhh” is not one of"),
    "language = 'xx-yy-zz'": (1, "is not a known language code"),
    "language = 1979-05-27": (1, "must be a string in quotation marks"),
    "language = {a = 1}": (1, "must be a string in quotation marks"),
    "encoding = 'utf-99'": (1, "Unknown encoding “utf-99”."),
    "profile = 'x'": (1, "profile: “x” is not one of"),
    "paired-bs = true\npaired-ar = true": (2, "cannot be used together"),
    "gate = 1": (1, "“gate” must be a table: [gate]"),
    "files = 1": (1, "“files” must be a table: [[files]]"),
    "[files]\npattern = '*'": (1, "“files” must be a table: [[files]]"),
    "[gate]\nfail-under = false": (2, "“fail-under” must be a number."),
    "[gate]\nmax-drop = -1\nagainst = 'x'": (2, "“max-drop” cannot be negative."),
    "[gate]\nmax-drop = 1": (2, "“max-drop” needs an earlier result"),
    "[gate]\nfail-under = 1\n[[files]]\npattern = '*'\nno-significant-drop = true":
        (5, "“no-significant-drop” needs an earlier result"),
    "[[files]]\npattern = '*'\n\n[[files]]\nfail-under = 1": (4, "“pattern” is missing."),
    "[[files]]\npattern = '*'\nfail-under = true": (3, "must be a number, or false for no limit"),
    "[[files]]\npattern = '*'\n[[files]]\npattern = '*'\nagainst = 'x'":
        (5, "“against” belongs under [gate]."),
    "a b = 1": (1, "this is not valid TOML."),
    "lowercase = true\n\n[gate\n": (3, "this is not valid TOML."),
    "lowercase = true\nlowercase = false": (2, "“lowercase” is already defined."),
}  # fmt: skip


@pytest.mark.usefixtures("here")
@pytest.mark.parametrize("text", FAULTS)
def test_a_fault_is_reported_with_its_line(text: str) -> None:
    line, problem = FAULTS[text]
    told = fault(text)
    assert told.startswith(f"“bleu.toml”, line {line}: ")
    assert problem in told
    # The message has the line of the fault, whatever comes before it.
    gap = '# a comment = 1\n\nseed = 3\nnormalize = [\n  "markdown", # ]\n]\n'
    assert fault(f"{gap}{text}").startswith(f"“bleu.toml”, line {line + 6}: ")


@pytest.mark.usefixtures("here")
@pytest.mark.parametrize(
    "path",
    ["/etc/passwd", "../x.json", "a/../../x.json", r"\\host\share\x.json", "//host/x", "C:/x.json",
     r"..\x.json", "C:x.json"],
)  # fmt: skip
def test_the_earlier_result_is_beside_the_file(path: str) -> None:
    told = fault(f"[gate]\nmax-drop = 1\nagainst = '{path}'\n")
    assert told.startswith("“bleu.toml”, line 3: “against” must be a file in the folder of")


def test_files_that_cannot_be_read(here: Path, bleu_score: Any) -> None:
    run = bleu_score("ref.txt", "-i", "weak.txt", "--config", "nowhere.toml")
    assert (run.code, run.out) == (2, "")
    assert "“nowhere.toml” does not exist" in run.err
    assert bleu_score("ref.txt", "-i", "weak.txt", "--config", here).code == 2
    assert bleu_score("ref.txt", "-i", "weak.txt", "--config", "").code == 2
    (here / "bleu.toml").write_bytes(b"seed = 1\n# caf\xe9\n")
    run = bleu_score("ref.txt", "-i", "weak.txt")
    assert run.code == 2
    assert "line 2" in run.err
    (here / "bleu.toml").write_bytes(b"#" * (2**16 + 1))
    assert bleu_score("ref.txt", "-i", "weak.txt").code == 2
    # A byte order mark, which some editors write, is no fault. A folder is no configuration.
    (here / "bleu.toml").write_bytes(b"\xef\xbb\xbfseed = 1\r\n")
    assert bleu_score("ref.txt", "-i", "weak.txt").code == 0
    (here / "bleu.toml").unlink()
    (here / "bleu.toml").mkdir()
    assert bleu_score("ref.txt", "-i", "weak.txt").code == 0


@pytest.mark.skipif(os.name != "posix", reason="POSIX")
def test_the_folder_does_not_lead_to_other_files(here: Path, tmp_path_factory: Any) -> None:
    outside: Path = tmp_path_factory.mktemp("outside")
    for name in ("conf.toml", "old.json"):
        (outside / name).write_text("seed = 1\n", encoding="utf-8")
    own, words = here / "bleu.toml", ["ref.txt", "-i", "weak.txt"]
    for target in (outside / "conf.toml", Path(os.devnull), here / "missing"):
        own.symlink_to(target)
        with pytest.raises(UsageError, match="a link that leads out of its folder"):
            parse_arguments(words)
        assert parse_arguments([*words, "--no-config"]).config is None
        own.unlink()
    os.mkfifo(own)
    with pytest.raises(UsageError, match="it is a pipe"):
        parse_arguments(words)
    own.unlink()
    # The user may name any file.
    assert parse_arguments([*words, "--config", str(outside / "conf.toml")]).config
    (here / "conf.toml").write_text("seed = 3\n", encoding="utf-8")
    own.symlink_to("conf.toml")
    assert parse_arguments(words).settings.resampling.seed == 3
    own.unlink()
    (here / "old.json").symlink_to(outside / "old.json")
    for address in ("old.json", "old.json#run=1"):
        told = fault(f'[gate]\nmax-drop = 1\nagainst = "{address}"')
        assert "must be a file in the folder of" in told


@pytest.mark.skipif(os.name != "posix", reason="POSIX")
def test_a_pipe_that_nobody_writes_to_is_an_error(
    here: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(raw, "PIPE_SECONDS", 0.05)
    os.mkfifo(here / "pipe")
    with pytest.raises(PipeUnused):
        parse_arguments(["ref.txt", "-i", "weak.txt", "--config", "pipe"])


def test_the_output_names_the_configuration_file(here: Path, bleu_score: Any) -> None:
    (here / "bleu.toml").write_text("[gate]\nfail-under = 90\n", encoding="utf-8")
    run = bleu_score("ref.txt", "-i", "weak.txt", "--summary", "s.md")
    assert run.code == 1
    assert run.out.startswith("Configuration: bleu.toml\n")
    assert "- Configuration: bleu.toml\n" in (here / "s.md").read_text(encoding="utf-8")
    content = json.loads(bleu_score("ref.txt", "-i", "weak.txt", "-f", "json").out)
    assert content["config"] == "bleu.toml"
    run = bleu_score("ref.txt", "-i", "weak.txt", "-q")
    assert run.out.startswith("weak.txt\tBLEU = ")
    plain = bleu_score("ref.txt", "-i", "weak.txt", "--no-config")
    assert (plain.code, "Configuration" in plain.out) == (0, False)
    assert "config" not in json.loads(
        bleu_score("ref.txt", "-i", "weak.txt", "-f", "json", "--no-config").out
    )


@pytest.mark.usefixtures("here")
@pytest.mark.parametrize("language", LANGUAGES)
def test_faults_have_words_in_every_language(language: str) -> None:
    set_language(language)
    texts = {fault(text) for text in FAULTS}
    set_language("en")
    assert all("bleu.toml" in text and "{" not in text.replace("{a", "") for text in texts)
    assert len(texts) > 30


def test_without_a_file_nothing_more_is_imported(
    spawn: Any, write: Callable[[str, Sequence[str]], str], tmp_path: Path
) -> None:
    program = (
        f"import os, sys; os.chdir({str(tmp_path)!r})\n"
        "from bleu_score.terminal.main import main; main()\n"
        "print('tomllib' in sys.modules, 'bleu_score.terminal.configuration.read' in sys.modules)"
    )
    files = write("r.txt", REFERENCE), "-i", write("c.txt", WEAK), "-q"
    assert spawn(*files, program=program).out.splitlines()[-1] == "False False"
    (tmp_path / "bleu.toml").write_text("seed = 3", encoding="utf-8")
    assert spawn(*files, program=program).out.splitlines()[-1] == "True True"


def test_gate_keys_are_flags() -> None:
    assert {key.value for key in GATE_KEYS.values()} == {
        "fail_under",
        "max_drop",
        "no_significant_drop",
        "min_common",
        "require_all_files",
        "gate_metrics",
        "against",
    }
