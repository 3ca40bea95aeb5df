"""Delivered files with suggestions and known edits, of every kind that is read."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from bleu_core.changes.analysis import ChangeAnalysis, analyze_changes
from bleu_core.changes.measuring import measure_changes
from bleu_core.changes.model import Changes
from bleu_core.changes.schemes import Scheme
from bleu_core.evaluation.results import Evaluation
from bleu_core.files.addresses import Role, parse_address
from bleu_core.files.documents import Document
from bleu_core.settings import Settings
from bleu_core.workspace.changes import change_settings, find_change_inputs
from bleu_core.workspace.inputs import input_of
from bleu_core.workspace.workspace import Workspace

XLIFF = """<?xml version="1.0"?>
<xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2"{namespaces}>
<file original="a" source-language="en" target-language="es" datatype="x"><body>
{units}
</body></file></xliff>
"""
DELIVERED = XLIFF.format(
    namespaces="",
    units="""<trans-unit id="1"><source>The computer is new.</source>
<target>La computadora es nueva.</target>
<alt-trans origin="DeepL"><target state-qualifier="mt-suggestion">El ordenador es nuevo.</target>
</alt-trans></trans-unit>
<trans-unit id="2"><source>The computer is old.</source>
<target>La computadora es vieja.</target>
<alt-trans origin="DeepL"><target state-qualifier="mt-suggestion">El ordenador es viejo.</target>
</alt-trans></trans-unit>
<trans-unit id="3"><source>The <g id="1">file</g> is here.</source>
<target>El archivo <g id="1">está</g> aquí.</target>
<alt-trans origin="project.tmx" match-quality="87%">
<target state-qualifier="tm-suggestion">El <g id="1">archivo</g> está aquí.</target></alt-trans>
<alt-trans alttranstype="rejected"><target>Nada.</target></alt-trans></trans-unit>
<trans-unit id="4"><source>Open the file.</source><target>Abra el archivo</target>
<alt-trans origin="project.tmx" match-quality="100">
<target state-qualifier="tm-suggestion">Abra el archivo.</target>
</alt-trans>
</trans-unit>
<trans-unit id="5"><source>Typed from nothing.</source>
<target>Escrito desde cero.</target></trans-unit>
<trans-unit id="6" translate="no"><source>ACME</source><target>ACME</target></trans-unit>
<trans-unit id="7"><source>Not done.</source><target></target>
<alt-trans origin="DeepL"><target state-qualifier="mt-suggestion">No hecho.</target>
</alt-trans></trans-unit>
<trans-unit id="8"><source>Open the file.</source>
<target state-qualifier="exact-match">Abra el archivo.</target>
<alt-trans origin="DeepL"><target state-qualifier="mt-suggestion">Abre el archivo.</target>
</alt-trans>
<alt-trans origin="project.tmx" match-quality="99">
<target state-qualifier="tm-suggestion">Abra el archivo.</target>
</alt-trans>
</trans-unit>""",
)
"""Changed, changed, tags only, punctuation only, new, locked, not translated, repeated."""

MEMOQ = XLIFF.format(
    namespaces=' xmlns:mq="MQXliff"',
    units="""<trans-unit id="1"><source>New.</source><target>Nueva.</target>
<mq:insertedmatch matchtype="1" source="MT / DeepL" matchrate="0"><target>Nuevo.</target>
</mq:insertedmatch></trans-unit>
<trans-unit id="2"><source>Old.</source><target>Viejo.</target>
<mq:insertedmatch matchtype="0" source="General / ana" matchrate="101"><target>Viejo.</target>
</mq:insertedmatch></trans-unit>
<trans-unit id="3"><source>Typed.</source><target>Tecleado.</target></trans-unit>""",
)
PHRASE = XLIFF.format(
    namespaces=' xmlns:m="http://www.memsource.com/mxlf/2.0"',
    units="""<trans-unit id="1" m:confirmed="1" m:score="0.0" m:trans-origin="mt">
