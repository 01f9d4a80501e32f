import { expect, it } from 'vitest';
import { json } from '../../../../src/adapters/sandbox/db/json.ts';
import { doDueWork } from '../../../../src/adapters/sandbox/due-work.ts';
import { openBrowser } from '../fixtures/browser.ts';
import { newEmail, password, provenMailbox, registered, signedIn } from '../fixtures/customers.ts';
import { eyeChecksOf } from '../fixtures/eye-checks.ts';
import { keptAlias } from '../fixtures/kept-alias.ts';
import { allMailsTo } from '../fixtures/mails-to.ts';
import { productAlertsOf } from '../fixtures/product-alerts.ts';
import { care, cartWith, done, failed, item, ordered, refused, swissAddress } from '../fixtures/shopper.ts';
import { type TestSandbox, testNow } from '../fixtures/start-sandbox.ts';
import { subscribed } from '../fixtures/subscribed.ts';
import { settled } from '../foreign-ids/one-of-everything.ts';

/** `hasGoods`: without them, as beside an engine that keeps only customers, there is nothing to wait for by a product alert. */
export const ownDataSuite = (started: () => TestSandbox, hasGoods = true): void => {
  it('require sign-in', async () => {
    const { client } = openBrowser(started());
    for (const asked of [client.exportMyData({}), client.deleteMe({ body: { password } })])
      expect(await refused(asked)).toMatchObject({ code: 'customer.not_signed_in' });
  });

  it('hold no secret, and no key of a card', async () => {
    const { client, email } = await signedIn(started());
    const [alias] = await keptAlias(started(), { client, email });
    const data = await done(client.exportMyData({}));
    expect(data.payment_aliases).toEqual([
      expect.objectContaining({ internal_payment_method: 'visa', last_digits: '4242' }),
    ]);
    expect(JSON.stringify(data)).not.toContain(alias?.alias ?? 'none');
    expect(JSON.stringify(data)).not.toMatch(/scrypt|password_hash/);
  });

  if (hasGoods)
    it('are everything that the shop holds about the customer, and nothing about others · LAW-34', async () => {
      const { db } = started().sandbox;
      const filled = async () => {
        const { who, ids } = await settled(started());
        const { client, email, number } = who;
        const customer_id = Number((await done(client.getMe({}))).id);
        const text = `of ${ids.account}`;
        await db
          .insertInto('product_rating')
          .values({
            ...{ customer_id, product_id: Number(care), locale: 'de', author: 'Mara K.' },
            ...{ stars: json({ overall: 4 }), review: text, state: 'waiting', written: '2026-11-01' },
          })
          .execute();
        const room = await db
          .insertInto('chat_room')
          .values({ secret: text, brand: 'okulino', locale: 'de', spoken_at: new Date(testNow), customer_id })
          .returning('number')
          .executeTakeFirstOrThrow();
        await db
          .insertInto('chat_line')
          .values({ room: room.number, author: 'shopper', body: text, said_at: new Date(testNow) })
          .execute();
        const declared = { name: 'Mara Keller', email };
        await done(client.withdrawFromContract({ body: { ...declared, number, goods: [text] } }));
        await done(
          client.cancelContract({ body: { ...declared, number: ids.subscription, kind: 'ordinary' } }),
        );
        const cart = await cartWith(client, item(care, 3));
        await db
          .updateTable('shop_order')
          .set({ source: json({ studio_id: text }) })
          .where('number', '=', number)
          .execute();
        await allMailsTo(started(), email);
        return { client, email, number, ids, text, cart };
      };
      const own = await filled();
      const other = await filled();
      const data = await done(own.client.exportMyData({}));
      // Ratings that wait for the shop would appear in other tests.
      await db.deleteFrom('product_rating').where('review', 'in', [own.text, other.text]).execute();
      const { ids, text } = own;
      expect(data).toMatchObject({
        customer: { email: own.email, account_id: ids.account },
        addresses: [{ id: ids.address }],
        marketing_communication: { marketing_communication_id: ids.mails },
        lens_pass: { wearers: [{ id: ids.wearer }], sets: expect.arrayContaining([expect.anything()]) },
        reminder_alarms: [{ id: ids.alarm }],
        product_alerts: [{ id: ids.alert }],
        eye_checks: [{ id: ids.check }],
        orders: expect.arrayContaining([expect.objectContaining({ number: own.number })]),
        ratings: [{ product_id: care, review: text }],
        payment_aliases: [{ internal_payment_method: 'visa' }],
        subscriptions: [{ id: ids.subscription }],
        consents: expect.arrayContaining([expect.objectContaining({ purpose: 'lens_pass', act: 'given' })]),
        withdrawals: [{ order_number: own.number, goods: [text] }],
        cancellations: [{ number: ids.subscription }],
        chats: [{ from: 'shopper', text }],
        bonus_points: { coupons: [] },
        sessions: [{ current: true }],
        account: { created_at: expect.any(String) },
        order_sources: [{ order_number: own.number, source: { studio_id: text } }],
        mails: expect.arrayContaining([expect.objectContaining({ subject: expect.any(String) })]),
      });
      expect(data.carts?.map(({ token_value }) => token_value)).toContain(own.cart.token_value);
      const { account, address, alarm, alert, check, number, subscription, wearer } = other.ids;
      for (const theirs of [
        other.email,
        other.text,
        other.cart.token_value,
        account,
        address,
        alarm,
        alert,
        check,
        number,
        subscription,
        wearer,
      ])
        expect(JSON.stringify(data)).not.toContain(theirs);
    });

  if (hasGoods)
    it('include stored mails, deleted with the account unless they are about a contract · LAW-33 · AUTH-30', async () => {
      const shop = started();
      const account = async (isProven: boolean) => {
        const who = await signedIn(shop);
        const { client, email } = who;
        if (isProven) await provenMailbox(shop, email);
        const { number } = await ordered(client, await cartWith(client, item(care)), { email });
        const declared = { name: 'Mara Keller', number, email, goods: [] };
        await done(client.withdrawFromContract({ body: declared }));
        const link = { redirect_link: '/', redirectLink: '/', locale: 'de' } as const;
        await done(client.sendLoginLink({ body: { email, ...link } }));
        await doDueWork(shop.sandbox);
        const topics = async () => (await allMailsTo(shop, email)).map(({ topic }) => topic).toSorted();
        const before = await topics();
        const subjects = (await done(client.exportMyData({}))).mails?.length;
        await done(client.deleteMe({ body: { password } }));
        return [before, await topics(), subjects];
      };
      const all = ['customer.login-link', 'customer.registered', 'withdrawal.received'];
      expect(await account(true)).toEqual([all, ['withdrawal.received'], 3]);
      // Others may have asked for mails to a mailbox that nobody has proven.
      expect(await account(false)).toEqual([all, ['customer.login-link', 'withdrawal.received'], 1]);
    });

  if (hasGoods)
    it('neither show nor delete what somebody else left for the mailbox, until it is confirmed · AUTH-30 · LAW-34', async () => {
      const { ask, kept: alerts } = productAlertsOf(started);
      const { guest, book, kept: checks } = eyeChecksOf(started);
      const email = newEmail();
      const declared = { name: 'Lena Brandt', email };
      const { client: owner } = guest();
      await done(owner.withdrawFromContract({ body: { ...declared, number: 'OKU-1', goods: [] } }));
      await done(owner.cancelContract({ body: { ...declared, number: 'ABO-1', kind: 'ordinary' } }));
      await done(ask(guest(), email));
      await done(book(guest(), email, '2026-12-14T09:00:00.000Z'));
      const register = async () => {
        const { client } = openBrowser(started());
        await registered(client, email);
        await done(client.customerSignMeIn({ body: { email, password } }));
        return client;
      };
      const stranger = await register();
      expect(await done(stranger.exportMyData({}))).toMatchObject({
        consents: [],
        withdrawals: [],
        cancellations: [],
        product_alerts: [],
        eye_checks: [],
      });
      await done(stranger.deleteMe({ body: { password } }));
      expect([await alerts(email), await checks(email)]).toMatchObject([
        [{ kind: 'stock' }],
        [{ state: 'booked' }],
      ]);
      const confirmed = await register();
      await provenMailbox(started(), email);
      expect(await done(confirmed.exportMyData({}))).toMatchObject({
        consents: [{ purpose: 'product_alert', act: 'given' }],
        withdrawals: [{ order_number: 'OKU-1' }],
        cancellations: [{ number: 'ABO-1' }],
        product_alerts: [{ email }],
        eye_checks: [{ email }],
      });
      await done(confirmed.deleteMe({ body: { password } }));
      expect([await alerts(email), await checks(email)]).toEqual([[], []]);
    });

  it('are kept if the password is wrong', async () => {
    const { client, email } = await signedIn(started());
    expect(await refused(client.deleteMe({ body: { password: 'Linse 2027' } }))).toMatchObject({
      violations: [{ field: 'password', code: 'customer.wrong_password' }],
    });
    expect(await done(client.getMe({}))).toMatchObject({ email });
  });

  it('are deleted with the account; its orders stay, but name it no more', async () => {
    const shop = started();
    const { client, email } = await signedIn(shop);
    const elsewhere = openBrowser(shop);
    await done(elsewhere.client.customerSignMeIn({ body: { email, password } }));
    const { id } = await done(client.getMe({}));
    await done(client.createCustomerAddress({ body: swissAddress }));
    const order = await ordered(client, await cartWith(client, item(care)), { email });
    const open = await cartWith(client, item(care));
    await done(client.deleteMe({ body: { password } }));
    for (const browser of [client, elsewhere.client])
      expect(await done(browser.isGuest({}))).toEqual({ guest: true });
    expect(await refused(client.customerSignMeIn({ body: { email, password } }))).toMatchObject({
      code: 'customer.sign_in_failed',
    });
    const { db } = shop.sandbox;
    const kept = await db
      .selectFrom('shop_order')
      .select(['customer_id', 'basket'])
      .where('number', '=', order.number)
      .executeTakeFirstOrThrow();
    expect(kept.customer_id).toBeNull();
    expect(kept.basket.customer?.['@id']).toBe('/api/customers/guest');
    const addresses = db.selectFrom('customer_address').select('id').where('customer_id', '=', Number(id));
    expect(await addresses.execute()).toEqual([]);
    expect(await failed(client.getCart({ params: { token: open.token_value } }))).toEqual({
      _tag: 'NotFound',
      code: 'cart.not_found',
    });
    expect(await registered(client, email)).toBe(email);
    await done(client.customerSignMeIn({ body: { email, password } }));
    expect((await done(client.exportMyData({}))).orders).toEqual([]);
  });

  it('are deleted at the payment provider, too, and no subscription continues · ACC-5 · ACC-7', async () => {
    const shop = started();
    const { client, email, subscription } = await subscribed(shop);
    const [alias] = await keptAlias(shop, { client, email });
    const { db } = shop.sandbox;
    const atProvider = db
      .selectFrom('provider_alias')
      .select('alias')
      .where('alias', '=', alias?.alias ?? '');
    expect(await atProvider.execute()).toHaveLength(1);
    await done(client.deleteMe({ body: { password } }));
    expect(await atProvider.execute()).toEqual([]);
    expect(
      await db.selectFrom('subscription').select('id').where('id', '=', subscription.id).execute(),
    ).toEqual([]);
    shop.controls.setClock(testNow + 40 * 24 * 3_600_000);
    await doDueWork(shop.sandbox);
    shop.controls.setClock(testNow);
    const orders = db.selectFrom('shop_order').select('number').where('email', '=', email);
    expect(await orders.execute()).toHaveLength(2);
  });
};
