"""`bleu.toml`: options and limits in a file beside the texts, described in `docs/ci.md`."""
