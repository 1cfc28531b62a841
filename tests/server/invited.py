"""Sitting down by a link as a browser does: with a token of one's own, and as often as it takes."""

import secrets

import httpx2

from ludotheque.server.rooms.seat_tokens import TOKEN_BYTES, make_token


def own_token() -> str:
    """The secret that somebody makes for the seat they are about to take."""
    return make_token(secrets.token_bytes(TOKEN_BYTES))


async def join(address: str, room: str, **request: str | int) -> httpx2.Response:
    """Ask for a seat: `token` is that of a link, `fresh` one's own."""
    async with httpx2.AsyncClient(base_url=address, trust_env=False, timeout=120) as client:
        return await client.post(f"/api/rooms/{room}/join", json=request)


async def sit_down(address: str, room: str, link: str, fresh: str) -> None:
    """By a link that must still be good, or with which the same token has sat down before."""
    answer = await join(address, room, token=link, fresh=fresh)
    assert answer.status_code == 200, answer.text
    assert answer.json()["token"] == fresh
