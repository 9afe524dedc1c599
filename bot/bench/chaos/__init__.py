"""Chaos: many matches at once with people and a Telegram that are worse than life, and a judge.

`plan` draws from a seed who does what and what goes wrong; `people` and `troubles` do it to the
real bot; `gathering` writes down what came of it as plain values (`evidence`); `judging` says what
of that must not be, and knows nothing of the bot.
"""
