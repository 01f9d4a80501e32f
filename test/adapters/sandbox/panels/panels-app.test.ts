import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CartWire } from '../../../../src/adapters/contract/cart/cart.ts';
import { panels } from '../../../../src/adapters/sandbox/panels/panel-list.ts';
import type { BrandId } from '../../../../src/domain/shared/brand-id.ts';
import { startSandbox, type TestSandbox } from '../fixtures/start-sandbox.ts';

let shop: TestSandbox;
beforeAll(async () => {
  shop = await startSandbox();
});
afterAll(() => shop.close());

const at = (brand: string, path: string, init: RequestInit = {}) =>
  shop.fetch(new Request(`http://${brand}.localhost:4200${path}`, init));
const fill = (brand: BrandId, key: string, headers: Record<string, string> = {}) =>
  at(brand, `/sandbox/panels/${key}?language=it`, { method: 'POST', headers });

/** The cart that the browser receives for a panel. */
const cartFor = async (brand: BrandId, key: string): Promise<CartWire> => {
  const cookie = (await fill(brand, key)).headers.get('set-cookie') ?? '';
  const token = /^cart_id=([^;]+)/.exec(cookie)?.[1];
  return (
    await at(brand, `/api/carts/${token}?brand_channel=${brand}&locale=it`)
  ).json() as Promise<CartWire>;
};

describe('the page of panels', () => {
  it('lists every panel once, with a link in the requested language', async () => {
    const text = await (await at('augental', '/sandbox/panels?language=it')).text();
    for (const { key, name } of panels) expect(text.split(`<li id="${key}"`), name).toHaveLength(2);
    expect(text).toContain('href="/it/my-account/address-book"');
    expect(new Set(panels.map(({ key }) => key)).size).toBe(panels.length);
  });

  it('lists no gift in a shop without one', async () => {
    expect(await (await at('okulino', '/sandbox/panels')).text()).not.toContain('id="gift"');
    expect((await fill('okulino', 'gift')).status).toBe(404);
  });

  it('redirects an unknown host to a shop', async () => {
    const answer = await at('nobody', '/sandbox/panels');
    expect(answer.headers.get('location')).toMatch(/^http:\/\/\w+\.localhost:4200\/sandbox\/panels$/);
  });

  for (const { key, cart } of panels)
    if (cart)
      it(`fills the cart that “${key}” needs`, async () => {
        const answer = await fill('viszola', key);
        expect([answer.status, answer.headers.get('location')?.startsWith('/it')]).toEqual([303, true]);
        const { items, checkout_state } = await cartFor('viszola', key);
        expect(items.length).toBeGreaterThan(0);
        const states: Readonly<Record<string, string>> = { misspelt: 'address', addressed: 'addressed' };
        expect(checkout_state).toBe(states[cart] ?? 'cart');
      });

  it('fills the cart with goods that earn a gift, or with a discontinued product', async () => {
    expect((await cartFor('augental', 'gift')).items.some(({ unit_price }) => unit_price === 0)).toBe(true);
    const [line] = (await cartFor('opalys', 'switch')).items;
    expect(line?.detail.product_status).toBe('discontinued');
  });

  it('rejects a request from another site', async () => {
    const answer = await fill('okulino', 'cart', { origin: 'https://elsewhere.example' });
    expect([answer.status, answer.headers.get('set-cookie')]).toEqual([403, null]);
  });
});
