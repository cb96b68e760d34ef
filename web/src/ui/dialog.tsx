/** A page over the page: a native dialog, which keeps the focus and closes with Escape. */

import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { t } from "../core/words.ts";
import { Icon } from "./icons.tsx";

interface OverProps {
  label: string;
  class: string;
  onClose: () => void;
  children: ComponentChildren;
}

/** Something over everything else; Escape, or a click beside it, puts it away. */
export function Over({ label, class: look, onClose, children }: OverProps) {
  const own = useRef<HTMLDialogElement>(null);
  const close = useRef(onClose);
  close.current = onClose;
  useEffect(() => {
    const dialog = own.current;
    if (!dialog) return;
    const cancel = (event: Event) => {
      event.preventDefault();
      close.current();
    };
    // The click that ends a long press may fall beside what the press has opened.
    let beside = false;
    const press = (event: Event) => {
      beside = event.target === dialog;
    };
    const click = (event: Event) => {
      if (beside && event.target === dialog) close.current();
    };
    dialog.addEventListener("pointerdown", press);
    dialog.addEventListener("cancel", cancel);
    dialog.addEventListener("click", click);
    if (!dialog.open) dialog.showModal();
    return () => dialog.close();
  }, []);
  return (
    <dialog ref={own} class={look} aria-label={label}>
      {children}
    </dialog>
  );
}

interface Props {
  title: string;
  class: string;
  onClose: () => void;
  children: ComponentChildren;
}

export function Dialog({ title, class: look, onClose, children }: Props) {
  return (
    <Over label={title} class={`dialog ${look}`} onClose={onClose}>
      <div class="dialog-box" tabIndex={-1} autofocus>
        <header class="dialog-head">
          <h2>{title}</h2>
          <button type="button" class="plain" aria-label={t("close")} onClick={onClose}>
            <Icon name="close" />
          </button>
        </header>
        {children}
      </div>
    </Over>
  );
}
