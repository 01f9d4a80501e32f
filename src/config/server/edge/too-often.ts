import type { Context } from 'hono';

/** The empty answer to who asks too often. `wait`: after how many seconds he may again. */
export const tooOften = (c: Context, wait: number): Response =>
  c.body(null, 429, { 'cache-control': 'no-store', 'retry-after': String(wait) });
