import { Hono } from 'hono';
import { overallStars } from '../../../domain/catalogue/rating/given-rating.ts';
import { readText } from '../../shop-server/http/read-body.ts';
import { guardOrigin } from '../../shop-server/http/write-guard.ts';
import { baseStyle, neutralLook } from '../pages/base-style.ts';
import { html } from '../pages/html.ts';
import { pageAnswer } from '../pages/page.ts';
import type { Sandbox } from '../sandbox.ts';
import { decideRating } from './publish-rating.ts';

const style = `
main{max-width:760px;margin:0 auto;padding:40px 16px}
ul{list-style:none;margin:24px 0;padding:0;display:grid;gap:12px}
li{padding:16px 20px;background:var(--s);border:1px solid var(--l);border-radius:var(--r)}
blockquote{margin:8px 0 16px;white-space:pre-wrap;overflow-wrap:anywhere}
form{display:flex;flex-wrap:wrap;gap:8px}
`;
/** Units: bytes. */
const largestForm = 200;
/** Ratings that the page shows, the oldest first. */
const listed = 50;
const decisions = ['published', 'refused'] as const;

/** `/sandbox/reviews`: customers' reviews wait here until a member of the shop's staff has read them. */
export const makeModerationApp = (sandbox: Sandbox): Hono => {
  const app = new Hono();

  app.get('/sandbox/reviews', async () => {
    const waiting = await sandbox.db
      .selectFrom('product_rating as r')
      .innerJoin('product_text as t', (join) =>
        join.onRef('t.product_id', '=', 'r.product_id').onRef('t.locale', '=', 'r.locale'),
      )
      .select(['r.id', 'r.author', 'r.stars', 'r.review', 'r.written', 'r.locale', 't.title'])
      .where('r.state', '=', 'waiting')
      .orderBy('r.id')
      .limit(listed)
      .execute();
    return pageAnswer({
      locale: 'en',
      title: 'Reviews to read',
      style: baseStyle(neutralLook) + style,
      body: html`<main><h1>Reviews to read</h1><p class="muted">What customers said of what they bought. Nobody else reads it before it is published. <a href="/sandbox">Sandbox</a></p>
${waiting.length === 0 ? html`<p>Nothing waits: ratings are given in the account of a customer.</p>` : ''}
<ul>${waiting.map(
        ({ id, author, stars, review, written, locale, title }) =>
          html`<li><strong>${title}</strong><br><span class="muted">${String(overallStars(stars) ?? 0)} of 5 stars · ${author} · ${written} · ${locale}</span>
<blockquote lang="${locale}">${review ?? 'Without words.'}</blockquote>
<form method="post" action="/sandbox/reviews/${id}"><button name="decision" value="published">Publish</button><button name="decision" value="refused">Refuse</button></form></li>`,
      )}</ul></main>`,
    });
  });

  app.post('/sandbox/reviews/:id', async (c) => {
    const shops = Object.values(sandbox.shops).map(({ id }) => sandbox.publicUrl(id));
    const foreign = guardOrigin(c.req.raw, shops);
    if (foreign) return foreign;
    const form = await readText(c.req.raw, largestForm);
    if (form === undefined) return c.text('', 413);
    const pressed = new URLSearchParams(form).get('decision');
    const decision = decisions.find((one) => one === pressed);
    const id = c.req.param('id');
    if (decision && /^\d{1,9}$/.test(id)) await decideRating(sandbox.db, Number(id), decision);
    return c.redirect('/sandbox/reviews', 303);
  });

  return app;
};
