"""Columns of a table that are about its translations.

They state the origin of each suggestion (its engine or memory, its match), or the editor of the
translation and the day.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from itertools import zip_longest

from bleu_core.files.contents import Field, ShownDate, Table, plain_text
from bleu_core.files.edited import Edited, begin_with_month, read_day, read_edited
from bleu_core.files.origins import Origin, OriginKind, read_origin
from bleu_core.files.proposals import read_quality
from bleu_core.files.roles import roles_of

# In lower case, without what separates words.
_ORIGINS = frozenset(
    (
        "suggestionorigin|matchorigin|origintype|translationorigin|mtengine|engine|mtsystem|"
        "matchtype|provider|origendelapropuesta|motor|motordeta|asalusulan|mesin|"
        "建议来源|译文来源|引擎|建議來源|譯文來源"
    ).split("|")
)
_PERCENTS = frozenset(
    (
        "match|matchpercent|matchrate|match%|percent|tmmatch|fuzzy|fuzzymatch|similarity|"
        "porcentajedecoincidencia|coincidencia|kecocokan|匹配率|相符率|匹配"
    ).split("|")
)
_EDITORS = frozenset(
    (
        "translator|translatorname|translatedby|posteditor|posteditedby|editor|editedby|linguist|"
        "modifiedby|lastmodifiedby|changedby|lastchangedby|"
        "traductor|traductora|traducidopor|poseditor|poseditora|posteditora|editora|editadopor|"
        "modificadopor|penerjemah|diterjemahkanoleh|penyunting|disuntingoleh|diubaholeh|"
        "译者|译员|翻译人员|编辑者|编辑人员|译后编辑人员|修改人|修改者|"
        "譯者|譯員|翻譯人員|編輯者|編輯人員|譯後編輯人員"
    ).split("|")
)
_DAYS = frozenset(
    (
        "date|translationdate|translatedon|dateedited|editedon|editedat|datemodified|modified|"
        "modifiedon|modifiedat|lastmodified|lastmodifiedon|lastedited|changedate|changedon|"
        "lastchanged|timestamp|fecha|fechadetraducción|fechadeedición|fechademodificación|"
        "tanggal|tanggalterjemahan|tanggaldisunting|tanggaldiubah|"
        "日期|翻译日期|编辑日期|修改日期|修改时间|更新时间|翻譯日期|編輯日期|修改時間|更新時間"
    ).split("|")
)
_BETWEEN = re.compile(r"[\s_\-.:/()]+")


def find_origins(table: Table) -> dict[int, Origin]:
    """Return the origins that a table's columns state, by index of the unit."""
    origins, percents = (_column(table.fields, each) for each in (_ORIGINS, _PERCENTS))
    if origins is None and percents is None:
        return {}
    found = {}
    for index in range(table.units):
        text = "" if origins is None else plain_text(origins.cells[index]).strip()
        stated = "" if percents is None else plain_text(percents.cells[index])
        origin = read_origin(text, read_quality(stated))
        if origin.kind is not OriginKind.UNKNOWN or origin.name:
            found[index] = origin
    return found


def find_edited(table: Table, chosen: Field) -> dict[int, Edited]:
    """Return the editors of translations and the days that a table's columns state, by index.

    Parameters
    ----------
    chosen
        The column of the translation.
    """
    # A column "Editor" can also hold the texts of one, instead of names.
    texts = [chosen, *(table.fields[index] for index in roles_of(table))]
    others = [field for field in table.fields if not any(field is text for text in texts)]
    names, days = (
        [] if column is None else [plain_text(cell) for cell in column.cells]
        for column in (_column(others, _EDITORS), _column(others, _DAYS))
    )
    month_first = begin_with_month(days)
    found = {}
    for index, (name, day) in enumerate(zip_longest(names, days, fillvalue="")):
        written = day.iso if isinstance(day, ShownDate) else day
        if edited := read_edited(name, read_day(written, month_first=month_first)):
            found[index] = edited
    return found


def _column(fields: Iterable[Field], headings: frozenset[str]) -> Field | None:
    for field in fields:
        if _BETWEEN.sub("", field.heading.casefold()) in headings:
            return field
    return None
