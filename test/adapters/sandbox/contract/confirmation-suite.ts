import { expect, it } from 'vitest';
import { knownCustomer } from '../../../../src/adapters/sandbox/seed/demo/demo-coupons.ts';
import { signedIn } from '../fixtures/customers.ts';
import { keptAlias } from '../fixtures/kept-alias.ts';
import { mailsTo } from '../fixtures/mails-to.ts';
import { pressed } from '../fixtures/pressed.ts';
import {
  type care,
  cartWith,
  done,
  germanAddress,
  item,
  knownBuyer,
  ordered,
  supplierCare,
  swissAddress,
} from '../fixtures/shopper.ts';
import type { TestSandbox } from '../fixtures/start-sandbox.ts';

export const confirmationSuite = (started: () => TestSandbox): void => {
  it.each([
    ['okulino', 'de', 'Hallo Mara', 'Rechtes Auge'],
    ['linsenwerk', 'de', 'Guten Tag Frau Keller', 'Rechtes Auge'],
    ['viszola', 'it', 'Ciao Mara', 'Occhio destro'],
    ['opalys', 'fr', 'Bonjour Madame Keller', 'Œil droit'],
    ['augental', 'en', 'Dear Ms Keller', 'Right eye'],
  ] as const)(
    'are sent for %s in %s, in its style, with eye and values',
    async (brand, locale, hello, eye) => {
      const client = started().client(brand, locale);
      const { options } = await done(client.getProduct({ params: { id: '10010' } }));
      const values = Object.fromEntries(
        options.map(({ code, values: made }) => [code, made[3] ?? made[0] ?? '']),
      );
      const cart = await cartWith(
        client,
        item('10010' as typeof care, 1, values, { meta: { eye: 'right' } }),
      );
      const email = `${brand}@example.org`;
      const method = brand === 'okulino' ? 'swisspost_a_parcel' : 'dhl';
      const billing = { ...swissAddress, ...(brand === 'viszola' && { tax_number: 'KLLMRA85A41Z404X' }) };
      const order = await ordered(client, cart, { email, method, billing });
      const params = { token: order.token_value };
      const start = await done(client.startPayment({ params, body: { return_path: '/x' } }));
      if (start.status !== 'redirect') throw new Error('nothing to pay');
      await started().fetch(pressed(start.redirect_url, 'succeed'));
      const [mail] = await mailsTo(started(), email);
      for (const text of [mail?.text, mail?.html?.replaceAll('\u00a0', ' ')]) {
        expect(text).toContain(hello);
        expect(text).toContain(eye);
        expect(text).toContain(order.number);
        expect(text).toContain(values.sphere?.replace('-', '−').replace('.', locale === 'en' ? '.' : ','));
        expect(text).toContain('CH-8002 Zürich');
      }
    },
  );

  it.each([
    ['Switzerland', swissAddress, 'swisspost_a_parcel', /je CHF\s[\d.]+ \(CHF\s[\d.]+ pro 100\sml\)/],
    ['Germany', germanAddress, 'dhl', /je CHF\s[\d.]+ \(CHF\s[\d.]+ pro Liter\)/],
  ] as const)(
    'state the base price of a liquid, as required in %s, and an address once · LAW-16 · MAIL-6',
    async (_to, billing, method, said) => {
      const shop = started();
      const customer = await signedIn(shop);
      const { email } = customer;
      const cart = await cartWith(customer.client, item(supplierCare));
      const order = await ordered(customer.client, cart, { email, billing, method });
      const params = { token: order.token_value };
      const start = await done(customer.client.startPayment({ params, body: { return_path: '/x' } }));
      if (start.status !== 'redirect') throw new Error('nothing to pay');
      await shop.fetch(pressed(start.redirect_url, 'succeed'));
      const mail = (await mailsTo(shop, email)).find(({ text }) => text.includes(order.number));
      for (const text of [mail?.text, mail?.html]) {
        expect(text).toMatch(said);
        // An address that is for both stands once.
        expect(text?.match(new RegExp(`${billing.postcode} ${billing.city}`, 'g'))).toHaveLength(1);
      }
    },
  );

  it('let a customer order again from the e-mail, and a guest only view the order · REO-1 · ROUTE-5', async () => {
    const shop = started();
    const customer = await signedIn(shop);
    await keptAlias(shop, customer);
    const [mail] = await mailsTo(shop, customer.email);
    const { 'hydra:member': orders } = await done(customer.client.getOrdersHistory({ query: {} }));
    for (const text of [mail?.text, mail?.html])
      expect(text).toContain(`/reorder/mail/${orders[0]?.token_value}`);
    const guest = await ordered(shop.client(), await cartWith(shop.client(), item(supplierCare)), {
      ...knownBuyer,
      payment: 'invoice',
    });
    const theirs = (await mailsTo(shop, knownCustomer)).find(({ text }) => text.includes(guest.number));
    expect(theirs?.text).toContain(guest.token_value);
    expect(theirs?.text).not.toContain('/reorder/');
  });

  it('escape markup in an address', async () => {
    const { client, fetch } = started();
    const email = 'hostile@example.org';
    const billing = { ...knownBuyer.billing, first_name: '<img src=x onerror=alert(1)>' };
    const cart = await cartWith(client(), item(supplierCare));
    const order = await ordered(client(), cart, { ...knownBuyer, billing, payment: 'invoice' });
    expect(order.state).toBe('new');
    const mail = (await mailsTo(started(), knownCustomer)).find(({ text }) => text.includes(order.number));
    expect(mail?.html).toContain('&lt;img src=x');
    expect(mail?.html).not.toContain('<img src=x');
    const page = await fetch(new Request(`http://okulino.localhost:4200/mailbox/${mail?.id}/html`));
    expect(page.headers.get('content-security-policy')).toContain('sandbox');
    expect(await mailsTo(started(), email)).toHaveLength(0);
  });
};
