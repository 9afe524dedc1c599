"""What an operator sees and sets: settings, logs, metrics, health, and what is too much."""
