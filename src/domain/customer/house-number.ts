/** A street and its house number, separated. */
export interface StreetParts {
  readonly street: string;
  readonly streetNumber: string;
}

/**
 * Far longer than any street. The patterns compare every letter with every separator, so that a long line would take
 * minutes. Units: characters.
 */
const longest = 200;

/** `Lindenstrasse 12a`, `Hafenweg 3-5`, `Via Roma, 12/B`. */
const atEnd = /^(.*\p{L}.*?)[\s,]+(\d+ ?[a-z]?(?: ?[-/] ?(?:\d+ ?[a-z]?|[a-z]))*)$/iu;
/** `12 rue de la Paix`, `7 bis, avenue Foch`. */
const atStart = /^(\d+ ?(?:bis|ter|quater|[a-d])?)[\s,]+(\p{L}.*)$/iu;

/**
 * Splits the house number from a street, because browsers fill in both together. Undefined if there is no number, or if
 * it may not be one, as in a street named after a date.
 */
export const splitHouseNumber = (line: string): StreetParts | undefined => {
  const typed = line.trim();
  if (typed.length > longest) return undefined;
  const [, street, number] = atEnd.exec(typed) ?? [];
  if (street && number) return { street, streetNumber: number };
  const [, first, rest] = atStart.exec(typed) ?? [];
  return first && rest ? { street: rest, streetNumber: first } : undefined;
};
