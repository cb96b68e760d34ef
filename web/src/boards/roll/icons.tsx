/** The icons of Roll for the Galaxy, beside those that all boards use. */

import type { JSX } from "preact";
import { COMMON, Drawn, type DrawnProps, stroke } from "../../ui/icons.tsx";

const DRAWINGS = {
  ...COMMON,
  // -- phases, which are the faces of dice ---------------------------------------------
  explore: stroke(
    <>
      <path d="M2.8 12S6.2 5.8 12 5.8 21.2 12 21.2 12 17.8 18.2 12 18.2 2.8 12 2.8 12Z" />
      <circle cx="12" cy="12" r="2.9" fill="currentColor" />
    </>,
  ),
  develop: stroke(
    <>
      <path d="M12 3.2 20.8 12 12 20.8 3.2 12Z" />
      <path d="M12 8.4 15.6 12 12 15.6 8.4 12Z" fill="currentColor" />
    </>,
  ),
  settle: stroke(
    <>
      <circle cx="12" cy="12" r="5.8" fill="currentColor" fill-opacity=".35" />
      <path d="M5.5 16.8c-2.3 1.5-3.3 2.8-2.8 3.5 1 1.3 7-1.4 12.2-5.7S23 5.700 22 4.300c-.6-.7-2.200-.2-4.400.9" />
    </>,
  ),
  produce: stroke(
    <>
      <path d="M4.500 13.500h15v6.500h-15Z" fill="currentColor" fill-opacity=".35" />
      <path d="M12 10.500V3.500M8.300 6.800 12 3.200l3.700 3.600" stroke-width="2.300" />
    </>,
  ),
  ship: stroke(
    <path
      d="M20.800 3.200c-5.200.3-9.300 2.600-11.800 7l-4.300.4-1.700 3 3.900.6 2.900 2.900.6 3.900 3-1.700.4-4.300c4.400-2.500 6.700-6.600 7-11.800Z"
      fill="currentColor"
      fill-opacity=".3"
    />,
  ),
  wild: stroke(<path d="M12 3v18M4.200 7.500l15.600 9M19.800 7.500l-15.600 9" stroke-width="2.600" />),
  manage: stroke(
    <>
      <circle cx="12" cy="7" r="3.300" />
      <path d="M5 19.500c.8-4.300 3.500-6.300 7-6.300s6.200 2 7 6.300M17 4.500l2 2 3-3.300" />
    </>,
  ),
  assign: stroke(<path d="M4 5h4v14H4ZM10 5h4v9h-4ZM16 5h4v6h-4Z" />),
  end: COMMON.vp,
  // -- kinds of dice --------------------------------------------------------------------
  "colour-home": (
    <path d="M12 3.500 21 11.500h-2.600V20h-4.600v-5.500h-3.600V20H5.600v-8.500H3Z" fill="currentColor" />
  ),
  "colour-military": (
    <path
      d="M12 3.500 20 9v4.200l-8-5.300-8 5.300V9ZM12 11.700l8 5.300v4l-8-5.300L4 21v-4Z"
      fill="currentColor"
    />
  ),
  "colour-consumption": (
    <path
      d="M4 4h16c0 6-2.500 9.300-6.500 9.900V18H17v2.500H7V18h3.500v-4.100C6.500 13.300 4 10 4 4Z"
      fill="currentColor"
    />
  ),
  "colour-novelty": (
    <path
      d="M12 2.500c.9 6 2.600 8.600 9.500 9.500-6.900.9-8.600 3.500-9.500 9.500-.9-6-2.600-8.600-9.500-9.500 6.900-.9 8.600-3.500 9.500-9.500Z"
      fill="currentColor"
    />
  ),
  "colour-rare": (
    <path d="M8 3.500h8l5 6L12 21 3 9.500Zm1 2.700L6.700 9h10.600L15 6.200Z" fill="currentColor" />
  ),
  "colour-genes": (
    <path
      d="M20 4c1 8.500-2.500 14-9.500 14-1.300 0-2.400-.3-3.300-.7L5 21l-2-1.200 2.500-4C3 11 7 4 20 4Zm-4.500 4c-3.400 1-6 3.300-7.500 6.300l1.500.9c1.300-2.900 3.300-5.200 6-7.200Z"
      fill="currentColor"
    />
  ),
  "colour-alien": (
    <path
      d="M12 4c2.800 0 5 2 5.200 4.600 2.900.8 4.800 2.200 4.800 3.800 0 2.700-4.500 4.600-10 4.600S2 15.100 2 12.400c0-1.600 1.900-3 4.800-3.800C7 6 9.200 4 12 4Zm-5.500 15 1-1.500h9l1 1.500Z"
      fill="currentColor"
    />
  ),
  "colour-gray": <circle cx="12" cy="12" r="8" fill="currentColor" />,
  // -- on the table -----------------------------------------------------------------------
  credit: (
    <path
      d="M12 2.500a9.500 9.500 0 1 1 0 19 9.500 9.500 0 0 1 0-19Zm-1 3.300v1.500c-2 .3-3.300 1.500-3.300 3.200 0 2 1.700 2.700 3.700 3.200 1.700.4 2.200.7 2.200 1.400s-.6 1.100-1.600 1.100c-1.100 0-1.900-.5-2.300-1.400l-2.200.9c.5 1.400 1.700 2.300 3.500 2.600v1.500h2v-1.500c2.100-.3 3.400-1.600 3.400-3.300 0-2.100-1.700-2.800-3.800-3.300-1.600-.4-2.100-.7-2.100-1.300s.6-1 1.500-1 1.600.4 2 1.200l2.100-1c-.6-1.200-1.700-2-3.100-2.300V5.800Z"
      fill="currentColor"
      fill-rule="evenodd"
    />
  ),
  chips: stroke(
    <>
      <path
        d="m9.500 8 5.500 3.200v6.300l-5.500 3.200L4 17.500v-6.300Z"
        fill="currentColor"
        fill-opacity=".18"
      />
      <path d="m13.500 4.800 1.300-.8 5.500 3.200v6.300l-2.300 1.300" />
    </>,
  ),
  tiles: stroke(
    <path d="M4 4.500h7v6.500H4ZM13.500 4.500h7v6.500h-7ZM4 13.500h7V20H4ZM13.500 13.500h7V20h-7Z" />,
  ),
  bag: stroke(
    <path d="M9 4h6l-1.300 3.300C18 9.300 20 13 20 16c0 3-2.200 4.500-8 4.500S4 19 4 16c0-3 2-6.700 6.300-8.700Z" />,
  ),
  cup: stroke(<path d="M5 4h14l-2.300 16H7.300ZM6 9.500h12" />),
  citizens: stroke(
    <>
      <circle cx="9" cy="8" r="3.200" />
      <path d="M3 19c.6-3.700 2.900-5.500 6-5.500s5.400 1.800 6 5.500M15.500 5.300a3 3 0 0 1 0 5.500M17.300 13.900c2 .7 3.300 2.300 3.700 5.100" />
    </>,
  ),
  die: stroke(
    <>
      <rect x="4" y="4" width="16" height="16" rx="3.500" />
      <circle cx="12" cy="12" r="1.800" fill="currentColor" />
    </>,
  ),
  flip: stroke(
    <path d="M4 8a8.500 8.500 0 0 1 15-1.500M19.500 3v4.200h-4.200M20 16a8.500 8.500 0 0 1-15 1.500M4.500 21v-4.200h4.200" />,
  ),
  down: stroke(<path d="M12 4v15M5.500 12.500 12 19l6.500-6.500" stroke-width="2.400" />),
  up: stroke(<path d="M12 20V5M5.500 11.500 12 5l6.500 6.500" stroke-width="2.400" />),
  once: stroke(
    <path d="M13 2.500 5 13.500h6l-1 8 8.500-11.500h-6.300Z" fill="currentColor" fill-opacity=".3" />,
  ),
} satisfies Record<string, JSX.Element>;

export type IconName = keyof typeof DRAWINGS;

export function isIcon(name: string): name is IconName {
  return name in DRAWINGS;
}

/** The lines of an icon, to be drawn within another picture. */
export function drawing(name: string): JSX.Element | null {
  return isIcon(name) ? DRAWINGS[name] : null;
}

export function Icon({ name, ...how }: DrawnProps & { name: IconName }) {
  return <Drawn drawing={DRAWINGS[name]} {...how} />;
}

/** The sign of a phase, or of a kind of dice; nothing for what has none. */
export function Sign({ of, ...how }: DrawnProps & { of: string }) {
  return isIcon(of) ? <Icon name={of} {...how} /> : null;
}

/** The sign of a phase on its colour: the same on the table, on tiles and in explanations. */
export function Badge({ of, label }: { of: string; label?: string }) {
  return (
    <b class={`phase-badge phase-${of}`}>
      <Sign of={of} {...(label ? { label } : {})} />
    </b>
  );
}
