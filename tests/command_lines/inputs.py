"""The files that the command lines read; all are generated."""

from __future__ import annotations

import gzip
import json
from pathlib import Path

from tests.command_lines.formats import DROPPED, OTHER_ENDINGS, WRITERS, Text
from tests.command_lines.texts import LANGUAGES, SEGMENTS, segments, worse
from tests.helpers import office_files
from tests.helpers.mutations import good_files

_DROPPED_FILES = ("a.ttx", "wordfast.txt", "a.sub", "b.sub", "a.desktop")

_SOURCE, _REFERENCE = segments("en"), segments("es")
_NEAR, _FAR = worse(_REFERENCE, 0.1, 2), worse(_REFERENCE, 0.3, 3)

# Pairs of pieces of a reference and a candidate; a normalization makes each pair equal.
_ODDITIES = (
    ("“uno”", '"uno"'), ("«dos»", "“dos”"), ("tres & cuatro", "tres &amp; cuatro"),
    ("una línea", "una\\u0020línea"), ("negrita", "<b>negrita</b>"), ("café", "cafe\u0301"),
    ("invisible", "invi\u200bsi\u00adble"), ("Aquí está", "Claro, aquí está la traducción:"),
    ("Primero", "1. Primero"), ("Hola", "Ana: Hola"), ("importante", "**importante**"),
    ("casa", "c\u0430sa"),
    ("ABC 123", "ＡＢＣ　１２３"), ("l’agua", "l'agua"), ("(hola)", "( hola )"),
    ("dos espacios", "dos  espacios "), ("{0} archivos", "{1} archivos"), ("%s y %d", "%d y %s"),
    ("体", "體"), ("{1>etiqueta<1}", "etiqueta"), ('"comillas"', '""comillas""'),
)  # fmt: skip
# Targets of segments that may be left out: empty, the source text, a heading, a repeated one.
_TROUBLES = {5: "", 9: _SOURCE[9], 14: _SOURCE[14], 20: "INTRODUCCIÓN", 30: _NEAR[29]}


def write_inputs(folder: Path) -> None:
    """Write all files below a folder; existing files stay as they are."""
    files = {
        **_plain_texts(),
        **{
            f"good/{name}": data
            for name, data in good_files().items()
            if name not in _DROPPED_FILES
        },
        **_files_of_formats(),
        **_tables(),
        **_odd_files(),
        **_folders(),
        **_scores(),
        **_configurations(),
    }
    for name, data in files.items():
        path = folder / name
        if not path.exists():
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(data)
    (folder / "nothing").mkdir(exist_ok=True)


def _lines(texts: list[str], encoding: str = "utf-8") -> bytes:
    return "".join(f"{text}\n" for text in texts).encode(encoding)


def _plain_texts() -> dict[str, bytes]:
    files = {
        "source.txt": _lines(_SOURCE),
        "reference2.txt": _lines(worse(_REFERENCE, 0.05, 5)),
        "shifted.txt": _lines([*_NEAR[:7], *_NEAR[8:30], "Una línea nueva.", *_NEAR[30:]]),
        "troubled.txt": _lines([_TROUBLES.get(n, text) for n, text in enumerate(_NEAR)]),
        "same.txt": _lines(_REFERENCE),
        # No trigram matches, so smoothing makes a difference.
        "sparse.txt": _lines([_without_trigrams(text) for text in _REFERENCE]),
        "empty.txt": b"",
        "short.txt": _lines(_NEAR[:3]),
        "packed.txt.gz": gzip.compress(_lines(_NEAR), mtime=0),
        "utf16.txt": _lines(_NEAR, "utf-16"),
        "latin1.txt": _lines(_NEAR, "cp1252"),
        "gb18030.txt": _lines(worse(segments("zh"), 0.1, 2), "gb18030"),
        "broken.xlf": b"<xliff version='1.2'><file><body><trans-unit id='1'>",
        "code.js": b"export default {\n  a: 'uno',\n};\n",
        "picture.pdf": b"%PDF-1.7\n",
    }
    for language in LANGUAGES:
        texts = segments(language)
        versions = {"reference": texts, "near": worse(texts, 0.1, 2), "far": worse(texts, 0.3, 3)}
        files |= {f"{language}/{name}.txt": _lines(lines) for name, lines in versions.items()}
    return files


def _without_trigrams(text: str) -> str:
    words = text.split(" ")
    return " ".join("pero" if n % 3 == 2 else word for n, word in enumerate(words))


def _texts(targets: list[str]) -> list[Text]:
    return [Text(n, *pair) for n, pair in enumerate(zip(_SOURCE, targets, strict=True), 1)]


def _files_of_formats() -> dict[str, bytes]:
    return {
        f"{folder}/{form}/{name}.{ending}": write(_texts(targets))
        for folder, forms in (("formats", {**WRITERS, **OTHER_ENDINGS}), ("dropped", DROPPED))
        for form, (ending, write) in forms.items()
        for name, targets in (("one", _REFERENCE), ("two", _NEAR))
    }


