import assert from 'node:assert/strict';
import { missingPages } from '../../src/settings/staff-pages';
import { startEngine } from '../../src/start-engine';
import { makeShop, ok } from '../fixtures/shop';
import type { Suite } from './suite';

export const testAccess: Suite = (engine, it) => {
  const ask = (query: string, headers: Record<string, string>) =>
    fetch(`${engine().address}/shop-api`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'vendure-token': 'okulino', ...headers },
      body: JSON.stringify({ query }),
    });

  it("refuses whoever does not have the key, the engine's own mutations as well", async () => {
    const queries = [
      'mutation { shopOpenCart(locale: "de") { ok { token } } }',
      'mutation { addItemToOrder(productVariantId: 1, quantity: 1) { __typename } }',
    ];
    for (const query of queries)
      for (const key of ['', 'k'.repeat(39), 'K'.repeat(40)]) {
        const response = await ask(query, key ? { 'x-shop-key': key } : {});
        assert.equal(response.status, 403);
        assert.match(await response.text(), /request\.foreign_server/);
      }
    const [sessions] = await engine().sql('select count(*)::int as n from session');
    assert.deepEqual(sessions, { n: 0 });
  });

  it('asks no key of staff', async () => {
    const response = await fetch(`${engine().address}/admin-api`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query: '{ me { id } }' }),
    });
    assert.equal(response.status, 200);
  });

  it('shows staff pages at every address below, and no page in the place of a script that is gone', async () => {
    const at = (path: string) => fetch(`${engine().address}/admin${path}`);
    for (const path of ['/', '/orders/1']) {
      const page = await at(path);
      assert.equal(page.status, 200);
      assert.match(await page.text(), /<title>Staff/);
    }
    assert.equal((await at('/assets/index-1.js')).status, 200);
    assert.equal((await at('/assets/index-2.js')).status, 404);
  });

  it('does not start with pages for staff that were not built', () => {
    assert.match(missingPages('/nowhere') ?? '', /npm run staff-pages/);
    return assert.rejects(startEngine(engine().settings, '/nowhere'), /npm run staff-pages/);
  });

  it('makes no session for what the shop asks', async () => {
    const before = await engine().sql('select count(*)::int as n from session');
    const shop = makeShop(engine().address);
    const { token } = ok(await shop.open());
    ok(await shop.cart(token));
    assert.deepEqual(await engine().sql('select count(*)::int as n from session'), before);
  });

  it('answers no other origin', async () => {
    const response = await fetch(`${engine().address}/admin-api`, {
      method: 'OPTIONS',
      headers: { origin: 'https://elsewhere.example', 'access-control-request-method': 'POST' },
    });
    assert.equal(response.headers.get('access-control-allow-origin'), null);
  });
};
