import { scryptSync } from 'node:crypto';

/** The input of a key. Bytes, because it is passed between threads. */
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
 * Derives the key of a password in this thread. The asynchronous variant would share a thread pool with everything that
 * reads files.
 */
const key = ({ password, salt, N, r, p }: KeyWanted): Uint8Array =>
  new Uint8Array(scryptSync(password, salt, keyLength, { N, r, p, maxmem: mostMemory }));

export default key;
