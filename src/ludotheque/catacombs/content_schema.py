"""The JSON Schema of the Catacombs content files, for editors."""

from functools import reduce
from operator import or_

from ludotheque.catacombs.decode import DECODER
from ludotheque.catacombs.files import ArenaFile, CardsFile, DecksFile, DiscsFile, SetupFile, ShotsFile
from ludotheque.catacombs.measures import FORMS
from ludotheque.content.schema import Schema, SchemaWriter


def content_schema() -> Schema:
    """What any of the files may contain."""
    files = reduce(or_, (ArenaFile, CardsFile, DecksFile, DiscsFile, SetupFile, ShotsFile))
    return SchemaWriter(DECODER, FORMS).document(files, "A content file of Catacombs Conquest")
