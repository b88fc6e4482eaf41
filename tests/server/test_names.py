"""Names: when one is asked for, which look alike, and who may have one."""

import asyncio
import time

import pytest
from sqlalchemy import select, update

from tests.server.house import INVITED, ME, OPEN, RANDOM, Guest, House, Trouble
from tianxia.server.names import checked_name, looks
from tianxia.server.people.people import NAME_KEPT
from tianxia.server.protocol.errors import Failure
from tianxia.server.store.schema import people

PASSWORD = {"password": "correct horse"}


def alike(one: str, other: str) -> bool:
    return not looks(one).isdisjoint(looks(other))


@pytest.mark.parametrize(
    "other",
    ["ADA", "ada", "Ａｄａ", "A d a", "A.d.a", "Ädä", "𝒜𝒹𝒶", "Аdа", "a\u200bda", " Ada\u202e "],
    ids=["case", "small", "wide", "spaces", "dots", "marks", "script", "cyrillic", "zero width", "direction"],
)
def test_names_that_look_alike(other: str) -> None:
    assert alike(other, "Ada")


@pytest.mark.parametrize(
    ("one", "other"),
    [
        *(("Marn", "Mam"), ("lll", "I1|"), ("Bob0", "BobO"), ("Раrа", "Para"), ("ırmak", "Irmak")),
        *(("КІМ", "Kim"), ("кім", "KIM"), ("ΗΑΝΑ", "Hana"), ("ναι", "Vai"), ("ΝΙΚΟ", "Niko"), ("Νίκος", "ΝΙΚΟΣ")),
        *(
            ("Hawaiʻi", "Hawai'i"),
            ("аррӏе", "Apple"),
            ("ѡіѕе", "wise"),
            ("Вѳь", "Bob"),
            ("հսցօ", "hugo"),
            ("Ɓob", "bob"),
        ),
        *(("山田工ミ", "山田エミ"), ("へいた", "ヘいた"), ("Anna 丨", "Anna l")),
    ],
)
def test_signs_that_look_alike_are_the_same(one: str, other: str) -> None:
    assert alike(one, other)


@pytest.mark.parametrize(("one", "other"), [("Ada", "Adam"), ("Bo 2", "Bo 3"), ("Anna", "Ana"), ("李斯", "李信")])
def test_different_names_stay_different(one: str, other: str) -> None:
    assert not alike(one, other)


@pytest.mark.parametrize(
    ("name", "code"),
    [
        (" \n ", "name-empty"),
        ("...", "name-unreadable"),
        ("a\u0301\u0302\u0303\u0304", "name-unreadable"),
        ("Adа", "name-mixed"),
        ("αdmin", "name-mixed"),
        ("Old Пень", "name-mixed"),
        ("A丨ice", "name-mixed"),
        ("김Kim", "name-mixed"),
        ("B०b", "name-mixed"),
        ("Ad\u034fа", "name-mixed"),
        ("Ada\u3164", "name-unreadable"),
        ("\u3164", "name-unreadable"),
        ("ᴀᴅᴀ", "name-unreadable"),
        *((name, "name-unreadable") for name in ("Mɑrk", "Ɡrace", "Biǀǀ", "BiƖƖ", "Oꞌbrien", "Ʀon", "ϲοϲο", "ꭇon")),
        ("ᎪᎠᎪ", "name-unreadable"),
        ("ꓮꓓꓮ", "name-unreadable"),
        ("Admin", "name-reserved"),
        ("Y0u", "name-reserved"),
        ("vous", "name-reserved"),
        ("Crane", "name-reserved"),
        ("L1 S1", "name-reserved"),
    ],
)
def test_names_that_could_be_taken_for_something_else_are_refused(name: str, code: str) -> None:
    with pytest.raises(Failure) as refused:
        checked_name(name)
    assert refused.value.code == code


@pytest.mark.parametrize(
    "name",
    [
        *(
            "Zhào",
            "Müller",
            "李斯 2",
            "たろう Taro",
            "山田エミ",
            "김 Kim",
            "Ольга",
            "Νίκος",
            "नमस्ते",
            "محمد ٢",
            "Kaʻiulani",
        ),
        *("Ada's phone", "Old Pine", "O’Brien", "J-ポップ", "½ Mann"),
        *("Əli", "Ọlá", "Nguyễn Thị", "Ɔkyere", "Đặng", "Ɓala", "Łukasz", "Þór", "GROẞ", "Қайрат", "Әсел", "Ելենա"),
    ],
)
def test_ordinary_names_are_fine(name: str) -> None:
    assert checked_name(name) == name


