"""The role of a file according to its name, by the same words as in headings."""

from __future__ import annotations

import pytest

from bleu_core.files.addresses import FieldKind, Role
from bleu_core.files.contents import Field, UnitTable
from bleu_core.files.headings import KnownHeading, Meaning, guess_role, read_heading, split_role
from bleu_core.files.roles import look_like_headings, read_headings, roles_of


@pytest.mark.parametrize(
    ("name", "role"),
    [
        ("reference.es.txt", Role.REFERENCE),
        ("ref.human.id", Role.REFERENCE),
        ("参考译文.txt", Role.REFERENCE),
        ("src.en", Role.SOURCE),
        ("sys.google.zh", Role.CANDIDATE),
        ("candidate_a.id.txt", Role.CANDIDATE),
        ("候選翻譯.txt", Role.CANDIDATE),
        ("chapter3.txt", None),
        ("preface.txt", None),
        ("system.txt", Role.CANDIDATE),
        ("wmt14.en-de.mt2", Role.CANDIDATE),
        ("traducción_automática.txt", Role.CANDIDATE),
        ("Terjemahan-Acuan.txt", Role.REFERENCE),
        ("traduccion humana.txt", Role.REFERENCE),
        ("译文.txt", Role.CANDIDATE),
        ("小说的机器译文.txt", Role.CANDIDATE),
        ("小说的人工译文.txt", Role.REFERENCE),
        ("system-reference.txt", Role.REFERENCE),
        ("source-translation.txt", Role.SOURCE),
        ("flores.ta", None),
        ("flores.ht", None),
        ("test.tgt", None),
        ("segment_id.txt", None),
    ],
)
def test_names_of_files_tell_their_roles(name: str, role: Role | None) -> None:
    assert guess_role(name) is role


@pytest.mark.parametrize(
    ("name", "parts"),
    [
        ("app.ref.po", ("app.po", Role.REFERENCE, "ref")),
        ("app.deepl.po", ("app.po", Role.CANDIDATE, "deepl")),
        ("src-en", ("en", Role.SOURCE, "src")),
        ("小说的机器译文.txt", ("小说的.txt", Role.CANDIDATE, "机器译文")),
        ("小说.txt", ("小说.txt", None, "")),
        ("app_es.po", ("app.es.po", None, "")),
    ],
)
def test_a_name_is_split_from_the_words_of_its_role(
    name: str, parts: tuple[str, Role | None, str]
) -> None:
    assert split_role(name) == parts


@pytest.mark.parametrize("word", ["Gold", "sumber", "fuente", "kandidat", "输出", "譯文", "sys"])
def test_a_word_has_the_same_meaning_in_a_heading(word: str) -> None:
    role = guess_role(f"{word}.txt")
    assert role is not None
    assert roles_of(UnitTable((Field(FieldKind.COLUMN, word, ("x",)),))) == {0: role}


@pytest.mark.parametrize("sign", ["#", "№", "No.", "no.", "Nº", "N.º", "n°", " # "])
def test_a_sign_of_numbers_names_a_key(sign: str) -> None:
    assert read_heading(sign) == KnownHeading(Meaning.KEY)


