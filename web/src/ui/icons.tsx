/**
 * Our own icons: a drawing of 24 by 24, in the colour of the text around it. These are what all pages and
 * boards use; a board has its own beside it.
 */

import type { ComponentChildren, JSX } from "preact";

/** Lines of the usual width. */
export function stroke(children: ComponentChildren): JSX.Element {
  return (
    <g fill="none" stroke="currentColor" stroke-width="1.9" stroke-linecap="round" stroke-linejoin="round">
      {children}
    </g>
  );
}

export const COMMON = {
  // -- getting about ---------------------------------------------------------
  home: stroke(<path d="M4 11.5 12 4l8 7.5M6.5 10v9.5h11V10M10 19.5v-5h4v5" />),
  user: stroke(
    <>
      <circle cx="12" cy="8" r="3.8" />
      <path d="M4.5 20c1-4 4-6 7.5-6s6.5 2 7.5 6" />
    </>,
  ),
  bot: stroke(
    <>
      <rect x="5" y="8" width="14" height="11" rx="3" />
      <path d="M12 8V4.5M9.5 12.5v1.5M14.5 12.5v1.5M2.5 12v3.5M21.5 12v3.5" />
    </>,
  ),
  seat: stroke(<path d="M7 4v9h10V4M7 13v7M17 13v7M7 16.5h10" stroke-dasharray="2.4 2.8" />),
  skip: stroke(<path d="M5 6l7 6-7 6zM12 6l7 6-7 6zM20 6v12" />),
  replay: stroke(<path d="M7 8.5A7 7 0 1 1 5 13M7 4v4.5h4.5M10.5 10.5v5l4.2-2.5z" />),
  "speed-off": stroke(<path d="M9 6.5 17.5 12 9 17.5zM4 4l16 16" />),
  "speed-slow": stroke(<path d="M6 6v12M11 6l7 6-7 6z" />),
  "speed-normal": stroke(<path d="M8 5.5 17 12l-9 6.5z" />),
  "speed-fast": stroke(<path d="M4.5 6.5l7 5.5-7 5.5zM12.5 6.5l7 5.5-7 5.5z" />),
  menu: stroke(<path d="M4 7h16M4 12h16M4 17h16" />),
  close: stroke(<path d="m6 6 12 12M18 6 6 18" />),
  check: stroke(<path d="m5 12.5 4.5 4.5L19 7" stroke-width="2.6" />),
  info: stroke(
    <>
      <circle cx="12" cy="12" r="8.5" />
      <path d="M12 11v5.5M12 7.6v.2" stroke-width="2.4" />
    </>,
  ),
  sun: stroke(
    <>
      <circle cx="12" cy="12" r="4" />
      <path d="M12 2.5v2.5M12 19v2.5M2.5 12H5M19 12h2.5M5.3 5.3 7 7M17 17l1.7 1.7M18.7 5.3 17 7M7 17l-1.7 1.7" />
    </>,
  ),
  moon: stroke(<path d="M19.5 14.5A8 8 0 1 1 9.5 4.5a6.5 6.5 0 0 0 10 10Z" />),
  link: stroke(
    <path d="M10 14a4 4 0 0 1 0-5.6l2.7-2.7a4 4 0 0 1 5.6 5.6L17 12.6M14 10a4 4 0 0 1 0 5.6l-2.7 2.7a4 4 0 0 1-5.6-5.6L7 11.4" />,
  ),
  eye: stroke(
    <>
      <path d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12Z" />
      <circle cx="12" cy="12" r="3" />
    </>,
  ),
  secret: stroke(
    <path d="M4 4l16 16M9.6 6a9.5 9.5 0 0 1 2.4-.5c6 0 9.5 6.5 9.5 6.5a17 17 0 0 1-2.7 3.5M6.5 7.5A16.5 16.5 0 0 0 2.5 12S6 18.5 12 18.5a9 9 0 0 0 4.5-1.3M10 10a3 3 0 0 0 4 4" />,
  ),
  play: <path d="M7 4.5v15l12.5-7.5Z" fill="currentColor" />,
  plus: stroke(<path d="M12 5v14M5 12h14" stroke-width="2.4" />),
  minus: stroke(<path d="M5 12h14" stroke-width="2.4" />),
  next: stroke(<path d="m9.5 5 7 7-7 7" stroke-width="2.2" />),
  door: stroke(<path d="M13 4H5v16h8M10 12h11M17 8l4 4-4 4" />),
  offline: stroke(
    <path d="M3 3l18 18M8.5 15.5a5 5 0 0 1 7 0M5 12a10 10 0 0 1 4-2.4M19 12a10 10 0 0 0-7-2.8M12 19.3v.1" />,
  ),
  hourglass: stroke(<path d="M6.5 3.5h11M6.5 20.5h11M8 3.5c0 5 8 6 8 17M16 3.5c0 5-8 6-8 17" />),
  trophy: stroke(
    <path d="M8 4h8v6a4 4 0 0 1-8 0V4ZM8 6H4.5c0 3.5 1.5 5 3.7 5M16 6h3.5c0 3.5-1.5 5-3.7 5M12 14v3.5M8.5 20.5h7l-1-3h-5Z" />,
  ),
  // -- at the table -------------------------------------------------------------
  undo: stroke(<path d="M8.5 5 4.5 9l4 4M5 9h9a5.5 5.5 0 0 1 0 11h-3.5" />),
  reset: stroke(<path d="M4.5 5v5h5M5 10a7.8 7.8 0 1 1-.6 5" />),
  log: stroke(<path d="M8.5 6H20M8.5 12H20M8.5 18H20M4 6h.2M4 12h.2M4 18h.2" />),
  chat: stroke(<path d="M4 5.5h16v11H10.5L6 20v-3.5H4Z" />),
  discards: stroke(
    <>
      <path d="M4 14h16v6.5H4Z" />
      <path d="M12 3v7.5M8.5 7.5 12 11l3.5-3.5" />
    </>,
  ),
  vp: (
    <path
      d="M12 2.5 20.3 7.2v9.6L12 21.5l-8.3-4.7V7.2Z"
      fill="currentColor"
      fill-opacity=".18"
      stroke="currentColor"
      stroke-width="1.9"
      stroke-linejoin="round"
    />
  ),
  ban: stroke(
    <>
      <circle cx="12" cy="12" r="8.3" />
      <path d="m6.2 6.2 11.6 11.6" />
    </>,
  ),
} satisfies Record<string, JSX.Element>;

export type IconName = keyof typeof COMMON;

export interface DrawnProps {
  /** With it the icon speaks for itself, without it the text beside it does. */
  label?: string;
  class?: string;
}

/** A drawing as an icon. */
export function Drawn({ drawing, label, class: extra }: DrawnProps & { drawing: JSX.Element }) {
  const look = { class: extra ? `icon ${extra}` : "icon", viewBox: "0 0 24 24" };
  if (!label) {
    return (
      <svg {...look} aria-hidden="true">
        {drawing}
      </svg>
    );
  }
  return (
    <svg {...look} role="img" aria-label={label}>
      {drawing}
    </svg>
  );
}

export function Icon({ name, ...how }: DrawnProps & { name: IconName }) {
  return <Drawn drawing={COMMON[name]} {...how} />;
}
