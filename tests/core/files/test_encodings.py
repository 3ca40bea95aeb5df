"""Decoding: marks decide first, UTF-8 second, a guess last; a given encoding overrules all."""

from __future__ import annotations

import codecs
from pathlib import Path

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from bleu_core.files.encodings import (
    ENCODINGS,
    Encoding,
    EncodingSource,
    _declared_encoding,
    _decode,
    as_utf8,
    canonical_encoding,
    decode,
)
from bleu_core.files.errors import FileNotText, FileUndecodable, UnknownEncoding

PATH = Path("some file.txt")

SPANISH = (
    "El niño comió mañana en el jardín, según contó su abuela.\n"
    "¿Cuándo volverá la cigüeña? Nadie lo sabía todavía.\n"
    "La canción más pequeña del corazón también cayó aquí.\n"
)
SIMPLIFIED = (
    "我们在学校里学习机器翻译，这是一门很有意思的课程。\n"
    "他说明天会下雨，所以我们应该带上雨伞出门。\n"
    "这座城市的历史可以追溯到一千多年以前。\n"
)
TRADITIONAL = (
    "我們在學校裡學習機器翻譯，這是一門很有意思的課程。\n"
    "他說明天會下雨，所以我們應該帶上雨傘出門。\n"
    "這座城市的歷史可以追溯到一千多年以前。\n"
)


@pytest.mark.parametrize(
    ("mark", "codec", "name"),
    [
        (codecs.BOM_UTF8, "utf-8", "UTF-8"),
        (codecs.BOM_UTF16_LE, "utf-16-le", "UTF-16LE"),
        (codecs.BOM_UTF16_BE, "utf-16-be", "UTF-16BE"),
        (codecs.BOM_UTF32_LE, "utf-32-le", "utf-32-le"),
        (codecs.BOM_UTF32_BE, "utf-32-be", "utf-32-be"),
    ],
)
def test_a_byte_order_mark_decides_and_is_no_text(mark: bytes, codec: str, name: str) -> None:
    text, encoding = decode(mark + "é中😀\n".encode(codec), PATH)
    assert text == "é中😀\n"
    assert codecs.lookup(encoding.name) == codecs.lookup(name)
    assert encoding.source is EncodingSource.BYTE_ORDER_MARK
    assert encoding.byte_order_mark


def test_only_one_mark_is_taken_off() -> None:
    assert decode("\ufeff\ufeffa\ufeff".encode(), PATH)[0] == "\ufeffa\ufeff"


@settings(deadline=None, max_examples=200)
@given(
    text=st.text(st.characters(exclude_categories=("Cs",), exclude_characters="\0")).filter(
        lambda text: not text.startswith("\ufeff")
    )
)
def test_valid_utf8_is_utf8(text: str) -> None:
    assert decode(text.encode(), PATH) == (text, Encoding("UTF-8", EncodingSource.VALID_UTF8))


@settings(deadline=None, max_examples=200)
@given(
    text=st.text(st.characters(exclude_categories=("Cs",))).filter(
        lambda text: not text.startswith("\ufeff")
    ),
    name=st.sampled_from(["UTF-8", "UTF-16LE", "UTF-16BE", "GB18030"]),
    mark=st.booleans(),
)
def test_a_given_encoding_decides(text: str, name: str, mark: bool) -> None:
    data = (("\ufeff" if mark else "") + text).encode(ENCODINGS[name])
    assert decode(data, PATH, name) == (text, Encoding(name, EncodingSource.GIVEN, mark))


def test_a_given_encoding_overrules_valid_utf8_and_marks() -> None:
    assert decode("é".encode(), PATH, "cp1252")[0] == "Ã©"
    assert decode(codecs.BOM_UTF16_LE, PATH, "latin-1")[0] == "ÿþ"


