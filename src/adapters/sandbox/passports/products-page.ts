import { Hono } from 'hono';
import { pathTo } from '../../../domain/shared/paths.ts';
import { baseStyle, neutralLook } from '../pages/base-style.ts';
import { html } from '../pages/html.ts';
import { pageAnswer } from '../pages/page.ts';
import type { Sandbox } from '../sandbox.ts';
import { factName } from './fact-names.ts';
import { listGaps } from './gap-list.ts';

/** Maximum number of products listed. The rest is only counted. */
const most = 500;

const style = `
main{max-width:1120px;margin:0 auto;padding:48px 16px 80px}
h2{margin:32px 0 8px;font-size:20px}
ol{list-style:none;margin:0;padding:0}
ol>li{margin:0 0 8px;padding:14px 20px;background:var(--s);border:1px solid var(--l);border-radius:var(--r)}
ol>li ul{margin:6px 0 0;padding-left:20px}
`;

/** `/sandbox/products`: the products withheld in each shop, and the facts they lack. Source: LAW-21. */
export const makeProductsPageApp = (sandbox: Sandbox): Hono => {
  const app = new Hono();
  const shops = Object.values(sandbox.shops);
  app.get('/sandbox/products', async () => {
    const gaps = await listGaps(sandbox.db, sandbox.shops);
    const ofShop = ({ id, name }: (typeof shops)[number]) => {
      const own = gaps.filter(({ brand }) => brand === id);
      return html`<h2>${name}</h2>${
        own.length === 0
          ? html`<p>Every product may be sold here.</p>`
          : html`<ol>${own
              .slice(0, most)
              .map(
                (gap) =>
                  html`<li><a href="${sandbox.publicUrl(id)}${pathTo.product('de', gap.id)}">${gap.title}</a> <span class="muted">${gap.id}</span><ul>${gap.missing.map(
                    (one) => html`<li>${factName(one)}</li>`,
                  )}</ul></li>`,
              )}</ol>${own.length > most ? html`<p>${String(own.length - most)} more.</p>` : ''}`
      }`;
    };
    return pageAnswer({
      locale: 'en',
      title: 'Products',
      style: baseStyle(neutralLook) + style,
      body: html`<main><h1>Products</h1>
<p>A product that lacks what the law asks in a country of a shop is shown there and not sold. What lacks what, shop by shop; <code>npm run products:check</code> prints the same. Back to the <a href="/sandbox">sandbox</a>.</p>
${shops.map(ofShop)}</main>`,
    });
  });
  return app;
};
