import { expect, it } from 'vitest';
import { signedIn } from '../fixtures/customers.ts';
import {
  add,
  anyItem,
  care,
  cartWith,
  checkedOut,
  daily,
  done,
  failed,
  germanAddress,
  item,
  refused,
  swissAddress,
} from '../fixtures/shopper.ts';
import { shops } from '../fixtures/shops.ts';
import type { TestSandbox } from '../fixtures/start-sandbox.ts';

export const checkoutSuite = (started: () => TestSandbox): void => {
  it('goes through the checkout states one by one · CHK-1', async () => {
    const client = started().client();
    const cart = await cartWith(client, item(care));
    const params = { token: cart.token_value };
    const states = [cart.checkout_state];
    const email = 'mara@example.org';
    states.push((await done(client.updateOrder({ params, body: { email } }))).checkout_state);
    const body = { email, billing_address: swissAddress };
    const addressed = await done(client.updateOrder({ params, body }));
    states.push(addressed.checkout_state);
    const shipment = { ...params, shipment: cart.shipments[0]?.id ?? '' };
    const methods = await done(client.getSelectedShippingMethods({ params: shipment }));
    const method = methods[0]?.key ?? '';
    const sent = await done(client.updateOrderShippingMethod({ params: shipment, body: { method } }));
    states.push(sent.checkout_state);
    expect(sent.shipping_total).toBe(methods[0]?.price);
    const paid = await done(client.updateOrderPaymentMethod({ params, body: { method: 'twint' } }));
    states.push(paid.checkout_state);
    expect(states).toEqual(['cart', 'address', 'addressed', 'shipping_selected', 'payment_selected']);
    expect(paid).toMatchObject({
      payment_method: 'twint',
      shipping_address: { city: 'Zürich' },
      customer: { email, first_name: 'Mara', '@id': expect.stringMatching(/\/guest-\d+$/) },
    });
  });

  it('names the customer of the cart: names and phone of the billing address, and the account · CART-1', async () => {
    const { client, email } = await signedIn(started());
    const { account_id } = await done(client.getMe({}));
    const { token_value: token } = await cartWith(client, item(care));
    const billing_address = { ...swissAddress, phone_number: '+41795551234' };
    const { customer } = await done(client.updateOrder({ params: { token }, body: { billing_address } }));
    const { first_name, last_name, phone_number } = billing_address;
    expect(customer).toMatchObject({ email, first_name, last_name, phone_number, account_id });
  });

  it('stores phone numbers with the prefix of their country, whoever sends them · ADDR-5', async () => {
    const client = started().client();
    const { token_value: token } = await cartWith(client, item(care));
    const billing_address = { ...swissAddress, phone_number: '079 555 12 34' };
    const shipping_address = { ...swissAddress, phone_number: '0041 44 555 12 34' };
    const body = { email: 'mara@example.org', billing_address, shipping_address };
    expect(await done(client.updateOrder({ params: { token }, body }))).toMatchObject({
      billing_address: { phone_number: '+41795551234' },
      shipping_address: { phone_number: '+41445551234' },
    });
  });

  it('rejects addresses field by field, with messages · CHK-7 · CHK-18', async () => {
    const client = started().client('okulino', 'en');
    const { token_value: token } = await cartWith(client, item(care));
    const billing_address = { ...swissAddress, first_name: ' ', postcode: '80', country_code: 'CH' as const };
    const refusal = await refused(
      client.updateOrder({ params: { token }, body: { email: 'mara@', billing_address } }),
    );
    expect(refusal.violations).toEqual([
      expect.objectContaining({ field: 'email', code: 'validation.invalid_email' }),
      expect.objectContaining({ field: 'billing_address.first_name', code: 'validation.required' }),
      expect.objectContaining({
        field: 'billing_address.postcode',
        code: 'validation.invalid_postcode',
        message: 'This postcode does not match the country. Please check it.',
      }),
    ]);
    expect((await done(client.getCart({ params: { token } }))).checkout_state).toBe('cart');
  });

  it('ships only to the countries of the shop · CHK-18', async () => {
    const client = started().client();
    const { token_value: token } = await cartWith(client, item(care));
    const far = { ...swissAddress, country_code: 'LT' as const, postcode: '01100' };
    const body = { email: 'mara@example.org', billing_address: swissAddress, shipping_address: far };
    const refusal = await refused(client.updateOrder({ params: { token }, body }));
    expect(refusal.violations[0]).toMatchObject({
      field: 'shipping_address.country_code',
      code: 'validation.invalid_country',
    });
  });

  it('offers the shipping options of a country with prices and days, Midi only on request · CHK-9', async () => {
    const client = started().client();
    const query = { country_to: 'CH', active: 'true', is_midi: 'false', 'order[key]': 'ASC' } as const;
    const options = await done(client.getShippingOptions({ query }));
    expect(options.map(({ key }) => key)).toEqual([
      'cargo',
      'dhl',
      'pickup',
      'planzer_economy',
      'planzer_priority',
      'swisspost_a_letter',
      'swisspost_a_parcel',
      'swisspost_b_letter',
      'swisspost_b_parcel',
      'swisspost_registered_letter',
      'swisspost_registered_parcel',
    ]);
    expect(options.find(({ key }) => key === 'swisspost_a_parcel')).toEqual({
      key: 'swisspost_a_parcel',
      price: 900,
      currency: 'CHF',
      calculated_arrival_date_min: '2026-11-20',
      calculated_arrival_date_max: '2026-11-20',
      working_days_min: 1,
      working_days_max: 1,
      cut_off: '16:00',
    });
    const midi = await done(client.getShippingOptions({ query: { ...query, is_midi: 'true' } }));
    expect(midi.map(({ key }) => key)).toEqual(['swisspost_a_midi', 'swisspost_b_midi']);
  });

  it('offers pickup only if the shop has it · CHK-9', async () => {
    const options = async (brand: 'okulino' | 'linsenwerk') =>
      (
        await done(
          started()
            .client(brand)
            .getShippingOptions({ query: { country_to: shops[brand].country, is_midi: 'false' } }),
        )
      ).map(({ key }) => key);
    expect(await options('okulino')).toContain('pickup');
    expect((await options('linsenwerk')).includes('pickup')).toBe(shops.linsenwerk.features.pickup);
  });

  it('returns to addressed if a bottle no longer fits into the letter · CHK-9', async () => {
    const client = started().client();
    const cart = await cartWith(client, await anyItem(client, daily));
    const ready = await checkedOut(client, cart, { method: 'swisspost_b_letter' });
    expect(ready.checkout_state).toBe('payment_selected');
    const heavier = await add(client, ready, item(care));
    expect(heavier.checkout_state).toBe('addressed');
    expect(heavier.shipments[0]?.method).toBeUndefined();
    expect(heavier.shipping_total).toBe(0);
  });

  it('names the price of the cheapest method for the goods of a cart until one is chosen · CART-21', async () => {
    const client = started().client();
    const empty = await done(client.createCart({}));
    const letter = await add(client, empty, await anyItem(client, daily));
    const parcel = await add(client, letter, item(care));
    const free = await add(client, parcel, item(care, 8));
    expect([empty, letter, parcel, free].map(({ shipping_from }) => shipping_from)).toEqual([
      undefined,
      250,
      700,
      0,
    ]);
    const chosen = await checkedOut(client, free);
    expect([chosen.shipping_from, chosen.shipping_total]).toEqual([undefined, 0]);
  });

  it('names the price of goods that are too heavy for a parcel, also above the free-shipping amount · CART-21', async () => {
    const client = started().client();
    const heavy = await cartWith(client, item(care, 28));
    const chosen = await checkedOut(client, heavy, { method: 'cargo' });
    expect([heavy.shipping_from, chosen.shipping_total]).toEqual([4900, 4900]);
  });

  it('names the cheapest method for the address of a cart · CART-21', async () => {
    const client = started().client();
    const { token_value: token, shipments } = await cartWith(client, item(care));
    const body = { email: 'mara@example.org', billing_address: germanAddress };
    const { shipping_from } = await done(client.updateOrder({ params: { token }, body }));
    const shipment = shipments[0]?.id ?? '';
    const methods = await done(client.getSelectedShippingMethods({ params: { token, shipment } }));
    expect(shipping_from).toBe(Math.min(...methods.map(({ price }) => price)));
    expect(shipping_from).not.toBe(700);
  });

  it('ships for free from the free-shipping amount on · CART-10', async () => {
    const client = started().client();
    const ready = await checkedOut(client, await cartWith(client, item(care, 2)));
    expect(ready.shipping_total).toBe(900);
    const more = await add(client, ready, item(care, 7));
    expect(more.items_total).toBeGreaterThanOrEqual(shops.okulino.freeShipping?.CHF ?? 0);
    expect([more.shipping_total, more.checkout_state]).toEqual([0, 'payment_selected']);
  });

  it('refuses an order over the limit of its billing country, naming the limit · CHK-14', async () => {
    const client = started().client('okulino', 'en');
    const expensive = await cartWith(client, item(care, 80));
    const ready = await checkedOut(client, expensive, { billing: germanAddress, method: 'cargo' });
    expect(ready.total).toBeGreaterThan(80_000);
    const refusal = await refused(client.createMyOrderFromCart({ body: { token_value: ready.token_value } }));
    expect(refusal.code).toBe('checkout.order_limit');
    expect(refusal.message).toContain('CHF\u00a0800.00');
  });

  it('keeps a comment and a loyalty number, and refuses a wrong one · CHK-7', async () => {
    const client = started().client();
    const { token_value: token } = await cartWith(client, item(care));
    const params = { token };
    const body = { miles_and_more_number: '9920 1234 5678 901', comment: '  <b>Klingel</b> kaputt ' };
    await done(client.updateOrder({ params, body: { email: 'mara@example.org' } }));
    const kept = await done(client.updateOrder({ params, body }));
    expect(kept.comment).toBe('<b>Klingel</b> kaputt');
    expect(kept.customer?.miles_and_more_number).toBe('992012345678901');
    const wrong = { miles_and_more_number: '1234' };
    expect((await refused(client.updateOrder({ params, body: wrong }))).violations[0]?.field).toBe(
      'miles_and_more_number',
    );
  });

  it.each([
    [
      'billing_address',
      { billing_address: { ...swissAddress, first_name: 'https://evil.example' } },
      'first_name',
    ],
    ['billing_address', { billing_address: { ...swissAddress, last_name: 'evil.ch' } }, 'last_name'],
    ['billing_address', { billing_address: { ...swissAddress, company: 'www.evil.com' } }, 'company'],
    ['', { comment: 'see evil.com/win' }, 'comment'],
  ])('rejects a web address in its texts: %s %j · ADDR-7', async (path, body, field) => {
    const client = started().client();
    const { token_value: token } = await cartWith(client, item(care));
    const { violations } = await refused(client.updateOrder({ params: { token }, body }));
    expect(violations).toMatchObject([
      { field: path ? `${path}.${field}` : field, code: 'validation.carries_link' },
    ]);
  });

  it('stores numbers in plain digits however they are typed, and reads a coupon so · ADDR-10', async () => {
    const client = started().client();
    const { token_value: token } = await cartWith(client, item(care));
    const typed = { ...swissAddress, postcode: '８００１', street_number: '１２－１４' };
    const body = { billing_address: typed, shipping_address: typed, coupon_code: 'ｓｅｈｅｎ１０' };
    const { billing_address, promotion_coupon } = await done(client.updateOrder({ params: { token }, body }));
    expect(billing_address).toMatchObject({ postcode: '8001', street_number: '12-14' });
    expect(promotion_coupon).toEqual({ code: 'SEHEN10' });
  });

  it('refuses names that are only an emoji, punctuation or, of a person, digits · ADDR-11', async () => {
    const client = started().client();
    const { token_value: token } = await cartWith(client, item(care));
    const typed = { ...swissAddress, first_name: '👁️', last_name: '1234', street: '...' };
    const { violations } = await refused(
      client.updateOrder({ params: { token }, body: { billing_address: typed } }),
    );
    expect(violations.map(({ field, code }) => [field, code])).toEqual([
      ['billing_address.first_name', 'validation.no_letters'],
      ['billing_address.last_name', 'validation.no_letter'],
      ['billing_address.street', 'validation.no_letters'],
    ]);
  });

  it('does not find the shipment of another cart', async () => {
    const client = started().client();
    const [mine, other] = [await cartWith(client, item(care)), await cartWith(client, item(care))];
    const params = { token: mine.token_value, shipment: other.shipments[0]?.id ?? '' };
    expect(await failed(client.getSelectedShippingMethods({ params }))).toEqual({
      _tag: 'NotFound',
      code: 'shipment.not_found',
    });
  });
};
