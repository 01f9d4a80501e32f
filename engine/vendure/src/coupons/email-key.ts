/** Who orders is compared by it, however the address was typed. */
export const emailKey = (email: string): string => email.trim().toLowerCase();
