"""Take pictures of every page, in both languages, sizes and themes, for people to look at.

`python -m tools.screens` takes all of them, into build/screens/; words after it choose scenes by
name; `--lang`, `--size` and `--theme` choose further. A picture that cannot be taken is told, and
named again at the end, when all others have been. `--vision` takes them as somebody sees them
who confuses colours; `--judge` tells what is wrong with each for people who see little or nothing.
`--docs` makes those of README.md anew, in docs/images/.
"""

from __future__ import annotations

import argparse
import base64
import itertools
import socket
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, Error, sync_playwright
from tools.axe import complaints
from tools.contrast import faint_texts
from tools.scenes import SCENES
from tools.visits import NotReached, Refused, Story, Visit

ROOT: Final = Path(__file__).parents[1]
SIZES: Final = {"desk": (1280, 720), "phone": (390, 844)}
SMALL: Final = {"enlarged": (640, 360), "narrow": (320, 640)}
"""A desktop at 200 %, and the smallest phones; pictures of them have to be asked for."""

VISIONS: Final = ("protanopia", "deuteranopia", "tritanopia", "achromatopsia")

PHONES: Final = (("opening", "dark"), ("explore", "light"), ("crowd", "dark"))
"""What stands side by side in the picture of phones."""

BOARDS: Final = {
    "web": "prestige",
    "web-roll": "roll_planned",
    "web-tiny": "tiny_move",
    "web-beyond": "beyond",
}
"""The pictures of tables on a screen, and the scene of each."""

DRAW: Final = """async ([pictures, scale, gap]) => {
  const images = await Promise.all(pictures.map(async (data) => {
    const image = new Image();
    image.src = `data:image/png;base64,${data}`;
    await image.decode();
    return image;
  }));
  const width = Math.round(images[0].width * scale);
  const height = Math.floor(images[0].height * scale);
  const canvas = document.createElement("canvas");
  canvas.width = images.length * (width + gap) - gap;
  canvas.height = height;
  const brush = canvas.getContext("2d");
  brush.imageSmoothingQuality = "high";
  images.forEach((image, k) => brush.drawImage(image, k * (width + gap), 0, width, height));
  return canvas.toDataURL("image/webp", 0.9).split(",")[1];
}"""
"""Pictures side by side, as one."""

CHROMIUM: Final = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


@contextmanager
def serving() -> Iterator[str]:
    """A server of its own with an empty store; its address."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    address = f"http://127.0.0.1:{port}"
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "tools.staged", str(port), f"{folder}/games.sqlite"]
        with (Path(folder) / "log").open("w") as log:
            running = subprocess.Popen(command, stdout=log, stderr=log)
            try:
                wait_for(address)
                yield address
            finally:
                running.terminate()
                running.wait()


def wait_for(address: str) -> None:
    """Wait until the server answers."""
    for _ in range(1200):
        try:
            urllib.request.urlopen(f"{address}/healthz").close()
            return
        except urllib.error.URLError:
            time.sleep(0.1)
    sys.exit("the server did not start")


def take(
    browser: Browser,
    story: Story,
    name: str,
    lang: str,
    size: str,
    theme: str,
    vision: str = "",
    judge: bool = False,
) -> Path:
    """One picture."""
    width, height = {**SIZES, **SMALL}[size]
    context = browser.new_context(
        viewport={"width": width, "height": height},
        locale=lang,
        reduced_motion="reduce",
        has_touch=size in ("phone", "narrow"),
        device_scale_factor=1,
    )
    kept = {"theme": theme, "entered": "yes"}
    for key, value in kept.items():
        context.add_init_script(f"localStorage.setItem('{key}', '{value}')")
    try:
        page = SCENES[name](Visit(context, story, lang))
        if name not in ("settle", "goal", "barred", "tiny_planet", "beyond_detail", "beyond_aims"):
            page.mouse.move(2, 2)
        page.wait_for_timeout(150)
        if vision:
            seeing = context.new_cdp_session(page)
            seeing.send("Emulation.setEmulatedVisionDeficiency", {"type": vision})
        seen = f"-{vision}" if vision else ""
        target = ROOT / "build" / "screens" / f"{name}-{lang}-{size}-{theme}{seen}.png"
        target.parent.mkdir(parents=True, exist_ok=True)
        full = name in ("home", "crowded_home", "setup", "waiting", "person")
        page.screenshot(path=target, full_page=full)
        for complaint in [*complaints(page), *faint_texts(page)] if judge else ():
            print(f"{target.stem}: {complaint}", flush=True)
        return target
    finally:
        context.close()


def draw_for_docs(browser: Browser, story: Story, lang: str) -> None:
    """The pictures of README.md: a table of each game on a screen, three on a phone."""
    desks = {
        name: [take(browser, story, scene, lang, "desk", "dark")] for name, scene in BOARDS.items()
    }
    phones = [take(browser, story, name, lang, "phone", theme) for name, theme in PHONES]
    for name, pictures in {**desks, "web-phone": phones}.items():
        scale = 1 if name in BOARDS else 2 / 3
        data = [base64.b64encode(picture.read_bytes()).decode() for picture in pictures]
        page = browser.new_page()
        drawn = page.evaluate(DRAW, [data, scale, 13])
        page.close()
        target = ROOT / "docs" / "images" / f"{name}-{lang}.webp"
        target.write_bytes(base64.b64decode(drawn))
        print(target.relative_to(ROOT), flush=True)


def main() -> None:
    """Take the pictures that are asked for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("scene", nargs="*", help="only these, or those whose names have it")
    parser.add_argument("--lang", choices=["en", "ru"])
    parser.add_argument("--size", choices=[*SIZES, *SMALL])
    parser.add_argument("--theme", choices=["dark", "light"])
    parser.add_argument("--vision", choices=VISIONS, default="")
    parser.add_argument("--judge", action="store_true")
    parser.add_argument("--docs", action="store_true", help="those of README.md, and no others")
    given = parser.parse_args()
    wanted = [n for n in SCENES if not given.scene or any(part in n for part in given.scene)]
    names = [] if given.docs else wanted
    langs = [given.lang] if given.lang else ["en", "ru"]
    sizes = [given.size] if given.size else list(SIZES)
    themes = [given.theme] if given.theme else ["dark", "light"]
    with serving() as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=CHROMIUM)
        story = Story(address)
        missed: list[str] = []
        for lang in langs if given.docs else ():
            draw_for_docs(browser, story, lang)
        for name, lang, size, theme in itertools.product(names, langs, sizes, themes):
            try:
                picture = take(browser, story, name, lang, size, theme, given.vision, given.judge)
            except (Error, NotReached, Refused) as failed:
                missed.append(f"{name}-{lang}-{size}-{theme}")
                print(f"{missed[-1]}: {failed}", file=sys.stderr, flush=True)
            else:
                print(picture.relative_to(ROOT), flush=True)
        browser.close()
    sys.exit(f"pictures that could not be taken: {', '.join(missed)}" if missed else 0)


if __name__ == "__main__":
    main()
