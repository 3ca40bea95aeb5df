"""Results as documents to hand over."""
