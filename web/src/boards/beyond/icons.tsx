/** The icons of Beyond the Sun, beside those that all boards use. */

import type { JSX } from "preact";
import { COMMON, Drawn, type DrawnProps, stroke } from "../../ui/icons.tsx";

const DRAWINGS = {
  ...COMMON,
  // -- what one has ---------------------------------------------------------------
  ore: (
    <path
      d="m8.5 3.5 7-.5 5 6-2 9-8 3-7-5.5L3 8Zm1 2L5.5 9l4.5 2.5L16 9l-1.2-4.2Zm.8 7.2.2 6 6-2.2 1-5Z"
      fill="currentColor"
      fill-rule="evenodd"
    />
  ),
  population: (
    <>
      <circle cx="12" cy="7" r="4.2" fill="currentColor" />
      <path d="M3.5 21c.4-5.6 3.8-8.6 8.5-8.6s8.1 3 8.5 8.6Z" fill="currentColor" />
    </>
  ),
  cube: stroke(<path d="m12 3 8 4.5v9L12 21l-8-4.5v-9ZM4.3 7.7 12 12l7.7-4.3M12 12v8.7" />),
  food: (
    <path
      d="M12 22V12.5c-5 .4-8-2.5-8-8 5-.3 8 2 8 6.5 0-4.5 3-7 8-7 .3 6-2.7 8.5-8 8.5Z"
      fill="currentColor"
      stroke="currentColor"
      stroke-width="1.6"
      stroke-linejoin="round"
    />
  ),
  star: <path d="m12 3 2.6 5.6 6 .7-4.4 4.2 1.1 6-5.3-3-5.3 3 1.1-6L3.4 9.3l6-.7Z" fill="currentColor" />,
  ship: stroke(
    <path d="M12 2.5c3.5 3 5 6.5 5 10.5v4H7v-4c0-4 1.5-7.5 5-10.5ZM7 13l-3.5 4v3L7 18M17 13l3.5 4v3L17 18M10 21h4" />,
  ),
  disc: stroke(
    <>
      <circle cx="12" cy="12" r="8.5" />
      <circle cx="12" cy="12" r="4.5" />
    </>,
  ),
  // -- what actions do -------------------------------------------------------------
  now: <path d="M13.5 2 5 13.5h5.5L9.5 22 19 9.5h-6Z" fill="currentColor" />,
  always: stroke(
    <path d="M12 12c-2-2.7-3.5-4-5.5-4a4 4 0 0 0 0 8c2 0 3.5-1.3 5.5-4s3.5-4 5.5-4a4 4 0 0 1 0 8c-2 0-3.5-1.3-5.5-4Z" />,
  ),
  use: stroke(<path d="M20 12a8 8 0 1 1-2.5-5.8M18 2.5v4.2h-4.2" />),
  research: stroke(
    <path d="M9 3h6M10 3v6L4.5 18.5A1.7 1.7 0 0 0 6 21h12a1.7 1.7 0 0 0 1.5-2.5L14 9V3M7.5 15h9" />,
  ),
  jump: stroke(<path d="M3 17c3-9 11-11 16.5-6M20 5v6.5h-6.5M3 21h.2M8 20h.2" stroke-width="2.2" />),
  upgrade: stroke(<path d="m6 12 6-6 6 6M6 18.5l6-6 6 6" stroke-width="2.3" />),
  automate: stroke(
    <>
      <circle cx="12" cy="12" r="3" />
      <path
        d="M12 3v3M12 18v3M3 12h3M18 12h3M5.6 5.6l2.2 2.2M16.2 16.2l2.2 2.2M18.4 5.6l-2.2 2.2M7.8 16.2l-2.2 2.2"
        stroke-width="2.4"
      />
    </>,
  ),
  colonise: stroke(
    <>
      <circle cx="12" cy="15" r="6.5" />
      <path d="M12 15V3l6 2.3-6 2.4M6 13.5c3 2 9 2 12 0" />
    </>,
  ),
  control: stroke(<path d="M6 21.5V3.5h12l-3.5 4.3 3.5 4.2H6" />),
  system: stroke(
    <>
      <circle cx="12" cy="12" r="5.5" />
      <path d="M3.5 16.5c-2-3 15.5-12 17.5-9s-15.5 12-17.5 9Z" />
    </>,
  ),
  yard: stroke(<path d="M4 20.5V9l8-5 8 5v11.5M8 20.5v-7h8v7M8 17h8" />),
  copy: stroke(<path d="M8.5 8.5h11v11h-11ZM4.5 15.5v-11h11" />),
  event: stroke(
    <path d="m6.2 3.4 12.4-1.1 1.5 17.3-12.4 1.1ZM12.9 7l.6 6.2M13.8 16.6v.2" stroke-width="2" />,
  ),
  guild: stroke(<path d="M3 20.5h18M5 20v-9M9.7 20v-9M14.3 20v-9M19 20v-9M3 10.5 12 4l9 6.5Z" />),
  lock: stroke(<path d="M6 11h12v9.5H6ZM8.5 11V8a3.5 3.5 0 0 1 7 0v3" />),
  arrow: stroke(<path d="M4 12h15M13.5 6.5 19 12l-5.5 5.5" stroke-width="2.4" />),
  museum: stroke(<path d="M3 20.5h18M6 20V10h12v10M4 10l8-6 8 6M10 20v-6h4v6" />),
  pawn: stroke(
    <path d="M12 3.5a3.8 3.8 0 0 1 2 7c.5 3.5 2 5.5 4 7v3H6v-3c2-1.5 3.5-3.5 4-7a3.8 3.8 0 0 1 2-7Z" />,
  ),
  guess: stroke(
    <path d="M4 9.5c3-3.5 5-3 8-1s5 2.5 8-1M4 16.5c3-3.5 5-3 8-1s5 2.5 8-1" stroke-width="2.4" />,
  ),
  pen: stroke(<path d="m4 20 1.2-4.5L16 4.7l3.3 3.3L8.5 18.8ZM13.5 7.2l3.3 3.3" />),
  whole: stroke(<path d="M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5" stroke-width="2.2" />),
  trade: stroke(<path d="M4 8.5h14.5M15 5l3.5 3.5L15 12M20 15.5H5.5M9 12l-3.5 3.5L9 19" />),
  growth: stroke(
    <path d="M12 21v-9M12 15c-4 0-6-2-6-6 4 0 6 2 6 6ZM12 12c0-4 2-6.5 6.5-6.5 0 4.5-2 6.5-6.5 6.5Z" />,
  ),
  // -- types of technologies ----------------------------------------------------------
  science: stroke(
    <>
      <ellipse cx="12" cy="12" rx="9.5" ry="3.8" transform="rotate(35 12 12)" />
      <ellipse cx="12" cy="12" rx="9.5" ry="3.8" transform="rotate(-35 12 12)" />
      <circle cx="12" cy="12" r="1.6" fill="currentColor" />
    </>,
  ),
  economic: stroke(<path d="M4 20.5V14M9.5 20.5V10M15 20.5v-8M20.5 20.5V5" stroke-width="3" />),
  military: stroke(
    <>
      <circle cx="12" cy="12" r="6.5" />
      <path d="M12 2v6M12 16v6M2 12h6M16 12h6" />
    </>,
  ),
  commercial: stroke(<path d="M12 2.8 20 7.4v9.2l-8 4.6-8-4.6V7.4ZM8 12h8M12 8v8" />),
} satisfies Record<string, JSX.Element>;

export type IconName = keyof typeof DRAWINGS;

export function isIcon(name: string): name is IconName {
  return name in DRAWINGS;
}

export function Icon({ name, ...how }: DrawnProps & { name: IconName }) {
  return <Drawn drawing={DRAWINGS[name]} {...how} />;
}
