/** The icons of Tiny Epic Galaxies, beside those that all boards use. */

import type { JSX } from "preact";
import { COMMON, Drawn, type DrawnProps, stroke } from "../../ui/icons.tsx";

const DRAWINGS = {
  ...COMMON,
  // -- the six faces of a die ---------------------------------------------------
  move: stroke(
    <>
      <path
        d="M12 2.8c3.4 2.6 4.6 6.4 3.6 11.2H8.4C7.4 9.2 8.6 5.4 12 2.8Z"
        fill="currentColor"
        fill-opacity=".3"
      />
      <path d="M8.2 11.2 5.2 14v4l3.2-2M15.8 11.2l3 2.8v4l-3.2-2M10.4 17.5 12 21l1.6-3.5" />
    </>,
  ),
  energy: (
    <path
      d="M13.6 2.2 4.6 13.6h5.8L9.2 21.8l10-12.2h-6.3Z"
      fill="currentColor"
      fill-opacity=".85"
      stroke="currentColor"
      stroke-width="1.2"
      stroke-linejoin="round"
    />
  ),
  culture: stroke(
    <>
      <path d="M3.5 9 12 3.2 20.5 9Z" fill="currentColor" fill-opacity=".35" />
      <path d="M6.3 12v5.2M10.1 12v5.2M13.9 12v5.2M17.7 12v5.2M3.8 20.4h16.4" stroke-width="2.3" />
    </>,
  ),
  diplomacy: stroke(
    <>
      <circle cx="8.6" cy="12" r="5.6" fill="currentColor" fill-opacity=".25" />
      <circle cx="15.4" cy="12" r="5.6" fill="currentColor" fill-opacity=".25" />
    </>,
  ),
  economy: stroke(
    <path
      d="M4.5 20V13.5h3.6V20ZM10.2 20V9.5h3.6V20ZM15.9 20V5h3.6v15Z"
      fill="currentColor"
      fill-opacity=".35"
    />,
  ),
  colony: stroke(
    <>
      <path d="M3.6 18.5a8.4 8.4 0 0 1 16.8 0Z" fill="currentColor" fill-opacity=".3" />
      <path d="M12 10V3l5.2 2.4L12 7.8M2.5 20.8h19" />
    </>,
  ),
  // -- on the table -------------------------------------------------------------
  die: stroke(
    <>
      <rect x="4" y="4" width="16" height="16" rx="4" />
      <path d="M8.6 8.6h.1M15.4 15.4h.1M12 12h.1" stroke-width="3" />
    </>,
  ),
  ship: stroke(
    <path d="M12 2.8c3.4 2.6 4.6 6.4 3.6 11.2H8.4C7.4 9.2 8.6 5.4 12 2.8ZM8.2 11.2 5.2 14v4l3.2-2M15.8 11.2l3 2.8v4l-3.2-2" />,
  ),
  star: (
    <path
      d="m12 2.8 2.8 5.9 6.4.8-4.7 4.4 1.2 6.4-5.7-3.1-5.7 3.1 1.2-6.4-4.7-4.4 6.4-.8Z"
      fill="currentColor"
    />
  ),
  deck: stroke(
    <>
      <rect x="4" y="7" width="11" height="14" rx="1.8" />
      <path d="M7 4.5h9.5a1.8 1.8 0 0 1 1.8 1.8V18M10 2h9.5a1.8 1.8 0 0 1 1.8 1.8V15" />
    </>,
  ),
  mission: stroke(
    <>
      <rect x="5.5" y="3" width="13" height="18" rx="2" />
      <path d="M9.6 9.4a2.5 2.5 0 1 1 3.6 2.3c-.8.4-1.2.9-1.2 1.9M12 16.6v.1" stroke-width="2.1" />
    </>,
  ),
  lock: stroke(
    <>
      <rect x="5.5" y="11" width="13" height="9.5" rx="2" />
      <path d="M8.5 11V7.8a3.5 3.5 0 0 1 7 0V11" />
    </>,
  ),
  convert: stroke(<path d="M4 7.5h6.5l4 9H20M4 16.5h4M15.5 4.5l-1 3M17.5 14l3 2.5-3 2.5" />),
  again: stroke(<path d="M19.5 5v5h-5M19 10a7.8 7.8 0 1 0 .6 5" />),
  follow: stroke(<path d="M4 12h9M9 7.5l4.5 4.5L9 16.5M15.5 7.5 20 12l-4.5 4.5" />),
  skull: stroke(
    <>
      <path
        d="M12 3a8 8 0 0 0-8 8c0 2.8 1.4 4.8 3.5 6v3.5h9V17c2.1-1.2 3.5-3.2 3.5-6a8 8 0 0 0-8-8Z"
        fill="currentColor"
        fill-opacity=".2"
      />
      <path d="M9 11.4h.1M15 11.4h.1" stroke-width="3.6" />
      <path d="M12 14v1.6M10.5 20.5V18M13.5 20.5V18" />
    </>,
  ),
} satisfies Record<string, JSX.Element>;

export type IconName = keyof typeof DRAWINGS;

export function Icon({ name, ...how }: DrawnProps & { name: IconName }) {
  return <Drawn drawing={DRAWINGS[name]} {...how} />;
}

/** The icon of a face, a resource or a type of tracks. */
export function faceIcon(face: string | null | undefined): IconName {
  return face && Object.hasOwn(DRAWINGS, face) ? (face as IconName) : "die";
}
