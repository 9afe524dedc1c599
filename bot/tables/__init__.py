"""A match at a table, from its first event to its last: load, ask the engine, append, show."""
