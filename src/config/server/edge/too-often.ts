import type { Context } from 'hono';

/** The empty response to a client that exceeds a rate limit. `wait`: seconds until it may retry. */
export const tooOften = (c: Context, wait: number): Response =>
  c.body(null, 429, { 'cache-control': 'no-store', 'retry-after': String(wait) });
