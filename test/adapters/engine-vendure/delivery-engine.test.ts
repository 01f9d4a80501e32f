import { describe, expect, it } from 'vitest';
import { makeDeliveryEngine } from '../../../src/adapters/engine-vendure/orders/delivery-engine.ts';
import type { Delivery } from '../../../src/adapters/shop-server/engine/delivery-engine.ts';
import { care, item, swissAddress } from '../sandbox/fixtures/shopper.ts';
import { shops } from '../sandbox/fixtures/shops.ts';
import { engineOver } from './fixtures/fake-engine.ts';
import { payload } from './fixtures/order-of-engine.ts';

const delivery: Delivery = {
  brand: 'okulino',
  locale: 'de',
  account: { id: '7', email: 'mara@example.org', accountId: 'K-7' },
  items: [item(care, 2)],
  billing: swissAddress,
  shipping: swissAddress,
  shippingMethod: 'parcel',
  paymentMethod: 'invoice',
};
const placedOrder = {
  orderToken: 'link',
  active: false,
  state: 'PaymentAuthorized',
  placedAt: '2026-11-20T08:00:00.000Z',
};

/** Deliveries over an engine with the given answer; `inStock`: whether it has stock. */
const over = (answer: { readonly ok?: object; readonly no?: object }, inStock = true) => {
  const asked: { operation: string; variables: Record<string, unknown> }[] = [];
  const engine = engineOver(async (request) => {
    const { query, variables } = (await request.json()) as {
      query: string;
      variables: Record<string, unknown>;
    };
    const operation = /\{ (\w+)/.exec(query)?.[1] ?? '';
    asked.push({ operation, variables });
    return Response.json({ data: { [operation]: { ok: null, no: null, ...answer } } });
  });
  return { asked, deliveries: makeDeliveryEngine(engine, shops, async () => inStock) };
};
const no = (path: string | null, code: string, status = 422) => ({ no: { status, code, path, values: [] } });
const weighed = async () => {
  const { deliveries } = over({ ok: payload });
  const cart = await deliveries.weigh(delivery);
  if (cart._tag === 'Left') throw new Error('refused');
  return cart.right;
};

describe('deliveries ordered at the engine', () => {
  it('are priced as they would be ordered, with the field names of the engine', async () => {
    const { asked, deliveries } = over({ ok: payload });
    const cart = await deliveries.weigh(delivery);
    expect(cart).toMatchObject({ right: { totals: { total: payload.total } } });
    expect(asked).toMatchObject([
      {
        operation: 'shopWeighDelivery',
        variables: {
          locale: 'de',
          delivery: {
            account: '7',
            email: 'mara@example.org',
            items: [{ shopId: care, quantity: 2, options: [] }],
            billing: { lastName: swissAddress.last_name, countryCode: 'CH' },
            shippingAddress: { lastName: swissAddress.last_name, countryCode: 'CH' },
            destination: 'door',
            method: 'parcel',
            payment: 'invoice',
          },
        },
      },
    ]);
    expect(asked[0]?.variables.delivery).not.toHaveProperty('loyaltyNumber');
  });

  it('are placed at the priced total, and are in stock if the goods are', async () => {
    const cart = await weighed();
    for (const inStock of [true, false]) {
      const { asked, deliveries } = over({ ok: { ...payload, ...placedOrder } }, inStock);
      const sold = await deliveries.place({ ...delivery, milesAndMore: '992' }, 'drawn', cart);
      expect(sold).toMatchObject({ right: { token: 'link', state: 'open', inStock } });
      expect(asked).toMatchObject([
        {
          operation: 'shopPlaceDelivery',
          variables: {
            token: 'drawn',
            seen: { total: cart.totals.total },
            delivery: { loyaltyNumber: '992' },
          },
        },
      ]);
    }
  });

  it('are refused with the field that is wrong', async () => {
    const { deliveries } = over(no('payment_method', 'payment.not_available'));
    const fields = [{ path: 'payment_method', code: 'payment.not_available' }];
    expect(await deliveries.weigh(delivery)).toMatchObject({ left: { status: 422, fields } });
    expect(await deliveries.place(delivery, 'drawn', await weighed())).toMatchObject({ left: { fields } });
  });

  it('are found by their token, for the account that they belong to', async () => {
    const { asked, deliveries } = over({ ok: { ...payload, ...placedOrder } });
    expect(await deliveries.placed(delivery, 'drawn')).toMatchObject({ token: 'link' });
    expect(asked).toMatchObject([
      { operation: 'shopPlaceOrder', variables: { token: 'drawn', account: '7' } },
    ]);
    const none = over(no(null, 'cart.not_found', 404)).deliveries;
    expect(await none.placed(delivery, 'drawn')).toBeUndefined();
    const odd = over(no(null, 'cart.empty')).deliveries;
    await expect(odd.placed(delivery, 'drawn')).rejects.toMatchObject({ code: 'cart.empty' });
  });
});
