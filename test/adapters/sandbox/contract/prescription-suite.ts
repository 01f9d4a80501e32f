import { describe, expect, it } from 'vitest';
import type { ShopClient } from '../../../../src/adapters/backend/client.ts';
import type { CartWire } from '../../../../src/adapters/contract/cart/cart.ts';
import type { AddressWire } from '../../../../src/adapters/contract/checkout/address.ts';
import type { ProductId } from '../../../../src/domain/catalogue/product.ts';
import { openBrowser } from '../fixtures/browser.ts';
import { password, signedIn } from '../fixtures/customers.ts';
import { mailsTo } from '../fixtures/mails-to.ts';
import { pressed } from '../fixtures/pressed.ts';
import {
  anyItem,
  care,
  cartWith,
  checkedOut,
  daily,
  done,
  germanAddress,
  item,
  refused,
} from '../fixtures/shopper.ts';
import type { TestSandbox } from '../fixtures/start-sandbox.ts';

const paris: AddressWire = {
  first_name: 'Mara',
  last_name: 'Keller',
  street: 'Rue des Tilleuls',
  street_number: '5',
  postcode: '75011',
  city: 'Paris',
  country_code: 'FR',
  salutation: 2,
};
const french = { billing: paris, method: 'dhl' } as const;
const prescription = { issued_on: '2026-01-15', prescriber: 'Dr. Hélène Marchand' };

