import type { Context } from 'hono';

/** Whoever hung up hears nothing, and nothing broke. Undefined: the visitor is still there. */
export const hungUp = (c: Context): Response | undefined =>
  c.req.raw.signal.aborted ? c.body(null, 408, { 'cache-control': 'no-store' }) : undefined;
