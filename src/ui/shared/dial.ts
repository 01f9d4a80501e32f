/** The address that calls a number. */
export const dial = (phone: string): string => `tel:${phone.replace(/[^+\d]/g, '')}`;
