import assert from 'node:assert/strict';
import { makeShop, ok } from '../fixtures/shop';
import type { Suite } from './suite';

export const testAccess: Suite = (engine, it) => {
  it('refuses whoever does not have the key', async () => {
    for (const key of ['', 'k'.repeat(39), 'K'.repeat(40)]) {
      const stranger = makeShop(engine().address, 'okulino', key);
      assert.equal((await stranger.open()).no?.code, 'request.foreign_server');
    }
  });

  it('makes no session for what the shop asks', async () => {
    const before = await engine().sql('select count(*)::int as n from session');
    const shop = makeShop(engine().address);
    const { token } = ok(await shop.open());
    ok(await shop.cart(token));
    assert.deepEqual(await engine().sql('select count(*)::int as n from session'), before);
  });

  it('opens no order by its number', async () => {
    const response = await fetch(`${engine().address}/shop-api`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'vendure-token': 'okulino' },
      body: JSON.stringify({ query: '{ orderByCode(code: "OKU-0000-0000") { code } }' }),
    });
    const { data, errors } = (await response.json()) as {
      readonly data?: { readonly orderByCode: unknown };
      readonly errors?: unknown;
    };
    assert.ok(errors !== undefined || data?.orderByCode === null);
  });

  it('answers no other origin', async () => {
    const response = await fetch(`${engine().address}/shop-api`, {
      method: 'OPTIONS',
      headers: { origin: 'https://elsewhere.example', 'access-control-request-method': 'POST' },
    });
    assert.equal(response.headers.get('access-control-allow-origin'), null);
  });
};
