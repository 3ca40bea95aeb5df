"""`NOTICES.html`, the list of components for readers."""

from __future__ import annotations

from collections.abc import Iterable
from html import escape
from urllib.parse import quote

from notices.components import Component

_STYLE = """
:root { color-scheme: light dark; }
body { font: 1rem/1.5 system-ui, sans-serif; max-width: 56rem; margin: 2rem auto; padding: 0 1rem; }
h1 { font-size: 1.6rem; line-height: 1.2; }
h2 { font-size: 1.1rem; margin-top: 2rem; }
table { border-collapse: collapse; width: 100%; }
th, td { text-align: left; vertical-align: top; padding: 0.4rem 1rem 0.4rem 0; }
tr { border-bottom: 1px solid color-mix(in srgb, currentColor 20%, transparent); }
td { overflow-wrap: anywhere; }
td:first-child { min-width: 9rem; }
"""

_INTRODUCTION = """\
<p>BLEU Desktop is free software under the GNU General Public License, version 3 or later. It
contains the work of others. Each is listed with its license and with the place where its source is.
<a href="sbom.cdx.json">sbom.cdx.json</a> (CycloneDX) is the same list for programs, file by
file.</p>
<h2>Libraries under the LGPL</h2>
<p>Qt, PySide6 and other libraries under the GNU Lesser General Public License are used unchanged,
as separate files in the folder of the program. You may replace each of them with your own build:
put it in place under the same name, with the same interface. No key or signature prevents that. If
a library is compiled into another file, its notice says how to replace it. You may take the program
apart for this purpose.</p>
"""


def page(version: str, components: Iterable[Component]) -> str:
    """Return the page; it links the texts beside it."""
    rows = "\n".join(map(_row, sorted(components, key=lambda c: (c.name.lower(), c.ref))))
    title = f"Licenses of BLEU Desktop {escape(version)}"
    return (
        f'<!doctype html>\n<html lang="en">\n<meta charset="utf-8">\n<title>{title}</title>\n'
        '<meta name="viewport" content="width=device-width">\n'
        f"<style>{_STYLE}</style>\n<h1>{title}</h1>\n{_INTRODUCTION}"
        "<h2>Components</h2>\n<table>\n"
        "<thead><tr><th>Name</th><th>Version</th><th>License</th><th>Source</th></tr></thead>\n"
        f"<tbody>\n{rows}\n</tbody>\n</table>\n</html>\n"
    )


def _row(component: Component) -> str:
    texts = [
        _link(f"{quote(component.id)}/{quote(name)}", component.license if not index else name)
        for index, name in enumerate(component.texts)
    ]
    cells = (
        _link(component.website, component.name),
        escape(component.version),
        "<br>".join(texts),
        _link(component.source, "source"),
    )
    return "<tr>" + "".join(f"<td>{cell}</td>" for cell in cells) + "</tr>"


def _link(address: str, text: str) -> str:
    return f'<a href="{escape(address)}">{escape(text)}</a>'
