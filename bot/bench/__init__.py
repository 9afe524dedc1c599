"""Measures the bot at work: the crowd plays, and what Telegram was asked to do is counted."""
