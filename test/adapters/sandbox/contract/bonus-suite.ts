import { expect, it } from 'vitest';
import { openBrowser } from '../fixtures/browser.ts';
import { password, signedIn } from '../fixtures/customers.ts';
import { earned } from '../fixtures/earned.ts';
import { care, cartWith, checkedOut, done, item, ordered, refused } from '../fixtures/shopper.ts';
import type { TestSandbox } from '../fixtures/start-sandbox.ts';

export const bonusSuite = (started: () => TestSandbox): void => {
  const stats = ({ client }: Pick<Awaited<ReturnType<typeof signedIn>>, 'client'>) =>
    done(client.getBonusPointsStats({}));
  const turn = (state: 'returned' | 'cancelled' | 'shipped', shop: TestSandbox, order: string) =>
    shop.sandbox.db.updateTable('shop_order').set({ state }).where('number', '=', order).execute();

  it('are credited for paid orders, and taken back when these are returned or cancelled · ACC-4', async () => {
    const shop = started();
    const customer = await signedIn(shop);
    expect(await stats(customer)).toMatchObject({ balance: 0, threshold: 200, coupons: [], conversions: 0 });
    await ordered(customer.client, await cartWith(customer.client, item(care)), { email: customer.email });
    expect((await stats(customer)).balance).toBe(0);
    const order = await earned(shop, customer);
    const { balance } = await stats(customer);
    expect(balance).toBeGreaterThanOrEqual(200);
    const { 'hydra:member': entries } = await done(customer.client.getBonusPointsOrders({ query: {} }));
    expect(entries).toMatchObject([
      { order_number: order, bonus_points: { points: balance }, taken_back: false },
    ]);
    const seen = await done(customer.client.getOrder({ params: { token: order } }));
    expect(seen.bonus_points).toEqual({ points: balance });
    for (const state of ['returned', 'cancelled'] as const) {
      await turn(state, shop, order);
      expect((await stats(customer)).balance).toBe(0);
      const page = await done(customer.client.getBonusPointsOrders({ query: {} }));
      expect(page['hydra:member']).toMatchObject([{ order_number: order, taken_back: true }]);
    }
    const other = await signedIn(shop);
    expect((await done(other.client.getBonusPointsOrders({ query: {} })))['hydra:totalItems']).toBe(0);
  });

  it('become one coupon, even if requested repeatedly and from two browsers · ACC-4', async () => {
    const shop = started();
    const customer = await signedIn(shop);
    await earned(shop, customer);
    await earned(shop, customer);
    const elsewhere = openBrowser(shop);
    await done(elsewhere.client.customerSignMeIn({ body: { email: customer.email, password } }));
    const before = await stats(customer);
    const body = { conversion: 1 };
    const coupons = await Promise.all(
      [customer.client, customer.client, elsewhere.client].map((client) =>
        done(client.convertBonusPoints({ body })),
      ),
    );
    expect(new Set(coupons.map(({ code }) => code)).size).toBe(1);
    expect(await stats(customer)).toMatchObject({
      balance: before.balance - 200,
      used: 200,
      conversions: 1,
      coupons: [{ code: coupons[0]?.code, amount: 1000, used: false }],
    });
    expect(await refused(customer.client.convertBonusPoints({ body: { conversion: 3 } }))).toMatchObject({
      code: 'bonus.changed',
    });
  });

  it('below the threshold become no coupon, and a negative balance is shown as zero · ACC-4', async () => {
    const shop = started();
    const customer = await signedIn(shop);
    expect(await refused(customer.client.convertBonusPoints({ body: { conversion: 1 } }))).toMatchObject({
      code: 'bonus.below_threshold',
      values: { missing: 200 },
    });
    const order = await earned(shop, customer);
    await done(customer.client.convertBonusPoints({ body: { conversion: 1 } }));
    await turn('returned', shop, order);
    expect(await stats(customer)).toMatchObject({ balance: 0, used: 200 });
  });

  it('give a coupon that discounts the cart of its owner once, and is unknown to others · ACC-4 · COUP-4', async () => {
    const shop = started();
    const customer = await signedIn(shop);
    await earned(shop, customer);
    const { code } = await done(customer.client.convertBonusPoints({ body: { conversion: 1 } }));
    const other = await signedIn(shop);
    for (const client of [other.client, openBrowser(shop).client]) {
      const { token_value: token } = await cartWith(client, item(care));
      expect(
        await refused(client.applyCoupon({ params: { token }, body: { couponCode: code } })),
      ).toMatchObject({
        code: 'coupon.does_not_exist',
      });
    }
    const cart = await cartWith(customer.client, item(care, 3));
    const params = { token: cart.token_value };
    const cheaper = await done(
      customer.client.applyCoupon({ params, body: { couponCode: code.toLowerCase() } }),
    );
    expect(cheaper.order_promotion_total).toBe(-1000);
    await checkedOut(customer.client, cheaper, { email: customer.email });
    await done(customer.client.createMyOrderFromCart({ body: { token_value: params.token } }));
    expect((await stats(customer)).coupons).toMatchObject([{ code, used: true }]);
    const again = await cartWith(customer.client, item(care, 3));
    const tried = customer.client.applyCoupon({
      params: { token: again.token_value },
      body: { couponCode: code },
    });
    expect(await refused(tried)).toMatchObject({ code: 'coupon.usage_limit' });
  });

  it('are for customers only · ACC-4', async () => {
    const { client } = openBrowser(started());
    for (const asked of [
      client.getBonusPointsStats({}),
      client.getBonusPointsOrders({ query: {} }),
      client.convertBonusPoints({ body: { conversion: 1 } }),
    ])
      expect(await refused(asked)).toMatchObject({ code: 'customer.not_signed_in' });
  });
};
