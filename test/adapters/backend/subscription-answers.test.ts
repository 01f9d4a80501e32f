import { expect, it } from 'vitest';
import { makeSubscriptionAdapter } from '../../../src/adapters/backend/personal/subscription-adapter.ts';
import { euros } from '../../arbitraries/money.ts';
import { subscription } from './full-personal-answers.ts';
import { readFrom } from './wiretap.ts';

it('a subscription is read with every field of the response · ACC-5', async () => {
  expect(
    await readFrom(subscription, (client) => makeSubscriptionAdapter(client).subscription('S-1')),
  ).toEqual({
    id: 'S-1',
    version: 7,
    state: 'paused',
    interval: { every: 3, unit: 'month' },
    next: '2027-02-01',
    coming: ['2027-05-01', '2027-08-01'],
    leftOut: '2026-11-01',
    lines: [expect.objectContaining({ id: 'line-1', quantity: 2, total: euros(4000), maxQuantity: 9 })],
    itemsTotal: euros(2000),
    shippingTotal: euros(590),
    total: euros(2590),
    billingAddress: expect.objectContaining({ city: 'Zürich' }),
    shippingAddress: expect.objectContaining({ city: 'Bern' }),
    payment: { method: 'visa', alias: 'card-1', label: '4242' },
    orders: [
      {
        number: 'OKU-2',
        createdAt: '2026-11-02',
        state: 'shipped',
        total: { minor: 2490, currency: 'CHF' },
      },
    ],
    createdAt: '2026-08-01',
    problem: { code: 'payment_declined', goods: ['Care'], retryOn: '2026-11-25' },
    source: 'OKU-1',
    sourceCart: '77',
    endsOn: '2027-12-31',
    cancelledAt: '2026-11-20',
  });
});
