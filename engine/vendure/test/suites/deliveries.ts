import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { enough } from '../fixtures/gift';
import { address, atOnce, codeOf, itemOf, makeShop, type NewItem, ok } from '../fixtures/shop';
import type { Suite } from './suite';

const care: readonly NewItem[] = [{ shopId: 'care-1', quantity: 2 }];

export const testDeliveries: Suite = (engine, it) => {
  const delivery = (account: string, items: readonly NewItem[] = care, change: object = {}) => ({
    account,
    email: `${account}@example.org`,
    items: items.map(itemOf),
    billing: address,
    shippingAddress: address,
    destination: 'door',
    method: 'parcel',
    payment: 'invoice',
    ...change,
  });
  const kept = async (account: string): Promise<number> => {
    const [{ count } = { count: 0 }] = await engine().sql(
      `select count(*)::int as count from "order" where "customFieldsAccount" = $1`,
      [account],
    );
    return Number(count);
  };

  it('is weighed as it would be ordered, and nothing of it is kept', async () => {
    const shop = makeShop(engine().address);
    const weighed = ok(await shop.weigh(delivery('61')));
    assert.deepEqual(
      [weighed.items, weighed.shipping, weighed.total, weighed.checkoutState, weighed.method],
      [4360, 750, 5110, 'payment_selected', 'parcel'],
    );
    assert.equal(await kept('61'), 0);
  });

  it('is one order of its account, however often and by how many at once it is asked for', async () => {
    const shop = makeShop(engine().address);
    const token = randomUUID();
    const made = await atOnce(4, () => shop.deliver(token, delivery('62'), { total: 5110 }));
    const numbers = new Set(made.map((answer) => ok(answer).number));
    assert.equal(numbers.size, 1);
    // The content of a repeated request no longer counts, and a call to place the order returns it as well.
    const again = ok(await shop.deliver(token, delivery('62', [{ shopId: 'care-2' }])));
    const placed = ok(await shop.place(token, undefined, '62'));
    assert.deepEqual([again.number, placed.number, again.items], [...numbers, ...numbers, 4360]);
    assert.equal(again.state, 'PaymentAuthorized');
    assert.equal(await kept('62'), 1);
    assert.equal(ok(await shop.orders('62')).total, 1);
    assert.equal(codeOf(await shop.deliver(token, delivery('63'))), 'cart.not_found');
  });

  it('waits for its payment where that does not come later', async () => {
    const shop = makeShop(engine().address);
    const order = ok(await shop.deliver(randomUUID(), delivery('64', care, { payment: 'visa' })));
    assert.equal(order.state, 'AwaitingPayment');
    assert.equal(ok(await shop.paid(order.orderToken ?? '')).state, 'PaymentSettled');
  });

  it('is sent the cheapest way where the wanted one does not fit, and brings no gift', async () => {
    const shop = makeShop(engine().address, 'viszola');
    const small = [{ shopId: 'lens', sphere: '-1.25' }];
    assert.equal(
      ok(await makeShop(engine().address).weigh(delivery('65', small, { method: 'pickup' }))).method,
      'letter',
    );
    const order = ok(await shop.deliver(randomUUID(), delivery('65', enough)));
    assert.deepEqual(
      order.lines.map(({ shopId }) => shopId),
      ['care-1', 'care-2'],
    );
  });

  it('leaves nothing behind where it is refused, by the field that is wrong', async () => {
    const shop = makeShop(engine().address);
    const refused = {
      'items[0].quantity': delivery('66', [{ shopId: 'few', quantity: 9 }]),
      payment_method: delivery('66', care, { payment: 'nothing' }),
      method: delivery('66', care, {
        shippingAddress: { ...address, countryCode: 'DE' },
        destination: 'partner',
      }),
      'billing_address.country_code': delivery('66', care, { billing: { ...address, countryCode: 'LT' } }),
      'items[0].product.product_id': delivery('66', [{ shopId: 'nowhere' }]),
    };
    for (const [path, wanted] of Object.entries(refused)) {
      assert.equal((await shop.weigh(wanted)).no?.path, path);
      assert.equal((await shop.deliver(randomUUID(), wanted)).no?.path, path);
    }
    assert.equal(codeOf(await shop.deliver(randomUUID(), delivery('66'), { total: 1 })), 'cart.changed');
    assert.equal(await kept('66'), 0);
    assert.equal((await shop.claim('66', '66@example.org')).ok, null);
  });
};
