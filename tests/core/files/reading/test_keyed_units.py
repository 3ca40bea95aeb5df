"""Units with keys, as readers collect them."""

from __future__ import annotations

from bleu_core.files.addresses import FieldKind
from bleu_core.files.contents import KeyKind, UnitMark
from bleu_core.files.reading.keyed_units import KeyedUnits, OtherKeys


def test_units_have_texts_lines_marks_and_other_keys() -> None:
    units = KeyedUnits()
    units.add("a", "A", 3)
    units.name_next({"note": "x", "page": None})
    units.add("b", "B", 5, mark=UnitMark.NEEDS_REVIEW)
    table = units.table("es")
    (field,) = table.fields
    assert (field.kind, field.cells, field.language) == (FieldKind.TEXT, ["A", "B"], "es")
    assert (table.keys, table.key_kind, table.lines) == (["a", "b"], KeyKind.NAME, [3, 5])
    assert table.marks == {1: UnitMark.NEEDS_REVIEW}
    assert table.other_keys == {"note": ["", "x"]}


def test_messages_have_a_source_and_units_without_lines_are_numbered() -> None:
    units = KeyedUnits()
    units.add("a", "A", 0, source="s")
    table = units.table("es", "en", KeyKind.MESSAGE)
    assert [(field.kind, field.cells, field.language) for field in table.fields] == [
        (FieldKind.SOURCE, ["s"], "en"),
        (FieldKind.TARGET, ["A"], "es"),
    ]
    assert table.lines == range(1, 2)


def test_names_of_other_keys_are_limited() -> None:
    keys = OtherKeys()
    for number in range(60):
        keys.add(0, f"name {number}", "x")
    keys.add(1, "name 0", "y")
    found = keys.columns(2)
    assert len(found) == 50
    assert found["name 0"] == ["x", "y"]
