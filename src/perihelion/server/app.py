"""The application: everything put together."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, MediaType, Request, Response, get
from litestar.config.csrf import CSRFConfig
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.middleware import DefineMiddleware
from litestar.middleware.csrf import CSRFMiddleware
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import Receive, Scope, Send

import perihelion
from perihelion.server import answers, api_people
from perihelion.server.api_page import ApiPage
from perihelion.server.api_tables import TableController, find_shown, find_visit, lobby_controller
from perihelion.server.desk import Desk
from perihelion.server.guard import Guard
from perihelion.server.health import Health, metrics
from perihelion.server.pages import Pages
from perihelion.server.playing import refuse
from perihelion.server.sockets import look_at_table
from perihelion.server.tolls import from_here
from perihelion.tabletop.refusal import Refused


class TokenAwareCSRF(CSRFMiddleware):
    """Protects requests that come with a cookie; no browser sends a token by itself."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if any(name == b"authorization" for name, _ in scope["headers"]):
            await self.app(scope, receive, send)
        else:
            await super().__call__(scope, receive, send)


async def make_app(desk: Desk) -> Guard:
    """The application over a running desk."""
    settings = desk.settings
    pages = Pages(settings)
    csrf = CSRFConfig(
        secret=await desk.store.secret("csrf"),
        cookie_name="csrf",
        header_name="x-csrf-token",
        cookie_samesite="strict",
        cookie_secure=settings.public.startswith("https:"),
    )

    health = Health(desk)

    @get("/healthz", exclude_from_csrf=True)
    async def healthz() -> Response[dict[str, Any]]:
        """Whether the server can do its work: 503 if not, with the check that failed."""
        if desk.closing:
            raise refuse("CLOSING")
        checks = await health.checks()
        well = all(checks.values())
        told = {"well": well, "tables": len(desk.hall.rooms), "checks": checks}
        return Response(told, status_code=200 if well else 503)

    @get("/metrics", include_in_schema=False, media_type=MediaType.TEXT, exclude_from_csrf=True)
    async def figures(request: Request[Any, Any, Any]) -> str:
        """Figures for Prometheus, only for this machine."""
        if not from_here(request.client.host if request.client else None):
            raise refuse("NOT_FOUND")
        return metrics(desk)

    @get(["/", "/{path:path}"], include_in_schema=False)
    async def page(request: Request[Any, Any, Any]) -> Response[Any]:
        """A page or a file of the application."""
        found = pages.find(request.url.path)
        if found is None:
            raise refuse("NOT_FOUND")
        answer = found.packed.answer(request, found.cache)
        if found is pages.index:
            first, _, table = request.url.path.strip("/").partition("/")
            room = desk.hall.rooms.get(table)
            game = room.row.game if room is not None else ""
            caller = await desk.people.who(request) if game else None
            lang = caller.lang if caller is not None else answers.language(request)
            answer.headers["link"] = pages.board(game, lang) if first == "table" else pages.around()
        return answer

    @asynccontextmanager
    async def at_work(app: Litestar) -> AsyncIterator[None]:
        yield
        await desk.stop()

    app = Litestar(
        route_handlers=[
            api_people.people_controller(settings.limits),
            lobby_controller(settings.limits),
            TableController,
            look_at_table,
            healthz,
            figures,
            page,
        ],
        dependencies={
            "desk": Provide(lambda: desk, sync_to_thread=False),
            "caller": Provide(api_people.find_caller),
            "person": Provide(api_people.need_person),
            "owner": Provide(api_people.need_owner),
            # Not "lang": no field of a body may have the name of a dependency.
            "said_in": Provide(api_people.find_lang),
            "visit": Provide(find_visit),
            "shown": Provide(find_shown),
        },
        middleware=[DefineMiddleware(TokenAwareCSRF, config=csrf)],
        exception_handlers={
            Refused: answers.tell_refusal,
            HTTPException: answers.tell_http,
            Exception: answers.tell_failure,
        },
        lifespan=[at_work],
        request_class=answers.CarefulRequest,
        request_max_body_size=settings.limits.body,
        openapi_config=OpenAPIConfig(
            title="Perihelion",
            version=perihelion.__version__,
            path="/api/schema",
            render_plugins=[ApiPage(path="/"), JsonRenderPlugin()],
            use_handler_docstrings=True,
        ),
        debug=False,
        logging_config=None,
    )
    return Guard(app, settings, desk.hall.tolls)
