"""The meaning of column headings, and of the same words in file names."""

from __future__ import annotations

import re
import unicodedata
from dataclasses import dataclass
from enum import Enum
from functools import lru_cache

from bleu_core.files.addresses import Role
from bleu_core.languages.tags import canonical_language

HEADING_LENGTH = 60
"""Characters of the longest heading; anything longer is text."""


class Meaning(Enum):
    """The meaning of a heading."""

    SOURCE = "source"
    REFERENCE = "reference"
    CANDIDATE = "candidate"
    TRANSLATION = "translation"
    KEY = "key"
    TEXT = "text"
    OTHER = "other"


# In English, Spanish, Indonesian and Chinese; in lower case, without accents and spaces.
_HEADING_WORDS = {
    Meaning.SOURCE: (
        "source|src|sourcetext|sourcesegment|sourcesentence|sourcestring|original|originaltext|"
        "fuente|origen|textofuente|textoorigen|textodeorigen|textooriginal|segmentofuente|"
        "sumber|tekssumber|kalimatsumber|asli|teksasli|"
        "原文|源文|源文本|源文字|源语|源語|原句|源句|原始文本|來源文字|來源文本"
    ),
    Meaning.REFERENCE: (
        "reference|references|ref|refs|gold|goldstandard|human|humantranslation|ht|"
        "referencetranslation|humanreference|"
        "referencia|referencias|traducciondereferencia|traduccionhumana|humano|humana|"
        "referensi|rujukan|acuan|terjemahanreferensi|terjemahanrujukan|terjemahanacuan|"
        "terjemahanmanusia|manusia|"
        "参考|參考|参考译文|參考譯文|参考翻译|參考翻譯|人工翻译|人工翻譯|人工译文|人工譯文|人译|人譯|"
        "标准译文|標準譯文|标准答案|標準答案"
    ),
    Meaning.CANDIDATE: (
        "candidate|candidates|cand|hyp|hypothesis|hypotheses|mt|mttext|mtoutput|nmt|smt|llm|"
        "machinetranslation|machinetranslated|system|systemoutput|sys|output|prediction|"
        "candidato|candidata|candidatos|traduccioncandidata|hipotesis|ta|traduccionautomatica|"
        "sistema|salida|salidadelsistema|"
        "kandidat|terjemahankandidat|terjemahanmesin|terjemahanotomatis|sistem|keluaran|"
        "keluaransistem|"
        "候选|候選|候选译文|候選譯文|机器翻译|機器翻譯|机器译文|機器譯文|机翻|機翻|机译|機譯|系统|系統|"
        "系统输出|系統輸出|系统译文|系統譯文|输出|輸出|假设|假設"
    ),
    Meaning.TRANSLATION: (
        "translation|translations|target|tgt|targettext|targetsegment|targetsentence|translated|"
        "traduccion|textometa|textodestino|destino|traducido|"
        "terjemahan|sasaran|teksterjemahan|tekssasaran|target|"
        "译文|譯文|翻译|翻譯|目标|目標|目标文本|目標文字|目标译文|目標譯文"
    ),
    Meaning.KEY: (
        "id|ids|key|keys|msgid|segid|segmentid|sentenceid|sentid|stringid|textid|unitid|uid|guid|"
        "identifier|messageid|messagekey|resourceid|nr|num|number|segmentnumber|rowid|index|"
        "clave|identificador|idsegmento|iddesegmento|iddelsegmento|numero|"
        "kunci|pengenal|nomor|nomer|idsegmen|"
        "编号|編號|序号|序號|键|鍵|键名|鍵名|标识|標識|标识符|識別碼|識別符|句段编号|句段編號"
    ),
    Meaning.TEXT: (
        "text|texts|segment|segments|sentence|sentences|string|strings|value|content|message|"
        "texto|textos|segmento|frase|cadena|oracion|valor|teks|segmen|kalimat|nilai|"
        "文本|文字|句子|句段|内容|內容|字符串|字串|值"
    ),
    Meaning.OTHER: (
        "comment|comments|note|notes|context|description|status|state|type|score|scores|length|"
        "words|file|filename|path|date|author|translator|tags|language|sourcelanguage|"
        "targetlanguage|domain|quality|"
        "comentario|comentarios|nota|notas|contexto|descripcion|estado|tipo|puntuacion|archivo|"
        "fecha|idioma|"
        "komentar|catatan|konteks|keterangan|jenis|skor|berkas|tanggal|bahasa|"
        "备注|備註|注释|註釋|註解|说明|說明|上下文|状态|狀態|类型|類型|分数|分數|评分|評分|语言|語言"
    ),
}

