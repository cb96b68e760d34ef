/** The five phases in the order of play. */

export const PHASES = ["explore", "develop", "settle", "produce", "ship"] as const;

export const NUMERALS: Record<string, string> = {
  explore: "I",
  develop: "II",
  settle: "III",
  produce: "IV",
  ship: "V",
};
