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
    for (const one of ["/api/me", path, `${path}/faces/shown`]) {
      asked[`${one}?lang=${lang}`] = fetch(`${one}?lang=${lang}`).catch(() => null);
    }
    window.early = { asked, sockets: {} };
    // Who looked as a seat of their choice is greeted when it is known that it is still theirs.
    if (sessionStorage.getItem(`seat ${table[0].slice("/table/".length)}`) === null) {
      const address = `${location.origin.replace("http", "ws")}${path}/socket`;
      const socket = new WebSocket(address);
      const listens = localStorage.getItem("listens") === "on";
      const hello = { type: "hello", call: 1, lang, seq: 0, known: 0, chat_known: 0, listens };
      socket.heard = [];
      socket.onopen = () => socket.send(JSON.stringify(hello));
      socket.onmessage = (event) => socket.heard.push(event);
      window.early.sockets[address] = socket;
    }
  }
} catch {}
