/** Stars as they are: the colour and the companions of each system that a card is named after. */

interface Star {
  /** Its spectral class, which is its colour: blue-white A to red M, and brown dwarfs L and Y. */
  kind: "A" | "F" | "G" | "K" | "M" | "L" | "Y";
  size: number;
}

const star = (kind: Star["kind"], size: number): Star => ({ kind, size });

/** The stars of each system, the brightest first, and whether a ring of dust is around it. */
const STARS: Record<string, readonly Star[]> = {
  "alpha-centauri": [star("G", 13), star("K", 9), star("M", 3)],
  "barnards-star": [star("M", 9)],
  sirius: [star("A", 15), star("A", 3)],
  "wolf-359": [star("M", 7)],
  "lalande-21185": [star("M", 11)],
  procyon: [star("F", 14), star("A", 3)],
  "tau-ceti": [star("G", 13)],
  "luyten-726-8": [star("M", 8), star("M", 7)],
  "ross-248": [star("M", 8)],
  "epsilon-eridani": [star("K", 13)],
  "lacaille-9352": [star("M", 11)],
  "ross-128": [star("M", 9)],
  "kapteyns-star": [star("M", 10)],
  "ross-154": [star("M", 8)],
  "wise-1541-2250": [star("Y", 8)],
  "61-cygni": [star("K", 11), star("K", 10)],
  "ez-aquarii": [star("M", 8), star("M", 6), star("M", 5)],
  "struve-2398": [star("M", 10), star("M", 8)],
  "groombridge-34": [star("M", 11), star("M", 7)],
  "epsilon-indi": [star("K", 12), star("L", 4), star("L", 4)],
  "luytens-star": [star("M", 10)],
  "teegardens-star": [star("M", 6)],
  "yz-ceti": [star("M", 7)],
  "luhman-16": [star("L", 9), star("L", 8)],
};
const DUST: ReadonlySet<string> = new Set(["epsilon-eridani", "tau-ceti"]);

/** Where the stars of a system stand, the first one in the middle. */
const PLACES: readonly [number, number][] = [
  [24, 24],
  [43, 38],
  [7, 9],
];

/** A system that a correction has added gets a star by its name. */
function starsOf(slug: string): readonly Star[] {
  const sum = [...slug].reduce((all, letter) => all + letter.charCodeAt(0), 0);
  return STARS[slug] ?? [star((["F", "G", "K", "M"] as const)[sum % 4] ?? "M", 9 + (sum % 5))];
}

export function StarArt({ slug }: { slug: string }) {
  const stars = starsOf(slug);
  return (
    <svg class="star-art" viewBox="0 0 52 50" aria-hidden="true">
      {stars.map(({ kind, size }, k) => {
        const [x, y] = PLACES[k] ?? [0, 0];
        return (
          <g key={k} class={`star-${kind}`}>
            <circle class="corona" cx={x} cy={y} r={size * 1.75} />
            <circle class="corona" cx={x} cy={y} r={size * 1.3} />
            <circle class="sphere" cx={x} cy={y} r={size} />
            <circle class="shine" cx={x - size * 0.28} cy={y - size * 0.3} r={size * 0.52} />
          </g>
        );
      })}
      {DUST.has(slug) && (
        <ellipse class="dust" cx="24" cy="24" rx="22" ry="6" transform="rotate(-18 24 24)" />
      )}
    </svg>
  );
}

/** Far stars behind the map, always the same ones. */
export function FarStars() {
  return (
    <svg class="far-stars" viewBox="0 0 100 100" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      {SPOTS.map(([x, y, r]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={r} />
      ))}
    </svg>
  );
}

/** Spread by the golden angle, so that no two lie together. */
const SPOTS: readonly (readonly [number, number, number])[] = Array.from({ length: 90 }, (_, k) => {
  const turn = k * 2.399963;
  const out = Math.sqrt(k / 90) * 72;
  return [50 + out * Math.cos(turn), 50 + out * Math.sin(turn), 0.12 + ((k * 7) % 5) * 0.05] as const;
});
