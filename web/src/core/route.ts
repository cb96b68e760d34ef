/** Which page is shown. */

import { signal } from "@preact/signals";

export type Route =
  | { page: "home" }
  | { page: "new"; game: string | null }
  | { page: "me" }
  | { page: "join"; code: string }
  | { page: "table"; id: string }
  | { page: "lost" };

export function routeOf(path: string, query = ""): Route {
  const parts = path.split("/").filter(Boolean);
  const [first, second] = parts;
  if (first === undefined) return { page: "home" };
  if (first === "new" && parts.length === 1) {
    return { page: "new", game: new URLSearchParams(query).get("game") };
  }
  if (first === "me" && parts.length === 1) return { page: "me" };
  if (first === "join" && second && parts.length === 2) return { page: "join", code: second };
  if (first === "table" && second && parts.length === 2) return { page: "table", id: second };
  return { page: "lost" };
}

export const route = signal<Route>({ page: "home" });

function read(): void {
  route.value = routeOf(location.pathname, location.search);
}

export function go(path: string, replace = false): void {
  if (replace) history.replaceState(null, "", path);
  else history.pushState(null, "", path);
  read();
  scrollTo(0, 0);
}

/** Follow the address; links within the application do not reload the page. */
export function follow(): void {
  read();
  addEventListener("popstate", read);
  document.addEventListener("click", (event) => {
    const link = (event.target as Element | null)?.closest?.("a[href^='/']");
    const plain = !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) && event.button === 0;
    if (!link || !plain || link.hasAttribute("download") || link.getAttribute("target")) return;
    event.preventDefault();
    go(link.getAttribute("href") ?? "/");
  });
}
