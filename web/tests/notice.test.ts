import { afterEach, expect, test, vi } from "vitest";
import { notify, title } from "../src/core/notice.ts";
import { notices } from "../src/core/prefs.ts";

const told: string[] = [];

class FakeNotification {
  static permission = "granted";
  onclick: (() => void) | null = null;

  constructor(heading: string, { body }: { body: string }) {
    told.push(`${heading}: ${body}`);
  }

  close(): void {}
}

function look(hidden: boolean, permission = "granted"): { title: string } {
  const page = { hidden, title: "", documentElement: { dataset: {} } };
  FakeNotification.permission = permission;
  vi.stubGlobal("document", page);
  vi.stubGlobal("Notification", FakeNotification);
  return page;
}

afterEach(() => {
  told.length = 0;
  notices.value = "off";
  vi.unstubAllGlobals();
});

test("who looks elsewhere and wants to know is told that it is his turn", () => {
  look(true);
  notices.value = "on";

  notify("t", "Race", "Choose an action.");

  expect(told).toEqual(["Your turn — Race: Choose an action."]);
});

test.each([
  ["looks at the page", false, "on", "granted"],
  ["has not asked for it", true, "off", "granted"],
  ["has forbidden it in the browser", true, "on", "denied"],
] as const)("nobody is told who %s", (_, hidden, wanted, permission) => {
  look(hidden, permission);
  notices.value = wanted;

  notify("t", "Race", "Choose an action.");

  expect(told).toEqual([]);
});

test("the title of the tab has a mark while I am waited for", () => {
  const page = look(false);

  title("Race", true);
  expect(page.title).toBe("● Your turn — Race");

  title("Race", false);
  expect(page.title).toBe("Race");
});