async def nameless(house: House) -> Guest:
    """A visitor who plays and has not said who they are."""
    guest = await house.guest()
    told = await guest.ask("POST", "/api/me", {})
    assert told["known"]
    assert told["name"] is None
    return guest


async def test_a_name_is_needed_only_where_others_are(any_house: House) -> None:
    ann, guest = await any_house.guest("Ann"), await nameless(any_house)
    table = await guest.new_table(ME, RANDOM, options={"first": "0"})
    assert table["seats"][0]["name"] is None, "no name is made up"
    for seats in ([ME, OPEN], [ME, INVITED]):
        assert await guest.refused("POST", "/api/tables", {"game": "qin", "seats": seats}) == "name-needed"
    rated = {"game": "qin", "seats": [ME, RANDOM], "rated": True}
    assert await guest.refused("POST", "/api/tables", rated) == "name-needed"
    opened = await ann.new_table(ME, OPEN)
    assert await guest.refused("PUT", f"/api/tables/{opened['id']}/seats/1") == "name-needed"
    invited = await ann.new_table(ME, INVITED)
    token = {"token": invited["invitations"][0]["path"].partition("#")[2]}
    assert (await guest.ask("POST", "/api/links/look", token))["host"] == "Ann"
    assert await guest.refused("POST", "/api/links", token) == "name-needed"
    looker = await guest.sit(table["id"])
    assert (await looker.refused("say", text="hello"))["code"] == "name-needed"
    await guest.ask("POST", "/api/me", {"name": "Bo"})
    await looker.do("say", text="hello")
    assert looker.said[-1]["name"] == "Bo", "the connection knows the new name"
    assert (await guest.ask("POST", "/api/links", token))["seat"] == 1


async def test_an_account_keeps_its_name_from_others(any_house: House) -> None:
    early, ann, bo = [await any_house.guest(name) for name in ("Ann", "Ann", "Bo")]
    assert (await ann.ask("PUT", "/api/me/password", PASSWORD))["account"]
    assert await bo.refused("POST", "/api/me", {"name": "A N N"}) == "name-taken"
    assert await (await any_house.guest()).refused("POST", "/api/me", {"name": "ann"}) == "name-taken"
    assert await early.refused("PUT", "/api/me/password", PASSWORD) == "name-taken"
    assert await early.refused("POST", "/api/tables", {"game": "qin", "seats": [ME, OPEN]}) == "name-taken"
    assert (await ann.ask("POST", "/api/me", {"name": "ANN"}))["name"] == "ANN", "it is one's own"
    assert (await ann.ask("POST", "/api/me", {"name": "Berta"}))["name"] == "Berta"
    assert (await bo.ask("POST", "/api/me", {"name": "Ann"}))["name"] == "Ann", "free again"
    assert await bo.refused("POST", "/api/session", {"login": "Ann", **PASSWORD}) == "login-wrong"
    assert (await bo.ask("POST", "/api/session", {"login": "berta", **PASSWORD}))["name"] == "Berta"


async def test_a_squatted_name_is_free_again_after_a_time(any_house: House) -> None:
    ann, store = await any_house.guest("Ann"), any_house.services.store
    await ann.ask("PUT", "/api/me/password", PASSWORD)
    await store.write(update(people).values(seen=time.time() - NAME_KEPT - 1))
    new = await any_house.guest("Ann")
    assert (await new.ask("PUT", "/api/me/password", PASSWORD))["account"]
    assert await store.value(select(people.c.name).where(people.c.since.is_(None))) is None
    assert await (await any_house.guest()).refused("POST", "/api/me", {"name": "Ann"}) == "name-taken"


async def test_of_two_who_want_a_name_at_once_one_gets_it(any_house: House) -> None:
    both = [await any_house.guest("Ann"), await any_house.guest("ANN")]

    async def claim(guest: Guest) -> str:
        try:
            await guest.ask("PUT", "/api/me/password", PASSWORD)
        except Trouble as trouble:
            return trouble.code
        return "done"

    assert sorted(await asyncio.gather(*map(claim, both))) == ["done", "name-taken"]
