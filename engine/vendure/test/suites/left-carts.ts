import assert from 'node:assert/strict';
import { type Cart, codeOf, itemOf, makeShop, ok, readyCart } from '../fixtures/shop';
import type { Suite } from './suite';

const before = '2020-01-02T00:00:00.000Z';

/** Carts that their buyers left. */
export const testLeftCarts: Suite = (engine, it) => {
  const shopOf = (channel = 'okulino') => makeShop(engine().address, channel);
  /** Unchanged since a time long ago; no other test has such carts. */
  const age = async ({ token }: Pick<Cart, 'token'>, at: string): Promise<string> => {
    await engine().sql(`update "order" set "updatedAt" = $1 where "customFieldsCarttoken" = $2`, [
      at.replace('Z', ''),
      token,
    ]);
    return token;
  };
  const cartOf = async (email: string | undefined, isFilled = true, shop = shopOf()): Promise<Cart> => {
    const cart = ok(await shop.open(undefined, email));
    return isFilled ? ok(await shop.add(cart.token, [{ shopId: 'care-1' }])) : cart;
  };

  it('names those of an account, the newest first, without orders and those of other shops', async () => {
    const shop = shopOf();
    const ordered = await readyCart(shop, [{ shopId: 'care-1' }], { email: 'own@example.org' });
    ok(await shop.claim('6170', 'own@example.org', ordered.token));
    ok(await shop.place(ordered.token, undefined, '6170'));
    const ofAccount = async (at = shop) => ok(await at.open('6170', 'own@example.org'));
    const [older, newer] = [await ofAccount(), await ofAccount()];
    await age(older, '2020-01-01T00:00:00.000Z');
    ok(await shop.open('6171', 'other@example.org'));
    const there = await ofAccount(shopOf('viszola'));
    assert.deepEqual(ok(await shop.accountCarts('6170')), [newer.token, older.token]);
    assert.deepEqual(ok(await shopOf('viszola').accountCarts('6170')), [there.token]);
    assert.deepEqual(ok(await shop.accountCarts('6172')), []);
    await assert.rejects(() => makeShop(engine().address, 'okulino', '').accountCarts('6170'));
  });

  it('lists those with an e-mail and goods that were left untouched, the oldest first', async () => {
    const shop = shopOf();
    const own = ok(await shop.open('515', 'own@example.org'));
    const add = { requestId: 'a', items: [itemOf({ shopId: 'care-1' })] };
    ok(await shop.change(own.token, { add }, '515'));
    await age(own, '2020-01-02T00:00:00.000Z');
    await age(await cartOf('guest@example.org'), '2020-01-01T00:00:00.000Z');
    await age(await cartOf(undefined), '2020-01-01T00:00:00.000Z');
    await age(await cartOf('empty@example.org', false), '2020-01-01T00:00:00.000Z');
    await age(await cartOf('later@example.org'), '2020-01-02T00:00:00.001Z');
    await age(await cartOf('there@example.org', true, shopOf('viszola')), '2020-01-01T00:00:00.000Z');
    const ordered = await readyCart(shop, [{ shopId: 'care-1' }]);
    ok(await shop.place(ordered.token));
    await age(ordered, '2020-01-01T00:00:00.000Z');

    const found = ok(await shop.left(before));
    assert.deepEqual(
      found.map(({ email, account, locale, updatedAt }) => [email, account, locale, updatedAt]),
      [
        ['guest@example.org', null, 'de', '2020-01-01T00:00:00.000Z'],
        ['own@example.org', '515', 'de', before],
      ],
    );
    assert.deepEqual([found[1]?.token, ok(await shop.left(before, 1)).length], [own.token, 1]);
    assert.deepEqual(
      ok(await shopOf('viszola').left(before)).map(({ email }) => email),
      ['there@example.org'],
    );
  });

  it('lists one that was changed no more until it is left again', async () => {
    const shop = shopOf();
    const { token, lines } = await cartOf('back@example.org');
    const isLeft = async () => ok(await shop.left(before)).some((one) => one.token === token);
    await age({ token }, before);
    assert.equal(await isLeft(), true);
    ok(await shop.change(token, { quantity: { line: lines[0]?.id, quantity: 1 } }));
    assert.equal(await isLeft(), false);
    await age({ token }, before);
    assert.equal(await isLeft(), true);
  });

  it('reminds once of a cart, whatever becomes of it later', async () => {
    const shop = shopOf();
    const cart = await cartOf('once@example.org');
    const token = await age(cart, before);
    const isLeft = async () => ok(await shop.left(before)).some((one) => one.token === token);
    assert.equal(await isLeft(), true);
    assert.equal(codeOf(await shopOf('viszola').reminded(token)), 'cart.not_found');
    assert.equal(codeOf(await shop.reminded('nowhere')), 'cart.not_found');
    assert.equal(await isLeft(), true);
    const [row] = await engine().sql(
      `select "updatedAt"::text from "order" where "customFieldsCarttoken" = $1`,
      [token],
    );
    assert.equal(ok(await shop.reminded(token)), true);
    assert.equal(ok(await shop.reminded(token)), true);
    assert.equal(await isLeft(), false);
    assert.deepEqual(
      await engine().sql(`select "updatedAt"::text from "order" where "customFieldsCarttoken" = $1`, [token]),
      [row],
    );
    ok(await shop.add(token, [{ shopId: 'care-2' }]));
    await age(cart, before);
    assert.equal(await isLeft(), false);
  });

  it('lists no cart that was taken into another', async () => {
    const shop = shopOf();
    const left = ok(await shop.open('516', 'taken@example.org'));
    const add = { requestId: 'a', items: [itemOf({ shopId: 'care-1' })] };
    ok(await shop.change(left.token, { add }, '516'));
    const { token } = await cartOf(undefined);
    ok(await shop.claim('516', 'taken@example.org', token));
    await age(left, before);
    await age({ token }, before);
    const found = ok(await shop.left(before)).filter(({ email }) => email === 'taken@example.org');
    assert.deepEqual(
      found.map((one) => one.token),
      [token],
    );
  });
};
