import { describe, expect, it } from 'vitest';
import { shopApi } from '../../../../src/adapters/contract/shop-api.ts';
import { brands } from '../../../../src/config/brands/brands.ts';
import { makeGate } from '../../../../src/config/server/edge/load.ts';
import { standingOf } from '../../../../src/config/server/pages/hold-back.ts';
import { brandIds } from '../../../../src/domain/shared/brand-id.ts';
import type { Load } from '../../../../src/domain/shared/load.ts';
import { locales } from '../../../../src/domain/shared/locale.ts';
import { pageLanguage } from '../../../../src/domain/shared/page-language.ts';
import { pathTo } from '../../../../src/domain/shared/paths.ts';
import { serve } from '../serve.ts';

/** A server that admits two new visitors. */
const crowded = () => {
  let late = 0;
  const gate = makeGate({ open: 2, late: 500 }, () => late);
  const shop = serve({ gate });
  const leaves: (() => void)[] = [];
  return {
    ...shop,
    gate,
    fill: (requests: number, complete = true) => {
      for (let nth = 0; nth < requests; nth += 1) leaves.push(gate.enter({ complete }));
    },
    empty: () => {
      for (const leave of leaves.splice(0)) leave();
    },
    slow: (ms: number) => {
      late = ms;
    },
  };
};
const cart = { cookie: 'locale=de; cart_id=abc' };

describe('an overloaded server', () => {
  it('sends a new visitor a plain page at once, without rendering · LOAD-4', async () => {
    const { get, fill, rendered } = crowded();
    fill(2);
    const answer = await get('/en/c/lenses', {}, 'okulino.localhost');
    expect(answer.status).toBe(503);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThanOrEqual(2);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('content-security-policy')).toContain('sha256-');
    const html = await answer.text();
    expect(html).toContain('<html lang="en">');
    expect(html).toContain('Okulino');
    expect(html).toContain('<a href="">Try again</a>');
    expect(rendered).toEqual([]);
  });

  it('lets a requested page reload itself, but not the response to a form · LOAD-6', async () => {
    const { app, get, fill } = crowded();
    fill(9);
    const read = await get('/it/c/lenti?page=2', {}, 'okulino.localhost');
    expect(read.headers.get('refresh')).toBe(read.headers.get('retry-after'));
    expect(await read.text()).toContain('riproverà');
    for (const [locale, path] of [
      ['fr', '/fr/find'],
      ['de', '/cart/plain'],
    ] as const) {
      const posted = await app.request(`http://okulino.localhost${path}`, {
        method: 'POST',
        body: new URLSearchParams(),
      });
      expect([path, posted.status, posted.headers.get('refresh')]).toEqual([path, 503, null]);
      const html = await posted.text();
      expect(html).toContain(locale === 'fr' ? 'recharger cette page' : 'diese Seite neu laden');
      expect(html).not.toContain('<a ');
    }
    for (const path of ['/api/products', '/api/search'])
      expect((await get(path)).headers.get('refresh')).toBeNull();
  });

  it('spreads the retry times of new visitors over several seconds · LOAD-4', async () => {
    const { get, fill } = crowded();
    fill(2);
    const waits = new Set<string | null>();
    for (let nth = 0; nth < 8; nth += 1)
      waits.add((await get(`/c/lenses?page=${nth}`)).headers.get('retry-after'));
    expect([...waits].sort()).toEqual(['2', '3', '4', '5']);
  });

  it('answers an API request with a code that its client knows · LOAD-4', async () => {
    const { get, fill } = crowded();
    fill(2);
    const answer = await get('/api/products');
    expect(answer.status).toBe(503);
    expect(await answer.json()).toEqual({ code: 'server.busy' });
    expect(answer.headers.get('retry-after')).toMatch(/^[2-5]$/);
  });

  it('refuses new visitors first, then customers, and buyers last · LOAD-2', async () => {
    const { get, fill } = crowded();
    const statuses = async () => [
      (await get('/api/products')).status,
      (await get('/api/products', cart)).status,
      (await get('/api/carts/abc')).status,
    ];
    expect(await statuses()).toEqual([200, 200, 200]);
    fill(2);
    expect(await statuses()).toEqual([503, 200, 200]);
    fill(2);
    expect(await statuses()).toEqual([503, 503, 200]);
    fill(4);
    expect(await statuses()).toEqual([503, 503, 503]);
  });

  it('is one that responds too late as well as one that is full · LOAD-1', async () => {
    const { get, slow } = crowded();
    slow(501);
    expect((await get('/api/products')).status).toBe(503);
    slow(500);
    expect((await get('/api/products')).status).toBe(200);
  });

  it('serves all visitors again once there is room · LOAD-1', async () => {
    const { get, fill, empty } = crowded();
    fill(9);
    expect((await get('/api/carts/abc')).status).toBe(503);
    empty();
    expect((await get('/api/products')).status).toBe(200);
    expect((await get('/c/lenses')).status).toBe(200);
  });

  it('counts each request until it is answered, whatever the result · LOAD-1', async () => {
    const { get, gate } = crowded();
    await get('/broken');
    await get('/c/lenses');
    await get('/api/products');
    expect(gate.load().open).toBe(0);
  });

  it('still serves cached pages, and caches no refusal · LOAD-3', async () => {
    const { get, fill, empty } = crowded();
    await get('/c/lenses');
    fill(9);
    expect((await get('/c/lenses')).status).toBe(200);
    expect((await get('/c/sun')).status).toBe(503);
    empty();
    expect((await get('/c/sun')).status).toBe(200);
  });

  it('still answers health checks · LOAD-3', async () => {
    const { get, fill } = crowded();
    fill(9);
    expect((await get('/health')).status).toBe(200);
    expect((await get('/ready')).status).toBe(200);
  });

  it('does not count requests whose body has not arrived · LOAD-3', async () => {
    const { get, fill } = crowded();
    fill(50, false);
    expect((await get('/api/products')).status).toBe(200);
  });

  it('has its page for each shop in each language · LOAD-4 · I18N-11', async () => {
    const { get, fill } = crowded();
    fill(2);
    const pages = new Set<string>();
    for (const brand of brandIds)
      for (const locale of locales) {
        const html = await (await get(pathTo.search(locale), {}, `${brand}.localhost`)).text();
        expect(html).toContain(`<html lang="${pageLanguage(locale, brands[brand].shop.country)}">`);
        pages.add(html);
      }
    expect(pages.size).toBe(brandIds.length * locales.length);
  });
});

