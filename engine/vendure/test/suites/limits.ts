import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { shopKey } from '../fixtures/engine';
import {
  type Answer,
  address,
  atOnce,
  codeOf,
  itemOf,
  type Limits,
  makeShop,
  ok,
  usualLimits,
} from '../fixtures/shop';
import type { Suite } from './suite';

const maxOf = ({ no }: Answer<unknown>): readonly unknown[] => [
  no?.code,
  no?.path,
  no?.values.find(({ name }) => name === 'max')?.number,
];

/** The limits of a cart are those that its shop sends with the change. */
export const testLimits: Suite = (engine, it) => {
  const shopWith = (limits: Partial<Limits>) =>
    makeShop(engine().address, 'okulino', shopKey, { ...usualLimits, ...limits });
  const opened = async (limits: Partial<Limits>) => {
    const shop = shopWith(limits);
    return { shop, token: ok(await shop.open()).token };
  };

  it('takes no change of a cart without them', async () => {
    const { shop, token } = await opened({});
    const change = { add: { requestId: 'one', items: [itemOf({ shopId: 'care-1' })] } };
    await assert.rejects(
      shop.ask(
        'mutation($token: String!, $change: ShopChange!) { answer: shopChangeCart(token: $token, change: $change) { ok { token } } }',
        { token, change },
      ),
      /limits/,
    );
  });

  for (const pieces of [3, 120])
    it(`lets a line grow to the ${pieces} pieces of its shop, by adding and by number`, async () => {
      const { shop, token } = await opened({ pieces });
      const [line] = ok(await shop.add(token, [{ shopId: 'care-1', quantity: pieces - 1 }])).lines;
      ok(await shop.add(token, [{ shopId: 'care-1' }]));
      const refused = ['product.max_quantity_exceeded', 'items[0].quantity', pieces];
      assert.deepEqual(maxOf(await shop.add(token, [{ shopId: 'care-1' }])), refused);
      const more = await shop.change(token, { quantity: { line: line?.id, quantity: pieces + 1 } });
      assert.deepEqual(maxOf(more), ['product.max_quantity_exceeded', 'quantity', pieces]);
      assert.deepEqual(
        ok(await shop.cart(token)).lines.map(({ quantity }) => quantity),
        [pieces],
      );
    });

  it('lets each line have so many, for they are of different eyes', async () => {
    const { shop, token } = await opened({ pieces: 3 });
    const both = [
      { shopId: 'lens', sphere: '-1.25', quantity: 3, eye: 'right' },
      { shopId: 'lens', sphere: '-1.25', quantity: 3, eye: 'left' },
    ];
    assert.equal(ok(await shop.add(token, both)).lines.length, 2);
  });

  for (const code of ['lens', 'SKU-lens'])
    it(`counts all lines of a product of which one is enough, by ${code}`, async () => {
      const { shop, token } = await opened({ oneOnly: [code] });
      const right = { shopId: 'lens', sphere: '-1.25', eye: 'right' };
      const left = { ...right, eye: 'left' };
      const refused = ['product.max_quantity_exceeded', 'items[0].quantity', 1];
      assert.deepEqual(maxOf(await shop.add(token, [right, left])), refused);
      ok(await shop.add(token, [right]));
      assert.deepEqual(maxOf(await shop.add(token, [left])), refused);
      ok(await shop.add(token, [{ shopId: 'care-1', quantity: 2 }]));
    });

  it('lets one in of many that come at once', async () => {
    const { shop, token } = await opened({ oneOnly: ['care-1'], pieces: 4 });
    const once = await atOnce(5, () => shop.add(token, [{ shopId: 'care-1' }]));
    const some = await atOnce(5, () => shop.add(token, [{ shopId: 'care-2', quantity: 2 }]));
    assert.deepEqual(
      [once, some].map((all) => all.filter((one) => one.ok).length),
      [1, 2],
    );
    assert.deepEqual(
      ok(await shop.cart(token)).lines.map(({ shopId, quantity }) => [shopId, quantity]),
      [
        ['care-1', 1],
        ['care-2', 4],
      ],
    );
  });

  it('holds so many different lines, and so many of a trial', async () => {
    const { shop, token } = await opened({ lines: 2, trials: 1 });
    ok(await shop.add(token, [{ shopId: 'trial', eye: 'left' }]));
    assert.equal(maxOf(await shop.add(token, [{ shopId: 'trial', eye: 'right' }]))[2], 1);
    ok(await shop.add(token, [{ shopId: 'care-1' }]));
    const refused = await shop.add(token, [{ shopId: 'care-2' }]);
    assert.deepEqual(maxOf(refused), ['cart.too_many_lines', null, 2]);
  });

  it('lets a cart that holds more by now become smaller, not larger', async () => {
    const { shop, token } = await opened({});
    const [line] = ok(await shop.add(token, [{ shopId: 'care-1', quantity: 9 }])).lines;
    const strict = shopWith({ pieces: 5 });
    const set = (quantity: number) => strict.change(token, { quantity: { line: line?.id, quantity } });
    assert.equal(codeOf(await set(10)), 'product.max_quantity_exceeded');
    assert.equal(ok(await set(8)).lines[0]?.quantity, 8);
  });

  it('delivers what was agreed, for that was held to them then', async () => {
    const shop = shopWith({ pieces: 1 });
    const order = ok(
      await shop.deliver(randomUUID(), {
        account: '71',
        email: '71@example.org',
        items: [itemOf({ shopId: 'care-1', quantity: 100 })],
        billing: address,
        shippingAddress: address,
        destination: 'partner',
        payment: 'invoice',
      }),
    );
    assert.deepEqual(
      order.lines.map(({ quantity }) => quantity),
      [100],
    );
  });
};
