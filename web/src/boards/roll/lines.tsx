/** What may be done with a piece and why not, in its explanation. */

import { Answers } from "../../ui/answers.tsx";
import type { Option, RefusedOption } from "../../wire.ts";

interface Props {
  options: Option[] | undefined;
  refused: RefusedOption[] | undefined;
  few?: number;
}

/** The first note of an answer tells what it brings; the others are printed on the tile. */
export function OptionLines({ options, refused, few = 4 }: Props) {
  return <Answers options={options} why={refused?.map((one) => one.why.words)} few={few} notes={1} />;
}
