import { expect } from 'vitest';
import { doDueWork } from '../../../src/adapters/sandbox/due-work.ts';
import { signedIn } from '../sandbox/fixtures/customers.ts';
import { earned } from '../sandbox/fixtures/earned.ts';
import { care, cartWith, done, item, refused } from '../sandbox/fixtures/shopper.ts';
import { subscribed } from '../sandbox/fixtures/subscribed.ts';
import { at, ordersOf, rowOf } from '../sandbox/subscriptions/due-shop.ts';
import { scenarios } from './scenario.ts';

scenarios('what comes to an account by itself, by what the engine answered once', (scenario) => {
  scenario('bonus-points-become-a-coupon-of-the-engine', async (shop) => {
    const customer = await signedIn(shop);
    await earned(shop, customer, 'shipped');
    const { code, amount } = await done(customer.client.convertBonusPoints({ body: { conversion: 1 } }));
    const apply = async ({ client }: Pick<typeof customer, 'client'>) => {
      const { token_value: token } = await cartWith(client, item(care, 3));
      return client.applyCoupon({ params: { token }, body: { couponCode: code } });
    };
    expect(await refused(await apply(await signedIn(shop)))).toMatchObject({ code: 'coupon.does_not_exist' });
    const cheaper = await done(await apply(customer));
    expect(cheaper).toMatchObject({ promotion_coupon: { code }, order_promotion_total: -amount });
  });

  scenario('a-subscription-is-ordered-at-the-engine', async (shop) => {
    const { email, subscription } = await subscribed(shop, item(care, 2));
    await at(shop, '2026-12-19T06:00:00Z');
    await doDueWork(shop.sandbox);
    const [order, ...others] = await ordersOf(shop, email);
    expect(others).toEqual([]);
    expect(order).toMatchObject({ state: 'new', payment_method: 'invoice', country: 'CH' });
    expect(order?.basket).toMatchObject({
      subscription: true,
      items: [{ product_id: care, quantity: 2 }],
      items_total: subscription.items_total,
      total: subscription.total,
    });
    expect(await rowOf(shop, subscription.id)).toMatchObject({ next_date: '2027-01-18', problem: null });
  });
});
