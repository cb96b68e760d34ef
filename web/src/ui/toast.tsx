/** A sentence that appears and goes away: why something was refused. */

import { signal } from "@preact/signals";

interface Toast {
  number: number;
  words: string;
}

const toasts = signal<Toast[]>([]);
let count = 0;

export function tell(words: string): void {
  count += 1;
  const number = count;
  toasts.value = [...toasts.value.filter((toast) => toast.words !== words), { number, words }].slice(-3);
  setTimeout(() => drop(number), 6000);
}

function drop(number: number): void {
  toasts.value = toasts.value.filter((toast) => toast.number !== number);
}

export function Toasts() {
  return (
    <div class="toasts" role="status" aria-live="polite">
      {toasts.value.map((toast) => (
        <button type="button" class="toast" key={toast.number} onClick={() => drop(toast.number)}>
          {toast.words}
        </button>
      ))}
    </div>
  );
}
