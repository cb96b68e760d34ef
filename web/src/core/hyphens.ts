/**
 * Where long words may be parted. Browsers part words by dictionaries that not all of them have; names of
 * cards have to fit everywhere.
 */

const SOFT = "\u00ad";

interface Letters {
  vowels: string;
  consonants: string;
  /** Letters that end a syllable. */
  silent: string;
}

const LETTERS: Letters[] = [
  { vowels: "аеёиоуыэюя", consonants: "бвгджзклмнпрстфхцчшщ", silent: "йъь" },
  { vowels: "aeiouy", consonants: "bcdfghjklmnpqrstvwxz", silent: "" },
];

/** Between which letters a word may be parted: between syllables. */
function rules({ vowels, consonants, silent }: Letters): RegExp[] {
  const v = `[${vowels}]`;
  const c = `[${consonants}]`;
  const any = `[${vowels}${consonants}${silent}]`;
  const out = [
    `(${v}${c})(${c}${v})`,
    `(${c}${v})(${c}${v})`,
    `(${v}${c})(${c}${c}${v})`,
    `(${v}${c}${c})(${c}${c}${v})`,
  ];
  if (silent) out.unshift(`([${silent}])(${any}${any})`);
  return out.map((rule) => new RegExp(rule, "gi"));
}

const RULES = LETTERS.map(rules);
const LONG = 9;

/** The text with signs, which are seen only where they are needed, in its long words. */
export function hyphened(text: string): string {
  return text
    .split(" ")
    .map((word) => (word.length >= LONG ? parted(word) : word))
    .join(" ");
}

/** The text parted after its dots and not before them, with figures beside what they count. */
export function kept(text: string): string {
  return text
    .replaceAll(" · ", "\u00a0· ")
    .replace(/(?<=\d) (?=\p{Lu}{2}(?!\p{L}))/gu, "\u00a0")
    .replace(/(?<=\d) (\p{Ll}{2}) (?=\d)/gu, "\u00a0$1\u00a0");
}

/** A word with the signs in it, but not so that less than three letters would be left. */
function parted(word: string): string {
  let out = word;
  for (const group of RULES) {
    for (const rule of group) {
      // Twice, since what ends one syllable may begin the next.
      out = out.replace(rule, `$1${SOFT}$2`).replace(rule, `$1${SOFT}$2`);
    }
  }
  return out.replace(/^(.{1,2})\u00ad/, "$1").replace(/\u00ad(?=.{1,2}$)/, "");
}
