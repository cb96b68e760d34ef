"""Texts that are hard to read, by the pixels behind them.

axe-core does not judge letters on gradients and pictures, of which boards are made. Here the
letters are hidden, a picture is taken, and each text is compared with what lies behind it.
"""

from __future__ import annotations

import base64
from typing import Any, Final

from playwright.sync_api import Page

HIDE: Final = """() => {
  const spared = ":disabled, [aria-disabled=true], .barred, .unseen, [inert]";
  const top = document.querySelector("dialog[open]") ?? document.body;
  const found = [];
  const walk = document.createTreeWalker(top, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {
    const text = walk.currentNode.textContent.trim();
    const of = walk.currentNode.parentElement;
    const seen = of.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    if (!text || !seen || of.closest(spared)) continue;
    const style = getComputedStyle(of);
    let opacity = 1;
    for (let one = of; one; one = one.parentElement) opacity *= getComputedStyle(one).opacity;
    const range = document.createRange();
    range.selectNodeContents(walk.currentNode);
    const box = range.getClientRects()[0];
    if (!box || box.width < 3 || box.left < 0 || box.top < 0) continue;
    if (box.right > innerWidth || box.bottom > innerHeight) continue;
    const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    if (!hit || !(hit.contains(of) || of.contains(hit))) continue;
    found.push({
      text: text.slice(0, 40),
      where: of.closest("[class]")?.getAttribute("class") ?? of.tagName,
      colour: of instanceof SVGElement ? style.fill : style.color,
      opacity,
      large: parseFloat(style.fontSize) >= (style.fontWeight >= 700 ? 18.66 : 24),
      box: [box.left, box.top + box.height * 0.15, box.width, box.height * 0.7].map(Math.floor),
    });
  }
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`*, *::before, *::after {
    -webkit-text-fill-color: transparent !important; text-shadow: none !important;
    -webkit-text-stroke-color: transparent !important; caret-color: transparent;
  } svg text { fill: transparent !important; stroke: transparent !important; }`);
  document.adoptedStyleSheets = [sheet];
  return found;
}"""
"""All texts in sight, with their colours; from now on they are not seen."""

JUDGE: Final = """async ([picture, texts]) => {
  document.adoptedStyleSheets = [];
  const image = new Image();
  image.src = `data:image/png;base64,${picture}`;
  await image.decode();
  const brush = (width, height) =>
    new OffscreenCanvas(width, height).getContext("2d", { willReadFrequently: true });
  const behind = brush(image.width, image.height);
  behind.drawImage(image, 0, 0);
  const drop = brush(1, 1);
  const rgba = (colour) => {
    drop.clearRect(0, 0, 1, 1);
    drop.fillStyle = colour;
    drop.fillRect(0, 0, 1, 1);
    return drop.getImageData(0, 0, 1, 1).data;
  };
  const part = (value) =>
    value / 255 <= 0.03928 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4;
  const light = (r, g, b) => 0.2126 * part(r) + 0.7152 * part(g) + 0.0722 * part(b);
  return texts.flatMap(({ text, where, colour, opacity, large, box }) => {
    const [left, top, width, height] = box;
    const ink = rgba(colour);
    const alpha = (ink[3] / 255) * opacity;
    const pixels = behind.getImageData(left, top, Math.max(width, 1), Math.max(height, 1)).data;
    const ratios = [];
    for (let k = 0; k < pixels.length; k += 4) {
      const under = [pixels[k], pixels[k + 1], pixels[k + 2]];
      const over = under.map((value, c) => ink[c] * alpha + value * (1 - alpha));
      const [one, other] = [light(...over), light(...under)].sort((a, b) => b - a);
      ratios.push((one + 0.05) / (other + 0.05));
    }
    const middle = ratios.sort((a, b) => a - b)[ratios.length >> 1];
    return middle < (large ? 3 : 4.5) ? [`${middle.toFixed(2)} ${where}: ${text}`] : [];
  });
}"""
"""Those whose letters have too little contrast with most of what lies behind them."""


def faint_texts(page: Page) -> list[str]:
    """Texts in sight with less contrast than WCAG asks for (AA)."""
    texts: list[Any] = page.evaluate(HIDE)
    picture = base64.b64encode(page.screenshot(animations="disabled", caret="initial")).decode()
    found: list[str] = page.evaluate(JUDGE, [picture, texts])
    return found
