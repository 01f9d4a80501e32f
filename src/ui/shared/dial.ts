/** Returns the `tel:` link of a phone number. */
export const dial = (phone: string): string => `tel:${phone.replace(/[^+\d]/g, '')}`;
