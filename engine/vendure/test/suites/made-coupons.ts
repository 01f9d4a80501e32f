import assert from 'node:assert/strict';
import { address, atOnce, codeOf, makeShop, ok, type Shop } from '../fixtures/shop';
import type { Suite } from './suite';

const year = 365 * 86_400_000;

export const testMadeCoupons: Suite = (engine, it) => {
  const coupon = (code: string, account: string, change: object = {}) => ({
    code,
    amount: 1000,
    account,
    endsAt: new Date(Date.now() + year).toISOString(),
    ...change,
  });
  const filled = async (shop: Shop, account: string) => {
    const { token } = ok(await shop.open(account, `${account}@example.org`));
    ok(
      await shop.change(
        token,
        {
          add: {
            requestId: 'one',
            items: [{ shopId: 'care-1', variantId: 'care-1:', quantity: 1, options: [] }],
          },
        },
        account,
      ),
    );
    return token;
  };
  const apply = (shop: Shop, token: string, account: string, code: string) =>
    shop.change(token, { coupon: code }, account);

  it('makes a coupon of one account, once however often it is asked, and at once', async () => {
    const shop = makeShop(engine().address);
    const asked = coupon('BONUS-ONE', '41');
    const made = await atOnce(4, () => shop.makeCoupon(asked));
    assert.deepEqual(made.map(ok), [true, true, true, true]);
    assert.equal(ok(await shop.makeCoupon(asked)), true);
    const [{ count } = { count: 0 }] = await engine().sql(
      `select count(*)::int as count from promotion where "couponCode" = 'BONUS-ONE'`,
    );
    assert.equal(count, 1);
    const other = await filled(shop, '42');
    assert.equal(codeOf(await apply(shop, other, '42', 'BONUS-ONE')), 'coupon.does_not_exist');
    const own = await filled(shop, '41');
    const cheaper = ok(await apply(shop, own, '41', 'BONUS-ONE'));
    assert.deepEqual([cheaper.itemsBefore, cheaper.items, cheaper.coupon?.counts], [2180, 1180, true]);
  });

  it('counts for one order, and again once that is cancelled', async () => {
    const shop = makeShop(engine().address);
    ok(await shop.makeCoupon(coupon('BONUS-TWO', '43')));
    const ordering = async () => {
      const token = await filled(shop, '43');
      const update = { email: '43@example.org', billing: address };
      for (const change of [
        { update },
        { coupon: 'BONUS-TWO' },
        { shipping: { method: 'parcel' } },
        { payment: 'visa' },
      ])
        ok(await shop.change(token, change, '43'));
      return ok(await shop.place(token, undefined, '43'));
    };
    const order = await ordering();
    assert.equal(order.items, 1180);
    const second = await filled(shop, '43');
    assert.equal(codeOf(await apply(shop, second, '43', 'BONUS-TWO')), 'coupon.usage_limit');
    await engine().sql(`update "order" set state = 'Cancelled' where code = $1`, [order.number]);
    assert.equal(ok(await apply(shop, second, '43', 'BONUS-TWO')).coupon?.counts, true);
  });

  it('ends when it is said to, and is none of another shop', async () => {
    const shop = makeShop(engine().address);
    const ended = { endsAt: new Date(Date.now() - 1000).toISOString() };
    ok(await shop.makeCoupon(coupon('BONUS-OLD', '44', ended)));
    assert.equal(codeOf(await apply(shop, await filled(shop, '44'), '44', 'BONUS-OLD')), 'coupon.expired');
    ok(await shop.makeCoupon(coupon('BONUS-HERE', '44')));
    const other = makeShop(engine().address, 'viszola');
    assert.equal(
      codeOf(await apply(other, await filled(other, '44'), '44', 'BONUS-HERE')),
      'coupon.not_found',
    );
  });

  it('takes no code that somebody else has, and nothing that is no coupon', async () => {
    const shop = makeShop(engine().address);
    ok(await shop.makeCoupon(coupon('BONUS-MINE', '45')));
    assert.equal(codeOf(await shop.makeCoupon(coupon('BONUS-MINE', '46'))), 'coupon.code_taken');
    assert.equal(codeOf(await shop.makeCoupon(coupon('TEN', '45'))), 'coupon.code_taken');
    for (const wrong of [{ amount: 0 }, { code: 'A B' }, { account: '' }]) {
      const { no } = await shop.makeCoupon(coupon('BONUS-WRONG', '45', wrong));
      assert.deepEqual([no?.code, no?.path], ['validation.invalid', Object.keys(wrong)[0]]);
    }
  });
};
