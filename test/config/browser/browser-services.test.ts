// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { patience } from '../../../scripts/pace.ts';
import type { Failure } from '../../../src/application/shared/failure.ts';
import { brands } from '../../../src/config/brands/brands.ts';
import { makeBrowserServices } from '../../../src/config/browser-services.ts';
import type { ProductId } from '../../../src/domain/catalogue/product.ts';
import type { BrandId } from '../../../src/domain/shared/brand-id.ts';
import type { Locale } from '../../../src/domain/shared/locale.ts';
import { lineOf } from '../../application/cart/shop-of-one.ts';

const asked: URL[] = [];
beforeEach(() => {
  asked.length = 0;
  localStorage.clear();
  sessionStorage.clear();
  vi.stubGlobal('fetch', async (request: Request) => {
    asked.push(new URL(request.url));
    return Response.json({ code: 'server.failed' }, { status: 500 });
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  for (const name of ['cart_id', 'consent', 'vsf-sdp'])
    Object.assign(document, { cookie: `${name}=; max-age=0` });
});
const setCookie = (cookie: string) => Object.assign(document, { cookie });

const id = '10010' as ProductId;
const failures: [string, Failure][] = [];
const tab = (brand: BrandId = 'okulino', locale: Locale = 'de') =>
  makeBrowserServices({
    shop: brands[brand].shop,
    locale,
    zone: 'Europe/Zurich',
    onFailure: (operation, failure) => void failures.push([operation, failure]),
  });

describe('the services of a tab', () => {
  it.each([
    ['okulino', 'de'],
    ['opalys', 'fr'],
    ['viszola', 'it'],
  ] as const)('request the page’s own server for %s in %s', async (brand, locale) => {
    await tab(brand, locale).catalogue.product(id)();
    expect(asked.map(({ origin, pathname }) => origin + pathname)).toEqual([
      `${location.origin}/api/products/10010`,
    ]);
    expect(Object.fromEntries(asked[0]?.searchParams ?? [])).toEqual({ brand_channel: brand, locale });
  });

  it('report an unexpected response of the shop', async () => {
    failures.length = 0;
    await tab().catalogue.product(id)();
    expect(failures).toEqual([['getProduct', expect.objectContaining({ _tag: 'Unavailable', status: 500 })]]);
  });

  it('load the cart named by the cookie · CART-1', async () => {
    setCookie('cart_id=cart-of-this-browser');
    const { cart } = tab();
    const listening = cart.state$.subscribe();
    cart.restore();
    await vi.waitFor(
      () => expect(asked.map(({ pathname }) => pathname)).toContain('/api/carts/cart-of-this-browser'),
      { timeout: patience(5000) },
    );
    listening.unsubscribe();
  });

  it('renew the cart of a link before anything gets into it · REO-6', async () => {
    setCookie('cart_id=linked-0123456789.request-0123456789');
    vi.stubGlobal('fetch', async (request: Request) => {
      asked.push(new URL(request.url));
      return request.url.includes('/renewal')
        ? Response.json({ token_value: 'fresh-0123456789ab' })
        : Response.json({ code: 'server.failed' }, { status: 500 });
    });
    const { cart } = tab();
    const listening = cart.state$.subscribe();
    cart.add([lineOf(id)]);
    await vi.waitFor(
      () =>
        expect(asked.map(({ pathname }) => pathname)).toEqual([
          '/api/carts/linked-0123456789/renewal',
          '/api/carts/fresh-0123456789ab/items',
        ]),
      { timeout: patience(5000) },
    );
    expect(document.cookie).toContain('cart_id=fresh-0123456789ab..linked-0123456789');
    listening.unsubscribe();
  });

  it('use the time zone of the shop', () => expect(tab().clock.zone).toBe('Europe/Zurich'));

  it('recognise a running sign-in by the hash in the address', () => {
    expect(tab().wasSignedIn()).toBe(false);
    history.replaceState(null, '', '/?hash=abc');
    expect(tab().wasSignedIn()).toBe(true);
    history.replaceState(null, '', '/');
  });

  it('remember seen products only with consent, and for each shop apart · TRK-7', async () => {
    const seenIn = (brand: BrandId) => tab(brand).seenProducts.read();
    tab().seenProducts.add(id);
    expect(seenIn('okulino')).toEqual([]);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 22) });
    setCookie('consent=3.2026-11-21.p');
    tab().seenProducts.add(id);
    expect([seenIn('okulino'), seenIn('opalys')]).toEqual([[id], []]);
    vi.useRealTimers();
  });

  it('keep wishes and lens values for each shop apart, the values only with consent · CAT-17 · LAW-30', async () => {
    const { wishlist, lastChoices, keepsWishes } = tab('opalys', 'fr');
    const open = wishlist.state$.subscribe();
    wishlist.toggle(id);
    await vi.waitFor(() => expect(keepsWishes()).toBe(true), { timeout: patience(5000) });
    const choice = { productId: id, eyes: { right: { sphere: '-2.50' } } } as never;
    await lastChoices.keep(choice);
    expect(lastChoices.isKept()).toBe(false);
    await lastChoices.allow(true);
    await lastChoices.keep(choice);
    expect([keepsWishes(), lastChoices.isKept()]).toEqual([true, true]);
    const other = tab('okulino');
    expect([other.keepsWishes(), other.lastChoices.isKept()]).toEqual([false, false]);
    open.unsubscribe();
  });

  it.each([
    ['s', ['SignedOut']],
    ['', []],
  ])(
    'keep events for an analytics listener that is still loading, with consent “%s” · TRK-1 · TRK-7',
    (letters, heard) => {
      vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 22) });
      if (letters) setCookie(`consent=3.2026-11-21.${letters}`);
      const { news } = tab();
      news.tell({ _tag: 'SignedOut' });
      const told: string[] = [];
      news.told$.subscribe(({ _tag }) => told.push(_tag)).unsubscribe();
      expect(told).toEqual(heard);
      vi.useRealTimers();
    },
  );
});
