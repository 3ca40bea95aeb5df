"""Text in UTF-8 that was read in another encoding."""

import re

# The characters that UTF-8 bytes turn into if they are decoded as Windows-1252 or Latin-1: for the
# first byte of a character, and for the others.
FIRST = "".join(map(chr, range(0xC2, 0xF5)))
OTHER = "".join(map(chr, range(0x80, 0xC0))) + bytes(range(0x80, 0xA0)).decode("cp1252", "ignore")
# A capital letter before a quotation mark, dash, ellipsis or superscript digit can be real text, so
# a single pair of characters only counts as mojibake if the second is none of these. NEL is a line
# end and does not count either.
_SURE_OTHER = re.sub("[\x85“”‘’‚„…–—»²³]", "", OTHER)
MOJIBAKE = re.compile(
    rf"[ÂÃÄÅ][{_SURE_OTHER}]|[Â-ô][\x80-\x84\x86-\x9f]|â€|ï»¿|ðŸ|锟斤拷"
    rf"|(?:[Â-ß][{OTHER}]){{2}}|(?:[à-ï][{OTHER}]{{2}}){{2}}"
)