/** Requirements of France for contact lenses shipped there. */
export const prescriptionSuite = (started: () => TestSandbox): void => {
  const ready = async (
    client: ShopClient,
    wishes: Parameters<typeof checkedOut>[2] = french,
    product: ProductId = daily,
  ): Promise<CartWire> => checkedOut(client, await cartWith(client, await anyItem(client, product)), wishes);
  const give = (client: ShopClient, { token_value: token }: CartWire, said: object = prescription) =>
    client.updateOrder({ params: { token }, body: { prescription: said as typeof prescription } });
  const order = ({ createMyOrderFromCart }: ShopClient, { token_value }: CartWire) =>
    createMyOrderFromCart({ body: { token_value } });
  const sold = (number: string, state = 'new') =>
    started()
      .sandbox.db.updateTable('shop_order')
      .set({ state: state as 'new', expires_at: null, paid_at: new Date() })
      .where('number', '=', number)
      .execute();

  it('are required for lenses sent to France, from every shop, naming what is missing · LAW-27', async () => {
    for (const [brand, method] of [
      ['opalys', 'gls_parcel'],
      ['okulino', 'dhl'],
    ] as const) {
      const client = started().client(brand, 'fr');
      expect(await refused(order(client, await ready(client, { billing: paris, method })))).toMatchObject({
        code: 'prescription.required',
        violations: [{ field: 'prescription', message: expect.stringContaining('ordonnance') }],
      });
    }
  });

  it('are not required elsewhere, or without lenses · LAW-27', async () => {
    const client = started().client('opalys', 'de');
    const german = await ready(client, { billing: germanAddress, method: 'gls_parcel' });
    expect(await done(order(client, german))).not.toHaveProperty('prescription');
    const bottle = await checkedOut(client, await cartWith(client, item(care)), {
      billing: paris,
      method: 'gls_parcel',
    });
    expect(await done(order(client, bottle))).not.toHaveProperty('prescription');
  });

  it.each([
    [{ ...prescription, issued_on: '2026-02-30' }, 'issued_on', 'validation.invalid_date'],
    [{ ...prescription, issued_on: '2099-01-01' }, 'issued_on', 'prescription.future'],
    [{ ...prescription, issued_on: '' }, 'issued_on', 'validation.required'],
    [{ ...prescription, prescriber: ' ' }, 'prescriber', 'validation.required'],
    [{ ...prescription, prescriber: 'www.evil.example' }, 'prescriber', 'validation.carries_link'],
  ])('are rejected with %j · LAW-27', async (said, field, code) => {
    const client = started().client();
    const cart = await ready(client);
    expect(await refused(give(client, cart, said))).toMatchObject({
      violations: [{ field: `prescription.${field}`, code }],
    });
    expect((await refused(order(client, cart))).code).toBe('prescription.required');
  });

  it('are rejected when too old, naming how long they are valid · LAW-27', async () => {
    const client = started().client();
    const cart = await ready(client);
    await done(give(client, cart, { ...prescription, issued_on: '2020-01-15' }));
    expect(await refused(order(client, cart))).toMatchObject({
      code: 'prescription.too_old',
      violations: [{ field: 'prescription.issued_on', message: expect.stringContaining('3 Jahre') }],
    });
    await done(give(client, cart));
    expect((await done(order(client, cart))).prescription).toEqual(prescription);
  });

  it('are shown on the order only, to the buyer and to the warehouse · LAW-27', async () => {
    const client = started().client();
    const email = 'ordonnance@example.org';
    const cart = await ready(client, { ...french, email, payment: 'visa' });
    const said = await done(give(client, cart));
    expect(JSON.stringify(said)).not.toContain('Marchand');
    const { token_value: token } = await done(order(client, cart));
    const read = await done(client.getOrder({ params: { token } }));
    expect(read.prescription).toEqual(prescription);
    await sold(read.number);
    const page = await started().fetch(new Request('http://okulino.localhost:4200/sandbox/warehouse'));
    expect(await page.text()).toContain('prescription: 15.01.2026, Dr. Hélène Marchand');
  });

  describe('of a customer', () => {
    const bought = async () => {
      const who = await signedIn(started());
      const cart = await ready(who.client, { ...french, email: who.email });
      await done(give(who.client, cart));
      const placed = await done(order(who.client, cart));
      await sold(placed.number, 'shipped');
      return { ...who, placed };
    };

    it('are in the data export, and erased with the values of the order · LAW-27 · LAW-33 · LAW-34', async () => {
      const { client, placed } = await bought();
      expect((await done(client.exportMyData({}))).orders).toMatchObject([{ prescription }]);
      await done(client.deleteMe({ body: { password } }));
      const guest = openBrowser(started()).client;
      const after = await done(guest.getOrder({ params: { token: placed.token_value } }));
      expect(after).not.toHaveProperty('prescription');
      expect(after.total).toBe(placed.total);
    });

    it('given for a cart are in the data export, also from before the sign-in, and deleted with the account · LAW-33 · LAW-34', async () => {
      const { db } = started().sandbox;
      const own = await signedIn(started());
      const other = await signedIn(started());
      const theirs = await ready(other.client, { ...french, email: other.email });
      await done(give(other.client, theirs, { ...prescription, prescriber: 'Dr. Autre' }));
      await done(own.client.customerSignOut({}));
      const cart = await ready(own.client, { ...french, email: own.email });
      await done(give(own.client, cart));
      await done(own.client.customerSignMeIn({ body: { email: own.email, password } }));
      await done(own.client.customerClaimCart({ body: { cart_token: cart.token_value } }));
      const data = await done(own.client.exportMyData({}));
      expect(data.prescriptions).toEqual([{ cart_token: cart.token_value, ...prescription }]);
      await done(own.client.deleteMe({ body: { password } }));
      const left = await db.selectFrom('given_prescription').select('cart_token').execute();
      expect(left.map(({ cart_token }) => cart_token)).toContain(theirs.token_value);
      expect(left.map(({ cart_token }) => cart_token)).not.toContain(cart.token_value);
    });

    it('come with a subscription of their order, and are required for one that has none · LAW-27 · ACC-5', async () => {
      const { client, placed } = await bought();
      const consent = { given: true, words: '2026-11' };
      const wish = { order_number: placed.number, subscription_frequency: 30, consent };
      const made = await done(client.createSubscription({ body: wish }));
      expect(made.prescription).toEqual(prescription);
      const other = await signedIn(started());
      const cart = await ready(other.client, { ...french, email: other.email });
      const ofCart = { cart_token: cart.token_value, subscription_frequency: 30, consent };
      expect((await refused(other.client.createSubscription({ body: ofCart }))).code).toBe(
        'prescription.required',
      );
      // With a prescription, only the payment method is missing.
      const said = { ...ofCart, prescription };
      expect((await refused(other.client.createSubscription({ body: said }))).code).toBe(
        'subscription.payment',
      );
      const wrong = { ...ofCart, prescription: { ...prescription, prescriber: '' } };
      expect((await refused(other.client.createSubscription({ body: wrong }))).code).toBe(
        'validation.required',
      );
    });
  });

  it('are in the e-mail that confirms the order · LAW-27 · DOC-1', async () => {
    const client = started().client();
    const email = 'lettre@example.org';
    const cart = await ready(client, { ...french, email, payment: 'visa' });
    await done(give(client, cart));
    const { token_value: token } = await done(order(client, cart));
    const start = await done(client.startPayment({ params: { token }, body: { return_path: '/x' } }));
    if (start.status !== 'redirect') throw new Error('nothing to pay');
    await started().fetch(pressed(start.redirect_url, 'succeed'));
    const [mail] = await mailsTo(started(), email);
    expect(mail?.text).toContain('Verordnung: 15.01.2026, Dr. Hélène Marchand');
    expect(mail?.html).toContain('Dr. Hélène Marchand');
  });
};
