import { expect, it } from 'vitest';
import { writtenBill } from '../../../../src/adapters/sandbox/documents/written-bill.ts';
import { invoiceOf } from '../../../../src/adapters/sandbox/invoices/bill-of-order.ts';
import type { ProductId } from '../../../../src/domain/catalogue/product.ts';
import { variantId } from '../../../../src/domain/catalogue/variant.ts';
import type { Day } from '../../../../src/domain/shared/dates.ts';
import { setStock } from '../fixtures/set-stock.ts';
import {
  add,
  anyItem,
  care,
  cartWith,
  checkedOut,
  daily,
  done,
  germanAddress,
  item,
  ordered,
  refused,
} from '../fixtures/shopper.ts';
import { shops } from '../fixtures/shops.ts';
import { type TestSandbox, testNow } from '../fixtures/start-sandbox.ts';

const shop = shops.augental;
const offer = {
  productId: shop.gift?.productId ?? ('' as ProductId),
  from: shop.gift?.from.EUR ?? Number.NaN,
};
const giftVariant = variantId(offer.productId, {});
const austrianAddress = { ...germanAddress, postcode: '1010', city: 'Wien', country_code: 'AT' } as const;
const wishes = { billing: austrianAddress, method: 'dhl' };

export const giftSuite = (started: () => TestSandbox): void => {
  const client = () => started().client('augental');
  /** The number of bottles that just reaches the gift's threshold. */
  const enough = async (): Promise<number> => {
    const { price } = await done(client().getProduct({ params: { id: care } }));
    return Math.ceil((offer.from * 1.3) / price.current);
  };
  const withGift = async () => cartWith(client(), item(care, await enough()));
  const giftIn = ({ items }: { readonly items: readonly { readonly is_gift?: boolean }[] }) =>
    items.filter(({ is_gift }) => is_gift);
  const onShelf = async (): Promise<number> =>
    (
      await started()
        .sandbox.db.selectFrom('stock')
        .select('on_hand')
        .where('variant_id', '=', giftVariant)
        .executeTakeFirstOrThrow()
    ).on_hand;
  const shelve = (onHand: number, stopOrder = false) =>
    setStock(
      started().sandbox.db,
      { product: { id: offer.productId } as never, variantId: giftVariant },
      { onHand, stopOrder },
    );

  it('are in the cart for free once the goods reach the amount, as the last line · CART-14', async () => {
    const few = await cartWith(client(), item(care));
    expect([few.gift?.standing, giftIn(few)]).toEqual(['tooLittle', []]);
    const cart = await add(client(), few, item(care, await enough()));
    expect(cart.gift).toMatchObject({ product_id: offer.productId, from: offer.from, standing: 'given' });
    expect(cart.items.at(-1)).toMatchObject({
      product_id: offer.productId,
      quantity: 1,
      unit_price: 0,
      total: 0,
      is_gift: true,
      position: 2,
    });
    expect(cart.items_total).toBe(cart.items[0]?.total);
  });

  it('are not given by a shop that has none · CART-14', async () => {
    const cart = await cartWith(started().client('okulino'), item(care, 40));
    expect([cart.gift, giftIn(cart)]).toEqual([undefined, []]);
  });

  it('are removed when the goods no longer reach the amount, by a line or by a coupon · CART-14', async () => {
    const cart = await withGift();
    const params = { token: cart.token_value };
    const fewer = await done(
      client().updateCartQuantity({
        params: { ...params, item: cart.items[0]?.id ?? '' },
        body: { quantity: 1 },
      }),
    );
    expect([fewer.gift?.standing, giftIn(fewer)]).toEqual(['tooLittle', []]);
    const free = await withGift();
    const nothing = await done(
      client().applyCoupon({ params: { token: free.token_value }, body: { couponCode: 'GESCHENKT' } }),
    );
    expect([nothing.items_total, nothing.gift?.standing]).toEqual([0, 'tooLittle']);
  });

  it('can be declined and accepted again, whatever is added meanwhile · CART-14', async () => {
    const cart = await withGift();
    const body = { cart_token: cart.token_value };
    const declined = await done(client().productOptOut({ body }));
    expect([declined.gift?.standing, giftIn(declined), declined.total]).toEqual(['declined', [], cart.total]);
    const more = await add(client(), cart, item(care));
    expect([more.gift?.standing, giftIn(more)]).toEqual(['declined', []]);
    expect((await done(client().productOptOut({ body }))).gift?.standing).toBe('declined');
    expect(giftIn(await done(client().productOptIn({ body })))).toHaveLength(1);
  });

  it('are declined by removing their line, and cannot have quantity two · CART-14', async () => {
    const cart = await withGift();
    const params = { token: cart.token_value, item: cart.items.at(-1)?.id ?? '' };
    const two = client().updateCartQuantity({ params, body: { quantity: 2 } });
    expect((await refused(two)).violations[0]?.code).toBe('product.quantity_fixed');
    const without = await done(client().removeFromCart({ params }));
    expect([without.gift?.standing, without.items.length]).toEqual(['declined', 1]);
  });

  it('belong to their cart, and are not found by another shop or an unknown token · CART-14', async () => {
    const { token_value: cart_token } = await withGift();
    const strangers = [
      started().client('okulino').productOptOut({ body: { cart_token } }),
      client().productOptOut({ body: { cart_token: 'nobody-0123456789' as never } }),
      client().productOptIn({ body: { cart_token: 'nobody-0123456789' as never } }),
    ];
    for (const asked of strangers)
      expect(await asked()).toEqual({ _tag: 'Left', left: { _tag: 'NotFound', code: 'cart.not_found' } });
  });

  it('are ignored by coupons, tax and shipping methods · CART-14', async () => {
    const cart = await withGift();
    const token = cart.token_value;
    const ready = await checkedOut(client(), cart, wishes);
    const methods = () =>
      client().getSelectedShippingMethods({ params: { token, shipment: cart.shipments[0]?.id ?? '' } });
    const withIt = await done(methods());
    const declined = await done(client().productOptOut({ body: { cart_token: token } }));
    expect(await done(methods())).toEqual(withIt);
    expect(declined.vat_lines).toEqual(ready.vat_lines);
    expect(declined.total).toBe(ready.total);
    const lens = await cartWith(client(), await anyItem(client(), daily, 9));
    expect(giftIn(lens)).toHaveLength(1);
    const careOnly = client().applyCoupon({
      params: { token: lens.token_value },
      body: { couponCode: 'PFLEGE20' },
    });
    expect((await refused(careOnly)).code).toBe('coupon.not_for_products');
  });

  it('are ordered with the goods, are on the invoice, and return to stock after a cancellation · CART-14', async () => {
    await shelve(50);
    const cart = await withGift();
    const title = cart.gift?.title ?? '';
    const order = await ordered(client(), cart, wishes);
    expect(giftIn(order)).toHaveLength(1);
    expect(await onShelf()).toBe(49);
    const { sandbox } = started();
    const row = await sandbox.db
      .selectFrom('shop_order')
      .selectAll()
      .where('token', '=', order.token_value)
      .executeTakeFirstOrThrow();
    const bill = { ...invoiceOf(sandbox, row), number: 'OKU-INV-2026-00001', issuedOn: '2026-11-19' as Day };
    const invoice = writtenBill(shop, sandbox.texts(row.brand, row.locale), bill);
    expect(invoice.lines.at(-1)).toMatchObject({ title, quantity: 1, each: 'Geschenk', total: 'gratis' });
    expect(invoice.tax.rows).toHaveLength(1);

    const { controls } = started();
    controls.setClock(testNow + 31 * 60_000);
    const cancelled = await done(client().getOrder({ params: { token: order.token_value } }));
    controls.setClock(testNow);
    expect([cancelled.state, await onShelf()]).toEqual(['cancelled', 50]);
  });

  it('are not promised when out of stock, and an order that expects one is refused · CART-14', async () => {
    await shelve(1);
    const cart = await checkedOut(client(), await withGift(), wishes);
    expect(giftIn(cart)).toHaveLength(1);
    await shelve(0);
    const body = { token_value: cart.token_value, total: cart.total };
    expect((await refused(client().createMyOrderFromCart({ body: { ...body, gift: true } }))).code).toBe(
      'cart.changed',
    );
    const now = await done(client().getCart({ params: { token: cart.token_value } }));
    expect([now.gift, giftIn(now)]).toEqual([undefined, []]);
    expect(giftIn(await done(client().createMyOrderFromCart({ body: { ...body, gift: false } })))).toEqual(
      [],
    );
    await shelve(50);
  });

  it('do not go to Germany, where only trifles may be given with medical devices · LAW-42', async () => {
    const cart = await checkedOut(client(), await withGift(), { billing: germanAddress, method: 'dhl' });
    const token_value = cart.token_value;
    expect([cart.gift?.standing, giftIn(cart)]).toEqual(['barred', []]);
    const again = await done(client().productOptIn({ body: { cart_token: token_value } }));
    expect([again.gift?.standing, giftIn(again)]).toEqual(['barred', []]);
    const moved = await checkedOut(client(), cart, wishes);
    expect([moved.gift?.standing, giftIn(moved).length]).toEqual(['given', 1]);
    await checkedOut(client(), cart, { billing: austrianAddress, shipping: germanAddress, method: 'dhl' });
    const order = await done(client().createMyOrderFromCart({ body: { token_value } }));
    expect(giftIn(order)).toEqual([]);
  });

  it('come from the same stock as sold pieces, which come first · CART-14', async () => {
    await shelve(1);
    const cart = await add(client(), await withGift(), item(offer.productId));
    expect([cart.gift, giftIn(cart)]).toEqual([undefined, []]);
    await shelve(2);
    const both = await done(client().getCart({ params: { token: cart.token_value } }));
    expect(giftIn(both)).toHaveLength(1);
    await shelve(50);
  });
};
