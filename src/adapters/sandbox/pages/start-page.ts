import { Hono } from 'hono';
import { pathTo } from '../../../domain/shared/paths.ts';
import type { Sandbox } from '../sandbox.ts';
import { demoProducts } from '../seed/demo/demo.ts';
import { demoCoupons, knownCustomer } from '../seed/demo/demo-coupons.ts';
import { demoEmails, demoPassword } from '../seed/demo/demo-customers.ts';
import { baseStyle, neutralLook } from './base-style.ts';
import { html } from './html.ts';
import { pageAnswer } from './page.ts';

const swatches = ({ looks }: Sandbox): string =>
  Object.entries(looks)
    .map(([id, { primary }]) => `.${id}{border-top:6px solid ${primary}}`)
    .join('');

const style = `
main{max-width:1120px;margin:0 auto;padding:48px 16px 80px}
th,td{overflow-wrap:anywhere}
.shops{display:grid;grid-template-columns:repeat(auto-fit,minmax(176px,1fr));gap:16px;list-style:none;margin:0;padding:0}
main .shops .card{padding:16px}
.shops h3{margin:0 0 4px;font-size:18px}
.shops a{display:block;padding:4px 0;overflow-wrap:anywhere;font-size:13px}
table{width:100%;border-collapse:collapse;background:var(--s);border:1px solid var(--l);border-radius:var(--r)}
th,td{padding:10px 14px;text-align:left;border-bottom:1px solid var(--l);vertical-align:top}
code{font:600 14px ui-monospace,monospace;white-space:nowrap}
.tries{padding-left:20px}
.tries li{margin:6px 0}
`;

const couponTexts: Readonly<Record<(typeof demoCoupons)[number]['shows'], string>> = {
  percentage: 'Works: a percentage off',
  amount: 'Works: an amount off',
  free_shipping: 'Works: shipping costs nothing',
  usage_limit: 'Used as often as it may be',
  customer_limit: `Once per customer: refused for ${knownCustomer}`,
  not_for_products: 'For lens care only',
  not_found: 'Switched off: not found',
  new_customers_only: `For a first order: refused for ${knownCustomer}`,
  minimum_not_reached: 'From a minimum order value on',
  expired: 'Expired',
  not_with_promotions: 'Not together with reduced products',
  does_not_exist: 'Does not exist',
};

const tries = [
  'Choose values for each eye of a daily lens, add a bottle of lens care, redeem SEHEN10 and order as a guest.',
  'Send a Swiss order by letter, then add a bottle: the letter no longer fits and the checkout asks again.',
  'Order for a German address at a Swiss shop above its limit: customs say no.',
  'On the pay page let the payment succeed, be declined, be cancelled or be slow; press twice; pay again.',
  'Kill the server in the middle and start it again: the cart is still there.',
  'Press the order button twenty times: one order.',
  `Pay by invoice: refused for a first order, offered at Okulino to ${knownCustomer}, Sofia Brunner, 8002 Zürich, and to nobody by the e-mail alone.`,
  'Redeem GESCHENKT and fetch the goods at the optician: nothing is left to pay.',
  'Live at Sestrasse 12, 8002 Zürch: the checkout asks what you mean.',
];

const titlesOf = async ({ db }: Sandbox): Promise<ReadonlyMap<string, string>> => {
  const ids = demoProducts.map(({ id }) => Number(id));
  const rows = await db
    .selectFrom('product_text')
    .select(['product_id', 'title'])
    .where('locale', '=', 'en')
    .where('product_id', 'in', ids)
    .execute();
  return new Map(rows.map(({ product_id, title }) => [String(product_id), title]));
};

/** Formats an address for display: if it has to break, it breaks before its port. */
const shownAddress = (address: string) => {
  const { hostname, port } = new URL(address);
  return port ? html`${hostname}<wbr>:${port}` : hostname;
};

/** `/sandbox`: the five shops, what to try, demonstration coupons and products, and the mailbox. */
export const makeStartPageApp = (sandbox: Sandbox): Hono => {
  const app = new Hono();
  const shops = Object.values(sandbox.shops);
  const addresses = sandbox.addresses ?? ((brand) => [sandbox.publicUrl(brand)]);

  app.get('/sandbox', async () => {
    const titles = await titlesOf(sandbox);
    return pageAnswer({
      locale: 'en',
      title: 'Sandbox',
      style: baseStyle(neutralLook) + style + swatches(sandbox),
      body: html`<main><h1>Sandbox</h1>
<p>Five shops over an embedded backend: real data, real orders, no real money and no real parcels. Everything a shop would have mailed lands in the <a href="/mailbox">mailbox</a>; what was sold leaves the <a href="/sandbox/warehouse">warehouse</a>, by itself or at the press of a button; what customers say of products waits to be <a href="/sandbox/reviews">read and published</a>; what they ask in the <a href="/sandbox/chat">live chat</a> waits for an answer; what visitors did who allow statistics is listed as <a href="/sandbox/events">events</a>. Experiments are made at <a href="/sandbox/flags">features</a>, pages are written and previewed at <a href="/sandbox/content">content</a>; what went wrong is listed under <a href="/sandbox/errors">errors</a>. Which product lacks what the law asks stands at <a href="/sandbox/products">products</a>. Each <a href="/sandbox/blocks">block</a> of a page and each <a href="/sandbox/panels">panel</a> over it can be looked at; what is drawn for each shop stands at <a href="/sandbox/drawings">drawings</a>.</p>
<h2>Shops</h2>
<ul class="shops">${shops.map(
        ({ id, name, country, style: speech }) =>
          html`<li class="card ${id}"><h3>${name}</h3><p class="muted">${country} · ${speech}</p>${addresses(
            id,
          ).map((address) => html`<a href="${address}/">${shownAddress(address)}</a>`)}</li>`,
      )}</ul>
<h2>What to try</h2>
<ul class="tries">${tries.map((text) => html`<li>${text}</li>`)}</ul>
<h2>Customers</h2>
<p>Every shop has two customers with a year of orders: <code>${demoEmails[0]}</code>, who comes back regularly, and <code>${demoEmails[1]}</code>, some of whose lenses are not made any more. The password of both is <code>${demoPassword}</code>.</p>
<h2>Coupons</h2>
<table><thead><tr><th scope="col">Code</th><th scope="col">Shows</th></tr></thead><tbody>${demoCoupons.map(
        ({ code, shows }) => html`<tr><td><code>${code}</code></td><td>${couponTexts[shows]}</td></tr>`,
      )}<tr><td><code>XYZ</code></td><td>${couponTexts.does_not_exist}</td></tr></tbody></table>
<h2>Products</h2>
<table><thead><tr><th scope="col">Product</th><th scope="col">Shows</th></tr></thead><tbody>${demoProducts.map(
        ({ id, shows }) =>
          html`<tr><td><a href="${pathTo.product('de', id)}">${titles.get(id) ?? id}</a></td><td>${shows}</td></tr>`,
      )}</tbody></table></main>`,
    });
  });

  return app;
};
