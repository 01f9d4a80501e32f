import { createHash, randomBytes, randomUUID } from 'node:crypto';

/** 144 random bits, safe in an address: nobody guesses one. */
export const newToken = (): string => randomBytes(18).toString('base64url');

/** Names a thing inside something that is guarded by a token. */
export const newId = (): string => randomUUID();

/** What the database keeps of a secret: nobody gets from here to there. */
export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url');