@pytest.mark.parametrize(
    ("heading", "known"),
    [
        ("Source", KnownHeading(Meaning.SOURCE)),
        ("Text", KnownHeading(Meaning.TEXT, is_sure=False)),
        ("Comment", KnownHeading(Meaning.OTHER, is_sure=False)),
        # Of two meanings, the stronger one counts.
        ("Source text", KnownHeading(Meaning.SOURCE)),
        ("Text comment", KnownHeading(Meaning.OTHER, is_sure=False)),
        ("Reference translation", KnownHeading(Meaning.REFERENCE)),
        ("MT score", KnownHeading(Meaning.OTHER, is_sure=False)),
        ("Segment ID", KnownHeading(Meaning.KEY)),
        ("es", KnownHeading(language="es", is_sure=False)),
        ("spa", KnownHeading(language="es", is_sure=False)),
        ("Thai", KnownHeading(language="th")),
        ("Reference (Spanish)", KnownHeading(Meaning.REFERENCE, "es")),
        ("Reference (foo)", KnownHeading(Meaning.REFERENCE)),
        ("Foo (Spanish)", None),
        ("Spanish", KnownHeading(language="es")),
        ("Source" + " " * 54, KnownHeading(Meaning.SOURCE)),
        ("Source" + " " * 55, None),
        ("Spanish French", None),
        ("Reference MT", None),
        ("Foo", None),
    ],
)
def test_the_parts_of_a_heading_have_one_meaning(heading: str, known: KnownHeading | None) -> None:
    assert read_heading(heading) == known


@pytest.mark.parametrize(
    ("own", "above", "known"),
    [
        ("MT", "Spanish", KnownHeading(Meaning.CANDIDATE, "es")),
        ("MT", "Foo", KnownHeading(Meaning.CANDIDATE)),
        ("Foo", "Spanish", KnownHeading(language="es")),
        ("MT", "", KnownHeading(Meaning.CANDIDATE)),
        ("Foo", "Bar", None),
    ],
)
def test_the_heading_above_completes_a_heading(
    own: str, above: str, known: KnownHeading | None
) -> None:
    assert read_headings(own, above) == known


LETTERS = {Role.SOURCE: "s", Role.REFERENCE: "r", Role.CANDIDATE: "c", None: "-"}


@pytest.mark.parametrize(
    ("headings", "roles"),
    [
        ("Translation", "c"),
        ("Reference|Translation", "rc"),
        ("MT|Translation", "cr"),
        # Languages alone are no roles, but beside a known column they are.
        ("English|Spanish", "--"),
        ("English|MT", "rc"),
        ("English|Spanish|MT", "src"),
        ("English|Reference|MT", "src"),
        ("English|Reference (Spanish)", "-r"),
        ("English|Reference (Spanish)|French", "sr-"),
        ("English|French|Reference (Spanish)|MT (Spanish)", "s-rc"),
        ("Spanish|MT (Spanish)", "rc"),
        ("English|Spanish|MT (Spanish)", "src"),
        ("Source|Spanish|MT (Spanish)", "src"),
        ("Source|English|MT (Spanish)", "s-c"),
    ],
)
def test_headings_tell_the_roles_of_columns_together(headings: str, roles: str) -> None:
    fields = tuple(
        Field(FieldKind.COLUMN, heading, (heading,), known.language or "" if known else "")
        for heading in headings.split("|")
        for known in [read_heading(heading)]
    )
    found = roles_of(UnitTable(fields))
    assert "".join(LETTERS[found.get(place)] for place in range(len(fields))) == roles


@pytest.mark.parametrize(
    ("text", "language"),
    [
        ("es-ES reference", "es-ES"),
        ("es-MX reference", "es-MX"),
        ("Spanish reference", "es"),
        ("Reference (es-ES)", "es-ES"),
        ("es reference es", "es"),
    ],
)
def test_a_tag_in_a_heading_is_not_cut_in_two(text: str, language: str) -> None:
    assert read_heading(text) == KnownHeading(Meaning.REFERENCE, language)


@pytest.mark.parametrize(
    ("texts", "are_so", "even_if_repeated"),
    [
        (["One", "Two"], True, True),
        (["One", "One"], False, True),
        # Numbers may be different headings, but not repeated ones.
        (["1", "2"], True, False),
        (["One", "A sentence."], False, False),
        (["One", "x" * 60], True, True),
        (["One", "x" * 61], False, False),
    ],
)
def test_headings_are_short_and_no_sentences(
    texts: list[str], are_so: bool, even_if_repeated: bool
) -> None:
    assert look_like_headings(texts) is are_so
    assert look_like_headings(texts, are_distinct=False) is even_if_repeated
