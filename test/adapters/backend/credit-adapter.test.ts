import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { makeCheckoutAdapter } from '../../../src/adapters/backend/checkout-adapter.ts';
import { scoreRequest } from '../../../src/domain/checkout/credit-score.ts';
import { plainAddress } from '../../arbitraries/address.ts';
import { cartOf } from '../../arbitraries/cart.ts';
import { wiretap } from './wiretap.ts';

describe('the credit check', () => {
  it('requests the newest order of the customer’s history · CHK-16 · ORD-2', async () => {
    const { client, asked } = wiretap();
    expect(E.isLeft(await makeCheckoutAdapter(client, client, client).lastOrder()())).toBe(true);
    expect(asked).toEqual([
      {
        method: 'GET',
        path: '/customers/me/orders',
        query: { page: '1', itemsPerPage: '1' },
        body: undefined,
      },
    ]);
  });

  it.each([['2026-11-01'], [undefined]])('sends %s as the date of the last order · CHK-16', async (day) => {
    const address = { ...plainAddress, email: 'mara@example.org' };
    const cart = { ...cartOf(), billingAddress: address, shippingAddress: address };
    const request = scoreRequest({ cart, isLastPaymentLookup: true, ...(day && { lastOrderDate: day }) });
    if (E.isLeft(request)) throw new Error('nothing to ask by');
    const { client, asked } = wiretap();
    await makeCheckoutAdapter(client, client, client).invoiceAdvice(request.right)();
    const said = asked.map(({ body }) => (body as { readonly last_order_date?: string }).last_order_date);
    expect(said).toEqual([day]);
  });
});
