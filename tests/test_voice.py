"""Words that players read: phrases that were weeded out of the texts do not come back.

One pattern per line, with the wording to use instead. A message that needs such a phrase goes into ALLOWED with the
reason. Only the text of messages counts, not their names, values or comments.
"""

import re
from functools import cache

import pytest
from fluent.syntax import ast as fluent

from tests.words_scan import messages, nodes

WEEDED = {
    "en": {
        r"[Ww]hoever": "the player who, anyone who",
        r"([Oo]nly|;|,|:) who (has|can|made|is)\b": "anyone who, only players who",
        r"so many": "this many",
        r"by (itself|themselves)": "automatically",
        r"[Bb]y (lot|chance)": "random, at random",
        r"anew": "again",
        r"[Gg]o(es)? on with": "continue, resume",
        r"[Tt]ak(e|es|en) (it |a move |links )?back\b(?! from)": "undo, revoke",
        r"(?<!here )(is|knows) no (?!longer|one)[a-z]": "is not a, has no",
        r"[Pp]uts? down": "place",
        r"[Ll]ays? (a |the |his |their |your )?(last )?pagoda": "place",
        r"would bring": "is worth",
        r"[Ww]hat is left": "supply",
        r"meanwhile": "(leave it out)",
        r"for want of": "no",
        r"deeds?\b": "move",
        r"shall\b": "will, can",
        r"(one|points?|seconds?|moves?|slots|most) an? (turn|section|player|round|region|second|seat)\b": "per",
        r"[Ww](ake|akes|oken|aking)\b|[Aa]wake|[Aa]sleep|[Ss]leeps?\b": "activate, active, blocked",
        r"chairs?\b": "seat",
        r"clay\b": "terracotta",
        r"[Ll]essons?\b": "tutorial",
    },
    "de": {
        r"Statthalter": "Gouverneur",
        r"weck(en|t|te)|geweckt|erwach|schläft|schlafen": "aktivieren, blockiert",
        r"anheuer|heuert|Anheuern": "anwerben",
        r"Bauplatz|Bauplätze|Baustelle|Mauerabschnitt|Abschnitt": "Feld, Mauer-Bereich, Sektion",
        r"Stäbe|\bStab\b|Stangen?": "Balken",
        r"Einigung": "Vereinigung",
        r"freisetz|freigesetzt|freizusetzen|eingeschlossen": "freischalten, gesperrt",
        r"tönern|Tonsoldat": "Terrakotta",
        r"offene[rsn]? (Bereich|Gebiet)": "freier Bereich",
        r"Unruhesteine?|Belohnungsleiste|Palastpl(atz|ätze)": "Unruhe-Würfel, Belohnungs-Leiste, Palast-Feld",
        r"\bGesetze\b": "Gesetzgebung",
        r"verzichte": "passen",
        r"Stuhl|Stühle": "Platz",
        r"Nachbesprech|nachbesprech": "Analyse",
        r"brächte|endete\b|geschähe|erwachte": "(kein Konjunktiv II)",
        r"von selbst": "automatisch",
        r"Das [Ee]rste Kaiserreich": "The First Empire",
    },
    "fr": {
        r"fonctionnaire": "officiel",
        r"éveill": "activer",
        r"\bdor(t|ment)\b|endormie": "bloquée",
        r"troubles?": "agitation",
        r"marqueur": "jeton",
        r"bât(ir|is|it|issez)\b": "construire",
        r"chantier|\bMur\b": "site, Muraille",
        r"tiges?\b|bâtons?\b|bâtonnets?": "trait",
        r"robots?": "bot",
        r"tâches?": "mission",
        r"grandes? provinces?": "province majeure",
        r"brouillon": "aperçu",
        r"leçon": "tutoriel",
        r"d’argile": "de terre cuite",
        r"chaises?|sièges?": "place",
        r"\bfut\b|\bfurent\b": "(pas de passé simple)",
        r"[a-zé] …": "… sans espace",
        r"[Ll]e [Pp]remier Empire": "The First Empire",
    },
}

ALLOWED = {("en", "line-start-seats"): "what is typed to start the tutorial"}
"""Language and message, with the reason."""


@cache
def text_of(language: str, name: str) -> str:
    """What is written out in a message."""
    return "\n".join(one.value for one in nodes(messages(language)[name]) if isinstance(one, fluent.TextElement))


def hits(language: str) -> dict[str, str]:
    """Every message that says something weeded out, with what it says and what to say instead."""
    return {
        name: f"“{hit[0]}”, better: {better}"
        for pattern, better in WEEDED[language].items()
        for name in messages(language)
        if not name.startswith("source-")  # the words of the data files
        for hit in [re.search(rf"\b(?:{pattern})", text_of(language, name))]
        if hit
    }


@pytest.mark.parametrize("language", WEEDED)
def test_weeded_phrases_do_not_come_back(language: str) -> None:
    assert {name: told for name, told in hits(language).items() if (language, name) not in ALLOWED} == {}


def test_what_is_allowed_is_still_said() -> None:
    assert [(language, name) for language, name in ALLOWED if name not in hits(language)] == []
