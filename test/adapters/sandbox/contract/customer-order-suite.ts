import * as E from 'fp-ts/Either';
import { beforeAll, expect, it } from 'vitest';
import { makeCheckoutAdapter } from '../../../../src/adapters/backend/checkout-adapter.ts';
import type { OrderWire } from '../../../../src/adapters/contract/orders/orders.ts';
import { newEmail, signedIn } from '../fixtures/customers.ts';
import { care, cartWith, done, failed, item, ordered } from '../fixtures/shopper.ts';
import type { TestSandbox } from '../fixtures/start-sandbox.ts';

/** Orders of customers, and access to them. */
export const customerOrderSuite = (started: () => TestSandbox): void => {
  let mara: Awaited<ReturnType<typeof signedIn>>;
  let jonas: Awaited<ReturnType<typeof signedIn>>;
  let order: OrderWire;
  beforeAll(async () => {
    mara = await signedIn(started());
    jonas = await signedIn(started());
    const wishes = { email: mara.email, payment: 'visa' };
    order = await ordered(mara.client, await cartWith(mara.client, item(care)), wishes);
    await started()
      .sandbox.db.updateTable('shop_order')
      .set({ state: 'new', expires_at: null, paid_at: new Date() })
      .where('token', '=', order.token_value)
      .execute();
  });
  const fileOf = async (who: Pick<typeof mara, 'fetch'>): Promise<number> => {
    const [url = ''] = (await done(mara.client.getCustomerDocuments({ params: { token: order.number } })))
      .result.urls;
    return (await who.fetch(new Request(`http://okulino.localhost:4200${url}`))).status;
  };

  it('assigns an order placed while signed in to its customer', async () => {
    const me = await done(mara.client.getMe({}));
    expect(order.customer).toMatchObject({
      '@id': `/api/customers/${me.id}`,
      account_id: me.account_id,
    });
    const seen = await done(mara.client.getOrder({ params: { token: order.number } }));
    expect(seen).toMatchObject({ token_value: order.token_value, state: 'new' });
  });

  it('returns the date of the customer’s last order, none without an order, and refuses a guest · CHK-16', async () => {
    const lastOrder = ({ client }: Pick<typeof mara, 'client'>) =>
      makeCheckoutAdapter(client, client, client).lastOrder()();
    expect(await lastOrder(mara)).toEqual(E.right(order.created_at));
    expect(await lastOrder(jonas)).toEqual(E.right(undefined));
    expect(E.isLeft(await lastOrder({ client: started().client() }))).toBe(true);
  });

  it.each(['token_value', 'number'] as const)(
    'reveals nothing of an order to another customer by its %s · ORD-3',
    async (name) => {
      const params = { token: order[name] };
      const body = { return_path: '/' };
      expect(await failed(jonas.client.getOrder({ params }))).toEqual({
        _tag: 'NotFound',
        code: 'order.not_found',
      });
      expect(await failed(jonas.client.getCustomerDocuments({ params }))).toEqual({
        _tag: 'NotFound',
        code: 'order.not_found',
      });
      expect(await failed(jonas.client.startPayment({ params, body }))).toEqual({
        _tag: 'NotFound',
        code: 'order.not_found',
      });
    },
  );

  it('serves the documents of an order to its customer only · ORD-3', async () => {
    const guest = started();
    const byToken = { params: { token: order.token_value } };
    expect(await done(guest.client().getOrder(byToken))).toMatchObject({ number: order.number });
    expect(await failed(guest.client().getCustomerDocuments(byToken))).toEqual({
      _tag: 'NotFound',
      code: 'order.not_found',
    });
    expect(await failed(guest.client().getOrder({ params: { token: order.number } }))).toEqual({
      _tag: 'NotFound',
      code: 'order.not_found',
    });
    expect([await fileOf(mara), await fileOf(jonas), await fileOf(guest)]).toEqual([200, 404, 404]);
  });

  it('does not reveal by a cart whether an e-mail has an account · AUTH-14', async () => {
    const client = started().client();
    const answerFor = async (email: string) => {
      const { token_value: token } = await done(client.createCart({}));
      const answers = [
        await done(client.updateOrder({ params: { token }, body: { email } })),
        await done(client.getCart({ params: { token } })),
        await done(client.getPaymentMethods({ params: { token } })),
      ];
      const own = [email, token, /"@id":"[^"]*"/g, /"(id|created_at)":"[^"]*"/g];
      return own.reduce<string>((text, mine) => text.replaceAll(mine, ''), JSON.stringify(answers));
    };
    const ofNobody = await answerFor(newEmail());
    expect(ofNobody).not.toContain('registered');
    for (const email of [mara.email, 'stammgast@example.org']) expect(await answerFor(email)).toBe(ofNobody);
  });
};
