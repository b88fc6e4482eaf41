"""The names that accounts reserve, made again: for migrations after `names.py` has learned which more look alike."""

import sqlalchemy as sa

from tianxia.server.names import looks

people = sa.table("people", *(sa.column(name) for name in ("id", "name", "login", "since")))
names = sa.table("names", sa.column("skeleton"), sa.column("person"))


def reserve_again(connection: sa.Connection) -> None:
    """Reserve the names of accounts; where two look alike, the older account has it and the other its login."""
    accounts = connection.execute(people.select().where(people.c.since.is_not(None)).order_by(people.c.since)).all()
    reserved: dict[str, str] = {}
    for wanted in ("login", "name"):
        for account in accounts:
            for look in looks(getattr(account, wanted) or ""):
                reserved.setdefault(look, account.id)
    connection.execute(names.delete())
    if reserved:
        rows = [{"skeleton": look, "person": person} for look, person in reserved.items()]
        connection.execute(names.insert(), rows)
