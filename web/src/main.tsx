/** Where everything begins: come in, then show the page of the address. */

import "./styles/base.css";
import "./styles/shell.css";
import "./styles/table.css";
import "./styles/pieces.css";
import { signal } from "@preact/signals";
import { render } from "preact";
import { useEffect } from "preact/hooks";
import { api, Refused } from "./core/api.ts";
import { enter } from "./core/me.ts";
import { hasEntered } from "./core/prefs.ts";
import { follow, route } from "./core/route.ts";
import { t } from "./core/words.ts";
import type { AroundRoute } from "./pages/around.tsx";
import { beginTable, TablePage } from "./table/page.tsx";
import { HintLayer } from "./ui/hint.tsx";
import { trying } from "./ui/parts.tsx";
import { Loading, Stopped } from "./ui/stopped.tsx";
import { Toasts } from "./ui/toast.tsx";

/** The pages around the tables, once they have come; or that they cannot be had. */
const around = signal<typeof import("./pages/around.tsx") | null>(null);
const aroundLost = signal(false);

function bringAround(): void {
  import("./pages/around.tsx").then(
    (found) => {
      around.value = found;
    },
    () => {
      aroundLost.value = true;
    },
  );
}

function Page() {
  const at = route.value;
  if (at.page === "table") return <TablePage key={at.id} id={at.id} />;
  if (at.page === "lost") return <Stopped words={t("no-page")} />;
  return <Around at={at} />;
}

function Around({ at }: { at: AroundRoute }) {
  const found = around.value;
  useEffect(() => {
    if (!found) bringAround();
  }, []);
  if (aroundLost.value) return <Stopped words={t("page-lost")} onRetry={again} />;
  return found ? <found.AroundPage at={at} /> : <Loading />;
}

/** Reload the pages in whatever version the server has now; not if it cannot be reached. */
function again(): void {
  void trying(async () => {
    await api.games();
    location.reload();
  });
}

function App() {
  return (
    <>
      <Page />
      <HintLayer />
      <Toasts />
    </>
  );
}

const root = document.getElementById("app");
if (root) {
  follow();
  const entering = enter();
  const at = route.value;
  const stop = at.page === "table" && hasEntered.value === "yes" ? beginTable(at.id) : null;
  if (at.page !== "table") bringAround();
  entering.then(
    (known) => {
      if (!known) stop?.(); // it was begun with as somebody who is not known any more
      render(<App />, root);
    },
    (why) => {
      stop?.();
      render(<Stopped words={why instanceof Refused ? why.problem.words : t("failed")} />, root);
    },
  );
}
