"""Files of translation tools: both languages side by side."""
