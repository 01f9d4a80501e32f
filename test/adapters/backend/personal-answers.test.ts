import { expect, it } from 'vitest';
import { makeBonusAdapter } from '../../../src/adapters/backend/personal/bonus-adapter.ts';
import { makeLensPassAdapter } from '../../../src/adapters/backend/personal/lens-pass-adapter.ts';
import { makeLoyaltyAdapter } from '../../../src/adapters/backend/personal/loyalty-adapter.ts';
import { makeMarketingAdapter } from '../../../src/adapters/backend/personal/marketing-adapter.ts';
import { makePaymentAliasAdapter } from '../../../src/adapters/backend/personal/payment-alias-adapter.ts';
import { makeRatingAdapter } from '../../../src/adapters/backend/personal/rating-adapter.ts';
import { makeReminderAdapter } from '../../../src/adapters/backend/personal/reminder-adapter.ts';
import { mara } from '../../application/identity/visited-session.ts';
import { euros } from '../../arbitraries/money.ts';
import { alias, lensSet, reminder } from './full-personal-answers.ts';
import { channel, readFrom } from './wiretap.ts';

it('bonus points, their orders and their coupons are read from the response · ACC-4', async () => {
  const coupon = {
    code: 'BONUS-1',
    amount: 1000,
    points: 500,
    created_at: '2026-11-01',
    expires_at: '2027-11-01',
  };
  const stats = {
    balance: 120,
    earned: 620,
    used: 500,
    threshold: 400,
    coupon_amount: 800,
    currency_code: 'EUR',
    conversions: 1,
    coupons: [{ ...coupon, used: true }],
  };
  expect(await readFrom(stats, (client) => makeBonusAdapter(client).stats())).toEqual({
    balance: 120,
    earned: 620,
    used: 500,
    threshold: 400,
    couponAmount: euros(800),
    conversions: 1,
    coupons: [{ code: 'BONUS-1', amount: euros(1000), points: 500, expiresAt: '2027-11-01', used: true }],
  });
  const member = {
    order_number: 'OKU-1',
    order_created_at: '2026-11-02',
    state: 'shipped',
    bonus_points: { points: 41 },
    taken_back: true,
  };
  const orders = { 'hydra:member': [member], 'hydra:totalItems': 23 };
  expect(await readFrom(orders, (client) => makeBonusAdapter(client).orders(1, 10))).toEqual({
    total: 23,
    orders: [{ number: 'OKU-1', orderedAt: '2026-11-02', points: 41, takenBack: true }],
  });
});

it('miles are read with order, date, number and points · MILES-3', async () => {
  const entry = {
    order_number: 'OKU-1',
    order_created_at: '2026-11-02',
    miles_and_more_number: '222012345678901',
    points: 41,
  };
  expect(await readFrom([entry], (client) => makeLoyaltyAdapter(client).points())).toEqual([
    { orderNumber: 'OKU-1', orderedAt: '2026-11-02', number: '222012345678901', points: 41 },
  ]);
});

it('a lens pass holds the values of each eye and who wears them · ACC-9', async () => {
  const answer = { consented: true, wearers: [{ id: 'W-2', name: 'Lena' }], sets: [lensSet] };
  expect(await readFrom(answer, (client) => makeLensPassAdapter(client).book())).toEqual({
    consented: true,
    wearers: [{ id: 'W-2', name: 'Lena' }],
    sets: [
      {
        id: 'L-1',
        orderNumber: 'OKU-1',
        orderedAt: '2026-11-02',
        productId: '10010',
        title: 'Hydralis',
        slug: 'hydralis-30',
        image: '/i',
        price: euros(2000),
        eyes: {
          right: { values: { sphere: '-2.50' }, quantity: 2 },
          left: { values: { sphere: '-3.00' }, quantity: 3 },
        },
        wornBy: 'W-2',
      },
    ],
  });
});

it('mail preferences are read as the channels and groups of the response · ACC-3', async () => {
  const answer = {
    marketing_communication_id: 'M-1',
    marketing_channels: { newsletter: true, marketing_automation: false, retention_campaign: true },
    mail_groups: ['cart_abandon', 'review_orders'],
    consent: 'waiting',
  };
  const choice = await readFrom(answer, (client) => makeMarketingAdapter(client).communication('M-1'));
  expect([choice.id, choice.consent]).toEqual(['M-1', 'waiting']);
  const chosen = Object.entries(choice.preferences).flatMap(([group, wanted]) => (wanted ? [group] : []));
  expect(chosen.toSorted()).toEqual(['cart_abandon', 'newsletter', 'retention_campaign', 'review_orders']);
});

it('products that can be rated are read as the response lists them · RATE-1', async () => {
  const member = {
    product_id: '10010',
    title: 'Hydralis',
    image: '/i',
    category: 'lens',
    ratings: ['comfort', 'sight'],
  };
  expect(
    await readFrom({ 'hydra:member': [member], 'hydra:totalItems': 1 }, (client) =>
      makeRatingAdapter(client, channel).rateable(mara),
    ),
  ).toEqual([
    { productId: '10010', title: 'Hydralis', image: '/i', category: 'lens', keys: ['comfort', 'sight'] },
  ]);
});

it('a kept payment method is read with its kind and its last use · ACC-7', async () => {
  expect(await readFrom([alias], (client) => makePaymentAliasAdapter(client, channel).aliases())).toEqual([
    { id: 'card-1', method: 'visa', lastPaidWith: true, paidAt: '2026-11-02', lastDigits: '4242' },
  ]);
});

it('a reminder is read with every field of the response · ACC-6', async () => {
  expect(await readFrom([reminder], (client) => makeReminderAdapter(client, channel).alarms())).toEqual([
    {
      id: 'R-1',
      active: true,
      date: '2027-02-10',
      email: 'also@example.org',
      worn: 5,
      createdAt: 'order',
      order: '77',
      orderNumber: 'OKU-1',
      titles: ['Hydralis'],
      hasLenses: true,
      namesValues: true,
      sentOn: '2026-10-01',
      goods: {
        locale: 'fr',
        salesChannel: 'okulino_web',
        items: [{ productId: '10010', options: { sphere: '-2.50' }, quantity: 2 }],
      },
    },
  ]);
});
