import type { Context } from 'hono';
import type { AddAnswer } from '../../rendering/add-answer.ts';

/** A browser that submits the form itself expects a page. */
export const asksForJson = (c: Context): boolean => {
  const accepted = c.req.header('accept') ?? '';
  return accepted.includes('application/json') && !accepted.includes('text/html');
};

/**
 * Redirects to a page, or sends the target as JSON to a page that posts by script. `added`: what that page is sent
 * after a successful add.
 */
export const leadOf =
  (c: Context) =>
  async (to: string, added?: () => Promise<Omit<AddAnswer, 'to'>>): Promise<Response> =>
    asksForJson(c) ? c.json({ to, ...(await added?.()) } satisfies AddAnswer) : c.redirect(to, 303);
