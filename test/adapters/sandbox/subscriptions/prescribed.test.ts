import { afterEach, describe, expect, it } from 'vitest';
import type { AddressWire } from '../../../../src/adapters/contract/checkout/address.ts';
import { json } from '../../../../src/adapters/sandbox/db/json.ts';
import { consentWords } from '../../../../src/domain/customer/consent-words.ts';
import type { Day } from '../../../../src/domain/shared/dates.ts';
import { anyItem, daily, done, refused, swissAddress } from '../fixtures/shopper.ts';
import { subscribed } from '../fixtures/subscribed.ts';
import { dueShop } from './due-shop.ts';

const { started, at, now, rowOf, ordersOf, subjects } = dueShop();
afterEach(() => now());

const due = '2026-12-19T06:00:00Z';
const paris: AddressWire = {
  ...swissAddress,
  street: 'Rue des Tilleuls',
  postcode: '75011',
  city: 'Paris',
  country_code: 'FR',
};
const of = (issued_on: string) => ({ issued_on: issued_on as Day, prescriber: 'Dr. Hélène Marchand' });

/** Lenses that are shipped to France from now on, with this prescription. */
const toFrance = async (prescription: ReturnType<typeof of> | undefined) => {
  const who = await subscribed(started(), await anyItem(started().client(), daily));
  await started()
    .sandbox.db.updateTable('subscription')
    .set({
      shipping_address: json(paris),
      shipping_method: 'dhl',
      prescription: prescription === undefined ? null : json(prescription),
    })
    .where('id', '=', who.subscription.id)
    .execute();
  return who;
};

describe('a delivery of lenses to a country that requires a prescription', () => {
  it('uses the prescription of its subscription, which is on the order · LAW-27 · ACC-5', async () => {
    const { email } = await toFrance(of('2026-01-15'));
    await at(due);
    const [order] = await ordersOf(email);
    expect(order?.basket.prescription).toEqual(of('2026-01-15'));
    expect(await started().sandbox.db.selectFrom('given_prescription').selectAll().execute()).toEqual([]);
  });

  it.each([
    ['there is no prescription', undefined],
    ['the prescription has expired by then', of('2023-12-01')],
  ])('is paused if %s, and the customer is told why · LAW-27 · ACC-5', async (_, prescription) => {
    const { email, subscription } = await toFrance(prescription);
    await at(due);
    expect(await rowOf(subscription.id)).toMatchObject({
      state: 'paused',
      problem: { code: 'prescription' },
    });
    expect(await ordersOf(email)).toEqual([]);
    expect((await subjects(email)).filter((one) => one.includes('Verordnung'))).toHaveLength(1);
    expect(await started().sandbox.db.selectFrom('given_prescription').selectAll().execute()).toEqual([]);
  });

  it('resumes with a new prescription, and refuses one that is not valid · LAW-27 · ACC-5', async () => {
    const { client, email, subscription } = await toFrance(of('2023-12-01'));
    const params = { id: subscription.id };
    const { version } = subscription;
    await started()
      .sandbox.db.updateTable('subscription')
      .set({ state: 'paused', problem: json({ code: 'prescription', goods: [] }) })
      .where('id', '=', subscription.id)
      .execute();
    const prescribed = (issued_on: string) =>
      client.updateSubscription({
        params,
        body: {
          version,
          state: 'active',
          consent: { given: true, words: consentWords.subscription },
          prescription: { issued_on, prescriber: ' Dr. Paul Girard ' },
        },
      });
    for (const [issued, code] of [
      ['2023-11-01', 'prescription.too_old'],
      ['2027-01-01', 'prescription.future'],
      ['', 'validation.required'],
    ] as const)
      expect(await refused(prescribed(issued))).toMatchObject({
        violations: [{ code }],
      });
    expect(await rowOf(subscription.id)).toMatchObject({ state: 'paused', version });

    const active = await done(prescribed('2026-11-01'));
    expect(active).toMatchObject({
      state: 'active',
      prescription: { issued_on: '2026-11-01', prescriber: 'Dr. Paul Girard' },
    });
    expect(active.problem).toBeUndefined();
    await at(`${active.next_order_date}T06:00:00Z`);
    const [order] = await ordersOf(email);
    expect(order?.basket.prescription).toEqual(active.prescription);
  });
});
