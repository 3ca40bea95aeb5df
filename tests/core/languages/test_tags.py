"""The target language is given, or follows from a file name that fits the text, or the script."""

from __future__ import annotations

import pytest

from bleu_core.languages import tags
from bleu_core.languages.errors import LanguagePair, UnknownLanguage
from bleu_core.languages.tags import (
    LANGUAGES,
    LanguageSource,
    TargetLanguage,
    find_language,
    find_script,
    is_written_in,
    language_of_name,
    languages_of_name,
    parse_language,
    split_language,
)

ENGLISH = ["The cat is on the mat."]
SIMPLIFIED = ["我们学习机器翻译。"]
TRADITIONAL = ["我們學習機器翻譯。"]


@pytest.mark.parametrize(
    ("text", "tag"),
    [
        ("en", "en"),
        ("EN", "en"),
        (" es ", "es"),
        ("eng", "en"),
        ("spa", "es"),
        ("zho", "zh"),
        ("cmn", "zh"),
        ("in", "id"),
        ("iw", "he"),
        ("es-419", "es-419"),
        ("es_MX", "es-MX"),
        ("id-id", "id-ID"),
        ("pt-br", "pt-BR"),
        ("en-us", "en-US"),
        ("sr-Latn-RS", "sr-RS"),
        ("zh", "zh"),
        ("zh-CN", "zh-CN"),
        ("zh_cn", "zh-CN"),
        ("zh-SG", "zh-CN"),
        ("zh-tw", "zh-TW"),
        ("zh-HK", "zh-HK"),
        ("zh-MO", "zh-MO"),
        ("zh-Hant", "zh-TW"),
        ("zh-hans", "zh-CN"),
        ("zh-Hans-HK", "zh-CN"),
        ("zh-Hant-CN", "zh-TW"),
        ("zh-Hant-HK", "zh-HK"),
        ("ceb", "ceb"),
        ("CEB_ph", "ceb-PH"),
        ("fil", "tl"),
        ("fry", "fry"),
        ("tlh-Piqd", "tlh-Piqd"),
        ("yue-hant-hk", "yue-HK"),
        ("zh-yue", "yue"),
        ("zh-min-nan", "nan"),
        ("de-CH-1901", "de-CH-1901"),
        ("ca-ES-valencia", "ca-ES-valencia"),
        ("hy-Latn-IT-arevela", "hy-Latn-IT-arevela"),
        ("en-u-co-phonebk", "en-u-co-phonebk"),
        ("es-x-AcmeStyl", "es-x-acmestyl"),
        ("x-klingon", "x-klingon"),
        ("i-navajo", "i-navajo"),
        ("en-GB-oed", "en-gb-oed"),
    ],
)
def test_tags_have_one_form(text: str, tag: str) -> None:
    assert parse_language(text) == tag


@pytest.mark.parametrize(
    "text",
    "|x|x-|xx|xx-YY|zz|xyz|i-nothing|english|latn|e n|en-|-en|en-de-fr|en--US|en-a|ceb-PH-x|"
    "ceb-Latn-Latn|ceb-x-ninechars|中文|éé".split("|"),
)
def test_a_text_that_is_no_tag_is_refused(text: str) -> None:
    with pytest.raises(UnknownLanguage) as caught:
        parse_language(text)
    assert caught.value.tag == text


@pytest.mark.parametrize(
    ("text", "target"),
    [
        ("en-de", "de"),
        ("en_id", "id"),
        ("en-es", "es"),
        ("zh-en", "en"),
        ("ceb-en", "en"),
        ("en-ceb", "ceb"),
        ("en-deu", "de"),
    ],
)
def test_a_pair_is_told_from_a_tag(text: str, target: str) -> None:
    with pytest.raises(LanguagePair) as caught:
        parse_language(text)
    assert (caught.value.tag, caught.value.target) == (text, target)


