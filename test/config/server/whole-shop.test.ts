import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { brands } from '../../../src/config/brands/brands.ts';
import { makeShop } from '../../../src/config/server/make-shop.ts';
import type { ShopChats } from '../../../src/config/settings/codecs.ts';
import { brandIds } from '../../../src/domain/shared/brand-id.ts';
import { locales } from '../../../src/domain/shared/locale.ts';
import { pageLanguage } from '../../../src/domain/shared/page-language.ts';
import { pathTo } from '../../../src/domain/shared/paths.ts';
import { startSandbox, type TestSandbox } from '../../adapters/sandbox/fixtures/start-sandbox.ts';
import { testEnvironment } from '../test-environment.ts';

let sandbox: TestSandbox;
const reported: unknown[] = [];
beforeAll(async () => {
  sandbox = await startSandbox();
});
afterAll(() => sandbox.close());

const environment = testEnvironment();
const shop = (
  chats: ShopChats = {},
  paths: readonly string[] = ['/api'],
  more: Partial<typeof environment> = {},
  later = false,
) =>
  makeShop(
    { ...environment, chats, ...more },
    { fetch: sandbox.fetch, paths, checks: [], close: async () => undefined },
    {
      assets: () => ({
        starter: '/assets/starter.js',
        filesOf: () => ({ scripts: ['/assets/app.js'], sheets: ['/assets/a.css'], css: '.a{color:red}' }),
        words: () => '/words-*.js',
        ...(later && { later: { file: '/assets/later.css', classes: [] } }),
      }),
      report: (error) => reported.push(error),
    },
  );
it.each([
  [{}, true],
  [{ isSelling: true }, false],
  [{ isSelling: true, forceFlags: true }, true],
  [{ backendUrl: 'http://backend.example' }, false],
] as const)('lets visitors choose a side of an experiment where nobody buys: %o', async (said, isLet) => {
  const answer = await shop({}, ['/api'], said).request('http://localhost/?flag.hero=on', {
    headers: { host: 'localhost' },
  });
  expect(answer.headers.get('set-cookie') !== null).toBe(isLet);
});
const get = (path: string, host = 'localhost') =>
  shop().request(`http://${host}${path}`, { headers: { host } });
const bootOf = (html: string) =>
  JSON.parse(/<script id="boot"[^>]*>(.*?)<\/script>/s.exec(html)?.[1] ?? '{}') as {
    urgent?: boolean;
    chat?: string | true;
    currency?: string;
    needs: string[];
    state: { loaderData: object };
  };

/** Pages of each kind: whole, with a first viewport of its own, empty, personal, without its content, not found. */
const kinds = [
  '/',
  '/c/kontaktlinsen',
  '/p/10010/hydralis-30-tageslinsen',
  '/search?q=zzxqy',
  '/en/help',
  '/cart',
  '/checkout/customer',
  '/compare',
  '/my-account',
  '/no-such-page',
];

