"""Which segments of several documents belong together, and where they drift apart."""
