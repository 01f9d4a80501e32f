import type { Context } from 'hono';
import type { AddAnswer } from '../../rendering/add-answer.ts';

/** A browser that posts by itself wants a page. */
const asksForJson = (c: Context): boolean => {
  const accepted = c.req.header('accept') ?? '';
  return accepted.includes('application/json') && !accepted.includes('text/html');
};

/** Leads to a page, or tells a page that stays where that would have been. `added`: what it is told of an add that worked. */
export const leadOf =
  (c: Context) =>
  async (to: string, added?: () => Promise<Omit<AddAnswer, 'to'>>): Promise<Response> =>
    asksForJson(c) ? c.json({ to, ...(await added?.()) } satisfies AddAnswer) : c.redirect(to, 303);
