"""Documents: paragraphs, and the bilingual tables in them."""
