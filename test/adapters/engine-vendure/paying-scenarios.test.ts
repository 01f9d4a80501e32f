import { expect } from 'vitest';
import { doDueWork } from '../../../src/adapters/sandbox/due-work.ts';
import { signedIn } from '../sandbox/fixtures/customers.ts';
import { care, cartWith, done, item, knownBuyer, ordered, refused } from '../sandbox/fixtures/shopper.ts';
import { scenarios } from './scenario.ts';

scenarios(
  'who orders at a shop on Vendure, and how they pay, by what the engine answered once',
  (scenario) => {
    scenario('an-order-is-paid-later-after-all', async (shop) => {
      const { client, sandbox } = { client: shop.client(), sandbox: shop.sandbox };
      const order = await ordered(client, await cartWith(client, item(care)), {
        ...knownBuyer,
        payment: 'visa',
      });
      expect(order.state).toBe('payment_pending');
      const params = { token: order.token_value };
      const body = { return_path: '/', method: 'invoice' };
      expect(await done(client.startPayment({ params, body }))).toEqual({ status: 'settled' });
      await doDueWork(sandbox);
      const atEngine = await sandbox.engine?.orders.look({ brand: 'okulino', token: order.token_value });
      expect(atEngine).toMatchObject({ state: 'open', cart: { paymentMethod: 'invoice' } });
      expect(atEngine).not.toHaveProperty('payableUntil');
      expect(atEngine).not.toHaveProperty('paidAt');
      expect(await done(client.getOrder({ params }))).toMatchObject({ state: 'new' });
    });

    scenario('an-order-by-invoice-waits-for-nothing', async (shop) => {
      const client = shop.client();
      const buys = { ...knownBuyer, payment: 'invoice' };
      const order = await ordered(client, await cartWith(client, item(care)), buys);
      expect(order).toMatchObject({ state: 'new' });
      expect(order).not.toHaveProperty('payable_until');
      await doDueWork(shop.sandbox);
    });

    scenario('a-cart-takes-any-email-until-it-is-an-accounts', async (shop) => {
      const guest = await cartWith(shop.client(), item(care));
      const { client, email } = await signedIn(shop);
      const params = { token: guest.token_value };
      const set = (other: string) => client.updateOrder({ params, body: { email: other } });
      expect((await done(set('any@example.org'))).customer).toMatchObject({ email: 'any@example.org' });
      await done(client.customerClaimCart({ body: { cart_token: guest.token_value } }));
      expect(await refused(set('any@example.org'))).toMatchObject({
        code: 'customer.email_of_account',
        violations: [{ field: 'email' }],
      });
      expect((await done(set(` ${email.toUpperCase()}`))).customer).toMatchObject({ email });
    });
  },
);
