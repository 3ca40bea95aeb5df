"""Gettext catalogs that change only if their texts do."""

from __future__ import annotations

from collections.abc import Iterable

from babel.messages.catalog import Catalog


class PlainCatalog(Catalog):
    """A catalog whose header has no dates and no versions of tools."""

    @property
    def mime_headers(self) -> list[tuple[str, str]]:
        return [
            ("Language", str(self.locale)),
            ("MIME-Version", "1.0"),
            ("Content-Type", "text/plain; charset=utf-8"),
            ("Content-Transfer-Encoding", "8bit"),
        ]

    @mime_headers.setter
    def mime_headers(self, headers: Iterable[tuple[str, str]]) -> None:
        raise AttributeError("mime_headers")
