"""The dictionary and the model; the package as a whole is 30 MB."""

from PyInstaller.utils.hooks import collect_data_files, copy_metadata

# The signature of a score names the version, which only the metadata tells without an import.
datas = collect_data_files("jieba", includes=["dict.txt"]) + copy_metadata("jieba")
# `bleu_core.tokenizers.jieba.data` reads the model as files, so they are beside the dictionary.
module_collection_mode = "pyc"
excludedimports = ["jieba.analyse", "jieba.lac_small", "jieba.posseg", "paddle", "pkg_resources"]