# Headings of CAT tools in other languages; in file names they mean too many other things.
_WORDS_OF_CAT_TOOLS = {
    Meaning.SOURCE: (
        "textesource|segmentsource|phrasesource|texteoriginal|langesource|quelle|quelltext|"
        "quellsegment|quellsprache|ausgangstext|ausgangssegment|ausgangssprache|originaltext|"
        "testooriginale|testodipartenza|testosorgente|segmentosorgente|origine|linguasorgente|"
        "textodeorigem|segmentodeorigem|textofonte|origem|linguadeorigem|"
        "bron|brontekst|bronsegment|brontaal|zrodlo|tekstzrodlowy|segmentzrodlowy|oryginal|"
        "zdroj|zdrojovytext|zdrojovysegment|kalla|kalltext|kildetekst|kildesegment|kildetekst|"
        "lahdeteksti|kaynak|kaynakmetin|forras|forrasszoveg|sursa|textsursa|textoriginal|"
        "оригинал|исходныйтекст|исходныйсегмент|источник|исходныйязык|оригинал|вихіднийтекст|"
        "πρωτοτυπο|κειμενοπηγης|πηγη|النصالأصلي|المصدر|النصالمصدر|מקור|טקסטמקור|ソース|原文テキスト|"
        "ソーステキスト|원문|원본|소스|bangoc|vanbannguon|nguon|ต้นฉบับ|ข้อความต้นฉบับ"
    ),
    Meaning.TRANSLATION: (
        "traduction|textecible|segmentcible|phrasecible|langecible|cible|ubersetzung|zieltext|"
        "zielsegment|zielsprache|traduzione|testodiarrivo|testodidestinazione|segmentotarget|"
        "segmentodidestinazione|traducao|textodedestino|segmentodedestino|textoalvo|"
        "vertaling|doeltekst|doelsegment|doeltaal|tłumaczenie|przekład|tekstdocelowy|"
        "segmentdocelowy|preklad|cilovytext|cilovysegment|oversattning|maltext|malsegment|"
        "oversættelse|oversettelse|maltekst|kaannos|kohdeteksti|ceviri|hedefmetin|forditas|"
        "celszoveg|traducere|textținta|перевод|текстперевода|переведенныйсегмент|переклад|"
        "μεταφραση|الترجمة|النصالمترجم|תרגום|訳文|翻訳|ターゲット|訳文テキスト|번역|번역문|타겟|"
        "bandich|คำแปล|ข้อความแปล|traduccio"
    ),
    Meaning.KEY: "iddusegment|segmentnummer|segmentnr|номер|번호|番号|セグメントid",
    Meaning.OTHER: (
        "commentaire|commentaires|remarque|remarques|statut|etat|statutdusegment|kommentar|"
        "kommentare|bemerkung|bemerkungen|zustand|segmentstatus|commento|commenti|note|stato|"
        "observacao|observacoes|opmerking|opmerkingen|uwagi|komentarz|poznamka|komentar|"
        "комментарий|комментарии|примечание|примечания|статус|コメント|備考|ステータス|状態|"
        "메모|비고|상태|댓글|ملاحظات|تعليق|הערות"
    ),
}

_TOTALS = frozenset(
    (
        "total|totals|grandtotal|subtotal|sum|average|averages|avg|mean|median|"
        "promedio|media|suma|totales|jumlah|rerata|ratarata|"
        "合计|合計|总计|總計|小计|小計|平均|平均值|平均分|总分|總分"
    ).split("|")
)

# Names of machine translation systems, with the models and versions that may follow.
_SYSTEMS = tuple(
    (
        "deepl|google|chatgpt|gpt|openai|microsoft|bing|azure|amazon|aws|baidu|youdao|tencent|"
        "alibaba|yandex|naver|papago|systran|modernmt|apertium|opusmt|opus-mt|nllb|argos|bergamot|"
        "madlad|m2m|marian|claude|gemini|gemma|llama|mistral|mixtral|qwen|deepseek|kimi|grok|"
        "百度|有道|谷歌|腾讯|騰訊|必应|微软|微軟|阿里|讯飞|訊飛|通义|文心|豆包|彩云小译"
    ).split("|")
)
_MODELS = (
    r"(?:[\s_\-.]*(?:translate|translator|translation|traductor|mt|nmt|llm|api|cloud|pro|plus|mini|"
    r"turbo|flash|opus|sonnet|haiku|chat|instruct|tiny|small|base|large|next|gen|"
    r"翻译|翻譯|机翻|機翻|v?\d[\d.]*[a-z]?))*"
)

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
_VAGUE = (Meaning.TEXT, Meaning.OTHER)
_NUMBER_SIGNS = ("#", "№", "no.", "nº", "n.º", "n°")


