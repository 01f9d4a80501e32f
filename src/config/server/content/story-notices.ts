import { createHmac, timingSafeEqual } from 'node:crypto';
import { type Context, Hono } from 'hono';
import { readBytes } from '../../../adapters/shared/read-bytes.ts';
import { makePerMinute } from '../edge/per-minute.ts';
import { tooOften } from '../edge/too-often.ts';

/** Units: bytes. */
const largest = 64 * 1024;
/** The maximum number of notices per minute. What is published at once is one change. */
const most = 60;
/** A notice with the same body within this time is a duplicate: notices contain no time of their own. Units: ms. */
const sameFor = 5000;

export interface StoryNoticeSettings {
  /** The secret that the space signs its notices with. */
  readonly secret: string;
  /** Milliseconds on a clock that never goes back. */
  readonly now: () => number;
  /** Called when content was published or withdrawn: cached content is outdated. */
  readonly changed: () => void;
}

const isSigned = (secret: string, body: Uint8Array, signature: string): boolean => {
  const right = createHmac('sha1', secret).update(body).digest();
  const given = Buffer.from(/^[0-9a-f]{40}$/i.test(signature) ? signature : '', 'hex');
  return given.length === right.length && timingSafeEqual(given, right);
};

/**
 * Receives the webhooks of a Storyblok space after a publication (`webhook-signature`: HMAC-SHA1 of the raw body).
 * Their content is never used: a webhook only triggers new requests. Source: CONT-1.
 */
export const makeStoryNotices = ({ secret, now, changed }: StoryNoticeSettings): Hono => {
  const app = new Hono();
  const changes = makePerMinute(most, now);
  let last: { readonly signature: string; readonly at: number } | undefined;
  const told = (c: Context, status: 204 | 401 | 413) => c.body(null, status, { 'cache-control': 'no-store' });
  app.post('/content/notices', async (c) => {
    const body = await readBytes(c.req.raw, largest);
    if (!body) return told(c, 413);
    const signature = (c.req.header('webhook-signature') ?? '').toLowerCase();
    if (!isSigned(secret, body, signature)) return told(c, 401);
    const at = now();
    if (last?.signature === signature && at - last.at < sameFor) return told(c, 204);
    const wait = changes('space');
    if (wait > 0) return tooOften(c, wait);
    last = { signature, at };
    changed();
    return told(c, 204);
  });
  return app;
};
