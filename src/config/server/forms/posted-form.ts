import type { Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { isSentByOwnPage } from '../../../adapters/shared/own-page.ts';

/** Accepts forms of our own pages up to `largest`. Units: bytes. */
export const guardedForm = (largest: number) =>
  [
    bodyLimit({ maxSize: largest, onError: (c) => c.text('', 413) }),
    async (c: Context, next: () => Promise<void>) => (isSentByOwnPage(c.req.raw) ? next() : c.text('', 403)),
  ] as const;

/** Returns the posted form. Undefined if the body is no form. */
export const readForm = (c: Context): Promise<FormData | undefined> =>
  c.req.formData().catch(() => undefined);
