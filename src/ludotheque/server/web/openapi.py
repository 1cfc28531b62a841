"""The OpenAPI document, generated from the endpoints and their types."""

from functools import cache
from typing import Final

from starlette.requests import Request

from ludotheque import __version__
from ludotheque.server.protocol.http_bodies import Problem
from ludotheque.server.protocol.schemas import Schema, schema_components
from ludotheque.server.web import campaign_sheets, catalogue, lan, replays, rooms
from ludotheque.server.web.endpoints import JSON, STATUS, Endpoint, Param

REF: Final = "#/components/schemas/{name}"
ENDPOINTS: Final = (
    *rooms.ENDPOINTS,
    *rooms.SEAT_ENDPOINTS,
    *replays.ENDPOINTS,
    *campaign_sheets.ENDPOINTS,
    *catalogue.ENDPOINTS,
    *lan.ENDPOINTS,
)


@cache
def document() -> Schema:
    """Return the OpenAPI 3.1 document."""
    kinds = named_types()
    schemas, components = schema_components(tuple(kinds), REF)
    known = dict(zip(kinds, schemas, strict=True))
    paths: dict[str, Schema] = {}
    for endpoint in ENDPOINTS:
        paths.setdefault(endpoint.path, {})[endpoint.method.lower()] = operation(endpoint, known)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Ludothèque", "version": __version__, "license": {"name": "MIT", "identifier": "MIT"}},
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {"token": {"type": "http", "scheme": "bearer"}},
        },
    }


def named_types() -> list[type]:
    found = [kind for endpoint in ENDPOINTS for kind in (endpoint.answer, endpoint.body)]
    return [kind for kind in dict.fromkeys([*found, Problem]) if kind is not None and kind is not dict]


def operation(endpoint: Endpoint, known: dict[type, Schema]) -> Schema:
    described: Schema = {
        "operationId": endpoint.name,
        "summary": endpoint.summary,
        "responses": {str(endpoint.status): answer(endpoint, known)},
    }
    if endpoint.params:
        described["parameters"] = [parameter(param) for param in endpoint.params]
    if endpoint.body is not None:
        schema = known.get(endpoint.body, {"type": "object"})
        described["requestBody"] = {"required": True, "content": {JSON: {"schema": schema}}}
    if endpoint.secret:
        described["security"] = [{"token": []}]
    refusal = {"description": "Refused.", "content": {JSON: {"schema": known[Problem]}}}
    for status in sorted({status for _, status, _ in STATUS}):
        described["responses"][str(status)] = refusal
    return described


def answer(endpoint: Endpoint, known: dict[type, Schema]) -> Schema:
    schema = known[endpoint.answer] if endpoint.answer is not None else {"type": "object"}
    return {"description": endpoint.summary, "content": {JSON: {"schema": schema}}}


def parameter(param: Param) -> Schema:
    return {"name": param.name, "in": param.where, "required": param.where == "path", "schema": param.schema}


async def get_document(_request: Request) -> object:
    return document()


DOCUMENT: Final = Endpoint("GET", "/api/openapi.json", "openapi", "This description.", get_document, None)
