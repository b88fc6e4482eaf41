"""The data files: complete, checked, each with its provenance, and replaceable by a user's folder."""

import shutil
from collections import Counter
from pathlib import Path

import pytest

from tianxia.engine.components.faults import BadComponents
from tianxia.engine.game import BadInput
from tianxia.engine.match import begin
from tianxia.games.first_empire import GAME, names
from tianxia.games.first_empire.components import FILES, OWN_FOLDER, load_components
from tianxia.games.first_empire.notation import ANSWERS, KEYS, answer_of, key_of


def test_every_datum_says_where_it_comes_from() -> None:  # F-1.6
    data = load_components(None).data()
    assert len({datum.id for datum in data}) == len(data)
    assert {datum.provenance for datum in data} == {"rulebook", "found", "inferred", "reconstructed"}
    assert all(datum.source and datum.value for datum in data)
    kinds = Counter(datum.id.partition(".")[0] for datum in data)
    assert kinds["card"] == 120
    assert sum(1 for datum in data if datum.id.startswith("reward.") and "rows" not in datum.id) == 45
    assert sum(1 for datum in data if datum.id.startswith("li_si.card.")) == 24


def test_twenty_cards_a_trigger_and_nineteen_abilities() -> None:  # F-6.1
    printed = load_components(None).printed(2, 0, 0)
    assert Counter(printed.triggers[1:121]) == dict.fromkeys(range(6), 20)
    variants = {(bonus.name, bonus.what) for bonus in printed.abilities[1:121]}
    assert len(variants) == 19


def test_a_folder_replaces_single_files(tmp_path: Path) -> None:
    text = (OWN_FOLDER / "boards.toml").read_text(encoding="utf-8").replace("majority = 10", "majority = 12")
    (tmp_path / "boards.toml").write_text(text, encoding="utf-8")
    own, changed = load_components(None), load_components(str(tmp_path))
    assert changed.printed(2, 0, 0).majority == 12
    assert changed.digest != own.digest
    assert begin(GAME, 2, {}, changed).position.printed.majority == 12


def test_provenance_does_not_change_the_digest(tmp_path: Path) -> None:
    text = (OWN_FOLDER / "alchemists.toml").read_text(encoding="utf-8").replace('"reconstructed"', '"found"')
    (tmp_path / "alchemists.toml").write_text(text, encoding="utf-8")
    assert load_components(str(tmp_path)).digest == load_components(None).digest


