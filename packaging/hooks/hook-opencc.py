"""The OpenCC conversion used by `bleu_core.languages.han`, with its dictionaries."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from PyInstaller.utils.hooks import copy_metadata, get_package_paths

CONVERSIONS = ("t2s",)


def files_in(config: Any) -> Iterator[str]:
    if isinstance(config, dict):
        if isinstance(config.get("file"), str):
            yield config["file"]
        config = list(config.values())
    if isinstance(config, list):
        for part in config:
            yield from files_in(part)


share = Path("opencc", "clib", "share", "opencc")
source = Path(get_package_paths("opencc")[0], share)
names = {f"{conversion}.json" for conversion in CONVERSIONS}
for name in sorted(names):
    names |= set(files_in(json.loads((source / name).read_text(encoding="utf-8"))))

# The signature includes OpenCC's version, which only the metadata has.
datas = [(str(source / name), str(share)) for name in sorted(names)] + copy_metadata("opencc")
hiddenimports = ["opencc.clib.opencc_clib"]
excludedimports = ["opencc.cli"]
