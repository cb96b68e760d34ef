"""Ways to act on a page: with a mouse, with a finger, with keys, or by what a screen reader finds.

Each takes a thing that the page shows and does to it what somebody would who has nothing else: who
cannot point walks to it, who cannot see asks for it by role and name.
"""

from __future__ import annotations

from typing import Any, Final

from playwright.sync_api import Locator

from browser.driving import DESK, PHONE, Person

POINT: Final = """(thing) => {
  const steps = [0.5, 0.25, 0.75, 0.1, 0.9];
  const found = () => {
    const box = thing.getBoundingClientRect();
    for (const down of steps)
      for (const across of steps) {
        const [x, y] = [box.left + box.width * across, box.top + box.height * down];
        const hit = document.elementFromPoint(x, y);
        if (thing.contains(hit) || hit?.closest("label")?.control === thing) return [x, y];
      }
    return null;
  };
  thing.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" });
  return found() ?? (thing.scrollIntoView({ block: "center", behavior: "instant" }), found());
}"""
"""Where something can be hit: nothing else lies over it there."""

STEPS: Final = """(thing) => {
  const all = [...document.querySelectorAll("[data-legal]")];
  const legal = all.filter((one) => one.checkVisibility({ visibilityProperty: true }));
  const there = legal.indexOf(thing);
  if (there < 0 || document.querySelector("dialog[open]")) return null;
  const here = legal.indexOf(document.activeElement);
  if (here < 0) return there + 1 <= legal.length - there ? there + 1 : there - legal.length;
  const on = (there - here + legal.length) % legal.length;
  return on <= legal.length / 2 ? on : on - legal.length;
}"""
"""How often an arrow has to be pressed to come to something that may be chosen."""

HERE: Final = "(thing) => document.activeElement === thing"

BEFORE: Final = """(thing) => Boolean(
  document.activeElement.compareDocumentPosition(thing) & Node.DOCUMENT_POSITION_PRECEDING)"""

AMONG: Final = "(thing) => document.activeElement.name === thing.name"

ROLES: Final = {"button", "link", "checkbox", "switch", "radio"}


class Mouse:
    """With a mouse on a desktop."""

    size: tuple[int, int] = DESK

    def __init__(self, me: Person) -> None:
        self.me = me
        self.page = me.page

    def press(self, thing: Locator) -> None:
        """Click it, wherever it can be hit."""
        self.hit(*self.point(thing))

    def point(self, thing: Locator) -> tuple[float, float]:
        thing.wait_for(state="visible")
        found = thing.evaluate(POINT)
        assert found, f"covered: {thing.evaluate('(e) => e.outerHTML.slice(0, 200)')}"
        return found[0], found[1]

    def hit(self, x: float, y: float) -> None:
        self.page.mouse.click(x, y)

    def send(self, button: Locator) -> None:
        """Send what has been gathered."""
        self.press(button)


class Finger(Mouse):
    """With a finger on a phone."""

    size = PHONE

    def hit(self, x: float, y: float) -> None:
        """Tap. On a busy machine the finger may be lifted so late that it was a long press, which
        explains and chooses nothing: then once more.
        """
        self.page.touchscreen.tap(x, y)
        explained = self.page.locator(".sheet:not(:has(.option-menu)) .sheet-close")
        if explained.count():
            explained.click()
            self.page.touchscreen.tap(x, y)


class Keys(Mouse):
    """With the keyboard alone: arrows lead through what may be chosen, Tab to all the rest."""

    def press(self, thing: Locator) -> None:
        thing.wait_for(state="attached")
        steps = thing.evaluate(STEPS)
        for _ in range(abs(steps or 0)):
            self.page.keyboard.press("ArrowRight" if steps > 0 else "ArrowLeft")
        kind = thing.evaluate("(e) => e.type ?? ''")
        if not thing.evaluate(HERE):
            assert steps is None, "the arrows lead elsewhere"
            back = thing.evaluate(BEFORE)
            self.walk(thing, "Shift+Tab" if back else "Tab", AMONG if kind == "radio" else HERE)
        if kind == "radio":  # of several Tab comes to one, and arrows choose another
            self.walk(thing, "ArrowDown", HERE)
        else:
            self.page.keyboard.press("Space" if kind == "checkbox" else "Enter")

    def walk(self, thing: Locator, key: str, there: str) -> None:
        for _ in range(300):  # a late table has many things that explain themselves
            if thing.evaluate(there):
                return
            self.page.keyboard.press(key)
        raise AssertionError(f"{key} never leads to {thing}")

    def send(self, button: Locator) -> None:
        self.page.keyboard.press("c")


class Ears(Mouse):
    """With a screen reader: by what the browser's accessibility tree says, and nothing else."""

    def __init__(self, me: Person) -> None:
        super().__init__(me)
        self.line = me.context.new_cdp_session(me.page)
        self.line.send("Accessibility.enable")

    def press(self, thing: Locator) -> None:
        """Have the first thing of this role and name in the tree do what it does; of several that
        are called the same one that is not pressed yet.
        """
        thing.wait_for(state="attached")
        node = self.node(thing)
        assert node, f"not in the tree: {thing}"
        role, name = node["role"]["value"], node["name"]["value"]
        assert role in ROLES, f"a {role} cannot be pressed: {name}"
        document = self.line.send("Runtime.evaluate", {"expression": "document"})
        asked = {"objectId": document["result"]["objectId"], "accessibleName": name, "role": role}
        same = self.line.send("Accessibility.queryAXTree", asked)["nodes"]
        found = [one for one in same if not one["ignored"]]
        assert found, f"no {role} is called {name}"
        self.act(min(found, key=is_pressed))

    def act(self, node: Any) -> None:
        target = self.line.send("DOM.resolveNode", {"backendNodeId": node["backendDOMNodeId"]})
        click = "function () { this.click(); }"
        asked = {"functionDeclaration": click, "objectId": target["object"]["objectId"]}
        self.line.send("Runtime.callFunctionOn", asked)

    def node(self, thing: Locator) -> Any:
        """What the tree says of a thing; nothing if it is not there for who listens."""
        thing.evaluate("(e) => { window.meant = e; }")
        object_id = self.line.send("Runtime.evaluate", {"expression": "window.meant"})["result"]
        asked = {"objectId": object_id["objectId"], "fetchRelatives": False}
        node = self.line.send("Accessibility.getPartialAXTree", asked)["nodes"][0]
        named = not node["ignored"] and node.get("name", {}).get("value", "").strip()
        return node if named else None

    def name(self, thing: Locator) -> str:
        """How something is called by its role and name."""
        node = self.node(thing)
        assert node, f"not in the tree: {thing.evaluate('(e) => e.outerHTML.slice(0, 200)')}"
        return f"{node['role']['value']} {node['name']['value']}"


def is_pressed(node: Any) -> bool:
    """Whether a button of the tree is said to be pressed."""
    return {"name": "pressed", "value": {"type": "tristate", "value": "true"}} in node["properties"]


WAYS: Final = {"mouse": Mouse, "finger": Finger, "keys": Keys, "ears": Ears}