describe('the shop’s pages over the sandbox', () => {
  it.each([true, false])(
    'have exactly one element that the first paint waits for; with a later stylesheet: %s · MOTION-3',
    async (later) => {
      const served = shop({}, ['/api'], {}, later);
      for (const path of kinds) {
        const answer = await served.request(`http://okulino.localhost${path}`, {
          headers: { host: 'okulino.localhost' },
        });
        const html = await answer.text();
        const [, target] = /<link rel="expect" href="#(\w+)"[^>]*>/.exec(html) ?? [];
        expect.soft([path, html.split(` id="${target}"`).length]).toEqual([path, 2]);
      }
    },
  );

  it.each(brandIds)(
    'include the home page of %s in four languages · ROUTE-1 · I18N-3 · I18N-11',
    async (brand) => {
      for (const locale of locales) {
        const lang = pageLanguage(locale, brands[brand].shop.country);
        const answer = await get(pathTo.home(locale), `${brand}.localhost`);
        const html = await answer.text();
        expect(answer.status).toBe(200);
        expect(html).toContain(`<html lang="${lang}" data-brand="${brand}"`);
        expect(html).toMatch(/<h1[ >]/);
        // A power in dioptres has the decimal separator of the language, in examples too.
        const strange = locale === 'en' ? /−\d,\d{2}(?=<)/ : /−\d\.\d{2}(?=<)/;
        expect(strange.exec(html.replaceAll('<!-- -->', ''))?.[0]).toBeUndefined();
      }
      expect(reported).toEqual([]);
    },
  );

  it('are whole, whatever odd addresses were asked for before · ROUTE-2', async () => {
    const served = shop();
    const ask = async (path: string) => {
      const host = 'okulino.localhost';
      return (await served.request(`http://${host}${path}`, { headers: { host } })).text();
    };
    for (const odd of [
      '/wp-login.php',
      '/.env',
      '/cart/x',
      '/p/1/2/3',
      '/c',
      '/xx/y',
      '/checkout/x',
      '/%65/z',
    ])
      await ask(odd);
    for (const odd of ['/%70/10010', '/%63/kontaktlinsen', '/%73?search=hydra', '/%63%6Fmpare'])
      await ask(odd);
    const pages = ['/agb', '/versand', '/p/10010/hydralis-30-tageslinsen', '/c/kontaktlinsen'];
    for (const path of [...pages, '/s?search=hydra', '/compare', '/find', '/wishlist', '/'])
      expect.soft([path, /<main[^>]*>.*<h1[ >]/s.test(await ask(path))]).toEqual([path, true]);
  });

  it('link to a chat beside the phone number, if there is one · CONT-1 · NOTE-3', async () => {
    const named = async (chats: ShopChats, paths: readonly string[]) => {
      const pages = ['/en/help', '/en/no-such-page'].map(async (path) => {
        const answer = await shop(chats, paths).request(`http://okulino.localhost${path}`, {
          headers: { host: 'okulino.localhost' },
        });
        return answer.text();
      });
      return (await Promise.all(pages)).map((html) => [
        /<a href="([^"]*)" target="_blank"[^>]*>Live chat</.exec(html)?.[1],
        bootOf(html).chat,
      ]);
    };
    const outside = 'https://chat.example/?shop=1&lang={language}';
    expect(await named({ okulino: outside }, ['/api', '/chat'])).toEqual([
      ['https://chat.example/?shop=1&amp;lang=en', outside],
      ['https://chat.example/?shop=1&amp;lang=en', outside],
    ]);
    const own = ['/chat/okulino/en', true];
    expect(await named({ opalys: outside }, ['/api', '/chat'])).toEqual([own, own]);
    expect(await named({}, ['/api'])).toEqual([
      [undefined, undefined],
      [undefined, undefined],
    ]);
  });

  it('use the currency of the deployment, and tell browsers if it differs from the shop’s own · PRICE-7', async () => {
    const home = async (more: Partial<typeof environment>) => {
      const answer = await shop({}, ['/api'], more).request('http://okulino.localhost/', {
        headers: { host: 'okulino.localhost' },
      });
      return answer.text();
    };
    const [own, euros] = [await home({}), await home({ currencies: { okulino: 'EUR' } })];
    expect(own).toContain('CHF\u00a095.00');
    expect(bootOf(own).currency).toBeUndefined();
    expect(euros).toContain('EUR\u00a089.00');
    expect(bootOf(euros).currency).toBe('EUR');
  });

  it('describe a product and its return policy to search engines · CAT-12', async () => {
    const html = await (await get('/p/10010/hydralis-30-tageslinsen')).text();
    const block = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? '{}';
    expect(JSON.parse(block)[0]).toMatchObject({
      '@type': 'Product',
      name: 'Hydralis, 30\u00a0Tageslinsen',
      sku: expect.any(String),
      image: [
        expect.stringContaining('size=1000x1000'),
        expect.stringContaining('size=1200x900'),
        expect.stringContaining('size=1600x900'),
      ],
      offers: {
        url: expect.stringMatching(/^https:.*\/p\/10010\/hydralis-30-tageslinsen$/),
        price: expect.stringMatching(/^\d+\.\d\d$/),
        availability: 'https://schema.org/InStock',
        hasMerchantReturnPolicy: { merchantReturnDays: 14 },
      },
    });
  });

  it('allow their styles by hash, and carry no other inline code', async () => {
    const answer = await get('/');
    const html = await answer.text();
    expect(answer.headers.get('content-security-policy')).toMatch(/style-src 'self' 'sha256-/);
    expect(html).not.toMatch(/ style="|<template| on\w+="/);
    const scripts = [...html.matchAll(/<script[^>]*>/g)].map(([tag]) => tag);
    expect(scripts.filter((tag) => !tag.includes('type="application/'))).toHaveLength(1);
  });

  it('send the frame of a personal page without its data', async () => {
    const html = await (await get('/checkout/address')).text();
    expect(bootOf(html)).toMatchObject({
      urgent: true,
      needs: ['common', 'frame', 'checkout', 'cart'],
      state: { loaderData: {} },
    });
  });

  it.each([
    ['/p/none', 404],
    ['/en/c/none', 404],
    ['/c/a/b/c/d/e/f', 404],
    ['/fr/none/of/this', 404],
    ['/p/%E0%A4%A', 404],
    ['/c/kontaktlinsen?page=-1&sort=x&rating=%00', 200],
    ['/s?search=%3Cscript%3E', 200],
  ])('answer %s with status %i · NOTE-3 · CAT-3', async (path, status) => {
    const answer = await get(path);
    expect(answer.status).toBe(status);
    expect(await answer.text()).not.toContain('<script>');
  });

  it('keep what was searched for in the field, though the frame around the page is cached · SRCH-5 · SRCH-6', async () => {
    const fieldOf = async (path: string) =>
      /<input[^>]*name="search"[^>]*>/.exec(await (await get(path)).text())?.[0];
    expect(await fieldOf('/s?search=qqqqzzzz')).toContain('value="qqqqzzzz"');
    expect(await fieldOf('/s?search=%22%3E%3Cb%3E')).toContain('value="&quot;&gt;&lt;b&gt;"');
    expect(await fieldOf('/s')).not.toContain('qqqqzzzz');
    expect(await fieldOf('/c/kontaktlinsen?search=qqqqzzzz')).not.toContain('qqqqzzzz');
    expect(await fieldOf('/fr/s?phrase=qqqqzzzz')).toContain('value="qqqqzzzz"');
  });

  it('return status 503 if the backend is down · NOTE-4', async () => {
    sandbox.controls.setFault('getCategory', { _tag: 'Status', status: 503 });
    const answer = await get('/c/kontaktlinsen');
    sandbox.controls.reset();
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([503, 'no-store']);
  });

  it('redirect a checkout without a step to the first, and a thank-you page without an order home · ROUTE-4', async () => {
    expect((await get('/en/checkout')).headers.get('location')).toBe('/en/checkout/customer');
    expect((await get('/en/checkout/thank-you')).headers.get('location')).toBe('/en');
  });

  it.each([
    ['/reset-password/async?token=t0k', '/reset-password#t0k'],
    ['/fr/reset-password?token=t0k', '/fr/reset-password#t0k'],
    ['/en/reset-password/async', '/en/reset-password'],
  ])('redirect the old password link %s to today’s page · ROUTE-7 · AUTH-11', async (old, now) => {
    const answer = await get(old);
    expect([answer.status, answer.headers.get('location')]).toEqual([302, now]);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect((await get(now)).status).toBe(200);
  });

  it.each([
    ['/abandoned-cart/mail/nobodys-cart-0000', '/cart/plain?link=nobodys-cart-0000'],
    ['/it/abandoned-cart/mail/a%22b', '/it/cart/plain?link=a%2522b'],
    ['/reorder/mail/nobodys', '/my-account/plain'],
    ['/wip', '/my-account/plain'],
    ['/fr/checkout/thank-you/nobodys', '/fr/checkout/thank-you/nobodys/plain'],
  ])('lead a visitor without scripts from %s to %s · REO-5', async (path, plain) => {
    expect(await (await get(path)).text()).toContain(
      `<noscript><meta http-equiv="refresh" content="0; url=${plain}"></noscript>`,
    );
  });

  it.each([
    ['gone', 'Dieser Link führt zu keinem Warenkorb mehr'],
    ['later', 'Der Warenkorb lässt sich gerade nicht laden'],
  ])('say without scripts why a link brought no cart back: %s · REO-5', async (link, sentence) => {
    const answer = await get(`/cart/plain?link=${link}`);
    expect([answer.status, await answer.text()]).toEqual([200, expect.stringContaining(sentence)]);
  });

  it.each([
    '/cart',
    '/checkout/customer',
    '/checkout/customer',
    '/checkout/thank-you/nobodys',
    '/my-account',
    '/my-account/history',
    '/reset-password',
    '/authenticate',
    '/abandoned-cart/mail/nobodys',
    '/reorder/mail/nobodys',
    '/wip',
    '/cart/plain',
    '/my-account/plain',
    '/find-order',
    '/wishlist',
    '/compare?products=10010,10020',
    '/find?in=kontaktlinsen',
    '/nowhere',
  ])('give %s a title with the shop’s name, and one main heading · UI-15', async (path) => {
    const html = await (await get(path, 'viszola.localhost')).text();
    expect(/<title>([^<]*)<\/title>/.exec(html)?.[1]).toMatch(/^\S.* · Viszola$/);
    const shown = html.replace(/<noscript>.*?<\/noscript>/gs, '');
    expect(shown.match(/<h1[ >]/g)).toHaveLength(1);
  });

  it.each([
    '/cart',
    '/checkout/customer',
    '/checkout/customer',
    '/checkout/thank-you/nobodys',
    '/my-account',
    '/my-account/history',
    '/reset-password',
    '/authenticate',
    '/reorder/mail/nobodys',
    '/wip',
  ])('let no browser or cache store %s, which is rendered for one visitor · AUTH-22', async (path) => {
    for (let times = 0; times < 2; times += 1) {
      const answer = await get(path);
      expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
    }
    expect((await get('/c/kontaktlinsen')).headers.get('cache-control')).toContain('s-maxage');
  });

  it.each([
    ['/my-account/history', 200],
    ['/fr/my-account/order/A-1', 200],
    ['/my-account/nothing', 404],
    ['/fr/my-account/history/7', 404],
  ])('answer %s of the account with %i · ROUTE-6 · NOTE-3', async (path, status) =>
    expect((await get(path)).status).toBe(status),
  );

  it('send the cart page without scripts in its language, uncached', async () => {
    const answer = await get('/it/cart/plain');
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    expect(await answer.text()).toContain('<html lang="it-CH"');
  });

  it.each([
    ['1', />ab CHF\s7\.00</],
    ['9', />kostenlos</],
  ])('show what shipping of %s bottles costs without scripts · CART-21', async (quantity, said) => {
    const host = 'okulino.localhost';
    const app = shop();
    const body = new URLSearchParams({ product_id: '20012', 'item[quantity]': quantity });
    const posted = await app.request(`http://${host}/cart`, { method: 'POST', headers: { host }, body });
    const [cookie = ''] = (posted.headers.get('set-cookie') ?? '').split(';');
    const html = await (await app.request(`http://${host}/cart/plain`, { headers: { host, cookie } })).text();
    expect(html).toMatch(said);
  });

  it('never say without scripts that a cart is empty which could not be loaded or changed · CART-18', async () => {
    const host = 'okulino.localhost';
    const app = shop();
    const body = new URLSearchParams({ product_id: '20012' });
    const posted = await app.request(`http://${host}/cart`, { method: 'POST', headers: { host }, body });
    const [cookie = ''] = (posted.headers.get('set-cookie') ?? '').split(';');
    const at = async (path: string) => {
      const answer = await app.request(`http://${host}${path}`, { headers: { host, cookie } });
      return [answer.status, await answer.text()] as const;
    };
    sandbox.controls.setFault('getCart', { _tag: 'Cut', times: 1 });
    const [status, html] = await at('/cart/plain');
    expect([status, html]).toEqual([503, expect.stringContaining('lässt sich gerade nicht laden')]);
    expect(html).not.toContain('Dein Warenkorb ist leer');
    expect(html).toContain('<a href="/cart/plain">Erneut versuchen</a>');
    const [again, failed] = await at('/cart/plain?failed=update');
    expect([again, failed]).toEqual([
      200,
      expect.stringContaining('Änderung im Warenkorb ist nicht bestätigt'),
    ]);
    expect(failed).toContain('Clarea Multi');
    // Without scripts the page after an add says it.
    const [, frame] = await at('/cart?added=1');
    expect(frame).toContain('content="0; url=/cart/plain?added=1"');
    const [, confirmed] = await at('/cart/plain?added=1');
    expect(confirmed).toContain('<p role="status">1 Artikel liegt jetzt im Warenkorb.</p>');
    expect(confirmed).not.toContain('nimmt keine Cookies an');
  });

  it('say without scripts that a browser which accepts no cookies has lost what was added · CART-27', async () => {
    const answer = await get('/cart/plain?added=1');
    expect(await answer.text()).toContain('Dieser Browser nimmt keine Cookies an');
    expect(await (await get('/cart/plain')).text()).not.toContain('Cookies');
  });

  it('blame no cookies for a cart that is gone from a browser which accepts them · CART-27', async () => {
    const host = 'okulino.localhost';
    const headers = { host, cookie: 'consent=1' };
    const answer = await shop().request(`http://${host}/cart/plain?added=1`, { headers });
    const html = await answer.text();
    expect(html).not.toContain('nimmt keine Cookies an');
    expect(html).toContain('Dein Warenkorb ist leer');
  });

  it('say without scripts that the cart of this browser went on elsewhere, also after an add to a new one · CART-26', async () => {
    const host = 'okulino.localhost';
    const app = shop();
    const body = new URLSearchParams({ product_id: '20012' });
    const add = async (cookie = '') => {
      const headers = { host, ...(cookie && { cookie }) };
      const posted = await app.request(`http://${host}/cart`, { method: 'POST', headers, body });
      return [
        posted.headers.get('location') ?? '',
        (posted.headers.get('set-cookie') ?? '').split(';')[0] ?? '',
      ] as const;
    };
    const page = async (path: string, cookie: string) =>
      (await app.request(`http://${host}${path}`, { headers: { host, cookie } })).text();
    const gone = 'Dieser Warenkorb ist hier nicht mehr da';
    const [first, cookie] = await add();
    expect(first).toBe('/cart?added=1');
    expect(await page('/cart/plain', cookie)).not.toContain(gone);
    const token = /cart_id=([\w-]+)/.exec(cookie)?.[1] ?? '';
    const renewed = await app.request(
      `http://${host}/api/carts/${token}/renewal?brand_channel=okulino&locale=de`,
      {
        method: 'POST',
        headers: { host, 'content-type': 'application/json' },
        body: JSON.stringify({ request_id: crypto.randomUUID() }),
      },
    );
    expect(renewed.status).toBe(200);
    expect(await page('/cart/plain', cookie)).toContain(gone);
    const [to, fresh] = await add(cookie);
    expect(to).toBe('/cart?added=1&gone=1');
    expect(await page(to, fresh)).toContain('content="0; url=/cart/plain?added=1&amp;gone=1"');
    const told = await page('/cart/plain?added=1&gone=1', fresh);
    expect(told).toContain(gone);
    expect(told).toContain('Clarea Multi');
    expect(await page('/cart/plain', fresh)).not.toContain(gone);
  });

  it('show the findings of a cart without scripts, with a form for each press · WEAR-3', async () => {
    const host = 'linsenwerk.localhost';
    const app = shop();
    const posted = await app.request(`http://${host}/cart`, {
      method: 'POST',
      headers: { host },
      body: new URLSearchParams({
        product_id: '10010',
        eyes: 'both',
        'right[sphere]': '-2.50',
        'left[sphere]': '+2.50',
      }),
    });
    const [cookie = ''] = (posted.headers.get('set-cookie') ?? '').split(';');
    const html = await (await app.request(`http://${host}/cart/plain`, { headers: { host, cookie } })).text();
    expect(html).toContain('Bitte kurz prüfen');
    expect(html).toContain('Ein Auge kurzsichtig, das andere weitsichtig');
    const forms = html.split('<form').filter((form) => form.includes('name="mend"'));
    expect(forms).toHaveLength(1);
    expect(forms[0]).toContain('action="/cart/plain" method="post"');
    expect(forms[0]).toContain('Linkes Auge: −2,50');
  });
});
