import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { atOnce, type Cart, codeOf, makeShop, ok, readyCart } from '../fixtures/shop';
import type { Suite } from './suite';

/** Another token for a cart, so that nobody who has the old one sees what is entered later. */
export const testRenewals: Suite = (engine, it) => {
  const shopOf = (channel = 'okulino') => makeShop(engine().address, channel);
  const withoutToken = ({ token: _, ...cart }: Cart) => cart;
  const ageOf = async (token: string): Promise<unknown> => {
    const [row] = await engine().sql(
      `select "updatedAt"::text as at from "order" where "customFieldsCarttoken" = $1`,
      [token],
    );
    return row?.at;
  };

  it('keeps everything of the cart but its token, its age too', async () => {
    const shop = shopOf();
    const before = await readyCart(shop, [{ shopId: 'lens', sphere: '-1.25', eye: 'left' }], {
      coupon: 'TEN',
    });
    const age = await ageOf(before.token);
    const after = ok(await shop.renew(before.token, randomUUID()));
    assert.notEqual(after.token, before.token);
    assert.deepEqual(withoutToken(after), withoutToken(before));
    assert.equal(await ageOf(after.token), age);
    assert.equal(codeOf(await shop.cart(before.token)), 'cart.not_found');
    assert.deepEqual(ok(await shop.cart(after.token)), after);
    assert.equal(codeOf(await shop.change(before.token, { couponOff: true })), 'cart.not_found');
    assert.equal(codeOf(await shop.place(before.token)), 'cart.not_found');
    assert.equal(ok(await shop.place(after.token)).token, after.token);
  });

  it('answers the same request with the same cart, also at once, and no other request', async () => {
    const shop = shopOf();
    const { token } = ok(await shop.open());
    const requestId = randomUUID();
    const answers = await atOnce(4, () => shop.renew(token, requestId));
    assert.equal(new Set(answers.map((answer) => ok(answer).token)).size, 1);
    assert.equal(codeOf(await shop.renew(token, randomUUID())), 'cart.not_found');
    await engine().sql(
      `update "order" set "customFieldsRenewedat" = now() - interval '25 hours' where "customFieldsRenewedfrom" = $1`,
      [token],
    );
    assert.equal(codeOf(await shop.renew(token, requestId)), 'cart.not_found');
  });

  it('refuses a request that can be guessed, an ordered cart, and those of another shop or customer', async () => {
    const shop = shopOf();
    const { token } = ok(await shop.open());
    assert.equal(codeOf(await shop.renew(token, 'guessed')), 'validation.invalid');
    assert.equal(codeOf(await shopOf('viszola').renew(token, randomUUID())), 'cart.not_found');
    const own = ok(await shop.open('616', 'own616@example.org'));
    assert.equal(codeOf(await shop.renew(own.token, randomUUID())), 'cart.not_found');
    assert.equal(codeOf(await shop.renew(own.token, randomUUID(), '617')), 'cart.not_found');
    const renewed = ok(await shop.renew(own.token, randomUUID(), '616'));
    assert.equal(ok(await shop.cart(renewed.token, '616')).email, 'own616@example.org');
    const ordered = await readyCart(shop, [{ shopId: 'care-1' }]);
    ok(await shop.place(ordered.token));
    assert.equal(codeOf(await shop.renew(ordered.token, randomUUID())), 'cart.not_found');
  });
};
