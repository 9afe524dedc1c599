"""A table being gathered: who sits where, by which rules, and the match that comes of it."""
