/** How to play on a plain board, whatever the game. */

import { t } from "../../core/words.ts";
import { Dialog } from "../../ui/dialog.tsx";
import type { PlainView } from "../../wire.ts";
import type { TableProps } from "../board.ts";

export function PlainHelp({ table, onClose }: TableProps<PlainView> & { onClose: () => void }) {
  return (
    <Dialog title={table.title} class="help-dialog" onClose={onClose}>
      {["question", "things", "undo", "keys"].map((topic) => (
        <p key={topic}>{t(topic === "keys" ? "keys-help" : `plain-help-${topic}`)}</p>
      ))}
    </Dialog>
  );
}
