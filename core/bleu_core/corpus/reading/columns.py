"""What tables of rows and columns share: which row has the headings, and what they mean."""

from __future__ import annotations

import re
import unicodedata
from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import Enum
from functools import lru_cache
from itertools import repeat

from bleu_core.corpus.addresses import FieldKind
from bleu_core.corpus.languages import canonical_language
from bleu_core.corpus.reading.contents import Cell, Field, KeyKind, Table, plain_text
from bleu_core.corpus.reading.raw import RawFile
from bleu_core.errors import TooManyColumns

COLUMN_LIMIT = 16_384
"""Columns a table may have: those of the widest spreadsheet there is."""

CELL_LIMIT = 25_000_000
"""Cells a table may have, the empty ones too: a million rows of 25 columns."""


class ColumnRole(Enum):
    """What a column is to an evaluation."""

    SOURCE = "source"
    REFERENCE = "reference"
    CANDIDATE = "candidate"
    KEY = "key"
    NONE = "none"


class _Meaning(Enum):
    """What a heading says."""

    SOURCE = "source"
    REFERENCE = "reference"
    CANDIDATE = "candidate"
    TRANSLATION = "translation"
    KEY = "key"
    TEXT = "text"
    OTHER = "other"


# In English, Spanish, Indonesian and Chinese; small, without accents and spaces.
_HEADING_WORDS = {
    _Meaning.SOURCE: (
        "source|src|sourcetext|sourcesegment|sourcesentence|sourcestring|original|originaltext|"
        "fuente|origen|textofuente|textoorigen|textodeorigen|textooriginal|segmentofuente|"
        "sumber|tekssumber|kalimatsumber|asli|teksasli|"
        "原文|源文|源文本|源文字|源语|源語|原句|源句|原始文本|來源文字|來源文本"
    ),
    _Meaning.REFERENCE: (
        "reference|references|ref|refs|gold|goldstandard|human|humantranslation|ht|"
        "referencetranslation|humanreference|"
        "referencia|referencias|traducciondereferencia|traduccionhumana|humano|humana|"
        "referensi|rujukan|acuan|terjemahanreferensi|terjemahanrujukan|terjemahanacuan|"
        "terjemahanmanusia|manusia|"
        "参考|參考|参考译文|參考譯文|参考翻译|參考翻譯|人工翻译|人工翻譯|人工译文|人工譯文|人译|人譯|"
        "标准译文|標準譯文|标准答案|標準答案"
    ),
    _Meaning.CANDIDATE: (
        "candidate|candidates|hyp|hypothesis|hypotheses|mt|mttext|mtoutput|nmt|smt|llm|"
        "machinetranslation|machinetranslated|system|systemoutput|sys|output|prediction|"
        "candidato|candidata|candidatos|traduccioncandidata|hipotesis|ta|traduccionautomatica|"
        "sistema|salida|salidadelsistema|"
        "kandidat|terjemahankandidat|terjemahanmesin|terjemahanotomatis|sistem|keluaran|"
        "keluaransistem|"
        "候选|候選|候选译文|候選譯文|机器翻译|機器翻譯|机器译文|機器譯文|机翻|機翻|机译|機譯|系统|系統|"
        "系统输出|系統輸出|系统译文|系統譯文|输出|輸出|假设|假設"
    ),
    _Meaning.TRANSLATION: (
        "translation|translations|target|tgt|targettext|targetsegment|targetsentence|translated|"
        "traduccion|textometa|textodestino|destino|traducido|"
        "terjemahan|sasaran|teksterjemahan|tekssasaran|target|"
        "译文|譯文|翻译|翻譯|目标|目標|目标文本|目標文字|目标译文|目標譯文"
    ),
    _Meaning.KEY: (
        "id|ids|key|keys|msgid|segid|segmentid|sentenceid|sentid|stringid|textid|unitid|uid|guid|"
        "identifier|messageid|messagekey|resourceid|nr|num|number|segmentnumber|rowid|index|"
        "clave|identificador|idsegmento|iddesegmento|iddelsegmento|numero|"
        "kunci|pengenal|nomor|nomer|idsegmen|"
        "编号|編號|序号|序號|键|鍵|键名|鍵名|标识|標識|标识符|識別碼|識別符|句段编号|句段編號"
    ),
    _Meaning.TEXT: (
        "text|texts|segment|segments|sentence|sentences|string|strings|value|content|message|"
        "texto|textos|segmento|frase|cadena|oracion|valor|teks|segmen|kalimat|nilai|"
        "文本|文字|句子|句段|内容|內容|字符串|字串|值"
    ),
    _Meaning.OTHER: (
        "comment|comments|note|notes|context|description|status|state|type|score|scores|length|"
        "words|file|filename|path|date|author|translator|tags|language|sourcelanguage|"
        "targetlanguage|domain|quality|"
        "comentario|comentarios|nota|notas|contexto|descripcion|estado|tipo|puntuacion|archivo|"
        "fecha|idioma|"
        "komentar|catatan|konteks|keterangan|jenis|skor|berkas|tanggal|bahasa|"
        "备注|備註|注释|註釋|註解|说明|說明|上下文|状态|狀態|类型|類型|分数|分數|评分|評分|语言|語言"
    ),
}

