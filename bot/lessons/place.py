"""Where somebody is in the ten steps, as one small number that a person's row keeps."""

from __future__ import annotations

from dataclasses import dataclass

from bot.lessons.exercises import Exercise
from bot.lessons.steps import STEPS

_NAMES = tuple(STEPS)


@dataclass(frozen=True, slots=True)
class Place:
    """A step, from 1, and an exercise of it, from 1; exercise 0 is the step's text.

    Step 0 is the list of steps, and the one after the last is the end.
    """

    step: int
    exercise: int = 0

    @classmethod
    def kept(cls, lesson: int) -> Place:
        """The place that a number means; the list for one that means none."""
        place = cls(*divmod(lesson, 10))
        return place if place.exists else LIST

    @property
    def lesson(self) -> int:
        """The number to keep."""
        return self.step * 10 + self.exercise

    @property
    def exists(self) -> bool:
        if not 1 <= self.step <= len(STEPS):
            return self in (LIST, END)
        return 0 <= self.exercise <= len(self.exercises)

    def offers(self, choice: int) -> bool:
        """Whether there is such an answer there; 0, which is none, is offered everywhere."""
        answers = len(self.asked.options) if self.exists and self.exercise else 0
        return self.exists and 0 <= choice <= answers

    @property
    def name(self) -> str:
        """The step's name."""
        return _NAMES[self.step - 1]

    @property
    def exercises(self) -> tuple[Exercise, ...]:
        """Those of its step."""
        return STEPS[self.name]

    @property
    def asked(self) -> Exercise:
        """The exercise there; only where there is one."""
        return self.exercises[self.exercise - 1]

    @property
    def next(self) -> Place:
        """What comes after it."""
        if self.step and self.exercise < len(self.exercises):
            return Place(self.step, self.exercise + 1)
        return Place(self.step + 1)


LIST = Place(0)
END = Place(len(STEPS) + 1)
