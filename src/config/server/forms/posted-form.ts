import type { Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { isSentByOwnPage } from '../../../adapters/shared/own-page.ts';

/** Lets a form of our own pages through that is no longer than `largest`. Units: bytes. */
export const guardedForm = (largest: number) =>
  [
    bodyLimit({ maxSize: largest, onError: (c) => c.text('', 413) }),
    async (c: Context, next: () => Promise<void>) => (isSentByOwnPage(c.req.raw) ? next() : c.text('', 403)),
  ] as const;

/** What was posted; undefined: no form. */
export const readForm = (c: Context): Promise<FormData | undefined> =>
  c.req.formData().catch(() => undefined);
