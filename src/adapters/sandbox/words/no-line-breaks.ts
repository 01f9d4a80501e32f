/** Keeps a text on one line, such as a value beside its label or a phone number. */
export const noLineBreaks = (text: string): string => text.replaceAll(' ', '\u00a0');

/** Joins the facts of a line. A line break is possible after the dot between two facts, never within one. */
export const factsWithoutLineBreaks = (facts: readonly string[]): string =>
  facts.map(noLineBreaks).join('\u00a0· ');
