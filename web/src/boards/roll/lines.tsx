/** What may be done with something and why not, in its explanation. */

import type { Option, RefusedOption } from "../../wire.ts";
import { Icon } from "./icons.tsx";

interface Props {
  options: Option[] | undefined;
  refused: RefusedOption[] | undefined;
  /** Of more answers than this none is listed: where the piece may go glows. */
  few?: number;
}

export function OptionLines({ options = [], refused = [], few = 4 }: Props) {
  return (
    <>
      {options.length <= few &&
        options.map((option) => (
          <div key={option.id} class="detail-may">
            <p>
              <Icon name="check" /> {option.words}
              {option.notes[0] && <b class="brings"> {option.notes[0]}</b>}
            </p>
          </div>
        ))}
      {refused.map((one) => (
        <p key={one.id} class="detail-why">
          <Icon name="ban" /> {one.why.words}
        </p>
      ))}
    </>
  );
}