@pytest.mark.parametrize(
    ("text", "name"),
    [
        (SPANISH, "Windows-1252"),
        (SPANISH, "UTF-16LE"),
        (SPANISH, "UTF-16BE"),
        (SIMPLIFIED, "GB18030"),
        (SIMPLIFIED, "UTF-16LE"),
        (SIMPLIFIED, "UTF-16BE"),
        (TRADITIONAL, "Big5"),
        (TRADITIONAL, "UTF-16LE"),
        (TRADITIONAL, "UTF-16BE"),
    ],
)
@pytest.mark.parametrize("times", [1, 10])
@pytest.mark.parametrize("line_end", ["\n", "\r\n"])
def test_the_encodings_of_our_languages_are_guessed(
    text: str, name: str, times: int, line_end: str
) -> None:
    text = text.replace("\n", line_end) * times
    data = text.encode(ENCODINGS[name])
    assert decode(data, PATH) == (text, Encoding(name, EncodingSource.GUESSED))


OTHER_TEXTS = {
    "Shift_JIS": (
        "昨日、友達と一緒に新しいレストランへ行きました。\n料理はとてもおいしかったです。\n"
        "設定を保存してからファイルを閉じてください。\n"
    ),
    "EUC-KR": (
        "어제 친구와 함께 새로운 식당에 갔습니다.\n음식이 정말 맛있었어요.\n"
        "설정을 저장한 다음 파일을 닫으십시오.\n"
    ),
    "Windows-1251": (
        "Вчера мы с друзьями ходили в новый ресторан.\nЕда была очень вкусной.\n"
        "Сохраните настройки и закройте файл.\n"
    ),
    "KOI8-U": (
        "Учора ми з друзями ходили до нового ресторану.\nЇжа була дуже смачною, є ще й тістечка.\n"
        "Збережіть налаштування і закрийте файл.\n"
    ),
    "Windows-1250": (
        "Včera jsme šli s přáteli do nové restaurace.\nJídlo bylo opravdu skvělé, těšíme se.\n"
        "Uložte nastavení a zavřete soubor.\n"
    ),
    "ISO-8859-2": (
        "Wczoraj poszliśmy z przyjaciółmi do nowej restauracji.\nJedzenie było naprawdę świetne.\n"
        "Zapisz ustawienia i zamknij plik, jeśli chcesz wyjść.\n"
    ),
    "Windows-1254": (
        "Dün arkadaşlarımla yeni bir lokantaya gittik.\nYemekler gerçekten çok güzeldi.\n"
        "Ayarları kaydedin ve dosyayı kapatın.\n"
    ),
}
# Texts of a language are written in several encodings.
OTHER_FILES = [
    *OTHER_TEXTS.items(),
    ("EUC-JP", OTHER_TEXTS["Shift_JIS"]),
    ("KOI8-R", OTHER_TEXTS["Windows-1251"]),
    ("Windows-1251", OTHER_TEXTS["KOI8-U"]),
    ("ISO-8859-2", OTHER_TEXTS["Windows-1250"]),
    ("Windows-1250", OTHER_TEXTS["ISO-8859-2"]),
]


@pytest.mark.parametrize(("name", "text"), OTHER_FILES)
def test_encodings_of_other_languages_are_guessed(name: str, text: str) -> None:
    for repeated in (text, text * 20, text.upper()):
        data = repeated.encode(ENCODINGS[name])
        assert decode(data, PATH) == (repeated, Encoding(name, EncodingSource.GUESSED))


@pytest.mark.parametrize(
    ("text", "codec", "file", "name"),
    [
        ("Èas\n", "cp1252", "a.fr", "Windows-1252"),
        ("Čas\n", "cp1250", "a.cs.txt", "Windows-1250"),
        ("Ł\n", "cp1250", "ref.pl", "Windows-1250"),
        ("한국", "cp949", "a.ko", "EUC-KR"),
        ("日本", "cp932", "a.ja.txt", "Shift_JIS"),
        ("Да", "cp1251", "ui.ru.txt", "Windows-1251"),
        ("Да", "koi8-r", "ui.ru.txt", "KOI8-R"),
    ],
)
def test_the_language_in_the_name_of_a_file_is_evidence(
    text: str, codec: str, file: str, name: str
) -> None:
    read, encoding = decode(text.encode(codec), Path(file))
    assert (read, encoding.name) == (text, name)