@pytest.mark.parametrize("tag", LANGUAGES)
def test_every_language_offered_is_a_tag_already(tag: str) -> None:
    assert parse_language(tag) == tag


def test_the_product_languages_are_offered() -> None:
    assert {"en", "es", "id", "zh-CN", "zh-TW"} <= set(LANGUAGES)
    assert "zh" not in LANGUAGES


@pytest.mark.parametrize(
    ("name", "tag"),
    [
        ("ref.es", "es"),
        ("ref.es.txt", "es"),
        ("ref.flores.id", "id"),
        ("sys.google.zh", "zh"),
        ("x.zh-CN.txt", "zh-CN"),
        ("x.zh_TW.txt", "zh-TW"),
        ("x_zh_TW.txt", "zh-TW"),
        ("x-zh-Hant.txt", "zh-TW"),
        ("ref.detok.eng", "en"),
        ("newstest2019-en-zh.txt", "zh"),
        ("wmt19.en-de.txt", "de"),
        ("wmt19.de-en.en.ref", "en"),
        ("a.zh.en.txt", "en"),
        ("folder.es/ref.txt", None),
        ("folder/ref_id.txt", "id"),
        ("reference.txt", None),
        ("es", "es"),
        ("es.txt", "es"),
        ("zh.txt", "zh"),
        ("no.txt", None),
        ("may.txt", None),
        ("out.txt", None),
        ("es-MX.txt", "es-MX"),
        ("nb_NO.txt", "nb-NO"),
        ("pt_BR.txt", "pt-BR"),
        ("pt_br.txt", "pt-BR"),
        ("fr_CA.txt", "fr-CA"),
        ("ca_ES.txt", "ca-ES"),
        ("es_SV.txt", "es-SV"),
        ("x.fr-ca.txt", "fr-CA"),
        ("zho_Hant.devtest", "zh-TW"),
        ("en-zh.txt", "zh"),
        ("", None),
        ("final_no.txt", None),
        ("output.mt.txt", None),
        ("my.file.txt", None),
        ("ref.no", "no"),
        ("ref.pt-BR.gz", "pt-BR"),
    ],
)
def test_file_names_tell_the_language_they_end_with(name: str, tag: str | None) -> None:
    assert language_of_name(name) == tag


@pytest.mark.parametrize(
    "name", ["final.out.txt", "sys.new.txt", "ref.ceb", "run_abc.txt", "x-klingon.txt", "a.xx"]
)
def test_names_are_searched_for_known_languages_only(name: str) -> None:
    assert language_of_name(name) is None


@pytest.mark.parametrize("name", ["system.MT.txt", "answer_NO.txt", "Is.Mt.txt"])
def test_words_that_are_codes_by_chance_do_not_count_in_capitals_either(name: str) -> None:
    assert language_of_name(name) is None


@pytest.mark.parametrize(
    ("text", "script"),
    [
        ("", None),
        ("123 … 😀", None),
        ("hello", "Latn"),
        ("ñandú", "Latn"),
        ("привет", "Cyrl"),
        ("καλημέρα", "Grek"),
        ("שלום", "Hebr"),
        ("مرحبا", "Arab"),
        ("สวัสดี", "Thai"),
        ("नमस्ते", "Deva"),
        ("한국어", "Kore"),
        ("我们学习", "Hans"),
        ("我們學習", "Hant"),
        ("日本", "Hani"),
        ("学校で勉強する", "Jpan"),
        ("漢字カタカナ", "Jpan"),
        ("カタカナ", "Jpan"),
        ("使用iPhone拍照", "Hani"),
        ("使用 Docker Compose 启动 PostgreSQL", "Hans"),
        ("The 华为 is in the city and he is at it.", "Latn"),
        ("大韓民國은 民主共和國이다", "Kore"),
        ("東京都千代田区霞が関三丁目一番一号中央合同庁舎第四号館", "Jpan"),
        ("优の良品店铺开业了，欢迎光临，今天全部商品打八折，先到先得", "Hans"),
        ("優の良品店鋪開業了，你們都來，今天全部商品打八折，先到先得", "Hant"),
        ("里后乾面", "Hani"),
        ("\ud800", None),
    ],
)
def test_script_is_that_of_most_letters(text: str, script: str | None) -> None:
    assert find_script([text]) == script