_SYSTEM = re.compile(
    r"(?:deepl|google|chatgpt|gpt|openai|microsoft|bing|azure|amazon|aws|baidu|youdao|tencent|"
    r"alibaba|yandex|naver|papago|systran|modernmt|apertium|opus-?mt|nllb|argos|bergamot|"
    r"madlad|m2m|marian|claude|gemini|gemma|llama|mistral|mixtral|qwen|deepseek|kimi|grok|"
    r"百度|有道|谷歌|腾讯|騰訊|必应|微软|微軟|阿里|讯飞|訊飛|通义|文心|豆包|彩云小译)"
    r"(?:[\s_\-.]*(?:translate|translator|translation|traductor|mt|nmt|llm|api|cloud|pro|plus|mini|"
    r"turbo|flash|opus|sonnet|haiku|chat|instruct|tiny|small|base|large|next|gen|"
    r"翻译|翻譯|机翻|機翻|v?\d[\d.]*[a-z]?))*"
)
"""What machine translation systems are called, with their models and versions."""

_LANGUAGE_NAMES = {
    "en": "english|ingles|inggris|英语|英語|英文",
    "es": "spanish|espanol|castellano|spanyol|西班牙语|西班牙語|西班牙文|西语|西語|西文",
    "id": "indonesian|indonesio|indonesia|印尼语|印尼語|印尼文|印度尼西亚语|印度尼西亞語",
    "zh": "chinese|chino|mandarin|tionghoa|中文|汉语|漢語|华语|華語|华文|華文",
    "zh-CN": "simplifiedchinese|chinesesimplified|chinosimplificado|tionghoasederhana|简体中文|"
    "簡體中文|中文简体|中文簡體|简体|簡體|简中|簡中",
    "zh-TW": "traditionalchinese|chinesetraditional|chinotradicional|tionghoatradisional|繁體中文|"
    "繁体中文|中文繁體|中文繁体|繁體|繁体|繁中|正體中文",
    "ar": "arabic|arabe|arab|العربية|阿拉伯语|阿拉伯語|阿拉伯文",
    "ca": "catalan|catala|加泰罗尼亚语|加泰隆尼亞語",
    "cs": "czech|cestina|checo|ceko|捷克语|捷克語",
    "da": "danish|dansk|danes|丹麦语|丹麥語",
    "de": "german|deutsch|aleman|jerman|德语|德語|德文",
    "el": "greek|ελληνικα|griego|yunani|希腊语|希臘語",
    "eu": "basque|euskara|euskera|巴斯克语|巴斯克語",
    "fa": "persian|farsi|فارسی|波斯语|波斯語",
    "fi": "finnish|suomi|fines|芬兰语|芬蘭語",
    "fr": "french|francais|frances|prancis|perancis|法语|法語|法文",
    "gl": "galician|galego|gallego|加利西亚语",
    "he": "hebrew|עברית|hebreo|ibrani|希伯来语|希伯來語",
    "hi": "hindi|हिन्दी|印地语|印地語",
    "hu": "hungarian|magyar|hungaro|匈牙利语|匈牙利語",
    "it": "italian|italiano|意大利语|義大利語|義大利文|意大利文",
    "ja": "japanese|日本語|japones|jepang|日语|日語|日文",
    "jv": "javanese|javanes|jawa|爪哇语|爪哇語",
    "ko": "korean|한국어|coreano|韩语|韓語|韩文|韓文",
    "ms": "malay|malayo|melayu|马来语|馬來語|馬來文",
    "nl": "dutch|nederlands|neerlandes|holandes|belanda|荷兰语|荷蘭語",
    "no": "norwegian|norsk|noruego|norwegia|挪威语|挪威語",
    "pl": "polish|polski|polaco|波兰语|波蘭語",
    "pt": "portuguese|portugues|portugis|葡萄牙语|葡萄牙語|葡萄牙文",
    "ro": "romanian|romana|rumano|罗马尼亚语|羅馬尼亞語",
    "ru": "russian|русский|ruso|rusia|俄语|俄語|俄文",
    "sv": "swedish|svenska|sueco|swedia|瑞典语|瑞典語",
    "th": "thai|ไทย|tailandes|泰语|泰語|泰文",
    "tl": "filipino|tagalog|菲律宾语|菲律賓語",
    "tr": "turkish|turkce|turco|turki|土耳其语|土耳其語",
    "uk": "ukrainian|українська|ucraniano|乌克兰语|烏克蘭語",
    "vi": "vietnamese|tiengviet|vietnamita|越南语|越南語|越南文",
}