def _plain(text: str) -> str:
    """Return text in lower case, without accents and full-width forms."""
    decomposed = unicodedata.normalize("NFKD", text)
    return "".join(char for char in decomposed if not unicodedata.combining(char)).casefold()


def _squeeze(text: str) -> str:
    """Return a heading in the form of the word lists: ``Segment_ID`` becomes ``segmentid``."""
    return _BETWEEN_WORDS.sub("", _plain(text))


_WORDS = {
    _squeeze(word): meaning
    for meaning, words in _HEADING_WORDS.items()
    for word in words.split("|")
}
_WORDS_OF_TABLES = {
    **{
        _squeeze(word): meaning
        for meaning, words in _WORDS_OF_CAT_TOOLS.items()
        for word in words.split("|")
    },
    **_WORDS,
}
_NAMES = {
    _squeeze(name): tag for tag, names in _LANGUAGE_NAMES.items() for name in names.split("|")
}


@dataclass(frozen=True)
class Heading:
    """The meaning of one heading.

    Attributes
    ----------
    meaning
        None if it only names a language.
    language
        Tag of the language it names.
    is_sure
        Whether it can hardly be anything but a heading. ``es`` and ``text`` may occur as text.
    """

    meaning: Meaning | None = None
    language: str | None = None
    is_sure: bool = True


def read_heading(text: str) -> Heading | None:
    """Return the meaning of a heading; None if unknown."""
    return _read_short(text) if len(text) <= HEADING_LENGTH else None


@lru_cache(maxsize=4096)
def _read_short(text: str) -> Heading | None:
    if text.strip().casefold() in _NUMBER_SIGNS:
        return Heading(Meaning.KEY)
    text = unicodedata.normalize("NFKC", text).strip().strip("*:").strip()
    if not text:
        return None
    return _read_word(text) or _read_brackets(text) or _read_label(text) or _read_parts(text)


def _read_word(text: str) -> Heading | None:
    """Look up a heading of one word or a fixed phrase."""
    squeezed = _squeeze(text)
    language = _NAMES.get(squeezed) or _NAMES.get(squeezed.removeprefix("bahasa"))
    if language:
        return Heading(language=language)
    language, meaning = _tag(text), _WORDS_OF_TABLES.get(squeezed)
    if meaning is None and is_system(text):
        meaning = Meaning.CANDIDATE
    if meaning is None and language is None:
        return None
    is_sure = len(text) > 3 if meaning is None else meaning not in _VAGUE
    # "MT" is never Maltese, but "id" may be Indonesian.
    return Heading(meaning, language if meaning in (None, Meaning.KEY) else None, is_sure)


def _tag(text: str) -> str | None:
    """Return a language tag in canonical form; None for other words or unusual case."""
    code = re.split("[-_]", text)[0]
    if not (code.islower() or code.isupper()):
        return None
    return canonical_language(text)


def _read_brackets(text: str) -> Heading | None:
    """Read ``Target (es)`` and ``MT [DeepL]``, and ignore unknown words in brackets."""
    found = _BRACKETS.fullmatch(text)
    if found is None:
        return None
    # "Chinese (Traditional)" is a single name.
    if name := _read_word("".join(found.groups())):
        return name
    before, inside = (read_heading(part) for part in found.groups())
    if before is None:
        return None
    return (inside and _together(before, inside)) or before


def _read_label(text: str) -> Heading | None:
    """Read ``Reference 2`` and ``System B``."""
    found = _LABEL.search(text)
    while found and found.end() != len(text):
        found = _LABEL.search(text, found.start() + 1)
    return _read_word(text[: found.start()]) if found else None


