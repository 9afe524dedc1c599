"""Four languages that say the same things, and say everything that is asked for."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from bot.texts import LANGUAGES, LOCALES

BOT = Path(__file__).parents[3] / "bot"
PLURALS = {"zero", "one", "two", "few", "many", "other"}


class Facts(Visitor):
    """What a pattern needs: variables, terms, and the words its selectors know."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.terms: set[str] = set()
        self.choices: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_TermReference(self, node: ftl.TermReference) -> None:  # noqa: N802
        self.terms.add(node.id.name)

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:  # noqa: N802
        for variant in node.variants:
            key = variant.key
            assert isinstance(key, ftl.Identifier | ftl.NumberLiteral)
            word = key.name if isinstance(key, ftl.Identifier) else str(key.value)
            if word not in PLURALS:
                self.choices.add(word)
        self.generic_visit(node)


def entries(language: str) -> dict[str, Facts]:
    """Every message and `-term` of a language, by its name."""
    found: dict[str, Facts] = {}
    for path in sorted((LOCALES / language).glob("*.ftl")):
        for entry in FluentParser().parse(path.read_text("utf-8")).body:
            assert not isinstance(entry, ftl.Junk), f"{path.name}: {entry.content}"
            if isinstance(entry, ftl.Message | ftl.Term):
                name = entry.id.name if isinstance(entry, ftl.Message) else f"-{entry.id.name}"
                assert name not in found, f"{language}: {name} is there twice"
                facts = Facts()
                facts.visit(entry)
                if isinstance(entry, ftl.Term):
                    facts.variables.clear()
                found[name] = facts
    return found


def calls() -> Iterator[tuple[str, str, frozenset[str]]]:
    """Every call for words in `bot/`: where, which key, with which variables."""
    for path in sorted(BOT.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and _asks_for_words(node.func) and node.args:
                where = f"{path.relative_to(BOT)}:{node.lineno}"
                variables = frozenset(word.arg or "**" for word in node.keywords)
                for key in _keys(node.args[0], where):
                    yield where, key, variables


def _asks_for_words(called: ast.expr) -> bool:
    match called:
        case ast.Name(id="t"):
            return True
        case ast.Attribute(attr="plain"):
            return True
        case _:
            return False


def _keys(argument: ast.expr, where: str) -> Iterator[str]:
    match argument:
        case ast.Constant(value=str(key)):
            yield key
        case ast.IfExp(body=body, orelse=orelse):
            yield from _keys(body, where)
            yield from _keys(orelse, where)
        case _:
            pytest.fail(f"{where}: expected the key as it stands: {ast.unparse(argument)}")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_keys_variables_and_choices(language: str) -> None:
    ours, source = entries(language), entries("ca")
    assert ours.keys() == source.keys()
    for key, facts in ours.items():
        assert facts.variables == source[key].variables, key
        assert facts.choices - {"0"} == source[key].choices - {"0"}, key


@pytest.mark.parametrize("language", LANGUAGES)
def test_files_have_the_same_names_in_every_language(language: str) -> None:
    assert {path.name for path in (LOCALES / language).iterdir()} == {
        path.name for path in (LOCALES / "ca").iterdir()
    }


def test_every_key_that_is_asked_for_exists_with_its_variables() -> None:
    source = entries("ca")
    for where, key, variables in calls():
        assert key in source, f"{where}: {key}"
        assert variables == source[key].variables, f"{where}: {key}"


def test_every_key_is_asked_for_and_every_term_is_used() -> None:
    source = entries("ca")
    asked = {key for _, key, _ in calls()}
    assert {key for key in source if not key.startswith("-")} == asked
    terms = {f"-{term}" for facts in source.values() for term in facts.terms}
    assert {key for key in source if key.startswith("-")} == terms


def test_the_words_that_stay_catalan_do(language_terms: dict[str, dict[str, str]]) -> None:
    for language, terms in language_terms.items():
        differing = {name for name, text in terms.items() if text != language_terms["ca"][name]}
        assert differing == ({"manilla"} if language == "fr" else set())


@pytest.fixture
def language_terms() -> dict[str, dict[str, str]]:
    """The text of each term, as it is written."""
    found: dict[str, dict[str, str]] = {}
    for language in LANGUAGES:
        body = FluentParser().parse((LOCALES / language / "words.ftl").read_text("utf-8")).body
        found[language] = {
            entry.id.name: _written(entry) for entry in body if isinstance(entry, ftl.Term)
        }
    return found


def _written(term: ftl.Term) -> str:
    class Texts(Visitor):
        found: list[str] = []  # noqa: RUF012 - one visitor, one term

        def visit_TextElement(self, node: ftl.TextElement) -> None:  # noqa: N802
            texts.append(node.value)

    texts: list[str] = []
    Texts().visit(term)
    return "|".join(texts)
