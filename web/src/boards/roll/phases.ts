/** The five phases in the order of play. */

export const PHASES = ["explore", "develop", "settle", "produce", "ship"] as const;