BAD = [
    ("cards.csv", "57,currency", "57,laws"),
    ("cards.csv", "1,writing,recruit,ship", "1,writing,recruit,fly"),
    ("cards.csv", "6,writing,wall", "6,writing,tower"),
    ("cards.csv", "13,writing,governor,recruit_here,general", "13,writing,governor,recruit_here,emperor"),
    ("cards.csv", "6,writing,wall,vp_per_piece,wall", "6,writing,wall,vp_per_piece,ship"),
    (
        "cards.csv",
        "3,writing,governor,unrest_for_tokens,writing+currency",
        "3,writing,governor,unrest_for_tokens,writing",
    ),
    ("cards.csv", "9,writing,hire,vp_per_card,alchemist", "9,writing,hire,vp_per_card,master"),
    ("cards.csv", "1,writing,recruit,ship,,1", "1,writing,recruit,ship,chu,1"),
    ("alchemists.toml", 'trigger = "recruit"', 'trigger = "sleep"'),
    ("tiles.toml", 'WT1 = ["architect", "currency_card"]', 'WT1 = ["architect", "architect"]'),
    ("tiles.toml", 'recruit = "west"', 'recruit = "north"'),
    ("tiles.toml", "any = [3, 2]", "any = [4, 2]"),
    ("tiles.toml", '["unlock", "", 1], ["move_workers", "", 2]', '["unlock", "", 1], ["workers_here", "", 2]'),
    ("tiles.toml", 'S7 = { officials = ["general"], ship = 2 }', 'S7 = { officials = ["general"], sail = 2 }'),
    ("boards.toml", "last = 24", "last = 22"),
    ("boards.toml", "master = [9]", "master = []"),
    ("boards.toml", '"chu", "wall-west", "wei"', '"chu", "chu", "wei"'),
    ("boards.toml", "MW1 = { walls = 1", "MW1 = { palaces = 1"),
    ("boards.toml", "west-left = [1, 2],", "west-left = [1, 4],"),
    ("boards.toml", "governor_spaces = 2", "governor_spaces = 1"),
    ("rewards.toml", '["ship", 4, "", ""]', '["ship", 0, "", ""]'),
    ("rewards.toml", '"chu+wei"', '"chu+qin"'),
    ("rewards.toml", 'rows = ["writing", "currency", "laws"]', 'rows = ["writing", "currency"]'),
    ("li_si.csv", "10,governor,,chu>wei>zhao>qi>yan", "10,governor,,chu>wei>zhao>qi"),
    ("li_si.csv", "6,elixir,3", "6,elixir,0"),
    ("li_si.csv", "west>centre>east", "west>centre>north"),
    ("li_si.csv", "writing>currency>laws", "writing>currency"),
    ("li_si.toml", "deck = [1, 2, 3, 6", "deck = [1, 1, 3, 6"),
    ("li_si.toml", 'top = "A", bottom = "C"', 'top = "A", bottom = "B"'),
    ("li_si.toml", 'line = "ties_split"', 'line = "ties_lost"'),
    ("tiles.toml", 'provenance = "inferred"', 'provenance = "guessed"'),
]


ELSEWHERE = {
    "any = [4, 2]": ["[palace_tiles]"],  # the sum of all groups is wrong, not any one of them
    "last = 22": ["single = ", "multiplier = "],
    "governor_spaces = 1": ["[four]"],
}
"""How the lines begin where a fault is found, if it is not the line that was changed."""


@pytest.mark.parametrize(("file", "old", "new"), BAD, ids=lambda value: value[:30])
def test_what_is_wrong_is_named_by_its_file_and_line(tmp_path: Path, file: str, old: str, new: str) -> None:
    text = (OWN_FOLDER / file).read_text(encoding="utf-8")
    assert old in text
    changed = text.replace(old, new, 1)
    (tmp_path / file).write_text(changed, encoding="utf-8")
    with pytest.raises(BadComponents) as caught:
        load_components(str(tmp_path))
    before, after = text.split("\n"), changed.split("\n")
    starts = tuple(ELSEWHERE.get(new, ()))
    begun = [number for number, line in enumerate(after) if line.startswith(starts)]
    lines = begun or [next(number for number, line in enumerate(before) if line != after[number])]
    assert [(fault.file, fault.line) for fault in caught.value.faults] == [(file, line + 1) for line in lines]


def test_files_that_cannot_be_read(tmp_path: Path) -> None:
    with pytest.raises(BadInput) as caught:
        load_components(str(tmp_path))
    assert caught.value.message == "components-none"
    shutil.copytree(OWN_FOLDER, tmp_path / "data")
    (tmp_path / "data" / "tiles.toml").write_text("[criteria", encoding="utf-8")
    with pytest.raises(BadComponents) as broken:
        load_components(str(tmp_path / "data"))
    assert broken.value.faults[0].message == "component-toml"
    assert set(FILES.names) == {path.name for path in OWN_FOLDER.iterdir()}


def test_every_answer_has_one_text() -> None:
    for question, keys in KEYS.items():
        assert len(ANSWERS[question]) == len(keys), question
        for answer, text in keys.items():
            assert key_of(question, answer) == text
            assert answer_of(question, text) == answer
    with pytest.raises(ValueError, match="'qin' is no answer to 'region'"):
        answer_of("region", "qin")
    assert key_of("card", 121 + names.ALCHEMIST_NAMES.index("M2")) == "M2"