@pytest.mark.parametrize("text", [SPANISH, SIMPLIFIED, TRADITIONAL])
def test_a_single_line_is_guessed_right(text: str) -> None:
    name = {SPANISH: "Windows-1252", SIMPLIFIED: "GB18030", TRADITIONAL: "Big5"}[text]
    for line in text.splitlines(keepends=True):
        assert decode(line.encode(ENCODINGS[name]), PATH)[0] == line


@pytest.mark.parametrize("name", ["UTF-16LE", "UTF-16BE", "GB18030"])
def test_a_file_larger_than_the_sample_is_guessed_and_read_whole(name: str) -> None:
    text = SIMPLIFIED * 6000
    data = text.encode(ENCODINGS[name])
    assert len(data) > 512 * 1024
    assert decode(data, PATH) == (text, Encoding(name, EncodingSource.GUESSED))


def test_the_sample_of_utf16_is_never_cut_within_a_character() -> None:
    """The last byte of the sample that looks like a line feed is half of 😊 (D83D DE0A)."""
    text = "Good morning\n" + "hello 😊" * 20_000 + "\nlast\n"
    for name in ("UTF-16LE", "UTF-16BE"):
        assert decode(text.encode(ENCODINGS[name]), PATH)[0] == text


@pytest.mark.parametrize(
    ("data", "encoding", "line", "offset"),
    [
        (b"a\nb\nc\xff\n", "utf-8", 3, 5),
        (b"\x80", "utf-8", 1, 0),
        ("a\nb".encode("utf-16-le") + b"x", "utf-16-le", 2, 6),
        ("a\nb\n".encode("utf-16-le") + b"\0\xd8a\0", "utf-16-le", 3, 8),
        ("中\n".encode("gb18030") + b"\xff\xff", "gb18030", 2, 3),
        (b"abc\n\x81", "cp1252", 2, 4),
    ],
)
def test_the_first_wrong_byte_is_placed(data: bytes, encoding: str, line: int, offset: int) -> None:
    with pytest.raises(FileUndecodable) as caught:
        decode(data, PATH, encoding)
    assert caught.value.path == PATH
    assert caught.value.encoding == canonical_encoding(encoding)
    assert (caught.value.line, caught.value.offset) == (line, offset)


def test_the_offset_counts_the_byte_order_mark() -> None:
    with pytest.raises(FileUndecodable) as caught:
        decode(codecs.BOM_UTF8 + b"a\n\xff", PATH)
    assert (caught.value.line, caught.value.offset) == (2, 5)


@pytest.mark.parametrize(
    "name", ["", "utf-9", "rot13", "base64", "hex", "zip", "undefined", "ü", "a\0b", "x" * 1000]
)
def test_codecs_that_are_no_text_encoding_are_refused(name: str) -> None:
    with pytest.raises(UnknownEncoding) as caught:
        decode(b"abc", PATH, name)
    assert caught.value.encoding == name


@pytest.mark.parametrize(
    ("name", "canonical"),
    [
        ("utf8", "UTF-8"),
        ("U8", "UTF-8"),
        ("UTF_16_LE", "UTF-16LE"),
        ("utf-16be", "UTF-16BE"),
        ("gb18030", "GB18030"),
        ("GB18030-2000", "GB18030"),
        ("big5-tw", "Big5"),
        ("windows-1252", "Windows-1252"),
        ("latin1", "iso8859-1"),
        ("gbk", "gbk"),
        ("sjis", "Shift_JIS"),
        ("cp932", "Shift_JIS"),
        ("ks_c_5601-1987", "EUC-KR"),
        ("uhc", "EUC-KR"),
        ("latin2", "ISO-8859-2"),
        ("cp1251", "Windows-1251"),
    ],
)
def test_encodings_have_one_name(name: str, canonical: str) -> None:
    assert canonical_encoding(name) == canonical


@pytest.mark.parametrize("name", list(ENCODINGS))
def test_every_offered_encoding_is_canonical_already(name: str) -> None:
    assert canonical_encoding(name) == name
    assert canonical_encoding(ENCODINGS[name]) == name


@pytest.mark.parametrize(
    "data", [b"\x81", b"\x00", b"\x00\x00\x00\x00", b"\x7fELF\x02\x01\x01" + bytes(9)]
)
def test_bytes_that_fit_nothing_are_no_text(data: bytes) -> None:
    with pytest.raises((FileNotText, FileUndecodable)):
        decode(data, PATH)


