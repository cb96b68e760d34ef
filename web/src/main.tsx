/** Where everything begins: come in, then show the page of the address. */

import "./styles/base.css";
import "./styles/pages.css";
import "./styles/table.css";
import "./styles/pieces.css";
import { render } from "preact";
import { Refused } from "./core/api.ts";
import { enter } from "./core/me.ts";
import { hasEntered } from "./core/prefs.ts";
import { follow, route } from "./core/route.ts";
import { t } from "./core/words.ts";
import { HomePage } from "./pages/home.tsx";
import { JoinPage } from "./pages/join.tsx";
import { MePage } from "./pages/me.tsx";
import { NewPage } from "./pages/new.tsx";
import { beginTable, TablePage } from "./table/page.tsx";
import { HintLayer } from "./ui/hint.tsx";
import { Shell } from "./ui/shell.tsx";
import { Toasts } from "./ui/toast.tsx";

function Page() {
  const at = route.value;
  switch (at.page) {
    case "home":
      return <HomePage />;
    case "new":
      return <NewPage wanted={at.game} />;
    case "me":
      return <MePage />;
    case "join":
      return <JoinPage key={at.code} code={at.code} />;
    case "table":
      return <TablePage key={at.id} id={at.id} />;
    default:
      return <Lost words={t("no-page")} />;
  }
}

function Lost({ words }: { words: string }) {
  return (
    <Shell>
      <div class="narrow panel">
        <h1 class="lead">{words}</h1>
        <a class="secondary big" href="/">
          {t("to-home")}
        </a>
      </div>
    </Shell>
  );
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
  entering.then(
    (known) => {
      if (!known) stop?.(); // it was begun with as somebody who is not known any more
      render(<App />, root);
    },
    (why) => {
      stop?.();
      render(<Lost words={why instanceof Refused ? why.problem.words : t("failed")} />, root);
    },
  );
}
