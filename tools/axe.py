"""What axe-core has against a page: whatever is more than minor."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Page

AXE: Final = Path(__file__).parents[1] / "web" / "node_modules" / "axe-core" / "axe.min.js"

RUN: Final = """async (colours) => {
  const how = colours
    ? { runOnly: ['color-contrast'] }
    : { rules: { 'label-content-name-mismatch': { enabled: true } } };
  const found = await axe.run(document, { resultTypes: ['violations'], ...how });
  return found.violations
    .filter((one) => one.impact !== 'minor')
    .flatMap((one) => one.nodes.map((node) => `${one.id} (${one.impact}): ${node.html}`));
}"""


def complaints(page: Page, colours: bool = False) -> list[str]:
    """What axe has against the page as it stands, or against its colours alone."""
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(AXE.read_text("utf-8"))
    found: list[Any] = page.evaluate(RUN, colours)
    return [str(one)[:300] for one in found]