@pytest.mark.parametrize("wrong", [b"\xff", b"\xe9", b"\xc3"])
def test_a_wrong_byte_in_utf8_is_named_with_its_place(wrong: bytes) -> None:
    text = "¿Dónde está la montaña? Mañana iré.\n".encode()
    with pytest.raises(FileUndecodable) as caught:
        decode(text * 50 + wrong + b"\n" + text * 50, PATH)
    assert (caught.value.encoding, caught.value.line) == ("UTF-8", 51)
    assert caught.value.offset == 50 * len(text)


@pytest.mark.parametrize(
    ("text", "codec", "name"),
    [
        ("¿Qué?\n", "cp1252", "Windows-1252"),
        ("20°C today\n", "cp1252", "Windows-1252"),
        ("ação\nnão\nsão\n", "cp1252", "Windows-1252"),
        ("文件\n编辑\n视图\n帮助", "gb18030", "GB18030"),
        ("你好", "gb18030", "GB18030"),
        ("我们", "gb18030", "GB18030"),
        ("你好，世界。\n", "gb18030", "GB18030"),
        ("你好，世界。\n", "cp950", "Big5"),
        ("這裏恒生銀行有很多人。\n", "cp950", "Big5"),
        ("我哋喺香港，佢嘅屋企好大。\n", "big5hkscs", "Big5-HKSCS"),
    ],
)
def test_short_texts_are_guessed_by_their_usual_characters(
    text: str, codec: str, name: str
) -> None:
    read, encoding = decode(text.encode(codec), PATH)
    assert (read, encoding.name) == (text, name)


@pytest.mark.parametrize("name", ["punycode", "idna", "unicode_escape", "undefined"])
def test_encodings_that_no_file_uses_are_refused(name: str) -> None:
    with pytest.raises(UnknownEncoding):
        canonical_encoding(name)


@settings(deadline=None, max_examples=100)
@given(data=st.binary(max_size=40))
@example(data=b"\xfa@\x82\x9f")
def test_any_bytes_are_text_or_a_typed_error(data: bytes) -> None:
    wrong = None
    try:
        text, encoding = decode(data, PATH)
    except (FileNotText, FileUndecodable) as error:
        wrong = error
    if wrong is not None:
        assert 0 <= wrong.offset <= len(data)
        return
    mark = "\ufeff" if encoding.byte_order_mark else ""
    codec = ENCODINGS.get(encoding.name, encoding.name)
    encoded = (mark + text).encode(codec)
    # Shift_JIS and Big5 have several forms of a few characters.
    has_forms = codec in ("cp932", "cp950", "big5hkscs")
    assert encoded == data or (has_forms and encoded.decode(codec) == text)


LINE = "¿Dónde está la montaña? Mañana iré.\n"


@pytest.mark.parametrize(
    "declared", ["ISO-8859-1", "windows-1252", "KOI8-R", "US-ASCII", "tis-620"]
)
def test_letters_in_utf8_contradict_an_encoding_of_single_bytes(declared: str) -> None:
    text, encoding = decode(LINE.encode(), PATH, declared=declared)
    assert (text, encoding.name, encoding.declared) == (LINE, "UTF-8", declared)


@pytest.mark.parametrize(
    ("text", "codec", "declared", "name"),
    [
        ("¿Qué?", "latin-1", "ISO-8859-1", "iso8859-1"),
        ("“¿Qué?”", "cp1252", "ISO-8859-1", "Windows-1252"),
        ("“İyi”", "cp1254", "ISO-8859-9", "Windows-1254"),
        ("Привет", "koi8-r", "KOI8-R", "KOI8-R"),
        ("plain", "ascii", "ISO-8859-1", "iso8859-1"),
        ("日本語", "iso2022_jp", "ISO-2022-JP", "ISO-2022-JP"),
        ("José", "utf-7", "UTF-7", "UTF-7"),
        ("通知", "gbk", "GBK", "GB18030"),
    ],
)
def test_a_declaration_that_fits_is_believed(
    text: str, codec: str, declared: str, name: str
) -> None:
    expected = text, Encoding(name, EncodingSource.DECLARED)
    assert decode(text.encode(codec), PATH, declared=declared) == expected


