import { createHmac, timingSafeEqual } from 'node:crypto';
import { type Context, Hono } from 'hono';
import { readBytes } from '../../../adapters/shared/read-bytes.ts';
import { makePerMinute } from '../edge/per-minute.ts';
import { tooOften } from '../edge/too-often.ts';

/** Units: bytes. */
const largest = 64 * 1024;
/** What is published in one go is one change. Notices in a minute. */
const most = 60;
/** The same letters again within this are the same notice: they carry no time of their own. Units: ms. */
const sameFor = 5000;

export interface StoryNoticeSettings {
  /** What the space signs its notices with. */
  readonly secret: string;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Something was published, or taken back: what is kept of it is old. */
  readonly changed: () => void;
}

const isSigned = (secret: string, body: Uint8Array, signature: string): boolean => {
  const right = createHmac('sha1', secret).update(body).digest();
  const given = Buffer.from(/^[0-9a-f]{40}$/i.test(signature) ? signature : '', 'hex');
  return given.length === right.length && timingSafeEqual(given, right);
};

/**
 * Where a space of Storyblok says that somebody published (`webhook-signature`: HMAC-SHA1 over the very letters). What it
 * says is never read: it is only a reason to ask anew. Source: CONT-1.
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
