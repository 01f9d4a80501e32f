import { scryptSync } from 'node:crypto';

/** What a key is made of. Bytes: they cross from one thread to another. */
export interface KeyWanted {
  readonly password: string;
  readonly salt: Uint8Array;
  readonly N: number;
  readonly r: number;
  readonly p: number;
}

/** Units: bytes. */
const keyLength = 32;
/** Units: bytes. */
const mostMemory = 128 * 2 ** 20;

/**
 * A password's key, made in this thread alone: the variant that does not block would share a pool with all that reads
 * files.
 */
const key = ({ password, salt, N, r, p }: KeyWanted): Uint8Array =>
  new Uint8Array(scryptSync(password, salt, keyLength, { N, r, p, maxmem: mostMemory }));

export default key;
