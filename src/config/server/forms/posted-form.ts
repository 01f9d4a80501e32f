import type { Context } from 'hono';
import { isSentByOwnPage } from '../../../adapters/shared/own-page.ts';
import { readBytes } from '../../../adapters/shared/read-bytes.ts';

type Next = () => Promise<void>;

/** How much of a form that is too large is read, so that the browser receives the answer. Units: bytes. */
const mostDropped = 1024 * 1024;

/** Accepts forms of our own pages up to `largest`. Units: bytes. */
export const guardedForm = (largest: number) =>
  [
    async (c: Context, next: Next) => {
      const body = await readBytes(c.req.raw, largest, mostDropped);
      if (!body) return c.text('', 413);
      c.req.raw = new Request(c.req.raw, { body });
      return next();
    },
    async (c: Context, next: Next) => (isSentByOwnPage(c.req.raw) ? next() : c.text('', 403)),
  ] as const;

/** Returns the posted form. Undefined if the body is no form. */
export const readForm = (c: Context): Promise<FormData | undefined> =>
  c.req.formData().catch(() => undefined);
