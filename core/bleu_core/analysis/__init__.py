"""Why a segment scores as it does: its matches, differences and reasons, and missed n-grams."""
