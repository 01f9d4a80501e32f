import type { Context } from 'hono';

/** The empty answer to a client that asks too often. `wait`: after how many seconds it may ask again. */
export const tooOften = (c: Context, wait: number): Response =>
  c.body(null, 429, { 'cache-control': 'no-store', 'retry-after': String(wait) });
