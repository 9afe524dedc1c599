"""What each chat should now show, handed to the outbox."""