def _tables() -> dict[str, bytes]:
    """Return tables with several texts, some with a title above the headings or several sheets."""
    rows = [("ID", "Source", "Reference", "DeepL", "GPT-4")]
    rows += [(str(n), *row) for n, row in
             enumerate(zip(_SOURCE, _REFERENCE, _NEAR, _FAR, strict=True), 1)]  # fmt: skip
    languages = [("en", "es", "id"), *zip(_SOURCE, _NEAR, segments("id"), strict=True)]
    delimited = "".join("\t".join(row) + "\n" for row in rows).encode()
    sheets = {
        "First": office_files.xlsx_rows(rows[:25]),
        "Second": office_files.xlsx_rows([rows[0], *rows[25:]]),
    }
    titled = office_files.xlsx_rows([("Test of May", "", "", "", ""), *rows])
    return {
        "table.tsv": delimited,
        "table.xlsx": office_files.xlsx({"Texts": office_files.xlsx_rows(rows)}),
        "titled.xlsx": office_files.xlsx({"Texts": titled}),
        "sheets.xlsx": office_files.xlsx(sheets),
        "table.docx": office_files.docx(office_files.docx_table(*(row[1:4] for row in rows))),
        "memory_en-es.tsv": "".join("\t".join(row) + "\n" for row in languages).encode(),
    }


def _xliff(targets: list[str], tags: bool) -> bytes:
    """Return a file with tags and placeholders, marks, and proposals of a memory and an engine."""
    units = []
    for n, (source, target, memory) in enumerate(zip(_SOURCE, targets, _FAR, strict=True)):
        state = "needs-review-translation" if n % 7 == 3 else "translated"
        kept = ' translate="no"' if n % 11 == 5 else ""
        texts = [source, target]
        if tags and n % 3 == 0:
            texts = [f'<g id="1">{text}</g><x id="2"/> {{0}}, %s' for text in texts]
        units.append(
            f'<trans-unit id="{n - n % 16 // 15}"{kept}><source>{texts[0]}</source>'
            f'<target state="{state}">{texts[1]}</target>'
            f'<alt-trans origin="TM" match-quality="78%"><target>{memory}</target></alt-trans>'
            "</trans-unit>\n"
        )
    return (
        '<xliff version="1.2"><file original="f" source-language="en" target-language="es" '
        f'datatype="html"><body>{"".join(units)}</body></file></xliff>'
    ).encode()


def _odd_files() -> dict[str, bytes]:
    """Return files whose results depend on options about pairs and texts."""
    pairs = [_ODDITIES[n % len(_ODDITIES)] for n in range(SEGMENTS)]
    troubled = [_TROUBLES.get(n, text) for n, text in enumerate(_NEAR)]
    return {
        "odd/one.txt": _lines([f"{a} {b[0]}" for a, b in zip(_REFERENCE, pairs, strict=True)]),
        "odd/two.txt": _lines([f"{a} {b[1]}" for a, b in zip(_NEAR, pairs, strict=True)]),
        "odd/one.xlf": _xliff(_REFERENCE, tags=True),
        "odd/two.xlf": _xliff(troubled, tags=False),
    }


def _folders() -> dict[str, bytes]:
    """Return folders of matching files, and a file without a partner."""
    files = {}
    for folder, texts in (("references", _REFERENCE), ("old", _NEAR), ("new", _FAR)):
        files[f"{folder}/a.txt"] = _lines(texts[:24])
        files[f"{folder}/ui/b.txt"] = _lines(texts[24:])
        files[f"{folder}/ui/c.po"] = WRITERS["po"][1](_texts(texts))
        files[f"damaged/{folder}/a.txt"] = _lines(texts[:24]) if folder != "new" else b""
        files[f"damaged/{folder}/b.txt"] = _lines(texts[24:])
    return {**files, "references/only.txt": _lines(_REFERENCE[:5])}


def _scores() -> dict[str, bytes]:
    """Return files of scores, in the forms that other programs write."""
    near = [round(0.9 - n * 7 % 48 / 100, 2) for n in range(SEGMENTS)]
    far = [round(0.8 - n * 5 % 48 / 100, 2) for n in range(SEGMENTS)]
    rows = zip(_SOURCE, near, far, strict=True)
    table = ["Source\tCOMET\tMetricX", *(f"{a}\t{b}\t{10 - 10 * c:.2f}" for a, b, c in rows)]
    systems = {
        name: [{"mt": text, "COMET": score} for text, score in zip(texts, scores, strict=True)]
        for name, texts, scores in (("near.txt", _NEAR, near), ("far.txt", _FAR, far))
    }
    return {
        "scores/near.txt": _lines([*map(str, near)]),
        "scores/far.txt": _lines([*map(str, far)]),
        "scores/table.tsv": _lines(table),
        "scores/systems.json": json.dumps(systems).encode(),
        "scores/lines.jsonl": _lines([json.dumps({"prediction": score}) for score in near]),
        "scores/words.txt": _lines(["red"] * SEGMENTS),
    }


def _configurations() -> dict[str, bytes]:
    files = {"configured/reference.txt": _lines(_REFERENCE), "configured/near.txt": _lines(_NEAR)}
    texts = {
        "configured/bleu.toml": 'metrics = ["chrf"]\nlowercase = true\n[gate]\nfail-under = 5\n',
        "strict.toml": '[gate]\nfail-under = 20\n[[files]]\npattern = "ui/*"\nfail-under = 99\n',
        "options.toml": 'tokenize = "char"\nsmooth-method = "exp"\nnormalize = ["typography"]\n',
        "wrong.toml": 'tokenise = "char"\n',
        "rates.toml": 'price = 0.12\ncurrency = "EUR"\n[weights]\n100 = 0.1\n75 = 0.5\n0 = 1.0\n',
        "damaged.toml": "[gate\n",
    }
    return {**files, **{name: text.encode() for name, text in texts.items()}}
