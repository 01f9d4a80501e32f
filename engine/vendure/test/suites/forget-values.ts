import assert from 'node:assert/strict';
import { codeOf, makeShop, ok, readyCart } from '../fixtures/shop';
import { signIn } from '../fixtures/staff';
import type { Suite } from './suite';

/** Removing the lens values from a finished order when the shop requests it. */
export const testForgetValues: Suite = (engine, it) => {
  const shopOf = () => makeShop(engine().address);
  const pair = async () => {
    const cart = await readyCart(shopOf(), [
      { shopId: 'mended', sphere: '-2.00', eye: 'right', pairId: 'p', quantity: 2 },
      { shopId: 'mended', sphere: '-2.25', eye: 'left', pairId: 'p', quantity: 2 },
      { shopId: 'care-1' },
    ]);
    const placed = ok(await shopOf().place(cart.token));
    return ok(await shopOf().paid(placed.orderToken ?? ''));
  };

  it('goes from an order that is over, and from what its history says of mended eyes; all else stays', async () => {
    const staff = await signIn(engine());
    const order = await pair();
    const link = order.orderToken ?? '';
    const right = order.lines.find(({ eye }) => eye === 'right');
    assert.ok((await staff.mend({ line: right?.id ?? '', was: '-2.00', now: '-2.25' })).ok);
    await staff.cancel(order.number);
    const before = ok(await shopOf().order(link));
    assert.equal(ok(await shopOf().forgetValues(link)), true);
    assert.equal(ok(await shopOf().forgetValues(link)), true);
    const after = ok(await shopOf().order(link));
    assert.deepEqual(
      after.lines.map(({ eye, pairId, options }) => [eye, pairId, options]),
      [
        [null, null, []],
        [null, null, []],
        [null, null, []],
      ],
    );
    const goods = ({ lines }: typeof before) =>
      lines.map(({ id, shopId, quantity, unitPrice }) => [id, shopId, quantity, unitPrice]);
    assert.deepEqual(goods(after), goods(before));
    assert.equal(after.total, before.total);
    assert.deepEqual(
      (await staff.history(order.number)).filter(({ type }) => type === 'SHOP_EYE_MENDED'),
      [],
    );
    const [row] = await engine().sql(
      `select count(*)::int as n from order_line where "customFieldsSphere" is not null and "orderId" = (select id from "order" where code = $1)`,
      [order.number],
    );
    assert.deepEqual(row, { n: 0 });
    const [requests] = await engine().sql(
      `select count(*)::int as n from dioptra_cart_request where "orderId" = (select id from "order" where code = $1)`,
      [order.number],
    );
    assert.deepEqual(requests, { n: 0 });
  });

  it('stays with an order that is under way, and with one of another shop', async () => {
    const order = await pair();
    const link = order.orderToken ?? '';
    assert.equal(codeOf(await shopOf().forgetValues(link)), 'order.under_way');
    assert.equal(codeOf(await makeShop(engine().address, 'viszola').forgetValues(link)), 'order.not_found');
    const { lines } = ok(await shopOf().order(link));
    assert.equal(lines.find(({ eye }) => eye === 'right')?.options[0]?.value, '-2.00');
  });

  it('is the shop’s to say, by its key alone', async () => {
    const link = (await pair()).orderToken ?? '';
    await assert.rejects(() => makeShop(engine().address, 'okulino', '').forgetValues(link));
  });
};
