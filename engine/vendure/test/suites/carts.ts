import assert from 'node:assert/strict';
import { address, codeOf, makeShop, ok, readyCart } from '../fixtures/shop';
import type { Suite } from './suite';

export const testCarts: Suite = (engine, it) => {
  const shopOf = (channel = 'okulino') => makeShop(engine().address, channel);
  const opened = async (channel?: string) => {
    const shop = shopOf(channel);
    return { shop, token: ok(await shop.open()).token };
  };

  it('keeps the values of each eye on lines of their own, and makes equal lines one', async () => {
    const { shop, token } = await opened();
    const pair = [
      { shopId: 'lens', sphere: '-1.25', eye: 'right', pairId: 'p1' },
      { shopId: 'lens', sphere: '-1.25', eye: 'left', pairId: 'p1' },
    ];
    ok(await shop.add(token, pair));
    const { lines } = ok(
      await shop.add(
        token,
        pair.map((line) => ({ ...line, pairId: 'p2' })),
      ),
    );
    assert.deepEqual(
      lines.map(({ eye, pairId, quantity, options }) => ({ eye, pairId, quantity, options })),
      ['right', 'left'].map((eye) => ({
        eye,
        pairId: 'p1',
        quantity: 2,
        options: [{ code: 'sphere', value: '-1.25' }],
      })),
    );
  });

  it('counts steps of a price over all lines of a product', async () => {
    const { shop, token } = await opened();
    const one = ok(await shop.add(token, [{ shopId: 'lens', sphere: '-1.25', quantity: 2, eye: 'left' }]));
    assert.deepEqual(
      one.lines.map(({ unitPrice }) => unitPrice),
      [2500],
    );
    const both = ok(await shop.add(token, [{ shopId: 'lens', sphere: '-1.25', quantity: 2, eye: 'right' }]));
    assert.deepEqual(
      both.lines.map(({ unitPrice }) => unitPrice),
      [2400, 2400],
    );
    const [line] = both.lines;
    const back = ok(await shop.change(token, { remove: line?.id }));
    assert.deepEqual(
      back.lines.map(({ unitPrice }) => unitPrice),
      [2500],
    );
    assert.equal(back.total, 5000);
  });

  it("takes a partner's price for the whole line", async () => {
    const { shop, token } = await opened();
    ok(await shop.add(token, [{ shopId: 'lens', sphere: '-1.25' }]));
    const { lines, total } = ok(
      await shop.add(token, [{ shopId: 'lens', sphere: '-1.25', priceChannel: 'okulino_partner' }]),
    );
    assert.deepEqual(
      lines.map(({ quantity, unitPrice }) => [quantity, unitPrice]),
      [[2, 2300]],
    );
    assert.equal(total, 4600);
  });

  it('does not show a cart in another shop or to another account', async () => {
    const { shop, token } = await opened();
    assert.equal(codeOf(await shopOf('viszola').cart(token)), 'cart.not_found');
    const own = ok(await shop.open('7', 'a@example.org'));
    assert.equal(codeOf(await shop.cart(own.token)), 'cart.not_found');
    assert.equal(codeOf(await shop.cart(own.token, '8')), 'cart.not_found');
    assert.equal(ok(await shop.cart(own.token, '7')).checkoutState, 'address');
  });

  it('lays in nothing of a change of which one line is refused', async () => {
    const { shop, token } = await opened();
    const refused = await shop.add(token, [{ shopId: 'care-1' }, { shopId: 'few', quantity: 5 }]);
    assert.equal(codeOf(refused), 'product.stock.reduce_stock');
    assert.equal(refused.no?.path, 'items[1].quantity');
    assert.deepEqual(refused.no?.values, [{ name: 'stock', text: null, number: 4 }]);
    assert.equal(ok(await shop.cart(token)).lines.length, 0);
  });

  it('counts two lines of one shelf together, power by power', async () => {
    const { shop, token } = await opened();
    const both = await shop.add(token, [
      { shopId: 'lens', sphere: '-1.00', eye: 'left' },
      { shopId: 'lens', sphere: '-1.00', eye: 'right' },
    ]);
    assert.equal(codeOf(both), 'product.stock.reduce_stock');
    assert.equal(
      codeOf(await shop.add(token, [{ shopId: 'lens', sphere: '-1.50' }])),
      'product.stock.no_stock_available',
    );
    ok(
      await shop.add(token, [
        { shopId: 'lens', sphere: '-1.00' },
        { shopId: 'lens', sphere: '-1.25' },
      ]),
    );
  });

  it('refuses what is not sold, and more than one or two of a trial', async () => {
    const { shop, token } = await opened();
    assert.equal(codeOf(await shop.add(token, [{ shopId: 'unknown' }])), 'product.not_orderable');
    assert.equal(codeOf(await shop.add(token, [{ shopId: 'trial', quantity: 2 }])), 'product.quantity_fixed');
    ok(
      await shop.add(token, [
        { shopId: 'trial', eye: 'left' },
        { shopId: 'trial', eye: 'right' },
      ]),
    );
    assert.equal(codeOf(await shop.add(token, [{ shopId: 'trial' }])), 'product.max_quantity_exceeded');
    assert.equal(codeOf(await shopOf().change(token, { remove: '1', coupon: 'TEN' })), 'validation.invalid');
  });

  it('takes a way of sending off that no longer fits, and goes back a step', async () => {
    const shop = shopOf();
    const cart = await readyCart(shop, [{ shopId: 'lens', sphere: '-1.25', quantity: 2 }], {
      method: 'letter',
    });
    assert.equal(cart.checkoutState, 'payment_selected');
    const more = ok(await shop.add(cart.token, [{ shopId: 'care-1' }]));
    assert.deepEqual([more.method, more.shipping, more.checkoutState], [null, 0, 'addressed']);
    const methods = ok(await shop.methods(cart.token));
    assert.deepEqual(methods, [{ code: 'parcel', price: 750 }]);
  });

  it('sends for nothing from an amount, and asks for it again below', async () => {
    const shop = shopOf();
    const cart = await readyCart(shop, [{ shopId: 'care-1', quantity: 5 }]);
    assert.deepEqual([cart.items, cart.shipping], [10_900, 0]);
    const [line] = cart.lines;
    const less = ok(await shop.change(cart.token, { quantity: { line: line?.id, quantity: 1 } }));
    assert.deepEqual([less.items, less.shipping, less.total], [2180, 750, 2930]);
  });

  it('hands out at a partner only what is fetched there', async () => {
    const { shop, token } = await opened();
    ok(await shop.add(token, [{ shopId: 'care-1' }]));
    ok(
      await shop.change(token, {
        update: { email: 'a@example.org', billing: address, destination: 'partner' },
      }),
    );
    assert.deepEqual(ok(await shop.methods(token)), [{ code: 'pickup', price: 0 }]);
    assert.equal(
      codeOf(await shop.change(token, { shipping: { method: 'parcel' } })),
      'shipping.not_available',
    );
  });

  it('gives back an address as it was written', async () => {
    const { shop, token } = await opened();
    const { shippingAddress } = ok(
      await shop.change(token, { update: { email: 'a@example.org', billing: address } }),
    );
    assert.deepEqual(shippingAddress, { lastName: 'Keller', streetNumber: '12' });
  });
};
