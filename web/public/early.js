// Before the pages have come: the theme that was chosen on this device, and, at the address of a table,
// what it needs of the server. `src/core/early.ts` takes it over.
try {
  const theme = localStorage.getItem("theme");
  if (theme) document.documentElement.dataset.theme = theme;
  const table = /^\/table\/[^/]+$/.exec(location.pathname);
  const lang = localStorage.getItem("lang");
  if (table && lang && localStorage.getItem("entered") === "yes") {
    const path = `/api/tables${table[0].slice("/table".length)}`;
    const asked = {};
    for (const one of ["/api/me", path, `${path}/faces`]) {
      asked[`${one}?lang=${lang}`] = fetch(`${one}?lang=${lang}`).catch(() => null);
    }
    const address = `${location.origin.replace("http", "ws")}${path}/socket`;
    window.early = { asked, sockets: { [address]: new WebSocket(address) } };
  }
} catch {}
