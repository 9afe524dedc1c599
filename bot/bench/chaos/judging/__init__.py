"""The judge: says what in a run's evidence must not be. Knows the engine, nothing of the bot."""

from bot.bench.chaos.judging.judge import LAWS, judge
from bot.bench.chaos.judging.violations import Violation

__all__ = ["LAWS", "Violation", "judge"]
