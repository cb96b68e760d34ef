"""Take pictures of every page, in both languages, sizes and themes, for people to look at.

`python -m tools.screens` takes all of them, into build/screens/; words after it choose scenes by
name; `--lang`, `--size` and `--theme` choose further.
"""

from __future__ import annotations

import argparse
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
from tools.scenes import SCENES
from tools.visits import Story, Visit

ROOT: Final = Path(__file__).parents[1]
SIZES: Final = {"desk": (1280, 720), "phone": (390, 844)}

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


def take(browser: Browser, story: Story, name: str, lang: str, size: str, theme: str) -> Path:
    """One picture."""
    width, height = SIZES[size]
    context = browser.new_context(
        viewport={"width": width, "height": height},
        locale=lang,
        reduced_motion="reduce",
        has_touch=size == "phone",
        device_scale_factor=1,
    )
    kept = {"theme": theme, "entered": "yes"}
    for key, value in kept.items():
        context.add_init_script(f"localStorage.setItem('{key}', '{value}')")
    try:
        page = SCENES[name](Visit(context, story, lang))
        if name not in ("settle", "goal", "barred"):
            page.mouse.move(2, 2)
        page.wait_for_timeout(150)
        target = ROOT / "build" / "screens" / f"{name}-{lang}-{size}-{theme}.png"
        target.parent.mkdir(parents=True, exist_ok=True)
        full = name in ("home", "crowded_home", "setup", "waiting", "person")
        page.screenshot(path=target, full_page=full)
        return target
    finally:
        context.close()


def main() -> None:
    """Take the pictures that are asked for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("scene", nargs="*", help="only these, or those whose names have it")
    parser.add_argument("--lang", choices=["en", "ru"])
    parser.add_argument("--size", choices=list(SIZES))
    parser.add_argument("--theme", choices=["dark", "light"])
    given = parser.parse_args()
    names = [n for n in SCENES if not given.scene or any(part in n for part in given.scene)]
    langs = [given.lang] if given.lang else ["en", "ru"]
    sizes = [given.size] if given.size else list(SIZES)
    themes = [given.theme] if given.theme else ["dark", "light"]
    with serving() as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=CHROMIUM)
        story = Story(address)
        missed = 0
        for name, lang, size, theme in itertools.product(names, langs, sizes, themes):
            try:
                picture = take(browser, story, name, lang, size, theme)
            except Error as failed:
                missed += 1
                print(f"{name}-{lang}-{size}-{theme}: {failed}", file=sys.stderr, flush=True)
            else:
                print(picture.relative_to(ROOT), flush=True)
        browser.close()
    sys.exit(f"pictures that could not be taken: {missed}" if missed else 0)


if __name__ == "__main__":
    main()