def test_script_looks_at_all_segments_of_the_sample() -> None:
    assert find_script(["1", "", "2", *TRADITIONAL]) == "Hant"


@pytest.mark.parametrize(("chinese", "script"), [(2, "Hans"), (1, "Latn")])
def test_half_of_the_segments_make_a_text_chinese(chinese: int, script: str) -> None:
    segments = ["在 Visual Studio Code 中打开终端"] * chinese + [
        "PostgreSQL Server",
        "GitHub Actions",
    ]
    assert find_script(["12 %", *segments]) == script


def test_a_huge_text_is_sampled_at_its_start() -> None:
    assert find_script(["a" * 200_000, "中" * 500_000]) == "Latn"
    assert find_script([*["a"] * 2000, *["中中"] * 90_000]) == "Latn"


@pytest.mark.parametrize("chinese", [*SIMPLIFIED, *TRADITIONAL, "中文"])
@pytest.mark.parametrize(
    "other", ["", "abc" * 8, "かな", "ｶﾅ", "가나다", "сло" * 9, "𛀀", "，。" * 20, "・"]
)
def test_a_quick_look_tells_chinese_as_all_letters_do(
    monkeypatch: pytest.MonkeyPatch, chinese: str, other: str
) -> None:
    quick = find_script([chinese + other])
    monkeypatch.setattr(tags, "_is_plainly_chinese", lambda text: False)
    assert find_script([chinese + other]) == quick


@pytest.mark.parametrize(
    ("given", "names", "text", "expected"),
    [
        ("es", ["ref.zh"], SIMPLIFIED, TargetLanguage("es", LanguageSource.GIVEN, "Hans")),
        ("ceb", ["r.es"], ENGLISH, TargetLanguage("ceb", LanguageSource.GIVEN, "Latn")),
        ("zh", [], TRADITIONAL, TargetLanguage("zh-TW", LanguageSource.GIVEN, "Hant")),
        ("zh", [], SIMPLIFIED, TargetLanguage("zh-CN", LanguageSource.GIVEN, "Hans")),
        ("zh", [], [""], TargetLanguage("zh-CN", LanguageSource.GIVEN, None)),
        ("zh-CN", [], TRADITIONAL, TargetLanguage("zh-CN", LanguageSource.GIVEN, "Hant")),
        (None, ["r.es", "c.id"], ENGLISH, TargetLanguage("es", LanguageSource.FILE_NAME, "Latn")),
        (None, ["r.txt", "c.id"], ENGLISH, TargetLanguage("id", LanguageSource.FILE_NAME, "Latn")),
        (None, ["r.zh"], TRADITIONAL, TargetLanguage("zh-TW", LanguageSource.FILE_NAME, "Hant")),
        (None, ["r.zh"], SIMPLIFIED, TargetLanguage("zh-CN", LanguageSource.FILE_NAME, "Hans")),
        (None, ["r.zh-TW"], SIMPLIFIED, TargetLanguage("zh-TW", LanguageSource.FILE_NAME, "Hans")),
        (None, ["r.es"], SIMPLIFIED, TargetLanguage("zh-CN", LanguageSource.SCRIPT, "Hans")),
        (None, ["r.zh"], ENGLISH, TargetLanguage(None, LanguageSource.UNKNOWN, "Latn")),
        (None, ["r.zh", "c.en"], ENGLISH, TargetLanguage("en", LanguageSource.FILE_NAME, "Latn")),
        (None, ["r.en-es.ref"], ENGLISH, TargetLanguage("es", LanguageSource.FILE_NAME, "Latn")),
        (None, ["r.es"], ["123"], TargetLanguage("es", LanguageSource.FILE_NAME, None)),
        (None, ["r"], TRADITIONAL, TargetLanguage("zh-TW", LanguageSource.SCRIPT, "Hant")),
        (None, ["r"], ["ひらがな"], TargetLanguage("ja", LanguageSource.SCRIPT, "Jpan")),
        (None, ["r"], ["한국어"], TargetLanguage("ko", LanguageSource.SCRIPT, "Kore")),
        (None, ["r"], ENGLISH, TargetLanguage(None, LanguageSource.UNKNOWN, "Latn")),
        (None, [], [], TargetLanguage(None, LanguageSource.UNKNOWN, None)),
    ],
)
def test_user_name_and_script_decide_in_this_order(
    given: str | None, names: list[str], text: list[str], expected: TargetLanguage
) -> None:
    assert find_language(given, names, find_script(text)) == expected


