import { type Context, Hono } from 'hono';
import { setCookie } from 'hono/cookie';
import type { Shop } from '../../../application/shared/shop.ts';
import { isLocale, locales } from '../../../domain/shared/locale.ts';
import { cartCookie } from '../../../domain/tracking/cart-cookies.ts';
import { guardOrigin } from '../../shop-server/http/write-guard.ts';
import { baseStyle, neutralLook } from '../pages/base-style.ts';
import { html } from '../pages/html.ts';
import { pageAnswer } from '../pages/page.ts';
import type { Sandbox } from '../sandbox.ts';
import { demoEmails, demoPassword } from '../seed/demo/demo-customers.ts';
import { type Panel, panels } from './panel-list.ts';
import { prepareCart } from './prepared-cart.ts';

const style = `
main{max-width:900px;margin:0 auto;padding:40px 16px 80px}
nav{display:flex;flex-wrap:wrap;gap:4px 20px;margin:16px 0 24px}
nav a{padding:8px 0}
nav a[aria-current]{color:inherit;font-weight:700}
ul{list-style:none;margin:0;padding:0}
li{display:grid;grid-template-columns:1fr auto;align-items:center;gap:4px 24px;margin:0 0 8px;padding:14px 20px;background:var(--s);border:1px solid var(--l);border-radius:var(--r)}
li h2{margin:0 0 2px;font-size:16px}
li p{margin:0}
.button,button{width:auto;min-height:44px;padding:10px 18px;font-size:15px;white-space:nowrap}
@media(max-width:560px){li{grid-template-columns:1fr}}
`;

/** `/sandbox/panels`: the dialogs and drawers of a shop, how each opens, and a link to its page. Source: UI-6. */
export const makePanelsApp = (sandbox: Sandbox): Hono => {
  const app = new Hono();
  const shops = Object.values(sandbox.shops);
  const addressesOf = ({ id }: Shop) => sandbox.addresses?.(id) ?? [sandbox.publicUrl(id)];
  const hostOf = ({ req }: Context) => req.header('host') ?? new URL(req.url).host;
  const shopAt = (c: Context) =>
    shops.find((shop) => addressesOf(shop).some((address) => new URL(address).host === hostOf(c)));
  const localeOf = ({ req }: Context) => {
    const asked = req.query('language');
    return isLocale(asked) ? asked : 'de';
  };
  const inShop = (shop: Shop) => panels.filter(({ isIn }) => isIn?.(shop) ?? true);

  app.get('/sandbox/panels', (c) => {
    const shop = shopAt(c);
    const [first] = shops;
    // Links lead to the shop of this host. A host without a shop redirects to the first shop.
    if (!shop) return first ? c.redirect(`${sandbox.publicUrl(first.id)}/sandbox/panels`, 302) : c.notFound();
    const locale = localeOf(c);
    const way = ({ key, path, cart }: Panel) =>
      cart
        ? html`<form method="post" action="/sandbox/panels/${key}?language=${locale}"><button class="main">Fill a cart and go</button></form>`
        : html`<a class="button" href="${path(locale)}">Go there</a>`;
    const here = (is: boolean) => (is ? html` aria-current="true"` : '');
    return pageAnswer({
      locale: 'en',
      title: 'Panels',
      style: baseStyle(neutralLook) + style,
      body: html`<main><h1>Panels</h1>
<p>What lies over the pages of ${shop.name} and beside them: what a shopper does to open it, and the way to the page where it opens. Where an account is needed, sign in as <code>${demoEmails[0]}</code> with <code>${demoPassword}</code>. A cart that is filled takes the place of the one that this browser has. Back to the <a href="/sandbox">sandbox</a>.</p>
<nav aria-label="Shops and languages">${shops.map(
        (other) =>
          html`<a href="${addressesOf(other)[0] ?? ''}/sandbox/panels?language=${locale}"${here(other === shop)}>${other.name}</a>`,
      )}${locales.map(
        (other) => html`<a href="/sandbox/panels?language=${other}"${here(other === locale)}>${other}</a>`,
      )}</nav>
<ul>${inShop(shop).map(
        (panel) =>
          html`<li id="${panel.key}"><div><h2>${panel.name}</h2><p class="muted">${panel.how}</p></div>${way(panel)}</li>`,
      )}</ul></main>`,
    });
  });

  app.post('/sandbox/panels/:key', async (c) => {
    const foreign = guardOrigin(c.req.raw, []);
    if (foreign) return foreign;
    const shop = shopAt(c);
    const panel = shop && inShop(shop).find(({ key }) => key === c.req.param('key'));
    if (!shop || !panel?.cart) return c.notFound();
    const locale = localeOf(c);
    const token = await prepareCart(sandbox, { brand_channel: shop.id, locale }, panel.cart);
    setCookie(c, cartCookie.name, token, { path: '/', sameSite: 'Lax' });
    return c.redirect(panel.path(locale), 303);
  });

  return app;
};
