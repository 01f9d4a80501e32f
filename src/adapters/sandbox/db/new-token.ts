import { createHash, randomBytes, randomInt, randomUUID } from 'node:crypto';

/** Returns 144 random bits, safe in a URL. Cannot be guessed. */
export const newToken = (): string => randomBytes(18).toString('base64url');

/** Returns an id for something that is already protected by a token. */
export const newId = (): string => randomUUID();

/** Returns the hash of a secret. The database stores only this; the secret cannot be derived from it. */
export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

/**
 * Returns a number that the shopper reads and says on the phone: `OKU-4821-9037`. It is random instead of sequential, so
 * that it does not reveal how many there are.
 */
export const spokenNumber = (prefix: string, groups: 2 | 3): string =>
  [prefix, ...Array.from({ length: groups }, () => String(randomInt(10_000)).padStart(4, '0'))].join('-');
