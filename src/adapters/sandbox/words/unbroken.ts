/** A text that stays on one line: a value beside its name, a number of a telephone. */
export const unbroken = (text: string): string => text.replaceAll(' ', '\u00a0');

/** Facts of a line of goods: a line may end after the point between two, never within one. */
export const unbrokenFacts = (facts: readonly string[]): string => facts.map(unbroken).join('\u00a0· ');
