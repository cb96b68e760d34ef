"""Refusals over HTTP."""

from __future__ import annotations

import logging
import math
from typing import Any, Final

from litestar import MediaType, Request, Response
from litestar.exceptions import HTTPException, ValidationException

from perihelion.server.people import language_of
from perihelion.server.playing import refuse
from perihelion.server.speech import problem, speaking
from perihelion.server.tolls import TooMuch
from perihelion.server.wire_lobby import Lang, Problem
from perihelion.tabletop.refusal import BadSetup, Refused

LOG: Final = logging.getLogger("perihelion.server.http")

_STATUS: Final = {
    "NO_SESSION": 401,
    "BAD_TOKEN": 401,
    "WRONG_PASSWORD": 403,
    "TOKEN_ONLY_PLAYS": 403,
    "NOT_YOUR_SEAT": 403,
    "NOT_HOST": 403,
    "NO_WATCHING": 403,
    "FOREIGN_ORIGIN": 403,
    "NO_CSRF": 403,
    "NO_TABLE": 404,
    "NO_INVITATION": 404,
    "NOT_FOUND": 404,
    "TOO_LARGE": 413,
    "TOO_MUCH": 429,
    "FAILED": 500,
    "CLOSING": 503,
    "BAD_NAME": 400,
    "BAD_PASSWORD": 400,
    "BAD_MESSAGE": 400,
    "UNKNOWN_GAME": 400,
    "UNKNOWN_BOT": 400,
    "UNKNOWN_SETTING": 400,
    "NOBODY_SITS": 400,
}
"""Anything not listed here is 409: it conflicts with the current state."""

_CODES: Final = {
    400: "BAD_MESSAGE",
    401: "NO_SESSION",
    403: "NO_CSRF",
    404: "NOT_FOUND",
    405: "NOT_ALLOWED",
    413: "TOO_LARGE",
    415: "BAD_MESSAGE",
    429: "TOO_MUCH",
}
"""What the framework itself refuses."""


class CarefulRequest(Request[Any, Any, Any]):
    """A request whose body may be anything."""

    async def json(self) -> Any:
        """The body; refused if it is nested too deeply or is not UTF-8."""
        try:
            return await super().json()
        except (RecursionError, UnicodeDecodeError):
            raise ValidationException from None


def tell_refusal(request: Request[Any, Any, Any], refused: Refused) -> Response[Problem]:
    """A refusal of ours, or of the rules."""
    status = 400 if isinstance(refused, BadSetup) else _STATUS.get(refused.code, 409)
    again = {"retry-after": str(math.ceil(refused.wait))} if isinstance(refused, TooMuch) else {}
    return _told(request, refused, status, again)


def tell_http(request: Request[Any, Any, Any], problem: HTTPException) -> Response[Problem]:
    """A refusal by the framework: the client learns only its kind."""
    status = problem.status_code
    code = _CODES.get(status, "FAILED" if status >= 500 else "BAD_MESSAGE")
    headers = dict(problem.headers or {})
    return _told(request, refuse(code), status, headers)


def tell_failure(request: Request[Any, Any, Any], problem: Exception) -> Response[Problem]:
    """Something that should never happen: the log has all of it, the client hears only
    that it did.
    """
    LOG.exception("a request has failed", exc_info=problem, extra={"path": request.url.path})
    return _told(request, refuse("FAILED"), 500, {})


def _told(
    request: Request[Any, Any, Any], refused: Refused, status: int, headers: dict[str, str]
) -> Response[Problem]:
    game = request.scope.get("state", {}).get("game", "table")
    speech = speaking(language(request), str(game))
    return Response(
        problem(speech, refused), status_code=status, headers=headers, media_type=MediaType.JSON
    )


def language(request: Request[Any, Any, Any]) -> Lang:
    """The language a request asks for: that of its query, else of its browser."""
    asked = request.query_params.get("lang")
    if asked in ("en", "ru"):
        return "ru" if asked == "ru" else "en"
    return language_of(request.headers.get("accept-language", ""))