MIXED = ["在 Visual Studio Code 中打开终端", "PostgreSQL Server", "GitHub Actions"]


@pytest.mark.parametrize(
    ("stated", "names", "text", "tag"),
    [
        ("zh-CN", [], MIXED, "zh-CN"),
        (None, ["r.zh-TW"], MIXED, "zh-TW"),
        (None, ["r.zh"], MIXED, "zh-CN"),
        ("zh-CN", [], ["PostgreSQL Server"], None),
        (None, ["r.zh"], ["PostgreSQL Server"], None),
        ("ja", [], ["設定"], "ja"),
        ("zh", [], ["学校で勉強する"], "ja"),
        (None, ["r.ja"], ["東京都", "霞が関一丁目二番地合同庁舎第三号館"], "ja"),
        (None, ["r.ja"], SIMPLIFIED, "zh-CN"),
        # A few kana may be Japanese, but a letter of another script is none of that.
        (None, ["r.ja"], ["優の良品店鋪開業了，你們都來，今天全部商品打八折"], "ja"),
        (None, ["r.th"], ["優良品店鋪開業了，你們都來 ก"], "zh-TW"),
        ("es", [], SIMPLIFIED, "zh-CN"),
        (None, ["r.el"], SIMPLIFIED, "zh-CN"),
        (None, ["r.yue"], TRADITIONAL, "yue"),
    ],
)
def test_a_statement_stands_if_the_text_has_letters_of_its_script(
    stated: str | None, names: list[str], text: list[str], tag: str | None
) -> None:
    found = find_language(None, names, find_script(text), stated=stated, segments=text)
    assert found.tag == tag


def test_english_with_chinese_names_is_english_whatever_its_name() -> None:
    english = [
        "The company said on Monday that it would open an office in the city.",
        "He was born in the north and moved to the capital with his family.",
        "They had been there for three years when the war was over.",
    ]
    text = [*english * 3, "The owner of 华为 is from 深圳, and he said it was not for sale."]
    found = find_language(None, ["wmt22.zh"], find_script(text), segments=text)
    assert (found.language, found.script) != ("zh", "Hans")


def test_chinese_among_latin_letters_has_a_script() -> None:
    found = find_language(None, ["r.zh"], find_script(MIXED), segments=MIXED)
    assert (found.tag, found.script) == ("zh-CN", "Hans")


@pytest.mark.parametrize("tag", ["zh-HK", "zh-MO", "zh-TW"])
def test_chinese_of_these_regions_may_be_traditional(tag: str) -> None:
    assert TargetLanguage(tag, LanguageSource.GIVEN, "Hani").may_be_traditional


@pytest.mark.parametrize(
    ("given", "error"), [("en-de", LanguagePair), ("nonsense", UnknownLanguage)]
)
def test_a_wrong_tag_of_the_user_is_an_error(given: str, error: type[Exception]) -> None:
    with pytest.raises(error):
        find_language(given, ["ref.es"], find_script(ENGLISH))