describe('the priority of a request', () => {
  const buying = [
    'createCart',
    'addToCart',
    'getCart',
    'updateOrder',
    'updateOrderShippingMethod',
    'updateOrderPaymentMethod',
    'createMyOrderFromCart',
    'startPayment',
    'getOrder',
    'getShippingOptions',
    'getDeliveryDates',
    'customerSignMeIn',
    'customerSignMeUp',
  ] as const;
  it.each(buying)('for %s is that of a buyer · LOAD-1', (name) =>
    expect(standingOf(shopApi[name].method, `/api${shopApi[name].path}`)).toBe('buyer'),
  );
  it.each([
    ['GET', '/fr/checkout/payment', '', 'buyer'],
    ['POST', '/pay/notices', '', 'buyer'],
    ['POST', '/en/cart/plain', '', 'buyer'],
    ['GET', '/p/10010', '', 'newcomer'],
    ['GET', '/p/10010', 'session_okulino=x', 'customer'],
    ['GET', '/p/10010', 'a=b; __Host-session_okulino=x', 'customer'],
    ['GET', '/p/10010', 'a=cart_id', 'newcomer'],
    ['POST', '/api/recommendations/cross-sell', '', 'newcomer'],
    ['POST', '/find', '', 'newcomer'],
    ['POST', '/api/errors', 'cart_id=x', 'customer'],
  ] as const)('for %s %s with %j is %s · LOAD-1', (method, path, cookie, standing) =>
    expect(standingOf(method, path, cookie)).toBe(standing),
  );
});

describe('the number of open requests', () => {
  it('ignores those with incomplete bodies only once the limit is reached · LOAD-3', () => {
    const gate = makeGate({ open: 1, late: 1 } satisfies Load, () => 0);
    const leave = gate.enter({ complete: false });
    expect(gate.load().open).toBe(1);
    gate.enter({ complete: true });
    expect(gate.load().open).toBe(1);
    leave();
    leave();
    expect(gate.load().open).toBe(1);
  });
});
