"""The JSON Schema of the Catacombs content files, for editors."""

from functools import reduce
from operator import or_

from ludotheque.content.schema import Schema, SchemaWriter
from ludotheque.games.catacombs.content.decode import DECODER
from ludotheque.games.catacombs.content.file_types import (
    ArenaFile,
    CardsFile,
    DecksFile,
    DiscsFile,
    SetupFile,
    ShotsFile,
)
from ludotheque.games.catacombs.content.units import FORMS


def content_schema() -> Schema:
    """What any of the files may contain."""
    files = reduce(or_, (ArenaFile, CardsFile, DecksFile, DiscsFile, SetupFile, ShotsFile))
    return SchemaWriter(DECODER, FORMS).document(files, "A content file of Catacombs Conquest")
