"""The JSON Schema of the dungeon's content files, for editors."""

from collections.abc import Mapping
from functools import reduce
from operator import or_
from typing import Final

from ludotheque.content.schema import Form, Schema, SchemaWriter, any_of
from ludotheque.games.one_deck_dungeon.content.decode import DECODER, HOOK, HOOK_WORDS, OP, OPS, SET_FILES
from ludotheque.games.one_deck_dungeon.content.definitions import Common
from ludotheque.games.one_deck_dungeon.content.vocabulary import Effect, Hook


def content_schema() -> Schema:
    """What any of the files may contain: those of a set, and the one that the sets share."""
    files = reduce(or_, (*SET_FILES.values(), Common))
    return SchemaWriter(DECODER, _FORMS).document(files, "A content file of One Deck Dungeon")


def _tagged(writer: SchemaWriter, tag: str, kinds: Mapping[str, type]) -> Schema:
    return any_of([writer.struct(kind, {tag: {"const": word}}) for word, kind in kinds.items()])


def _effect(writer: SchemaWriter) -> Schema:
    return _tagged(writer, OP, OPS)


def _hook(writer: SchemaWriter) -> Schema:
    return _tagged(writer, HOOK, HOOK_WORDS)


_FORMS: Final[dict[object, Form]] = {Effect: _effect, Hook: _hook}