_BETWEEN_WORDS = re.compile(r"[\s_\-.:*/|]+")
_BRACKETS = re.compile(r"(.*?)\s*[(\[{【〔](.*)[)\]}】〕]\s*")
_LABEL = re.compile(r"(?<=.)(?:[\s_\-.#]*\d{1,3}|[\s_\-.#]+[a-z])", re.IGNORECASE)
_SENTENCE_END = re.compile(r"[.!?。！？…]['\"”’」』)]*\s*$")
_NUMBER = re.compile(r"\s*[-+]?\d[\d.,]*\s*%?\s*")
_VAGUE = (_Meaning.TEXT, _Meaning.OTHER)
_NUMBER_SIGNS = ("#", "№", "no.", "nº", "n.º", "n°")
_HEADING_LENGTH = 60


def _plain(text: str) -> str:
    """Return text in small letters, without accents, and full-width characters as usual ones."""
    decomposed = unicodedata.normalize("NFKD", text)
    return "".join(char for char in decomposed if not unicodedata.combining(char)).casefold()


def _squeeze(text: str) -> str:
    """Return what is left of a heading to look it up: ``Segment_ID`` is ``segmentid``."""
    return _BETWEEN_WORDS.sub("", _plain(text))


_WORDS = {
    _squeeze(word): meaning
    for meaning, words in _HEADING_WORDS.items()
    for word in words.split("|")
}
_NAMES = {
    _squeeze(name): tag for tag, names in _LANGUAGE_NAMES.items() for name in names.split("|")
}


@dataclass(frozen=True)
class _Heading:
    """What a heading says.

    Attributes
    ----------
    meaning
        None if it names a language only.
    language
        Tag of the language it names.
    is_sure
        Whether it can hardly be anything but a heading: ``es`` and ``text`` are words of texts too.
    """

    meaning: _Meaning | None = None
    language: str | None = None
    is_sure: bool = True


def _read_heading(text: str) -> _Heading | None:
    """Return what a heading says; None if it is not known."""
    return _read_short(text) if len(text) <= _HEADING_LENGTH else None


@lru_cache(maxsize=4096)
def _read_short(text: str) -> _Heading | None:
    if text.strip().casefold() in _NUMBER_SIGNS:
        return _Heading(_Meaning.KEY)
    text = unicodedata.normalize("NFKC", text).strip().strip("*:").strip()
    if not text:
        return None
    return _read_word(text) or _read_brackets(text) or _read_label(text) or _read_parts(text)


def _read_word(text: str) -> _Heading | None:
    """Return what a heading of one word, or words that belong together, says."""
    squeezed = _squeeze(text)
    language = _NAMES.get(squeezed) or _NAMES.get(squeezed.removeprefix("bahasa"))
    if language:
        return _Heading(language=language)
    language, meaning = _tag(text), _WORDS.get(squeezed)
    if meaning is None and _SYSTEM.fullmatch(_plain(text)):
        meaning = _Meaning.CANDIDATE
    if meaning is None and language is None:
        return None
    is_sure = len(text) > 3 if meaning is None else meaning not in _VAGUE
    # "MT" is no Maltese, but "id" can be Indonesian.
    return _Heading(meaning, language if meaning in (None, _Meaning.KEY) else None, is_sure)


