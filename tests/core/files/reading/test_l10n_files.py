"""Every real localization file gives its units or a clear sentence.

The tests of each reader check the number of units, against a separate count.
"""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest

from bleu_core.api.evaluation import check_texts, evaluate
from bleu_core.errors import BleuError
from bleu_core.files.addresses import Address
from bleu_core.files.contents import Contents
from bleu_core.files.documents import DocumentReader, read_document
from bleu_core.files.reading.formats import read_contents
from bleu_core.pairing.errors import SegmentCountsDiffer
from bleu_core.pairing.pairs import pair
from bleu_score.i18n import LANGUAGES, set_language
from bleu_score.messages.errors import error_text

pytestmark = pytest.mark.slow

ERRORS = {
    "okapi-tests/corrupt/corrupt.html_test.xlf": "FileUnsupported",
    "okapi-tests/corrupt/empty.html_test.xlf": "FileEmpty",
    "okapi-tests/corrupt/no_tu.html_test.xlf": "NoUnits",
    "okapi-tests/openxml/xlsx/header_footer.xlsx": "NoUnits",
    "okapi-tests/po/SINGLE_ENTRY_Test_nautilus.af.po": "NoUnits",
    "okapi-tests/po/api_simple.po": "FileMalformed",
    "okapi-tests/xliff/generalstructure.xlf": "FileUndecodable",
    "okapi-tests/xliff/groupingtranslations.xlf": "FileUndecodable",
    "symfony-fixtures/empty.csv": "FileEmpty",
    "symfony-fixtures/empty.po": "FileEmpty",
    "symfony-fixtures/empty.xlf": "FileEmpty",
    "symfony-fixtures/invalid-xml-resources.xlf": "FileMalformed",
}


def test_every_file_gives_its_units_or_a_clear_sentence(shared_data: Path) -> None:
    folder = shared_data / "l10n"
    paths = sorted(path for path in folder.rglob("*") if path.is_file())
    assert len(paths) == 199
    errors = {}
    for path in paths:
        outcome = contents_or_error(path)
        if isinstance(outcome, BleuError):
            errors[path.relative_to(folder).as_posix()] = type(outcome).__name__
            for language in LANGUAGES:
                set_language(language)
                text = error_text(outcome)
                assert str(path) in text
                assert "{" not in text.replace(str(path), "")
                assert type(outcome).__name__ not in text
            set_language("en")
        else:
            assert sum(table.units for table in outcome.tables) > 0
    assert errors == ERRORS


def contents_or_error(path: Path) -> Contents | BleuError:
    try:
        return read_contents(path)
    except BleuError as error:
        return error


FOCUS = ("es", "id", "zh-CN", "zh-TW")


@pytest.mark.parametrize("language", FOCUS)
def test_focus_against_itself_with_shuffled_units_is_100_without_drift(
    shared_data: Path, tmp_path: Path, language: str
) -> None:
    path = shared_data / "l10n" / "xliff12-focus-ios" / f"{language}.focus-ios.xliff"
    text = path.read_text(encoding="utf-8")
    # Units move only within their file element, because an id belongs to its file.
    bodies = list(re.finditer(r"(?s)(<body>)(.*?)(</body>)", text))
    assert len(bodies) > 3
    rng = random.Random(7)
    moved = 0

    def shuffle(match: re.Match[str]) -> str:
        nonlocal moved
        units = re.findall(r"(?s)<trans-unit.*?</trans-unit>", match.group(2))
        order = units[:]
        rng.shuffle(order)
        moved += sum(one != other for one, other in zip(units, order, strict=True))
        return f"<body>{''.join(order)}</body>"

    shuffled = tmp_path / "shuffled.xliff"
    shuffled.write_text(re.sub(r"(?s)<body>()(.*?)</body>", shuffle, text), encoding="utf-8")
    assert moved > 200
    reader = DocumentReader()
    documents = [reader.document(Address(one)) for one in (path, shuffled)]
    assert documents[0].language == language
    evaluation = evaluate(candidates=documents[1:], references=documents[:1])
    (result,) = evaluation.candidates
    assert result.score.percent == pytest.approx(100)
    assert evaluation.aligned.pairs.method == "key"
    assert evaluation.segments + sum(evaluation.aligned.left_out.values()) == 258
    kinds = {
        diagnostic.kind.value
        for diagnostic in check_texts(
            candidates=documents[1:], references=documents[:1]
        ).diagnostics
    }
    assert "shifted" not in kinds


@pytest.mark.parametrize(
    "name",
    ["flores-en-es/sys.google.es", "newstest2019-en-zh/sys.opusmt.zh", "mlqe-pe-en-zh/sys.nmt.zh"],
)
@pytest.mark.parametrize("share", [0.2, 0.5, 0.8])
def test_a_line_deleted_in_the_middle_is_located_within_two_lines(
    shared_data: Path, tmp_path: Path, name: str, share: float
) -> None:
    path = shared_data / name
    reference = next(path.parent.glob(f"ref.*{path.suffix}"))
    lines = path.read_text(encoding="utf-8").splitlines()
    place = round(share * len(lines))
    shorter = tmp_path / "shorter.txt"
    shorter.write_text("\n".join(lines[: place - 1] + lines[place:]) + "\n", encoding="utf-8")
    with pytest.raises(SegmentCountsDiffer) as caught:
        pair([read_document(reference), read_document(shorter)])
    (found,) = caught.value.places
    assert found.kind == "only_reference"
    assert abs(found.first_line - place) <= 2
