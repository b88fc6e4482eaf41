"""No message says `1 points`: every message is written out with 1 for each of its numbers, in all its variants."""

import re
from collections.abc import Iterator
from itertools import islice, product

import pytest
from fluent.syntax import ast as fluent

from tests.words_scan import messages
from tianxia.words import LANGUAGES

PLURALS = {
    "en": r"alchemists|answers|architects|cards|cubes|draws|games|generals|governors|markers|moves|officials|pagodas|"
    r"palaces|placements|places|players|points|provinces|regions|rods|seats|slots|soldiers|spaces|tiles|times|tokens|"
    r"turns|villages|walls|workers",
    "de": r"Alchemisten|Antworten|Beamte|Farben|Felder|Feldern|Generäle|Gouverneure|Karten|Mauern|Möglichkeiten|"
    r"Oktagone|Orte|Pagoden|Paläste|Partien|Personen|Plätze|Provinzen|Punkte|Regionen|Runden|Soldaten|Spiele|Tische|"
    r"Ziehungen|Züge|Zügen",
    "fr": r"Alchimistes|Architectes|bloqués|blancs|cartes|cases|coups|couleurs|Généraux|[Gg]ouverneurs|"
    r"jetons|joueurs|libres|missions|[Mm]urailles|[Oo]fficiels|[Oo]uvriers|pagodes|parties|places|points|"
    r"possibilités|provinces|régions|rendues|réponses|rouges|Soldats|tables|tirages|tours|traits|tuiles|villages",
}
VERBS = {
    "en": r"1 of yours have|1 VP do\b",
    "de": r"(fehlen|warten) 1\b|1 [A-Za-zäöü]+ (müssen|überbieten|haben)\b",
    "fr": r"1 [A-Za-zé]+ (doivent|dépassent|attendent)|ne dépassent pas 1",
}
NEVER_ONE = {
    "first_empire-ability": "printed numbers, 2 or more where the noun has a plural",
    "first_empire-reward": "printed numbers",
    "page-fe-bonus": "printed numbers",
    "page-fe-li-si-card": "a ship sails 3 or more",
    "first_empire-action-card": "a ship sails 3 or more",
    "first_empire-wall-tile": "several numbers in one",
    "first_empire-li-si-scoring": "several numbers in one",
    "first_empire-event-sailed": "the numbers of spaces",
    "page-part-scoring": "several numbers in one",
    "zhanguo-bonus": "2 points are printed",
    "zhanguo-event-drew": "two cards or more are drawn",
    "zhanguo-wall-tile": "several numbers in one",
    "page-hint-value": "a number with a fraction",
    "line-hint-way": "a number with a fraction",
    "review-judging": "a review has many",
    "simulate-lengths": "a mean with its spread",
    "server-review-busy": "a limit of the server",
    "server-record-several": "several",
    "server-too-many-bot-tables": "a limit of the server",
    "server-too-many-tables": "a limit of the server",
    "qin-event-founded": "a province has two spaces or more",
    "qin-event-expanded": "a province has two spaces or more",
    "qin-event-absorbed": "a province has two spaces or more",
    "qin-described-province": "a province has two spaces or more",
    "page-qin-cell": "a province has two spaces or more",
    "page-qin-effect-founded-text": "a province has two spaces or more",
    "page-qin-effect-expanded-text": "a province has two spaces or more",
    "qin-refusal-two-majors": "two or more",
    "qin-series": "a series has several games",
    "page-facts": "two players or more, many minutes",
    "page-fair-yes": "a whole game has many",
    "page-fair-unpromised": "a whole game has many",
    "page-part-pagodas": "for two players or more",
    "page-part-players": "for two players or more",
    "page-part-points": "several numbers in one",
    "page-part-small-tokens": "for two players or more",
    "page-part-emperor-tiles": "for two players or more",
    "page-part-governor-tiles": "for two players or more",
    "page-part-blank-tiles": "for two players or more",
    "page-part-governor-spaces": "for two players or more",
    "page-part-majority": "for two players or more",
    "page-part-palace-spaces": "for two players or more",
    "review-costs": "a number with a fraction",
    "review-value": "a number with a fraction",
    "review-move": "a number with a fraction",
    "review-move-played": "a number with a fraction",
    "review-move-better": "a number with a fraction",
    "zhanguo-card": "2 points are printed",
    "page-zhanguo-card": "2 points are printed",
    "first_empire-choice-unlock": "a soldier in the accusative looks like several",
}
"""Messages whose numbers are never 1 when a plural follows, and why."""
VARIANTS = 200
"""How many ways to write out a message are examined; no message has more that differ in its numbers."""


def written(pattern: fluent.Pattern, language: str) -> Iterator[str]:
    """Every text that a pattern can become when each of its numbers is 1."""
    parts = [[*islice(element_texts(element, language), VARIANTS)] for element in pattern.elements]
    return ("".join(chosen) for chosen in islice(product(*parts), VARIANTS))


def element_texts(element: fluent.TextElement | fluent.Placeable, language: str) -> Iterator[str]:
    if isinstance(element, fluent.TextElement):
        yield element.value
        return
    expression = element.expression
    if isinstance(expression, fluent.SelectExpression):
        for variant in chosen_variants(expression):
            yield from written(variant.value, language)
    elif isinstance(expression, fluent.MessageReference):
        referred = messages(language)[expression.id.name].value
        assert referred is not None
        yield from written(referred, language)
    elif isinstance(expression, fluent.StringLiteral):
        yield str(expression.value)
    else:
        is_name = isinstance(expression, fluent.VariableReference) and expression.id.name in ("seat", "player", "from")
        yield "Ada" if is_name else "1"


def chosen_variants(expression: fluent.SelectExpression) -> list[fluent.Variant]:
    """The variant for 1 if a number decides, else all."""
    keys = {key_of(variant): variant for variant in expression.variants}
    if "1" in keys or "one" in keys:
        return [keys.get("1") or keys["one"]]
    return [variant for key, variant in keys.items() if not key.isdecimal()] or list(keys.values())


def key_of(variant: fluent.Variant) -> str:
    return variant.key.name if isinstance(variant.key, fluent.Identifier) else str(variant.key.value)


@pytest.mark.parametrize("language", LANGUAGES)
def test_one_thing_is_never_said_in_the_plural(language: str) -> None:
    wrong = re.compile(rf"(?<![\d,.–/-])\b1 ({PLURALS[language]})\b|{VERBS[language]}")
    found = {
        (name, " ".join(text.split()))
        for name, message in messages(language).items()
        if message.value is not None and name not in NEVER_ONE
        for text in written(message.value, language)
        if wrong.search(text)
    }
    assert found == set()


def test_the_exceptions_are_messages() -> None:
    assert NEVER_ONE.keys() <= messages("en").keys()


def test_grammar_found_in_trials() -> None:
    texts = {
        language: {
            name: [" ".join(text.split()) for text in written(message.value, language)]
            for name, message in messages(language).items()
            if name in ("qin-places", "first_empire-ability", "zhanguo-refusal-no-set-here") and message.value
        }
        for language in ("de", "fr")
    }
    assert "1 SP je eigener Mauer auf dem Plan." in texts["de"]["first_empire-ability"]
    assert "1 SP je eigenem Palast auf dem Plan." in texts["de"]["first_empire-ability"]
    assert texts["fr"]["qin-places"] == ["1 possibilité."]
    assert texts["de"]["zhanguo-refusal-no-set-here"][0].startswith("In Region 1 fehlt eine Farbe.")
