"""Computer players: what they are called, and the processes that think for them."""
