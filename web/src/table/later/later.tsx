/** What a table needs only after its first picture: a chunk of its own. */

import english from "../../../../src/perihelion/words/en/pages-later.ftl?raw";
import russian from "../../../../src/perihelion/words/ru/pages-later.ftl?raw";
import { learn } from "../../core/words.ts";

export { ChatPanel } from "./chat.tsx";
export { EndDialog } from "./end.tsx";
export { TableMenu } from "./menu.tsx";
export { WaitingRoom } from "./waiting.tsx";

learn({ en: english, ru: russian });