def _tag(text: str) -> str | None:
    """Return a language tag in its usual form; None for what is none, or not written as one."""
    code = re.split("[-_]", text)[0]
    if not (code.islower() or code.isupper()):
        return None
    return canonical_language(text)


def _read_brackets(text: str) -> _Heading | None:
    """Read ``Target (es)`` and ``MT [DeepL]``; what is not known in brackets is a remark."""
    found = _BRACKETS.fullmatch(text)
    if found is None:
        return None
    # "Chinese (Traditional)" is a name as a whole.
    if whole := _read_word("".join(found.groups())):
        return whole
    before, inside = (_read_heading(part) for part in found.groups())
    if before is None:
        return None
    return (inside and _together(before, inside)) or before


def _read_label(text: str) -> _Heading | None:
    """Read ``Reference 2`` and ``System B``."""
    found = _LABEL.search(text)
    while found and found.end() != len(text):
        found = _LABEL.search(text, found.start() + 1)
    return _read_word(text[: found.start()]) if found else None


def _read_parts(text: str) -> _Heading | None:
    """Read ``Spanish reference``, ``target_es`` and ``英文原文``: two parts that are known."""
    for place in range(1, len(text)):
        # Chinese puts nothing between words.
        if not _BETWEEN_WORDS.match(text, place) and max(text[place - 1 : place + 1]) < "\u2e80":
            continue
        rest = _BETWEEN_WORDS.sub("", text[place:], count=1)
        if (first := _read_word(text[:place])) and (second := _read_heading(rest)):
            return _together(first, second)
    return None


def _together(first: _Heading, second: _Heading) -> _Heading | None:
    """Return what two parts of a heading say together; None if they say different things."""
    languages = {part.language for part in (first, second)} - {None}
    meanings = {part.meaning for part in (first, second)} - {None}
    # "Segment ID" is an ID, "MT score" a score, "reference text" and "source text" are texts.
    for strong in (_Meaning.OTHER, _Meaning.KEY):
        if strong in meanings:
            meanings = {strong}
    for weak in (_Meaning.TEXT, _Meaning.TRANSLATION):
        if len(meanings) > 1:
            meanings -= {weak}
    if len(languages) > 1 or len(meanings) > 1:
        return None
    meaning = next(iter(meanings), None)
    return _Heading(meaning, next(iter(languages), None), meaning not in _VAGUE)


def is_heading_row(cells: Sequence[str]) -> bool:
    """Whether the words in a row are those of headings, whatever the rows below are."""
    filled = [cell for cell in cells if cell.strip()]
    known = [(cell, heading) for cell in filled if (heading := _read_heading(cell))]
    if len(filled) == 1:
        # In a list of texts, "File" is one.
        return len(cells) == 1 and any(heading.is_sure for _, heading in known)
    if not known or _is_translated_word(known):
        return False
    sure = sum(heading.is_sure for _, heading in known)
    if sure > 1:
        return True
    words = [cell for cell, _ in known]
    return bool(sure or len(known) > 1) and _look_like_headings(
        [cell for cell in filled if cell not in words]
    )


def names_texts(headings: Iterable[str]) -> bool:
    """Whether headings name a text, like *source* and *MT*, or the language of one."""
    known = (_read_heading(heading) for heading in headings)
    return any(
        heading.meaning in (*_ROLES, _Meaning.TRANSLATION)
        or (heading.language and heading.meaning is not _Meaning.KEY)
        for heading in known
        if heading
    )


def _is_translated_word(known: Sequence[tuple[str, _Heading]]) -> bool:
    """Whether a row is rather a text that happens to be a word of headings: Source, Fuente."""
    said = {(heading.meaning, heading.language) for _, heading in known}
    bases = {_squeeze(_LABEL.sub("", cell)) for cell, _ in known}
    is_system = any(_SYSTEM.fullmatch(_plain(cell)) for cell, _ in known)
    return len(known) == len(bases) > 1 == len(said) and not is_system


def _look_like_headings(filled: Sequence[str]) -> bool:
    return len(set(filled)) == len(filled) and all(
        len(cell) <= _HEADING_LENGTH and not _SENTENCE_END.search(cell) for cell in filled
    )