@pytest.mark.parametrize(
    ("text", "codec", "declared", "name"),
    [
        # Valid UTF-8 either way: the letters decide, by the language that the file states.
        ("Language: zh_CN\n写些写些", "gbk", "GBK", "GB18030"),
        ("Language: ru\nдЩдЩ", "utf-8", "GBK", "UTF-8"),
        ("<a xml:lang='es'>días", "utf-8", "Big5", "UTF-8"),
        ("<a target-language='ja' source-language='de'>ﾃｷ", "cp932", "Shift_JIS", "Shift_JIS"),
        # No language is stated: usual letters in usual places decide.
        ("Los días y los años", "utf-8", "GBK", "UTF-8"),
        ("通知: 通知", "gbk", "GBK", "GB18030"),
    ],
)
def test_short_texts_in_an_encoding_of_several_bytes_may_be_valid_utf8(
    text: str, codec: str, declared: str, name: str
) -> None:
    data = text.encode(codec)
    data.decode("utf-8")
    data.decode(ENCODINGS[canonical_encoding("gb18030" if declared == "GBK" else declared)])
    read, encoding = decode(data, PATH, declared=declared)
    assert (read, encoding.name) == (text, name)


@pytest.mark.parametrize(
    ("text", "codec", "declared", "likely"),
    [
        ("你好，世界。\n", "gb18030", "UTF-8", "GB18030"),
        (LINE, "cp1252", "UTF-8", "Windows-1252"),
        (LINE, "cp1252", "US-ASCII", "Windows-1252"),
    ],
)
def test_a_wrong_declaration_is_refused_and_the_likely_encoding_named(
    text: str, codec: str, declared: str, likely: str
) -> None:
    with pytest.raises(FileUndecodable) as caught:
        decode(text.encode(codec), PATH, declared=declared)
    assert caught.value.encoding == canonical_encoding(declared)
    assert caught.value.likely == likely


@pytest.mark.parametrize("declared", ["UTF-8", "ISO-8859-1"])
def test_damaged_utf8_is_refused_whatever_it_declares(declared: str) -> None:
    with pytest.raises(FileUndecodable) as caught:
        decode(LINE.encode() * 20 + b"\xff\n", PATH, declared=declared)
    assert (caught.value.encoding, caught.value.line) == ("UTF-8", 21)


@pytest.mark.parametrize(
    ("text", "codec", "name"),
    [
        (LINE, "utf-7", "UTF-7"),
        ("这是文件。\n", "hz", "hz"),
        ("こんにちは、世界。\n", "iso2022_jp", "ISO-2022-JP"),
        ("안녕하세요\n", "iso2022_kr", "iso2022_kr"),
    ],
)
@pytest.mark.parametrize("declared", [None, "UTF-8", "ISO-8859-1"])
def test_encodings_whose_bytes_are_ascii_are_found(
    text: str, codec: str, name: str, declared: str | None
) -> None:
    read, encoding = decode(text.encode(codec), PATH, declared=declared)
    assert (read, encoding.name, encoding.declared) == (text, name, declared)


@pytest.mark.parametrize(
    "text",
    [
        "x = a+b",
        "C++ or Disney+Pro",
        "call +34 600",
        "~{ is a brace",
        "+AOk- is é in UTF-7",
        "a + b",
    ],
)
def test_text_in_ascii_stays_as_it_is(text: str) -> None:
    assert decode(text.encode(), PATH) == (text, Encoding("UTF-8", EncodingSource.VALID_UTF8))


@pytest.mark.parametrize(
    ("name", "data", "encoding"),
    [
        ("utf-8", b"abcd\0", "UTF-8"),
        # What is readable as ASCII is in none of these.
        ("UTF-16", b"abc", None),
        ("iso-10646-ucs-2", b"abc", None),
        # It is not readable as ASCII.
        ("utf-8", b"abc\0", None),
        ("nonsense", b"abc", None),
        ("gbk", b"abc", "GB18030"),
        ("iso-8859-1", b"a\xe9", "iso8859-1"),
        ("iso-8859-1", b"a\x80", "Windows-1252"),
        ("iso-8859-9", b"a\x9f", "Windows-1254"),
    ],
)
def test_a_declaration_that_can_be_true(name: str, data: bytes, encoding: str | None) -> None:
    assert _declared_encoding(name, data) == encoding


