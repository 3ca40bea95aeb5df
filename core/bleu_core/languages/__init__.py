"""Language tags, words and scripts of languages, Chinese characters."""