def _has_headings(columns: Sequence[Sequence[str]]) -> bool:
    """Whether the first row has the headings of the columns; in doubt it is a row of texts.

    Lengths prove nothing: a title is short too, in every language.
    """
    first = [column[0] for column in columns]
    if is_heading_row(first):
        return True
    if len(columns) < 2 or not all(map(str.strip, first)) or not _look_like_headings(first):
        return False
    return not any(map(_NUMBER.fullmatch, first)) and any(map(_is_numbers_below, columns))


def _is_numbers_below(column: Sequence[str]) -> bool:
    below = [cell for cell in column[1:] if cell]
    return len(below) > 2 and all(map(_NUMBER.fullmatch, below))


def column_letters(index: int) -> str:
    """Return what a spreadsheet calls a column: A, B, … Z, AA."""
    letters = ""
    index += 1
    while index:
        index, digit = divmod(index - 1, 26)
        letters = chr(ord("A") + digit) + letters
    return letters


def make_table(
    raw: RawFile,
    rows: Iterable[tuple[int, Sequence[str]]],
    name: str = "",
    *,
    first_column: int = 0,
    total: int = 0,
    has_headings: bool | None = None,
) -> Table | None:
    """Return rows as a table of columns; None if there are none but headings.

    Empty rows and columns are left out.

    Parameters
    ----------
    raw
        Named in errors, told of progress.
    rows
        Each with its number in the file, from 1.
    name
        The sheet's.
    first_column
        Where the cells of the rows start, from 0.
    total
        How many rows there are about, to show progress; 0 if whoever yields them does.
    has_headings
        Whether the first row has the headings; None to find out.

    Raises
    ------
    TooManyColumns, Cancelled
    """
    columns, lines = _collect(raw, rows, total)
    if not lines:
        return None
    texts = list(columns.values())
    headings = [""] * len(texts)
    if _has_headings(texts) if has_headings is None else has_headings:
        headings = [column.pop(0) for column in texts]
        del lines[0]
    if not lines:
        return None
    letters = [column_letters(first_column + index) for index in columns]
    fields = _fields(headings, letters, texts)
    key = next((field for field in fields if _is_key(field)), None)
    return Table(
        tuple(fields),
        name,
        lines=lines,
        keys=[plain_text(cell) for cell in key.cells] if key else (),
        key_kind=KeyKind.COLUMN if key else None,
    )


