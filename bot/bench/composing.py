"""How long a picture takes to be composed, and how large it is."""

from __future__ import annotations

import time
from itertools import product

from bot.bench.figures import Figures, percentile
from bot.gallery.pictures import examples
from bot.pictures.compose import compose
from bot.pictures.theme import THEMES
from bot.texts import FACES, LANGUAGES, Texts

REPEATS = 5


def measure(repeats: int = REPEATS) -> Figures:
    """Milliseconds of processor time by kind of picture, in all languages, themes and packs.

    `first` is the slowest of the first round, when cards and letters are decoded; the others are of
    the rounds after it.
    """
    texts = Texts.load()
    rounds: list[dict[str, list[float]]] = []
    largest: dict[str, int] = {}
    for _ in range(repeats + 1):
        taken: dict[str, list[float]] = {}
        for language, faces, theme in product(LANGUAGES, FACES, THEMES):
            for name, picture in examples(texts.in_(language, faces)).items():
                begin = time.process_time()
                size = len(compose(picture, theme))
                taken.setdefault(name, []).append((time.process_time() - begin) * 1000)
                largest[name] = max(largest.get(name, 0), size)
        rounds.append(taken)
    figures: dict[str, float | int | str | None] = {}
    for name in largest:
        warm = [value for taken in rounds[1:] for value in taken[name]]
        figures[f"{name}.ms_median"] = percentile(warm, 50)
        figures[f"{name}.ms_p90"] = percentile(warm, 90)
        figures[f"{name}.ms_first"] = max(rounds[0][name])
        figures[f"{name}.kb_most"] = largest[name] / 1000
    return figures
