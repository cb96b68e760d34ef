/** How to play on a plain board, whatever the game. */

import { t } from "../../core/words.ts";
import { Dialog } from "../../ui/dialog.tsx";

export function PlainHelp({ title, onClose }: { title: string; onClose: () => void }) {
  return (
    <Dialog title={title} class="help-dialog" onClose={onClose}>
      {["question", "things", "undo", "keys"].map((topic) => (
        <p key={topic}>{t(topic === "keys" ? "keys-help" : `plain-help-${topic}`)}</p>
      ))}
    </Dialog>
  );
}
