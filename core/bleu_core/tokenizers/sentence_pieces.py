"""`flores101`, `flores200` and ``spm:FILE``: spBLEU's pieces of words; needs the extra ``[spm]``.

The models are the files that sacreBLEU has downloaded, in the same place. Nothing is downloaded.
"""

import os
from hashlib import sha256
from pathlib import Path

from sentencepiece import SentencePieceProcessor

from bleu_core.errors import TokenizerModelInvalid, TokenizerModelMissing
from bleu_core.settings import MODEL_PREFIX
from bleu_core.tokenizers import Tokenizer

_FILES = {
    "flores101": "sacrebleu_tokenizer_spm.model",
    "flores200": "flores200sacrebleuspm",
}


def model_path(name: str) -> Path:
    """Return the path of a tokenizer's model; there need not be a file."""
    if name.startswith(MODEL_PREFIX):
        return Path(name.removeprefix(MODEL_PREFIX))
    folder = os.environ.get("SACREBLEU") or Path.home() / ".sacrebleu"
    return Path(folder, "models", _FILES[name])


def make(name: str) -> Tokenizer:
    """Load the model and return the tokenizer.

    Raises
    ------
    TokenizerModelMissing, TokenizerModelInvalid
    """
    path = model_path(name)
    try:
        data = path.read_bytes()
    except OSError:
        raise TokenizerModelMissing(name, path) from None
    processor = SentencePieceProcessor()
    try:
        processor.LoadFromSerializedProto(data)
    except RuntimeError:
        raise TokenizerModelInvalid(name, path) from None

    def cut(segment: str) -> list[str]:
        # A piece may itself contain white space.
        return " ".join(processor.EncodeAsPieces(segment)).split()

    of_file = name.startswith(MODEL_PREFIX)
    signature = f"{'spm' if of_file else name}-{sha256(data).hexdigest()[:16]}"
    return Tokenizer(name, signature, cut, sacrebleu_name=None if of_file else name)
