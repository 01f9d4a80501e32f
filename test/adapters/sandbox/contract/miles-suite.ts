import { expect, it } from 'vitest';
import { makeSandboxApp } from '../../../../src/adapters/sandbox/app.ts';
import type { OrderState } from '../../../../src/domain/orders/order-state.ts';
import { openBrowser } from '../fixtures/browser.ts';
import { signedIn } from '../fixtures/customers.ts';
import { care, cartWith, done, failed, item, ordered, refused } from '../fixtures/shopper.ts';
import type { TestSandbox } from '../fixtures/start-sandbox.ts';

const number = '992212345678901';
const newest = { query: { 'order[order_created_at]': 'desc' } };

export const milesSuite = (started: () => TestSandbox): void => {
  it('are for customers only · MILES-3', async () => {
    const { client } = openBrowser(started());
    for (const asked of [
      client.customerSetMilesAndMore({ body: { miles_and_more_number: number } }),
      client.customerGetMilesAndMorePoints(newest),
    ])
      expect(await refused(asked)).toMatchObject({ code: 'customer.not_signed_in' });
  });

  it('have a number that can be set and removed · MILES-3', async () => {
    const { client } = await signedIn(started());
    const set = (typed: string) => client.customerSetMilesAndMore({ body: { miles_and_more_number: typed } });
    expect(await done(set('9922 1234 5678 901'))).toMatchObject({ miles_and_more_number: number });
    expect((await done(client.getMe({}))).miles_and_more_number).toBe(number);
    expect((await done(set(' '))).miles_and_more_number).toBeUndefined();
  });

  it.each(['99221234567890', '9922123456789012', '99221234567890x'])(
    'refuse %s as a number and keep the existing one · MILES-2 · MILES-3',
    async (typed) => {
      const { client } = await signedIn(started());
      await done(client.customerSetMilesAndMore({ body: { miles_and_more_number: number } }));
      expect(
        await refused(client.customerSetMilesAndMore({ body: { miles_and_more_number: typed } })),
      ).toMatchObject({
        violations: [{ field: 'miles_and_more_number', code: 'customer.invalid_miles_and_more_number' }],
      });
      expect((await done(client.getMe({}))).miles_and_more_number).toBe(number);
    },
  );

  it('have a number with as many digits as the shop is configured for · MILES-2', async () => {
    const { okulino } = started().sandbox.shops;
    const shops = { ...started().sandbox.shops, okulino: { ...okulino, milesAndMoreDigits: 4 } };
    const app = makeSandboxApp({ ...started().sandbox, shops });
    const { client } = await signedIn({ ...started(), fetch: async (request) => app.fetch(request) });
    const set = (typed: string) => client.customerSetMilesAndMore({ body: { miles_and_more_number: typed } });
    expect(await done(set('99 22'))).toMatchObject({ miles_and_more_number: '9922' });
    const { violations } = await refused(set(number));
    expect(violations[0]?.message).toBe(
      'Diese Miles-&-More-Nummer stimmt nicht. Bitte die 4 Ziffern prüfen.',
    );
  });

  it('of a cart are stored as the programme writes them, however they were typed, or refused by their key · MILES-1 · ADDR-10', async () => {
    const client = started().client();
    const params = { token: (await cartWith(client, item(care))).token_value };
    await done(client.updateOrder({ params, body: { email: 'miles@example.org' } }));
    const set = (typed: string) => client.updateOrder({ params, body: { miles_and_more_number: typed } });
    for (const typed of [
      '9922 1234 5678 901',
      '９９２２１２３４５６７８９０１',
      '9922\u200b1234\u00a05678901',
    ])
      expect((await done(set(typed))).customer?.miles_and_more_number).toBe(number);
    const violation = { field: 'miles_and_more_number', code: 'customer.invalid_miles_and_more_number' };
    expect((await refused(set('123412345678901'))).violations).toMatchObject([violation]);
  });

  it('of a cart can be removed, also repeatedly · MILES-3', async () => {
    const client = started().client();
    const params = { token: (await cartWith(client, item(care))).token_value };
    await done(client.updateOrder({ params, body: { email: 'miles@example.org' } }));
    const set = await done(client.updateOrder({ params, body: { miles_and_more_number: number } }));
    expect(set.customer?.miles_and_more_number).toBe(number);
    for (let times = 0; times < 2; times += 1)
      expect((await done(client.deleteMilesAndMoreNumber({ params }))).customer).not.toHaveProperty(
        'miles_and_more_number',
      );
    const nobody = client.deleteMilesAndMoreNumber({ params: { token: 'none' as never } });
    expect(await failed(nobody)).toEqual({ _tag: 'NotFound', code: 'cart.not_found' });
  });

  it('are listed by the date of the order, only for sold orders of the customer · MILES-3', async () => {
    const { client, email } = await signedIn(started());
    const order = async (given: string, day: string, state: OrderState = 'shipped') => {
      const cart = await cartWith(client, item(care));
      const token = cart.token_value;
      await done(client.updateOrder({ params: { token }, body: { miles_and_more_number: given } }));
      const made = await ordered(client, cart, { email });
      await started()
        .sandbox.db.updateTable('shop_order')
        .set({ state, created_at: new Date(`${day}T12:00:00Z`) })
        .where('token', '=', made.token_value)
        .execute();
      return made;
    };
    const older = await order(number, '2026-03-01');
    const newer = await order(number, '2026-04-01');
    await order('', '2026-05-01');
    await order(number, '2026-06-01', 'cancelled');
    const points = await done(client.customerGetMilesAndMorePoints(newest));
    expect(points.map((entry) => entry.order_number)).toEqual([newer.number, older.number]);
    expect(points[0]).toEqual({
      order_number: newer.number,
      order_created_at: '2026-04-01T12:00:00.000Z',
      miles_and_more_number: number,
      points: Math.floor(newer.total / 100),
    });
    const oldest = { query: { 'order[order_created_at]': 'asc' } };
    expect(await done(client.customerGetMilesAndMorePoints(oldest))).toEqual(points.toReversed());
    const other = await signedIn(started());
    expect(await done(other.client.customerGetMilesAndMorePoints(newest))).toEqual([]);
  });
};
