"""Names of files below their folders: the text, the language and the role."""

from __future__ import annotations

import pytest

from bleu_core.files.addresses import Role
from bleu_core.folders.names import keys_of

REF, MT = Role.REFERENCE, Role.CANDIDATE


@pytest.mark.parametrize(
    ("name", "without_language", "without_role", "language", "role"),
    [
        ("app.po", "app.po", "app.po", None, None),
        ("App.de.po", "app.po", "app.po", "de", None),
        ("de/app.po", "app.po", "app.po", "de", None),
        ("de/LC_MESSAGES/app.po", "app.po", "app.po", "de", None),
        ("web/de/app.es.po", "web/app.po", "web/app.po", "es", None),
        ("app.ref.po", "app.ref.po", "app.po", None, REF),
        ("app.mt.po", "app.mt.po", "app.po", None, MT),
        ("ref/app.po", "ref/app.po", "app.po", None, REF),
        ("mt/ref/app.po", "mt/ref/app.po", "app.po", None, REF),
        ("mt/app.ref.po", "mt/app.ref.po", "app.po", None, REF),
        ("values-es-rMX/strings.xml", "values/strings.xml", "values/strings.xml", "es-MX", None),
        ("app.en.de.po", "app.po", "app.po", "de", None),
    ],
)
def test_a_name_has_its_parts(
    name: str, without_language: str, without_role: str, language: str | None, role: Role | None
) -> None:
    keys = keys_of(name)
    assert keys.exact == name
    assert (keys.without_language, keys.without_role) == (without_language, without_role)
    assert (keys.language, keys.role) == (language, role)
    assert bool(keys.said) == (role is not None)


def test_names_are_folded_and_languages_have_a_primary_part() -> None:
    keys = keys_of("Cafe\u0301/App.pt-BR.po")
    assert keys.folded == "café/app.pt-br.po"
    assert (keys.language, keys.primary) == ("pt-BR", "pt")
    assert keys_of("app.po").primary is None
