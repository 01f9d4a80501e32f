import { expect, it } from 'vitest';
import { doDueWork } from '../../../../src/adapters/sandbox/due-work.ts';
import { matchingEmail } from '../../../../src/domain/customer/matching.ts';
import { boughtLenses } from '../fixtures/bought-lenses.ts';
import { openBrowser } from '../fixtures/browser.ts';
import { consent } from '../fixtures/consents.ts';
import { password, provenMailbox, signedIn } from '../fixtures/customers.ts';
import { anyItem, care, cartWith, daily, done, failed, item, ordered, refused } from '../fixtures/shopper.ts';
import { type TestSandbox, testNow } from '../fixtures/start-sandbox.ts';
import { regular, subscribed } from '../fixtures/subscribed.ts';

const year = 366 * 24 * 3_600_000;

/** The customer decides what the values of their eyes may be used for beyond an order. */
export const consentSuite = (started: () => TestSandbox): void => {
  const basketOf = async (number: string) =>
    (
      await started()
        .sandbox.db.selectFrom('shop_order')
        .selectAll()
        .where('number', '=', number)
        .executeTakeFirstOrThrow()
    ).basket;

  it('requires sign-in, and has known purposes only · LAW-30', async () => {
    const guest = openBrowser(started()).client;
    expect(await refused(guest.getConsents({}))).toMatchObject({ code: 'customer.not_signed_in' });
    const { client } = await signedIn(started());
    const asked = client.setConsent({ params: { purpose: 'spectacles' }, body: { given: true, words: '1' } });
    expect(await failed(asked)).toEqual({ _tag: 'NotFound', code: 'consent.not_found' });
  });

  it('is needed to show a lens pass, which is empty again after withdrawal · LAW-30 · ACC-9', async () => {
    const who = await signedIn(started());
    const { client } = who;
    await boughtLenses(started(), who, { sphere: '-3.00' });
    const nothing = { consented: false, wearers: [], sets: [] };
    expect(await done(client.getLensPass({}))).toEqual(nothing);
    expect(await consent(client, 'lens_pass')).toContainEqual({
      purpose: 'lens_pass',
      given: true,
      since: new Date(testNow).toISOString(),
    });
    await done(client.createLensWearer({ body: { name: 'Mia' } }));
    expect(await done(client.getLensPass({}))).toMatchObject({
      consented: true,
      wearers: [{ name: 'Mia' }],
      sets: [{ left: { option: { sphere: '-3.00' } } }],
    });
    await consent(client, 'lens_pass', false);
    expect(await done(client.getLensPass({}))).toEqual(nothing);
    await consent(client, 'lens_pass');
    expect((await done(client.getLensPass({}))).wearers).toEqual([]);
  });

  it('is needed by a subscription with lens values, when created and when resumed, and by no other · LAW-30 · ACC-5', async () => {
    const { client, number } = await regular(started(), await anyItem(started().client(), daily));
    const body = { order_number: number, subscription_frequency: 30 };
    const said = { given: true, words: '2026-11' };
    expect((await refused(client.createSubscription({ body }))).code).toBe('subscription.consent');
    const no = { ...body, consent: { ...said, given: false } };
    expect((await refused(client.createSubscription({ body: no }))).code).toBe('subscription.consent');
    const made = await done(client.createSubscription({ body: { ...body, consent: said } }));
    await consent(client, 'subscription', false);
    const change = (rest: object) =>
      client.updateSubscription({ params: { id: made.id }, body: { version: made.version + 1, ...rest } });
    expect((await refused(change({ state: 'active' }))).code).toBe('subscription.consent');
    expect((await done(change({ state: 'active', consent: said }))).state).toBe('active');
    const bottles = await regular(started(), item(care));
    const plain = { order_number: bottles.number, subscription_frequency: 30 };
    expect((await done(bottles.client.createSubscription({ body: plain }))).state).toBe('active');
  });

  it('is needed to name a wearer in a lens pass, or to send it · LAW-30 · ACC-9', async () => {
    const who = await signedIn(started());
    const { client } = who;
    await boughtLenses(started(), who, { sphere: '-3.00' });
    for (const asked of [
      client.createLensWearer({ body: { name: 'Mia' } }),
      client.assignLensSet({ params: { id: 'any' }, body: { worn_by: 'me' } }),
      client.sendLensPass({}),
    ])
      expect((await refused(asked)).code).toBe('lens_pass.consent');
  });

  it('pauses subscriptions when it is withdrawn · LAW-30 · ACC-5', async () => {
    const { client, subscription } = await subscribed(started());
    await consent(client, 'subscription');
    await consent(client, 'subscription', false);
    expect((await done(client.getSubscription({ params: { id: subscription.id } }))).state).toBe('paused');
  });

  it('is a proof that is exported, and kept without the account · LAW-31 · LAW-34', async () => {
    const { client, email } = await signedIn(started());
    for (const given of [true, true, false]) await consent(client, 'order_reminder', given);
    await consent(client, 'lens_pass');
    const { consents } = await done(client.exportMyData({}));
    expect(consents.map(({ purpose, act }) => `${purpose} ${act}`)).toEqual([
      'order_reminder given',
      'order_reminder withdrawn',
      'lens_pass given',
    ]);
    expect(consents[0]).toMatchObject({ locale: 'de', words: expect.stringMatching(/^\d{4}-\d\d/) });
    await done(client.deleteMe({ body: { password } }));
    const kept = await started()
      .sandbox.db.selectFrom('consent_entry')
      .select(['purpose', 'act', 'customer_id'])
      .where('email_key', '=', matchingEmail(email))
      .orderBy('id')
      .execute();
    expect(kept.map(({ purpose, act }) => `${purpose} ${act}`).at(-1)).toBe('lens_pass withdrawn');
    expect(new Set(kept.map(({ customer_id }) => customer_id))).toEqual(new Set([null]));
  });

  it('is exported in one file with withdrawals and cancellations · LAW-34', async () => {
    const who = await signedIn(started());
    const { client, email } = who;
    const { number: order } = await ordered(client, await cartWith(client, item(care)), { email });
    await done(
      client.withdrawFromContract({ body: { name: 'Mara Keller', number: order, email, goods: ['Pflege'] } }),
    );
    await done(
      client.cancelContract({ body: { name: 'Mara Keller', number: 'ABO-1', email, kind: 'ordinary' } }),
    );
    await provenMailbox(started(), email);
    const data = await done(client.exportMyData({}));
    expect(data.withdrawals).toMatchObject([{ order_number: order, goods: ['Pflege'] }]);
    expect(data.cancellations).toMatchObject([{ number: 'ABO-1', kind: 'ordinary' }]);
    expect(data.chats).toEqual([]);
  });

  it('ends with the account: values of finished orders are erased, those of open orders once finished · LAW-33', async () => {
    const who = await signedIn(started());
    const { client } = who;
    const number = await boughtLenses(started(), who, { sphere: '-3.00' });
    const { db } = started().sandbox;
    const open = await boughtLenses(started(), who, { sphere: '-4.00' }, '2026-09-01');
    await db.updateTable('shop_order').set({ state: 'open' }).where('number', '=', open).execute();
    await db.updateTable('shop_order').set({ state: 'shipped' }).where('number', '=', number).execute();
    const before = await basketOf(number);
    const requests = () =>
      db
        .selectFrom('cart_request')
        .innerJoin('shop_order', 'shop_order.cart_token', 'cart_request.cart_token')
        .select('cart_request.request_id')
        .where('shop_order.number', '=', number)
        .execute();
    expect(await requests()).not.toEqual([]);
    await done(client.deleteMe({ body: { password } }));
    const after = await basketOf(number);
    expect(JSON.stringify(after)).not.toContain('-3.00');
    // The id of an add may be a digest of the values.
    expect(await requests()).toEqual([]);
    expect(after.items.map(({ title, quantity, unit_price }) => [title, quantity, unit_price])).toEqual(
      before.items.map(({ title, quantity, unit_price }) => [title, quantity, unit_price]),
    );
    expect(after.total).toBe(before.total);
    expect(after.billing_address).toEqual(before.billing_address);
    expect(JSON.stringify(await basketOf(open))).toContain('-4.00');
    await db.updateTable('shop_order').set({ state: 'shipped' }).where('number', '=', open).execute();
    const { controls, sandbox } = started();
    controls.setClock(testNow + 2 * 24 * 3_600_000);
    await doDueWork(sandbox);
    controls.setClock(testNow);
    expect(JSON.stringify(await basketOf(open))).not.toContain('-4.00');
  });

  it('ends after the configured years: the values of orders are erased at night · LAW-33', async () => {
    const who = await signedIn(started());
    const { sandbox, controls } = started();
    const number = await boughtLenses(started(), who, { sphere: '-3.50' });
    await sandbox.db
      .updateTable('shop_order')
      .set({ state: 'shipped' })
      .where('number', '=', number)
      .execute();
    const orderedAt = (years: number) =>
      sandbox.db
        .updateTable('shop_order')
        .set({ created_at: new Date(testNow - years * year) })
        .where('number', '=', number)
        .execute();
    const nextNight = async (nights: number) => {
      controls.setClock(testNow + nights * 24 * 3_600_000);
      await doDueWork(sandbox);
      controls.setClock(testNow);
      return JSON.stringify(await basketOf(number)).includes('-3.50');
    };
    await orderedAt(2);
    expect(await nextNight(4)).toBe(true);
    await orderedAt(3);
    expect(await nextNight(6)).toBe(false);
    // A reorder of it cannot be ordered as it was, and nothing fails.
    const { client } = who;
    const history = await done(client.getOrdersHistory({ query: { page: 1, itemsPerPage: 10 } }));
    expect(JSON.stringify(history)).toContain(number);
  });
};