@pytest.mark.parametrize(
    ("tag", "language"), [("zh-TW", "zh"), ("es", "es"), ("es-419", "es"), (None, None)]
)
def test_language_is_the_tag_without_region(tag: str | None, language: str | None) -> None:
    assert TargetLanguage(tag, LanguageSource.GIVEN).language == language


@pytest.mark.parametrize(
    ("name", "rest", "tag"),
    [
        ("app.de.po", "app.po", "de"),
        ("app_de.po", "app.po", "de"),
        ("app.en-de.po", "app.po", "de"),
        ("app-zh-Hant.json", "app.json", "zh-TW"),
        ("app.pt_BR.po", "app.po", "pt-BR"),
        ("de.po", ".po", "de"),
        ("app.de", "app", "de"),
        ("app", "app", None),
        ("app.po", "app.po", None),
        # Words that are codes by chance: not within a name, but as its extension.
        ("app.no.po", "app.no.po", None),
        ("app.no", "app", "no"),
        ("my_file_no.txt", "my_file_no.txt", None),
        ("news_en_mt.txt", "news_en_mt.txt", None),
        ("zho_Hant.txt", ".txt", "zh-TW"),
    ],
)
def test_a_name_is_parted_from_its_language(name: str, rest: str, tag: str | None) -> None:
    assert split_language(name) == (rest, tag)


@pytest.mark.parametrize(
    ("name", "rest", "tag"),
    [
        ("values-es", "values", "es"),
        ("values-es-rMX", "values", "es-MX"),
        ("values-b+zh+Hant", "values", "zh-TW"),
        ("values-night", "values-night", None),
        ("values", "values", None),
        ("de", "", "de"),
        ("no", "", "no"),
        ("zh-Hant", "", "zh-TW"),
        ("mt", "mt", None),
        ("project.de", "project", "de"),
    ],
)
def test_a_folder_is_parted_from_its_language(name: str, rest: str, tag: str | None) -> None:
    assert split_language(name, folder=True) == (rest, tag)


def test_all_languages_of_a_name_are_found_the_last_one_first() -> None:
    assert [*languages_of_name("wmt19.de-en.es.ref")] == ["es", "en"]
    assert [*languages_of_name("a.txt")] == []


