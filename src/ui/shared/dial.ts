/** Returns the `tel:` link of a phone number. */
export const dial = (phone: string): string => `tel:${phone.replace(/[^+\d]/g, '')}`;

/** Returns a phone number for a sentence: it does not break between two lines. */
export const inOneLine = (phone: string): string => phone.replaceAll(' ', '\u00a0');
