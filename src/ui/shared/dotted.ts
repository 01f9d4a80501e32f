const noBreakSpace = '\u00a0';

/** Joins facts with dots. A dot stays on the line of the fact before it. */
export const dotted = (...facts: readonly (string | false | undefined)[]): string =>
  facts.filter(Boolean).join(`${noBreakSpace}· `);
