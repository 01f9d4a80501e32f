import {
  care,
  cartWith,
  checkedOut,
  done,
  item,
  partnerAddress,
  swissAddress,
} from '../adapters/sandbox/fixtures/shopper.ts';
import type { TestSandbox } from '../adapters/sandbox/fixtures/start-sandbox.ts';

export const email = 'mara@example.org';

/** Carts of guests at each step, by their tokens. */
export const cartsOf = (backend: () => TestSandbox) => {
  const bottle = async () => (await cartWith(backend().client(), item(care))).token_value;
  return {
    bottle,
    /** A cart whose owner gave their address for mails. */
    told: async (): Promise<string> => {
      const token = await bottle();
      await done(backend().client().updateOrder({ params: { token }, body: { email } }));
      return token;
    },
    /** To be paid. */
    ready: async (): Promise<string> => {
      const client = backend().client();
      return (await checkedOut(client, await cartWith(client, item(care)))).token_value;
    },
    /** A cart with nothing to pay. */
    free: async (): Promise<string> => {
      const client = backend().client();
      const cart = await cartWith(client, item(care));
      const params = { token: cart.token_value };
      await done(client.applyCoupon({ params, body: { couponCode: 'GESCHENKT' } }));
      return (await checkedOut(client, cart, { method: 'pickup', shipping: partnerAddress })).token_value;
    },
    /** In the shop with the programme, at its last address. */
    withMiles: async (): Promise<string> => {
      const guest = backend().client('opalys');
      const { token_value: token } = await cartWith(guest, {
        product: { product_id: care, option: {}, price_channel: 'opalys_web' },
        quantity: 1,
      });
      const addresses = { email, billing_address: swissAddress, shipping_address: swissAddress };
      await done(guest.updateOrder({ params: { token }, body: { email } }));
      await done(guest.updateOrder({ params: { token }, body: addresses }));
      await done(
        guest.updateOrder({ params: { token }, body: { miles_and_more_number: '992212345678901' } }),
      );
      return token;
    },
  };
};