<source>New.</source><target>Nueva.</target>
<alt-trans origin="memsource-tm"><target>Novedad.</target></alt-trans>
<alt-trans origin="machine-trans"><target>Nuevo.</target></alt-trans></trans-unit>
<trans-unit id="2" m:confirmed="1" m:score="1.01" m:trans-origin="tm">
<source>Old.</source><target>Viejo.</target>
<alt-trans origin="machine-trans"><target>Antiguo.</target></alt-trans>
<alt-trans origin="memsource-tm"><target>Viejo.</target></alt-trans></trans-unit>
<trans-unit id="3" m:confirmed="1" m:score="0.0" m:trans-origin="null">
<source>Typed.</source><target>Tecleado.</target>
<alt-trans origin="machine-trans"><target/></alt-trans></trans-unit>""",
)
XLIFF_2 = """<?xml version="1.0"?>
<xliff version="2.0" srcLang="en" trgLang="es" xmlns="urn:oasis:names:tc:xliff:document:2.0"
xmlns:mtc="urn:oasis:names:tc:xliff:matches:2.0"><file id="f1"><unit id="1"><mtc:matches>
<mtc:match ref="#s1" type="mt" origin="DeepL"><source>x</source><target>Nuevo.</target></mtc:match>
<mtc:match ref="#s1" type="tm" origin="legal" matchQuality="78.5"><source>x</source>
<target>Nuevas.</target></mtc:match>
<mtc:match ref="#s1" reference="yes" similarity="100"><source>x</source><target>Nova.</target>
</mtc:match></mtc:matches>
<segment id="s1"><source>New.</source><target>Nueva.</target></segment></unit></file></xliff>
"""
TRADOS = """<?xml version="1.0"?>
<xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2"
xmlns:sdl="http://sdl.com/FileTypes/SdlXliff/1.0">
<file original="a" source-language="en" target-language="es" datatype="x"><body>
<trans-unit id="u1"><source>New. Old. Typed.</source><seg-source><mrk mtype="seg" mid="1">New.</mrk>
<mrk mtype="seg" mid="2">Old.</mrk><mrk mtype="seg" mid="3">Typed.</mrk></seg-source>
<target><mrk mtype="seg" mid="1">{first}</mrk> <mrk mtype="seg" mid="2">Viejo.</mrk>
<mrk mtype="seg" mid="3">Tecleado.</mrk></target><sdl:seg-defs>
<sdl:seg id="1" conf="Translated" origin="interactive"><sdl:prev-origin origin="mt"
origin-system="Language Weaver"><sdl:prev-origin origin="source"/></sdl:prev-origin></sdl:seg>
<sdl:seg id="2" conf="Translated" origin="tm" origin-system="legal.sdltm" percent="87"/>
<sdl:seg id="3" conf="Translated" origin="interactive"/></sdl:seg-defs></trans-unit>
</body></file></xliff>
"""


def analyzed(*files: str | Path, scheme: Scheme | None = None) -> tuple[Evaluation, Changes]:
    """Return the evaluation and the changes of one file, two, or folders."""
    inputs = find_change_inputs([parse_address(str(file)) for file in files])
    return _analyzed(Workspace(inputs, Settings(target_language="es")), scheme)


def changes_between(
    before: Sequence[str],
    after: Sequence[str],
    source: Sequence[str] = (),
    scheme: Scheme | None = None,
    language: str = "es",
) -> tuple[Evaluation, Changes]:
    """Return the evaluation and the changes of texts in memory."""
    texts = {Role.CANDIDATE: before, Role.REFERENCE: after, Role.SOURCE: source}
    inputs = tuple(
        input_of(role, Document.from_segments(role.value, segments))
        for role, segments in texts.items()
        if segments
    )
    return _analyzed(Workspace(inputs, Settings(target_language=language)), scheme)


def _analyzed(workspace: Workspace, scheme: Scheme | None) -> tuple[Evaluation, Changes]:
    workspace = workspace.read()
    evaluation = workspace.score()
    originals = () if workspace.has_folders else workspace.originals
    return evaluation, measure_changes(evaluation, originals, scheme=scheme)


def analysis_of(*files: str | Path, scheme: Scheme | None = None) -> ChangeAnalysis:
    """Return the whole analysis of one file, two, or folders, as the terminal makes it."""
    inputs = find_change_inputs([parse_address(str(file)) for file in files])
    workspace = Workspace(inputs, change_settings(Settings())).read()
    originals = () if workspace.has_folders else workspace.originals
    return analyze_changes(workspace.score(), originals, scheme=scheme)
