import type { Context } from 'hono';

/** Returns an empty response if the client has disconnected, which is not an error. Undefined if it is still connected. */
export const answerIfDisconnected = (c: Context): Response | undefined =>
  c.req.raw.signal.aborted ? c.body(null, 408, { 'cache-control': 'no-store' }) : undefined;
