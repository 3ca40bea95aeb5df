"""The columns of a Word table of segments share its room."""

from __future__ import annotations

import io
import zipfile

from lxml import etree

from bleu_score.reports.build import build_report
from bleu_score.reports.docx import _ROOM, write_docx
from bleu_score.reports.options import ReportOptions
from tests.helpers.reports import evaluated

W = "{http://schemas.openxmlformats.org/wordprocessingml/2006/main}"


def test_texts_share_the_room_that_numbers_leave() -> None:
    file = io.BytesIO()
    write_docx(build_report(evaluated(metrics=("bleu",)), ReportOptions(segments="all")), file)
    with zipfile.ZipFile(file) as archive:
        root = etree.fromstring(archive.read("word/document.xml"))
    *_, segments = root.iter(f"{W}tbl")
    widths = [int(column.get(f"{W}w")) for column in segments.iter(f"{W}gridCol")]
    number, *texts = widths
    assert 0 < number < min(texts)
    assert max(texts) > 3 * number
    assert _ROOM - len(widths) < sum(widths) <= _ROOM
