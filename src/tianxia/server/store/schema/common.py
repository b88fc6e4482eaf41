"""What all tables of the schema share."""

from typing import Any

from sqlalchemy import MetaData, types
from sqlalchemy.engine import RowMapping

NAMING = {
    "ix": "ix_%(table_name)s_%(column_0_N_name)s",
    "uq": "uq_%(table_name)s_%(column_0_N_name)s",
    "fk": "fk_%(table_name)s_%(column_0_name)s",
    "pk": "pk_%(table_name)s",
}
"""Names for every constraint, so that later migrations can alter them on any database."""

JSON = types.JSON(none_as_null=True)
METADATA = MetaData(naming_convention=NAMING)
Row = RowMapping
Values = dict[str, Any]
