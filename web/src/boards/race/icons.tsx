/** The icons of Race for the Galaxy, beside those that all boards use. */

import type { JSX } from "preact";
import { COMMON, Drawn, type DrawnProps, stroke } from "../../ui/icons.tsx";

const DRAWINGS = {
  ...COMMON,
  // -- on the table -----------------------------------------------------------------
  cards: stroke(
    <>
      <rect x="8.5" y="4" width="10.5" height="15" rx="1.8" transform="rotate(9 14 12)" />
      <path d="M7.5 6.5 5.3 7a1.8 1.8 0 0 0-1.3 2.2l2.5 9.6a1.8 1.8 0 0 0 2.2 1.3l1.3-.3" />
    </>,
  ),
  card: stroke(<rect x="6" y="3.5" width="12" height="17" rx="2" />),
  deck: stroke(
    <>
      <rect x="4" y="7" width="11" height="14" rx="1.8" />
      <path d="M7 4.5h9.5a1.8 1.8 0 0 1 1.8 1.8V18M10 2h9.5a1.8 1.8 0 0 1 1.8 1.8V15" />
    </>,
  ),
  chips: stroke(
    <>
      <path d="m9.5 8 5.5 3.2v6.3l-5.5 3.2L4 17.5v-6.3Z" fill="currentColor" fill-opacity=".18" />
      <path d="m13.5 4.8 1.3-.8 5.5 3.2v6.3l-2.3 1.3" />
    </>,
  ),
  military: stroke(
    <path d="m5 4 9.5 10.5M19 4 9.5 14.5M12.5 17.5l4-4.5M7.5 13l4 4.5M15.5 15.5 19 19.5M8.5 15.5 5 19.5" />,
  ),
  prestige: (
    <path
      d="m12 2.8 2.8 5.9 6.4.8-4.7 4.4 1.2 6.4-5.7-3.1-5.7 3.1 1.2-6.4-4.7-4.4 6.4-.8Z"
      fill="currentColor"
      fill-opacity=".25"
      stroke="currentColor"
      stroke-width="1.7"
      stroke-linejoin="round"
    />
  ),
  tableau: stroke(<path d="M4 4.5h7v6.5H4ZM13.5 4.5h7v6.5h-7ZM4 13.5h7V20H4ZM13.5 13.5h7V20h-7Z" />),
  boost: stroke(<path d="m6 12 6-6 6 6M6 18.5l6-6 6 6" stroke-width="2.3" />),
  shield: stroke(<path d="M12 3.5 19 6v6c0 4.5-3 7.5-7 9-4-1.5-7-4.5-7-9V6Z" />),
  tuck: stroke(<path d="M4 9h16M6 9V5h12v4M6 13h12M7.5 16.5h9M9 20h6" />),
  // -- phases -------------------------------------------------------------------
  explore: stroke(
    <>
      <circle cx="10.5" cy="10.5" r="6.2" />
      <path d="m15.2 15.2 5.3 5.3M8 10.5a2.5 2.5 0 0 1 2.5-2.5" />
    </>,
  ),
  develop: stroke(
    <>
      <path d="M12 2.8 21.2 12 12 21.2 2.8 12Z" />
      <path d="M12 8.3v7.4M8.3 12h7.4" />
    </>,
  ),
  settle: stroke(
    <>
      <circle cx="12" cy="13.5" r="6.5" />
      <path d="M12 13.5V3l5 2.2-5 2.3" />
    </>,
  ),
  trade: stroke(<path d="M4 8.5h14.5M15 5l3.5 3.5L15 12M20 15.5H5.5M9 12l-3.5 3.5L9 19" />),
  consume: stroke(
    <>
      <path d="M4 12a8 8 0 0 1 13.7-5.6L12 12l5.7 5.6A8 8 0 0 1 4 12Z" />
      <path d="M19.5 12h.2" stroke-width="2.8" />
    </>,
  ),
  produce: stroke(
    <path d="m12 9.5 7 3.5v5l-7 3.5L5 18v-5ZM5 13l7 3.5 7-3.5M12 16.5v5M12 2.5v4.5M9.8 4.8h4.4" />,
  ),
  round: stroke(
    <>
      <path d="M20 12a8 8 0 1 1-2.5-5.8" />
      <path d="M18 2.5v4.2h-4.2" />
    </>,
  ),
  search: stroke(
    <>
      <rect x="3.5" y="4" width="10" height="14" rx="1.8" />
      <circle cx="14.5" cy="13" r="4.2" />
      <path d="m17.6 16.1 3.4 3.4" />
    </>,
  ),
  // -- goods ---------------------------------------------------------------------
  novelty: (
    <path
      d="M12 2.5c.9 5.2 4.3 8.6 9.5 9.5-5.2.9-8.6 4.3-9.5 9.5-.9-5.2-4.3-8.6-9.5-9.5 5.2-.9 8.6-4.3 9.5-9.5Z"
      fill="currentColor"
    />
  ),
  rare: (
    <path
      d="M7.2 3.5h9.6L22 12l-5.2 8.5H7.2L2 12ZM8.5 6l-1 5.5h9l-1-5.5Z"
      fill="currentColor"
      fill-rule="evenodd"
    />
  ),
  genes: (
    <path
      d="M6 2.5c0 5 12 5.5 12 9.5S6 16.5 6 21.5M18 2.5C18 7.5 6 8 6 12s12 4.5 12 9.5M7.5 5.5h9M8.8 12h6.4M7.5 18.5h9"
      fill="none"
      stroke="currentColor"
      stroke-width="2.3"
      stroke-linecap="round"
    />
  ),
  alien: (
    <path
      d="M12 2.5 22 20.5H2ZM12 10.5a3.6 3.6 0 1 0 0 7.2 3.6 3.6 0 0 0 0-7.2Z"
      fill="currentColor"
      fill-rule="evenodd"
    />
  ),
  any: (
    <>
      <circle
        cx="12"
        cy="12"
        r="8.3"
        fill="none"
        stroke="currentColor"
        stroke-width="2"
        stroke-dasharray="3.6 2.9"
      />
      <circle cx="12" cy="12" r="3.2" fill="currentColor" />
    </>
  ),
  // -- marks on cards ------------------------------------------------------------
  rebel: stroke(
    <path d="M8 21v-6.5L5.5 11V6.5a1.5 1.5 0 0 1 3 0V5a1.5 1.5 0 0 1 3 0v-.5a1.5 1.5 0 0 1 3 0V6a1.5 1.5 0 0 1 3 0v6.5L16 16v5M8.5 6.5V10M11.5 5v5M14.5 6v4" />,
  ),
  imperium: stroke(<path d="M4 18.5 3 7.5l5 3.5 4-6.5 4 6.5 5-3.5-1 11ZM4.5 21.5h15" />),
  saucer: stroke(
    <>
      <ellipse cx="12" cy="14" rx="9.5" ry="3.6" />
      <path d="M7 12.2C7.3 9 9.3 7 12 7s4.7 2 5 5.2M7.5 20l1-2.5M16.5 20l-1-2.5M12 21v-3" />
    </>,
  ),
  uplift: stroke(<path d="M12 20.5V5M6.5 10 12 4.5 17.5 10M5 20.5h14" stroke-width="2.2" />),
  terraforming: stroke(
    <>
      <circle cx="12" cy="12" r="8.5" />
      <path d="M12 17.5v-7M12 13c-3 0-4-1.5-4-4 2.7 0 4 1.3 4 4ZM12 11c0-2.3 1.2-3.8 4-4 .2 2.5-1.2 4-4 4Z" />
    </>,
  ),
  chromo: stroke(
    <path
      d="M7.5 3.5c2 3.5 3 6 3 8.5s-1 5-3 8.5M16.5 3.5c-2 3.5-3 6-3 8.5s1 5 3 8.5M10.5 12h3"
      stroke-width="2.5"
    />,
  ),
  world: stroke(
    <>
      <circle cx="12" cy="12" r="7.5" />
      <path d="M4.8 10c5 2.5 9.4 2.5 14.4 0" />
    </>,
  ),
  development: stroke(<path d="M12 3 21 12l-9 9-9-9Z" />),
  star: <path d="m12 3 2.6 5.6 6 .7-4.4 4.2 1.1 6-5.3-3-5.3 3 1.1-6L3.4 9.3l6-.7Z" fill="currentColor" />,
  dice: stroke(
    <>
      <rect x="4.5" y="4.5" width="15" height="15" rx="3" />
      <path d="M9 9h.1M15 15h.1M12 12h.1" stroke-width="2.8" />
    </>,
  ),
  arrow: stroke(<path d="M4 12h15M13.5 6.5 19 12l-5.5 5.5" stroke-width="2.4" />),
  flip: stroke(
    <path d="M4 8a8.5 8.5 0 0 1 15-1.5M19.5 3v4.2h-4.2M20 16a8.5 8.5 0 0 1-15 1.5M4.5 21v-4.2h4.2" />,
  ),
} satisfies Record<string, JSX.Element>;

export type IconName = keyof typeof DRAWINGS;

export function isIcon(name: string): name is IconName {
  return name in DRAWINGS;
}

/** The lines of an icon, to be drawn within another picture. */
export function drawing(name: IconName): JSX.Element {
  return DRAWINGS[name];
}

export function Icon({ name, ...how }: DrawnProps & { name: IconName }) {
  return <Drawn drawing={drawing(name)} {...how} />;
}
