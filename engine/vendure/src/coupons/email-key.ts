/** Buyers are compared by this key, whatever the spelling of the address. */
export const emailKey = (email: string): string => email.trim().toLowerCase();
