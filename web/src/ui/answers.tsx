/** What may be done with something, and why not, in its explanation. */

import type { Option } from "../wire.ts";
import { Icon } from "./icons.tsx";

interface Props {
  options: readonly Option[] | undefined;
  /** Why it may not be chosen. */
  why: readonly string[] | undefined;
  /** Of more answers than this none is listed: where the piece may go glows. */
  few?: number;
  /** So many notes are told of each answer. */
  notes?: number;
}

export function Answers({ options = [], why = [], few, notes }: Props) {
  const listed = few !== undefined && options.length > few ? [] : options;
  return (
    <>
      {listed.map((option) => (
        <div key={option.id} class="detail-may">
          <p>
            <Icon name="check" /> {option.words}
          </p>
          {option.notes.slice(0, notes).map((note) => (
            <p key={note} class="detail-note">
              {note}
            </p>
          ))}
        </div>
      ))}
      {[...new Set(why)].map((words) => (
        <p key={words} class="detail-why">
          <Icon name="ban" /> {words}
        </p>
      ))}
    </>
  );
}
