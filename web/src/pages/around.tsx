/** The pages around the tables: a chunk of their own, of which no table needs anything. */

import english from "../../../src/perihelion/words/en/pages-around.ftl?raw";
import russian from "../../../src/perihelion/words/ru/pages-around.ftl?raw";
import "../styles/pages.css";
import type { Route } from "../core/route.ts";
import { learn } from "../core/words.ts";
import { HomePage } from "./home.tsx";
import { JoinPage } from "./join.tsx";
import { MePage } from "./me.tsx";
import { NewPage } from "./new.tsx";

learn({ en: english, ru: russian });

export type AroundRoute = Extract<Route, { page: "home" | "new" | "me" | "join" }>;

export function AroundPage({ at }: { at: AroundRoute }) {
  switch (at.page) {
    case "home":
      return <HomePage />;
    case "new":
      return <NewPage wanted={at.game} />;
    case "me":
      return <MePage />;
    case "join":
      return <JoinPage key={at.code} code={at.code} />;
  }
}
