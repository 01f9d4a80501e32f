import assert from 'node:assert/strict';
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

  it("shows staff pages that ask nobody's server but this one, and speak its Admin API", async () => {
    const page = await fetch(`${engine().address}/admin/`);
    assert.equal(page.status, 200);
    assert.match(await page.text(), /<base href="\/admin\/"/);
    const said = await fetch(`${engine().address}/admin/vendure-ui-config.json`);
    const { adminApiPath, tokenMethod, loginImageUrl } = (await said.json()) as Record<string, string>;
    assert.deepEqual([adminApiPath, tokenMethod], ['admin-api', 'bearer']);
    assert.match(loginImageUrl ?? '', /^data:/);
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