def _read_parts(text: str) -> Heading | None:
    """Read headings of two known parts: ``Spanish reference``, ``target_es``, ``英文原文``."""
    twice = None
    for split in range(1, len(text)):
        # Chinese has no separators between words.
        if not _BETWEEN_WORDS.match(text, split) and max(text[split - 1 : split + 1]) < "\u2e80":
            continue
        rest = _BETWEEN_WORDS.sub("", text[split:], count=1)
        if (first := _read_word(text[:split])) and (second := read_heading(rest)):
            if not (first.language and second.language):
                return _together(first, second)
            # Unless this is a tag cut in two, as in "es-ES reference".
            twice = twice or _together(first, second)
    return twice


def _together(first: Heading, second: Heading) -> Heading | None:
    """Return the combined meaning of two parts; None if they contradict each other."""
    languages = {part.language for part in (first, second)} - {None}
    meanings = {part.meaning for part in (first, second)} - {None}
    # "Segment ID" is an ID, "MT score" a score, but "reference text" a reference.
    for strong in (Meaning.OTHER, Meaning.KEY):
        if strong in meanings:
            meanings = {strong}
    for weak in (Meaning.TEXT, Meaning.TRANSLATION):
        if len(meanings) > 1:
            meanings -= {weak}
    if len(languages) > 1 or len(meanings) > 1:
        return None
    meaning = next(iter(meanings), None)
    return Heading(meaning, next(iter(languages), None), meaning not in _VAGUE)


def is_totals(text: str) -> bool:
    """Tell whether a text is a label of totals or averages, as in the last row of a table."""
    return _squeeze(text).strip("=:()（）：") in _TOTALS


def is_system(text: str) -> bool:
    """Tell whether a heading names a machine translation system."""
    plain = _plain(text)
    name = next((each for each in _SYSTEMS if plain.startswith(each)), None)
    return name is not None and re.fullmatch(_MODELS, plain[len(name) :]) is not None


def without_label(text: str) -> str:
    """Return a heading without the number or letter that distinguishes it from similar ones."""
    return _squeeze(_LABEL.sub("", text))


_ROLES = {
    Meaning.REFERENCE: Role.REFERENCE,
    Meaning.SOURCE: Role.SOURCE,
    Meaning.CANDIDATE: Role.CANDIDATE,
    Meaning.TRANSLATION: Role.CANDIDATE,
}
# In file names, "ht" and "ta" are languages, and the target side may be the reference.
_NOT_IN_FILE_NAMES = set("ht ta target tgt destino sasaran 目标 目標".split())


def guess_role(file_name: str) -> Role | None:
    """Return the role that a file's name suggests, None if it suggests none.

    If several words suggest roles, a reference wins over a source, and that over a candidate:
    ``reference-for-system.txt`` is a reference.
    """
    plain = _plain(file_name)
    parts = set(re.split(r"[\W_\d]+", plain))
    said = {
        meaning
        for word, meaning in _WORDS.items()
        if word not in _NOT_IN_FILE_NAMES
        # Chinese has no separators between words.
        and (word in parts or (not word.isascii() and word in plain))
    }
    return next((role for meaning, role in _ROLES.items() if meaning in said), None)


def split_role(name: str) -> tuple[str, Role | None, str]:
    """Return a name without the words that suggest a role, the role, and these words.

    ``app.ref.po`` is ``app.po``, a reference by ``ref``; ``app.deepl.po`` is a candidate by the
    name of a system. Of the rest, only the words remain: separators become dots.
    """
    role, rest, said = guess_role(name), [], []
    for word in filter(None, re.split(r"[\W_]+", unicodedata.normalize("NFC", name))):
        remaining = word
        if _word_role(word) or is_system(word):
            remaining = ""
        elif not word.isascii():
            # Chinese has no separators between words.
            for known in _ROLE_WORDS:
                remaining = remaining if known.isascii() else remaining.replace(known, "")
        if remaining != word:
            said.append(word if not remaining else word.replace(remaining, "", 1))
        if remaining:
            rest.append(remaining)
    if said and role is None:
        role = Role.CANDIDATE
    return ".".join(rest), role, ".".join(said)


def _word_role(word: str) -> Role | None:
    plain = _plain(word).rstrip("0123456789")
    return _ROLES.get(_WORDS[plain]) if plain in _ROLE_WORDS else None


# The longest first, as some begin with others.
_ROLE_WORDS = dict.fromkeys(
    sorted(
        (
            word
            for word, meaning in _WORDS.items()
            if meaning in _ROLES and word not in _NOT_IN_FILE_NAMES
        ),
        key=len,
        reverse=True,
    )
)
