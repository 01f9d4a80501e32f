import { expect, it } from 'vitest';
import type { ShopClient } from '../../../../src/adapters/backend/client.ts';
import type { CartWire } from '../../../../src/adapters/contract/cart/cart.ts';
import { signedIn } from '../fixtures/customers.ts';
import {
  add,
  care,
  cartWith,
  checkedOut,
  done,
  germanAddress,
  item,
  ordered,
  swissAddress,
} from '../fixtures/shopper.ts';
import type { TestSandbox } from '../fixtures/start-sandbox.ts';

const withPhone = { ...swissAddress, phone_number: '+41791234567' };

/** Whether the carrier may have e-mail and phone number: asked, stored, removed, passed on. Source: CHK-9. */
export const deliveryNoticeSuite = (started: () => TestSandbox): void => {
  const addressed = async (client: ShopClient, billing_address = withPhone, email = 'mara@example.org') => {
    const { token_value: token } = await cartWith(client, item(care));
    return done(client.updateOrder({ params: { token }, body: { email, billing_address } }));
  };
  const send = (client: ShopClient, cart: CartWire, method: string, answer?: boolean) =>
    done(
      client.updateOrderShippingMethod({
        params: { token: cart.token_value, shipment: cart.shipments[0]?.id ?? '' },
        body: { method, ...(answer !== undefined && { shipping_opt_in_personal_data: answer }) },
      }),
    );
  const kept = async (client: ShopClient, { token_value: token }: CartWire) =>
    (await done(client.getCart({ params: { token } }))).shipping_opt_in_personal_data;

  it('is asked for carriers that announce deliveries, not for letters and pickup · CHK-9', async () => {
    const client = started().client();
    const asking = async (cart: CartWire) =>
      (
        await done(
          client.getSelectedShippingMethods({
            params: { token: cart.token_value, shipment: cart.shipments[0]?.id ?? '' },
          }),
        )
      )
        .filter(({ announces_delivery }) => announces_delivery)
        .map(({ key }) => key);
    expect(await asking(await addressed(client))).toEqual(['dhl', 'planzer_economy', 'planzer_priority']);
    const german = started().client('linsenwerk');
    const query = { country_to: 'DE' } as const;
    const options = await done(german.getShippingOptions({ query }));
    expect(options.map(({ key, announces_delivery }) => [key, announces_delivery])).toEqual(
      expect.arrayContaining([
        ['dhl', true],
        ['gls_letter', undefined],
        ['gls_parcel', true],
      ]),
    );
  });

  it('is false until the buyer agrees, and then stays as given · CHK-9 · CART-1', async () => {
    const client = started().client();
    const cart = await addressed(client);
    expect(cart).not.toHaveProperty('shipping_opt_in_personal_data');
    expect((await send(client, cart, 'dhl')).shipping_opt_in_personal_data).toBe(false);
    expect((await send(client, cart, 'dhl', true)).shipping_opt_in_personal_data).toBe(true);
    expect(await kept(client, cart)).toBe(true);
    await add(client, cart, item(care));
    expect(await kept(client, cart)).toBe(true);
    expect((await send(client, cart, 'dhl', false)).shipping_opt_in_personal_data).toBe(false);
  });

  it('is dropped with a shipping method that needs none, and does not come back · CHK-9', async () => {
    const client = started().client();
    const cart = await addressed(client);
    await send(client, cart, 'planzer_economy', true);
    const byPost = await send(client, cart, 'swisspost_a_parcel', true);
    expect(byPost).not.toHaveProperty('shipping_opt_in_personal_data');
    expect((await send(client, cart, 'planzer_economy')).shipping_opt_in_personal_data).toBe(false);
  });

  it('is dropped if the shipping method no longer applies · CHK-9', async () => {
    const client = started().client();
    const cart = await addressed(client);
    await send(client, cart, 'planzer_economy', true);
    const moved = await done(
      client.updateOrder({
        params: { token: cart.token_value },
        body: { billing_address: germanAddress, shipping_address: germanAddress },
      }),
    );
    expect(moved.shipments[0]?.method).toBeUndefined();
    expect(moved).not.toHaveProperty('shipping_opt_in_personal_data');
    const back = await done(
      client.updateOrder({
        params: { token: cart.token_value },
        body: { billing_address: withPhone, shipping_address: withPhone },
      }),
    );
    expect((await send(client, back, 'planzer_economy')).shipping_opt_in_personal_data).toBe(false);
  });

  it('is kept on the order, for the buyer, the warehouse and the data export · CHK-9 · CART-1', async () => {
    const { client, email } = await signedIn(started());
    const cart = await addressed(client, withPhone, email);
    await send(client, cart, 'dhl', true);
    const params = { token: cart.token_value };
    await done(client.updateOrderPaymentMethod({ params, body: { method: 'visa' } }));
    const order = await done(client.createMyOrderFromCart({ body: { token_value: cart.token_value } }));
    expect(order.shipping_opt_in_personal_data).toBe(true);
    const read = await done(client.getOrder({ params: { token: order.number } }));
    expect(read.shipping_opt_in_personal_data).toBe(true);
    const { orders } = await done(client.exportMyData({}));
    expect(orders).toMatchObject([{ number: order.number, shipping_opt_in_personal_data: true }]);
    await started()
      .sandbox.db.updateTable('shop_order')
      .set({ state: 'new', expires_at: null, paid_at: new Date() })
      .where('token', '=', order.token_value)
      .execute();
    const page = await started().fetch(new Request('http://okulino.localhost:4200/sandbox/warehouse'));
    expect(await page.text()).toContain(`carrier gets ${email}, +41791234567`);
  });

  it('is asked again when an order is repeated · CHK-9 · REO-1', async () => {
    const { client, email } = await signedIn(started());
    const cart = await checkedOut(client, await cartWith(client, item(care)), { email, billing: withPhone });
    await send(client, cart, 'dhl', true);
    const params = { token: cart.token_value };
    await done(client.updateOrderPaymentMethod({ params, body: { method: 'visa' } }));
    const order = await done(client.createMyOrderFromCart({ body: { token_value: cart.token_value } }));
    await started()
      .sandbox.db.updateTable('shop_order')
      .set({ state: 'shipped', expires_at: null, paid_at: new Date() })
      .where('token', '=', order.token_value)
      .execute();
    const next = await done(client.createCart({}));
    await done(
      client.reorder({
        body: { cart_token: next.token_value, last_order_token: order.token_value, source: 'account' },
      }),
    );
    const repeated = await done(client.getCart({ params: { token: next.token_value } }));
    expect(repeated.shipments[0]?.method).toBe('dhl');
    expect(repeated.shipping_opt_in_personal_data).toBe(false);
  });

  it('is absent from an order by letter or postal parcel · CHK-9', async () => {
    const client = started().client();
    const order = await ordered(client, await cartWith(client, item(care)));
    expect(order).not.toHaveProperty('shipping_opt_in_personal_data');
  });
};
