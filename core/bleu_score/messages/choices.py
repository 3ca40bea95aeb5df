"""Names and descriptions of the choices a user has."""

from __future__ import annotations

from bleu_core.languages.tags import LanguageSource, TargetLanguage
from bleu_core.progress import Stage
from bleu_core.settings import Normalization
from bleu_core.tokenizers import Tokenizer, is_of_pieces
from bleu_score.i18n import LANGUAGES, join_names, language_name, short_language_name, translate


def tokenizer_choice_name(name: str) -> str:
    """Return the name and a short description of a tokenizer."""
    names = {
        "auto": translate("Choices", "Automatic"),
        "13a": translate("Choices", "13a (words and punctuation)"),
        "intl": translate("Choices", "intl (words, Unicode punctuation)"),
        "zh": translate("Choices", "zh (Chinese characters)"),
        "char": translate("Choices", "char (every character)"),
        "none": translate("Choices", "none (text is already tokenized)"),
        "jieba": translate("Choices", "jieba (Chinese words)"),
        "jieba-t2s": translate("Choices", "jieba-t2s (Traditional Chinese words)"),
        "ja-mecab": translate("Choices", "ja-mecab (Japanese words)"),
        "ko-mecab": translate("Choices", "ko-mecab (Korean words)"),
        "flores101": translate("Choices", "flores101 (pieces of words, as in spBLEU)"),
        "flores200": translate("Choices", "flores200 (pieces of words, as in spBLEU)"),
    }
    return names.get(name, name)


def tokenizer_name(tokenizer: Tokenizer) -> str:
    """Return the name of the tokenizer that was used."""
    if tokenizer.is_mixed:
        return translate("Choices", "different for each file")
    return f"{tokenizer.name}-{tokenizer.variant}" if tokenizer.variant else tokenizer.name


def segmentation_text(language: TargetLanguage, tokenizer: Tokenizer) -> str:
    """Return the language, if it is known, and into what its text was split, and by what."""
    patterns = {
        "char": translate("Choices", "split into characters"),
        "zh": translate("Choices", "characters split by {tokenizer}"),
        "none": translate("Choices", "split at spaces"),
        "mixed": translate("Choices", "split in different ways"),
    }
    if is_of_pieces(tokenizer.name):
        pattern = translate("Choices", "pieces of words split by {tokenizer}")
    else:
        name = "mixed" if tokenizer.is_mixed else tokenizer.name
        pattern = patterns.get(name) or translate("Choices", "words split by {tokenizer}")
    text = pattern.format(tokenizer=tokenizer_name(tokenizer))
    if language.tag is None or language.source is LanguageSource.MIXED:
        return text
    return join_names((short_language_name(language.tag), text))


def smoothing_name(name: str) -> str:
    """Return the name and a short description of a smoothing method."""
    names = {
        "none": translate("Choices", "none"),
        "exp": translate("Choices", "exp (exponential decay)"),
        "floor": translate("Choices", "floor (a small value)"),
        "add-k": translate("Choices", "add-k (from order 2)"),
        "add-one-all": translate("Choices", "add-one-all (every order)"),
    }
    return names[name]


def reference_length_name(name: str) -> str:
    """Return the name of a choice of reference length."""
    names = {
        "closest": translate("Choices", "closest"),
        "shortest": translate("Choices", "shortest"),
    }
    return names[name]


def tags_name(name: str) -> str:
    """Return the name of a treatment of inline tags or placeholders."""
    names = {
        "remove": translate("Choices", "removed"),
        "token": translate("Choices", "one token each"),
        "text": translate("Choices", "kept as text"),
    }
    return names[name]


def profile_name(name: str) -> str:
    """Return the name of a profile; the empty name means custom settings."""
    names = {
        "definition": translate("Choices", "Standard"),
        "sacrebleu": "sacreBLEU",
        "tensorflow": "TensorFlow",
        "": translate("Choices", "Custom"),
    }
    return names[name]


def sample_name(name: str) -> str:
    """Return the name of a bundled sample."""
    if name == "formula":
        return translate("Choices", "LaTeX formulas")
    return LANGUAGES[name]


def stage_name(stage: Stage) -> str:
    """Return the name of a stage, for a progress bar."""
    names = {
        Stage.READING: translate("Choices", "Reading files"),
        Stage.PARSING: translate("Choices", "Reading texts"),
        Stage.PAIRING: translate("Choices", "Pairing segments"),
        Stage.CHECKING: translate("Choices", "Checking texts"),
        Stage.COUNTING: translate("Choices", "Counting matches"),
        Stage.RESAMPLING: translate("Choices", "Resampling"),
        Stage.SEARCHING: translate("Choices", "Searching"),
        Stage.SAVING: translate("Choices", "Saving the project"),
        Stage.LOADING: translate("Choices", "Opening the project"),
        Stage.FILES: translate("Choices", "Scoring files"),
    }
    return names[stage]


def target_language_text(language: TargetLanguage) -> str:
    """Return the target language and its origin."""
    if language.source is LanguageSource.MIXED:
        return translate("Choices", "different for each file")
    if language.tag is None:
        return translate("Choices", "not detected")
    name = language_name(language.tag)
    if language.source is LanguageSource.FILE:
        return translate("Choices", "{language}, stated in the file").format(language=name)
    if language.source is LanguageSource.FILE_NAME:
        return translate("Choices", "{language}, from the file name").format(language=name)
    if language.source is LanguageSource.SCRIPT:
        return translate("Choices", "{language}, from the script of the text").format(language=name)
    if language.source is LanguageSource.WORDS:
        return translate("Choices", "{language}, from the words of the text").format(language=name)
    return name


def normalization_name(name: Normalization) -> str:
    """Return the effect of a normalization, as a list entry."""
    names = {
        "shared": translate("Diagnostics", "Only translations compared"),
        "characters": translate("Diagnostics", "Characters restored"),
        "csv-quotes": translate("Diagnostics", "CSV quoting removed"),
        "markup": translate("Diagnostics", "Tags removed"),
        "cat-tags": translate("Diagnostics", "Numbered tags removed"),
        "preamble": translate("Diagnostics", "Introductions removed"),
        "numbering": translate("Diagnostics", "Numbers at the start removed"),
        "markdown": translate("Diagnostics", "Markdown removed"),
        "typography": translate("Diagnostics", "Typography made uniform"),
        "t2s": translate("Diagnostics", "Traditional to Simplified"),
        "detok": translate("Diagnostics", "Tokenization undone"),
    }
    return names[name]
