"""What Sphinx lacks to make pages that work from a folder, without a server or a network.

Formulas are MathML, which browsers show without a script; the search looks for parts of words, as
Chinese needs; and what the pages in all languages share is there once.
"""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from docutils import languages, nodes
from docutils.parsers.rst import languages as directives
from docutils.utils.math import MathError
from docutils.utils.math.latex2mathml import tex2mathml
from sphinx.application import Sphinx
from sphinx.builders.html import StandaloneHTMLBuilder
from sphinx.locale import admonitionlabels
from sphinx.transforms import SphinxTransform, i18n
from sphinx.util import logging

from bleu_score.i18n import LANGUAGES, language_tag

HERE = Path(__file__).parent
WORDS: dict[str, dict[str, Any]] = tomllib.loads((HERE / "words.toml").read_text(encoding="utf-8"))

_logger = logging.getLogger(__name__)


class ManualBuilder(StandaloneHTMLBuilder):
    """HTML without Sphinx's scripts and style sheets, with a search of our own."""

    name = "manual"
    search = False

    def prepare_writing(self, docnames: Any) -> None:
        super().prepare_writing(docnames)
        self._sections: dict[str, list[tuple[str, str, str]]] = {}

    def write_doc(self, docname: str, doctree: nodes.document) -> None:
        self._sections[docname] = [
            (section["ids"][0], _title(section), _own_text(section))
            for section in doctree.findall(nodes.section)
        ]
        super().write_doc(docname, doctree)

    def copy_static_files(self) -> None:
        """Copy nothing: `packaging/manual.py` does, once for all languages."""

    def write_buildinfo(self) -> None:
        """Write nothing: each build is a new one."""

    def handle_finish(self) -> None:
        rows = [
            [docname, *section]
            for docname, sections in sorted(self._sections.items())
            for section in sections
        ]
        # A script, because browsers do not let a page from a folder read a file.
        text = f"searchManual({json.dumps(rows, ensure_ascii=False, separators=(',', ':'))});\n"
        (Path(self.outdir) / "search.js").write_text(text, encoding="utf-8", newline="\n")


def _title(section: nodes.section) -> str:
    title = section.next_node(nodes.title)
    return title.astext() if title is not None else ""


def _own_text(section: nodes.section) -> str:
    """Return the text of a section without its title and without sections inside."""
    return " ".join(" ".join(_texts(section)).split())


def _texts(node: nodes.Element) -> Iterator[str]:
    for child in node.children:
        if isinstance(child, nodes.section | nodes.title | nodes.raw | nodes.comment):
            continue
        if isinstance(child, nodes.TextElement):
            yield child.astext()
        elif isinstance(child, nodes.Element):
            yield from _texts(child)


def _mathml(node: nodes.math | nodes.math_block, language: str, *, as_block: bool) -> str:
    def translated(text: re.Match[str]) -> str:
        return rf"\text{{{words.get(text[1], text[1])}}}"

    words: dict[str, str] = WORDS[language]["formulas"]
    formula = re.sub(r"\\text\{([^}]*)\}", translated, node.astext())
    try:
        return _spaced(str(tex2mathml(formula, as_block=as_block)))
    except MathError as error:
        _logger.warning("formula: %s", error, location=node)
        return ""


def _spaced(mathml: str) -> str:
    """Put a little room between a function and what it is applied to, unless that is in brackets.

    Browsers leave none: they do not know the invisible operator.
    """
    applied = r"<mo>&ApplyFunction;</mo>(?!\s*(<mrow>\s*)?<mo[^>]*>[(\[])"
    return re.sub(applied, '<mspace width="0.17em"></mspace>', mathml)


def _visit_math(self: Any, node: nodes.math) -> None:
    self.body.append(_mathml(node, self.config.language, as_block=False))
    raise nodes.SkipNode


def _visit_math_block(self: Any, node: nodes.math_block) -> None:
    mathml = _mathml(node, self.config.language, as_block=True)
    self.body.append(f'<div class="formula">{mathml}</div>\n')
    raise nodes.SkipNode


def _add_words(
    app: Sphinx, page: str, template: str, context: dict[str, Any], doctree: nodes.document | None
) -> None:
    language = app.config.language
    context["words"] = WORDS[language]
    context["tag"] = language_tag(language)
    context["languages"] = [(code, language_tag(code), name) for code, name in LANGUAGES.items()]
    context["here"] = language


class _KeepFormulas(SphinxTransform):
    """Keep formulas out of the catalogs; their words are in words.toml."""

    # Before the translations are put in.
    default_priority = 5

    def apply(self, **kwargs: Any) -> None:
        for formula in self.document.findall(nodes.math_block):
            formula["translatable"] = False


def _keep_anchors() -> None:
    """Let a translated link keep its anchor.

    Sphinx takes the one of the last link to the same page in the original paragraph.
    """
    kept = (*i18n.EXCLUDED_PENDING_XREF_ATTRIBUTES, "reftargetid")
    i18n.EXCLUDED_PENDING_XREF_ATTRIBUTES = kept


def _name_admonitions(app: Sphinx) -> None:
    for kind in ("note", "tip", "warning", "important"):
        admonitionlabels[kind] = WORDS[app.config.language][kind]


def _know_indonesian() -> None:
    """Keep docutils from warning that it has no Indonesian: Sphinx has, and its words are shown."""
    for get_language in (languages.get_language, directives.get_language):
        get_language.cache["id"] = get_language("en", reporter=None)


def setup(app: Sphinx) -> dict[str, Any]:
    _know_indonesian()
    _keep_anchors()
    app.add_transform(_KeepFormulas)
    app.connect("builder-inited", _name_admonitions)
    app.add_builder(ManualBuilder)
    app.add_html_math_renderer("mathml", (_visit_math, None), (_visit_math_block, None))
    app.connect("html-page-context", _add_words)
    return {"parallel_read_safe": True, "parallel_write_safe": False}