def _collect(
    raw: RawFile, rows: Iterable[tuple[int, Sequence[str]]], total: int
) -> tuple[dict[int, list[str]], list[int]]:
    """Return the columns that have text, each with a cell for every row, and the rows' numbers."""
    columns: defaultdict[int, list[str]] = defaultdict(list)
    lines: list[int] = []
    for number, (line, cells) in enumerate(rows):
        if number % 1024 == 0:
            if total:
                raw.parsed(min(line, total), total)
            else:
                raw.progress.check()
        if len(cells) > COLUMN_LIMIT:
            raise TooManyColumns(raw.path, line, COLUMN_LIMIT)
        if all(not cell or cell.isspace() for cell in cells):
            continue
        for index, cell in enumerate(cells):
            if cell:
                column = columns[index]
                if len(column) < len(lines):
                    column.extend(repeat("", len(lines) - len(column)))
                column.append(cell)
        lines.append(line)
        if len(lines) * len(columns) > CELL_LIMIT:
            raise TooManyColumns(raw.path, line, max(CELL_LIMIT // len(lines), 1))
    for column in columns.values():
        column.extend(repeat("", len(lines) - len(column)))
    filled = {
        index: column for index, column in sorted(columns.items()) if any(map(str.strip, column))
    }
    return filled, lines


def _fields(
    headings: Sequence[str], letters: Sequence[str], columns: Sequence[Sequence[Cell]]
) -> list[Field]:
    known = [_read_heading(heading) for heading in headings]
    has_languages = any(
        heading and heading.meaning is not _Meaning.KEY and heading.language for heading in known
    )
    fields = []
    taken: set[str] = set()
    numbers: defaultdict[str, int] = defaultdict(lambda: 1)
    for index, cells in enumerate(columns):
        wanted = " ".join(headings[index].split()) or letters[index]
        name = wanted
        while name in taken:
            numbers[wanted] += 1
            name = f"{wanted} ({numbers[wanted]})"
        taken.add(name)
        heading = known[index]
        language = heading.language if heading else None
        if heading and heading.meaning is _Meaning.KEY:
            # Indonesian, or an ID?
            is_text = has_languages and not _are_keys(cells, letters_are_text=index > 0)
            language = language if is_text else None
        fields.append(Field(FieldKind.COLUMN, name, cells, language))
    return fields


def _is_key(field: Field) -> bool:
    """Whether a column tells the rows apart, by its heading and what is in it."""
    heading = _read_heading(field.name)
    is_named_so = heading is not None and heading.meaning is _Meaning.KEY
    return is_named_so and field.language is None and _are_distinct(field.cells)


def _are_distinct(cells: Sequence[Cell]) -> bool:
    """Whether hardly any cell is empty, and the others are all different."""
    filled = [cell for cell in map(plain_text, cells) if cell.strip()]
    return len(filled) * 10 >= len(cells) * 9 and len(set(filled)) == len(filled)


def _are_keys(cells: Sequence[Cell], *, letters_are_text: bool) -> bool:
    """Whether cells are distinct and hardly any of them is a text.

    In the first column a word of letters alone is a key, in others a text.
    """
    texts = sum(
        " " in cell or (letters_are_text and cell.isalpha()) for cell in map(plain_text, cells)
    )
    return texts * 10 <= len(cells) and _are_distinct(cells)


def guess_roles(table: Table) -> dict[int, ColumnRole]:
    """Guess from headings and languages what the columns of a table are to an evaluation.

    Returns
    -------
    dict
        A role for each column, by its index among the fields. What is not known is
        `ColumnRole.NONE`.
    """
    roles: dict[int, ColumnRole] = {}
    translations, languages = [], []
    for index, field in enumerate(table.fields):
        if field.kind not in (FieldKind.COLUMN, FieldKind.FIELD):
            continue
        known = _read_heading(field.name)
        meaning = known.meaning if known else None
        roles[index] = _ROLES.get(meaning, ColumnRole.NONE)
        if _is_key(field):
            if ColumnRole.KEY not in roles.values():
                roles[index] = ColumnRole.KEY
        elif meaning is _Meaning.TRANSLATION:
            translations.append(index)
        elif field.language and meaning in (None, _Meaning.KEY, _Meaning.TEXT):
            languages.append(index)
    _settle_translations(roles, translations)
    _settle_languages(table, roles, languages)
    return roles


_ROLES: dict[_Meaning | None, ColumnRole] = {
    _Meaning.SOURCE: ColumnRole.SOURCE,
    _Meaning.REFERENCE: ColumnRole.REFERENCE,
    _Meaning.CANDIDATE: ColumnRole.CANDIDATE,
}
_SCORED = (ColumnRole.REFERENCE, ColumnRole.CANDIDATE)


def _settle_translations(roles: dict[int, ColumnRole], translations: Iterable[int]) -> None:
    """Have a mere translation be the human one beside machine translation, else what is scored."""
    known = set(roles.values())
    is_human = ColumnRole.CANDIDATE in known and ColumnRole.REFERENCE not in known
    for index in translations:
        roles[index] = ColumnRole.REFERENCE if is_human else ColumnRole.CANDIDATE


def _settle_languages(table: Table, roles: dict[int, ColumnRole], languages: Sequence[int]) -> None:
    """Find source, and reference or candidate, among columns of which only the language is known.

    Nothing is known of them unless another column is a reference or a candidate.
    """
    missing = set(_SCORED) - set(roles.values())
    if len(missing) == len(_SCORED):
        return

    def base(index: int) -> str | None:
        language = table.fields[index].language
        return language.split("-")[0] if language else None

    targets = {base(index) for index, role in roles.items() if role in _SCORED} - {None}
    others = [index for index in languages if base(index) not in targets]
    left = [index for index in languages if not targets or base(index) in targets]
    if others and ColumnRole.SOURCE not in roles.values() and (len(languages) > 1 or not missing):
        roles[others[0]] = ColumnRole.SOURCE
        left = [index for index in left if index != others[0]]
    if missing and len({base(index) for index in left}) == 1:
        for index in left:
            roles[index] = next(iter(missing))
