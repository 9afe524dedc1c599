"""Every change of the tables, in order; run by `storage.migrate` when the program starts."""