@pytest.mark.parametrize(
    ("data", "codec", "line"),
    [
        (b"a\nb\xff", "utf-8", 2),
        (b"\xff", "utf-8", 1),
        # A byte of a character may look like the end of a line.
        ("\u0a0a\nb".encode("utf-16-le") + b"\0\xdc", "utf-16-le", 2),
        ("\u0a0a\nb".encode("utf-32-be") + b"\xff" * 4, "utf-32-be", 2),
    ],
)
def test_an_error_of_decoding_names_the_line(data: bytes, codec: str, line: int) -> None:
    with pytest.raises(FileUndecodable) as caught:
        _decode(data, Path("a.txt"), codec)
    assert caught.value.line == line


@pytest.mark.parametrize(
    ("data", "declared", "found"),
    [
        # A byte order mark stays with a text that is in UTF-8.
        (codecs.BOM_UTF8 + b"a", None, codecs.BOM_UTF8 + b"a"),
        ("é".encode(), "utf-8", "é".encode()),
        ("é".encode("cp1252"), "windows-1252", "é".encode()),
        (codecs.BOM_UTF16_LE + "é".encode("utf-16-le"), None, "é".encode()),
    ],
)
def test_text_is_made_utf_8(data: bytes, declared: str | None, found: bytes) -> None:
    assert as_utf8(data, Path("a"), declared=declared)[0] == found


@pytest.mark.parametrize("data", [b"\xe9 one", b"one \xe9", b"one \xe9 two"])
def test_what_is_called_utf_8_is_checked_from_its_first_byte_to_the_last(data: bytes) -> None:
    with pytest.raises(FileUndecodable):
        as_utf8(data, Path("a"), declared="utf-8")


@pytest.mark.parametrize(
    ("data", "offset"),
    [
        (b"\x01\x81", 0),
        (b"\t\x81\x01", 2),
        (b"ab\n\x01\x81", 3),
        ("Ho\x01la\x02 x".encode("utf-16-le"), 1),
        ("\ue000\ue001\ue002 x".encode("utf-16-le"), 0),
        ("\u0378\u0379\u0380 x".encode("utf-16-le"), 7),
        ("a a".encode("utf-16-le") + b"\0", 1),
    ],
)
def test_data_is_no_text_from_its_first_control_character(data: bytes, offset: int) -> None:
    with pytest.raises(FileNotText) as error:
        decode(data, PATH)
    assert error.value.offset == offset


@pytest.mark.parametrize(
    ("name", "found"),
    [
        ("big5", "Big5"),
        ("shift_jis", "Shift_JIS"),
        ("euc_kr", "EUC-KR"),
        ("iso-2022-jp", "ISO-2022-JP"),
        ("latin-1", "iso8859-1"),
    ],
)
def test_a_standard_is_called_like_what_programs_write_of_it(name: str, found: str) -> None:
    assert canonical_encoding(name) == found


@pytest.mark.parametrize(
    ("declared", "data", "found"),
    [
        # Programs name a standard, and write characters of its superset.
        *(
            (name, "中镕".encode("gb18030"), "GB18030")
            for name in ("gb2312", "GB_2312-80", "gbk", "x-gbk", "cp936")
        ),
        ("iso-8859-1", b"\x93caf\xe9\x94", "Windows-1252"),
        ("iso-8859-1", b"caf\xe9", "iso8859-1"),
        ("iso-8859-9", b"\x93\xfd\x94", "Windows-1254"),
        # What can be read as ASCII is in none of these.
        *((name, b"caf\xc3\xa9", "UTF-8") for name in ("utf-16", "UTF-32LE", "ucs-2", "ISO-10646")),
    ],
)
def test_what_a_file_declares(declared: str, data: bytes, found: str) -> None:
    assert decode(data, PATH, declared=declared)[1].name == found