# A language, the codes of ISO 639-2 for it, and its name or another text in it.
NAMES = [
    ("am", "", "Ethi", "አማርኛ"),
    ("ar", "ara", "Arab", "العربية"),
    ("bg", "", "Cyrl", "български"),
    ("bn", "", "Beng", "বাংলা"),
    ("bo", "", "Tibt", "བོད་ཡིག"),
    ("cs", "ces cze", "Latn", "čeština"),
    ("da", "dan", "Latn", "dansk"),
    ("de", "deu ger", "Latn", "Deutsch"),
    ("el", "ell gre", "Grek", "ελληνικά"),
    ("en", "eng", "Latn", "English"),
    ("es", "spa", "Latn", "español"),
    ("et", "est", "Latn", "eesti"),
    ("fa", "fas", "Arab", "فارسی"),
    ("fi", "fin", "Latn", "suomi"),
    ("fr", "fra fre", "Latn", "français"),
    ("gu", "", "Gujr", "ગુજરાતી"),
    ("he", "heb iw", "Hebr", "עברית"),
    ("hi", "hin", "Deva", "हिन्दी"),
    ("hu", "hun", "Latn", "magyar"),
    ("hy", "", "Armn", "հայերեն"),
    ("id", "ind in", "Latn", "Indonesia"),
    ("it", "ita", "Latn", "italiano"),
    ("ja", "jpn", "Jpan", "日本語のこと"),
    ("ka", "", "Geor", "ქართული"),
    ("km", "khm", "Khmr", "ភាសាខ្មែរ"),
    ("kn", "", "Knda", "ಕನ್ನಡ"),
    ("ko", "kor", "Kore", "한국어"),
    ("lo", "lao", "Laoo", "ພາສາລາວ"),
    ("ml", "", "Mlym", "മലയാളം"),
    ("mr", "", "Deva", "मराठी"),
    ("ms", "msa may", "Latn", "Melayu"),
    ("my", "mya", "Mymr", "မြန်မာဘာသာ"),
    ("nl", "nld dut", "Latn", "Nederlands"),
    ("no", "nor", "Latn", "norsk"),
    ("or", "", "Orya", "ଓଡ଼ିଆ"),
    ("pa", "", "Guru", "ਪੰਜਾਬੀ"),
    ("pl", "pol", "Latn", "polski"),
    ("pt", "por", "Latn", "português"),
    ("ro", "ron rum", "Latn", "română"),
    ("ru", "rus", "Cyrl", "русский"),
    ("si", "", "Sinh", "සිංහල"),
    ("sk", "slk slo", "Latn", "slovenčina"),
    ("sl", "slv", "Latn", "slovenščina"),
    ("sv", "swe", "Latn", "svenska"),
    ("ta", "", "Taml", "தமிழ்"),
    ("te", "", "Telu", "తెలుగు"),
    ("th", "tha", "Thai", "ภาษาไทย"),
    ("tl", "fil", "Latn", "Tagalog"),
    ("tr", "tur", "Latn", "Türkçe"),
    ("uk", "ukr", "Cyrl", "українська"),
    ("vi", "vie", "Latn", "tiếng Việt"),
    ("yi", "", "Hebr", "ייִדיש"),
    ("zh-CN", "", "Hans", "汉语"),
    ("zh-TW", "", "Hant", "漢語"),
]
WORDS = [f"{one}{other}o" for one in "bcdfglmnprst" for other in "as el in ut ar el ot".split()]
# Of several languages in these scripts, the letters alone tell none.
SHARED = {"Latn", "Cyrl", "Arab", "Deva", "Ethi", "Beng"}


@pytest.mark.parametrize(("tag", "codes", "script", "text"), NAMES)
def test_a_language_is_known_by_its_codes_and_its_script(
    tag: str, codes: str, script: str, text: str
) -> None:
    assert find_script([text]) == script
    for code in codes.split():
        assert parse_language(code) == tag
    named = find_language(None, [f"x.{tag}"], script, segments=[text])
    assert (named.tag, named.source) == (tag, LanguageSource.FILE_NAME)
    unnamed = find_language(None, ["x"], script, segments=[text])
    if script not in SHARED and tag != "yi":
        assert (unnamed.tag, unnamed.source) == (tag, LanguageSource.SCRIPT)
    elif script != "Hebr":
        assert unnamed.tag is None
    # Nothing in another script is in this language.
    others = {other for *_, other, _ in NAMES if (other[:3], script[:3]) != ("Han", "Han")}
    written = {other for other in others - {script} if is_written_in(tag, other)}
    assert written == set()


@pytest.mark.parametrize(
    ("tag", "scripts"),
    [("sr", {"Latn", "Cyrl"}), ("ku", {"Latn", "Arab"}), ("ug", {"Arab"}), ("be", {"Cyrl"})],
)
def test_a_language_may_have_several_scripts(tag: str, scripts: set[str]) -> None:
    found = {script for script in ("Latn", "Cyrl", "Arab", "Deva") if is_written_in(tag, script)}
    assert found == scripts
    assert is_written_in(tag, None)


def test_all_segments_of_a_short_text_tell_its_words() -> None:
    spanish = " ".join(f"el {word} que los de la {word} se por las" for word in WORDS)
    found = find_language(None, ["a.txt"], "Latn", segments=["…", spanish])
    assert (found.tag, found.source) == ("es", LanguageSource.WORDS)
