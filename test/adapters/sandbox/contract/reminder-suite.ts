import { expect, it } from 'vitest';
import type { ShopClient } from '../../../../src/adapters/backend/client.ts';
import { worksOf } from '../../../../src/adapters/sandbox/job-works.ts';
import { runDueJobs } from '../../../../src/adapters/sandbox/jobs/run-due.ts';
import { postMails } from '../../../../src/adapters/sandbox/mail/post-mails.ts';
import { reminderJob } from '../../../../src/adapters/sandbox/reminders/reminder-store.ts';
import type { DaysWorn } from '../../../../src/domain/catalogue/lens/wear.ts';
import type { ProductId } from '../../../../src/domain/catalogue/product.ts';
import { bought } from '../fixtures/bought.ts';
import { openBrowser } from '../fixtures/browser.ts';
import { signedIn } from '../fixtures/customers.ts';
import { mailsTo } from '../fixtures/mails-to.ts';
import { anyItem, care, cartWith, daily, done, failed, item, ordered, refused } from '../fixtures/shopper.ts';
import { type TestSandbox, testNow } from '../fixtures/start-sandbox.ts';

const day = 86_400_000;
/** Sunglasses. */
const glasses = '30010' as ProductId;
/** Other jobs that are due by then do not run. */
const onlyReminders = {
  [reminderJob]: worksOf({})[reminderJob] ?? (() => Promise.reject(new Error('no work'))),
};

/** The payload that the shop expects, for the newest order. */
const wishOf = async (client: ShopClient, worn = 7) => {
  const me = await done(client.getMe({}));
  const { 'hydra:member': orders } = await done(client.getOrdersHistory({ query: {} }));
  const [order] = orders;
  if (!order) throw new Error('nothing was ordered');
  return {
    order_id: order.internal_order_id,
    customer: {
      context: 'okulino',
      account_id: me.account_id,
      customer_data: {
        email: me.email,
        first_name: me.first_name,
        last_name: me.last_name,
        locale: me.locale_code,
      },
    },
    order: {
      id: order.internal_order_id,
      locale_code: 'de' as const,
      sales_channel: order.price_channel,
      item: order.items.map(({ quantity, product_id }) => ({
        quantity,
        variant_representation: { product_id, option: {} },
      })),
    },
    data: {
      reminder_email: me.email,
      create_location: 'account' as const,
      customer_usage: worn as DaysWorn,
    },
  };
};

export const reminderSuite = (started: () => TestSandbox): void => {
  /** A customer with an order and a suggested reminder. */
  const suggested = async () => {
    const who = await signedIn(started());
    await bought(started(), who, 'shipped', care);
    const wish = await wishOf(who.client);
    const alarm = await done(who.client.createReminderAlarmSuggestion({ body: wish }));
    const dated = (reminder_date: string, more = {}) => ({
      ...wish,
      data: { ...wish.data, reminder_date, ...more },
    });
    return { ...who, wish, alarm, dated, params: { id: alarm.id } };
  };
  const dueOn = async (instant: number) => {
    started().controls.setClock(instant);
    const { sandbox } = started();
    for (let n = 0; n < 2; n++) {
      await runDueJobs(sandbox, onlyReminders);
      await postMails(sandbox);
    }
    started().controls.setClock(testNow);
  };

  it('require sign-in · ACC-6', async () => {
    const { wish } = await suggested();
    const { client } = openBrowser(started());
    const params = { id: 'any' };
    const body = { ...wish, data: { ...wish.data, reminder_date: '2027-01-01' } };
    for (const asked of [
      client.getReminderAlarms({}),
      client.createReminderAlarmSuggestion({ body: wish }),
      client.recalculateReminderAlarmSuggestion({ params, body }),
      client.updateReminderAlarm({ params, body }),
      client.updateActiveReminderAlarm({ params, body: { active: true } }),
      client.deleteReminderAlarm({ params }),
    ])
      expect(await refused(asked)).toMatchObject({ code: 'customer.not_signed_in' });
  });

  it('are suggested once for an order, switched off, in the format of the specification · ACC-6', async () => {
    const { client, wish, alarm, email } = await suggested();
    // How long care products last is unknown: three months from today.
    expect(alarm).toMatchObject({
      ...wish,
      active: false,
      data: { ...wish.data, reminder_email: email, reminder_date: '2027-02-19' },
    });
    const again = await Promise.all(
      [1, 2, 3].map(() => done(client.createReminderAlarmSuggestion({ body: wish }))),
    );
    expect(new Set(again.map(({ id }) => id))).toEqual(new Set([alarm.id]));
    expect(await done(client.getReminderAlarms({}))).toHaveLength(1);
  });

  it('are listed in the language of the request, not in that of the order · ACC-6', async () => {
    const { client, fetch, alarm } = await suggested();
    const [german] = alarm.titles;
    const url =
      'http://okulino.localhost:4200/api/customers/me/reminder-alarms?brand_channel=okulino&locale=fr';
    const [french] = (await (await fetch(new Request(url))).json()) as { titles: string[] }[];
    const named = await done(
      started()
        .client('okulino', 'fr')
        .getProduct({ params: { id: care } }),
    );
    expect(french?.titles).toEqual([named.title]);
    expect(german).not.toBe(named.title);
    const [again] = await done(client.getReminderAlarms({}));
    expect(again?.titles).toEqual([german]);
  });

  it('are sent on their day, once, with a link that signs in and reorders · ACC-6 · AUTH-8', async () => {
    const { client, params, dated, email, alarm } = await suggested();
    await done(client.updateReminderAlarm({ params, body: dated('2026-12-01') }));
    await done(client.updateActiveReminderAlarm({ params, body: { active: true } }));
    const order = await done(client.getOrder({ params: { token: alarm.order_number as never } }));
    expect(order.reminder_alarm).toEqual({ next_reminder_date: '2026-12-01' });
    await dueOn(Date.parse('2026-11-30T23:00:00Z'));
    expect(await mailsTo(started(), email)).not.toContainEqual(
      expect.objectContaining({ subject: 'Zeit, bei Okulino nachzubestellen' }),
    );
    await dueOn(Date.parse('2026-12-01T07:00:00Z'));
    await dueOn(testNow + 365 * day);
    const mails = (await mailsTo(started(), email)).filter(({ subject }) => subject.startsWith('Zeit'));
    expect(mails).toHaveLength(1);
    const link = /\/reorder\/reminder\/[\w-]+\?hash=([\w-]+)/.exec(mails[0]?.text ?? '');
    expect(mails[0]?.text).toContain(order.token_value);
    const { client: other } = openBrowser(started());
    expect(
      await done(other.exchangeLoginLinkHash({ body: { hash: link?.[1] ?? '', nonce: 'here' } })),
    ).toMatchObject({ status: 'OK' });
    const [after] = await done(client.getReminderAlarms({}));
    expect(after).toMatchObject({ active: false, sent_on: '2026-12-01' });
    expect(
      (await done(client.getOrder({ params: { token: order.token_value } }))).reminder_alarm,
    ).toBeUndefined();
  });

  it('are not sent once they are moved, switched off or deleted, or their goods withdrawn from · ACC-6 · ORD-6', async () => {
    const moved = await suggested();
    const off = await suggested();
    const deleted = await suggested();
    const back = await suggested();
    for (const { client, params, dated } of [moved, off, deleted, back]) {
      await done(client.updateReminderAlarm({ params, body: dated('2026-12-01') }));
      await done(client.updateActiveReminderAlarm({ params, body: { active: true } }));
    }
    await done(moved.client.updateReminderAlarm({ params: moved.params, body: moved.dated('2026-12-20') }));
    await done(off.client.updateActiveReminderAlarm({ params: off.params, body: { active: false } }));
    await done(deleted.client.deleteReminderAlarm({ params: deleted.params }));
    const { number } = await done(
      back.client.getOrder({ params: { token: back.alarm.order_number as never } }),
    );
    await done(
      back.client.withdrawFromContract({ body: { name: 'Mara', number, email: back.email, goods: [] } }),
    );
    const reminders = async ({ email }: { readonly email: string }) =>
      (await mailsTo(started(), email)).filter(({ subject }) => subject.startsWith('Zeit')).length;
    await dueOn(Date.parse('2026-12-10T09:00:00Z'));
    expect(await Promise.all([moved, off, deleted, back].map(reminders))).toEqual([0, 0, 0, 0]);
    await dueOn(Date.parse('2026-12-20T09:00:00Z'));
    expect(await Promise.all([moved, off, deleted, back].map(reminders))).toEqual([1, 0, 0, 0]);
  });

  it('end with the order: one that is cancelled or returned has none, and one of goods that last gets none · ACC-6', async () => {
    const { sandbox } = started();
    for (const state of ['cancelled', 'returned'] as const) {
      const { client, params, dated, email, wish, alarm } = await suggested();
      await done(client.updateReminderAlarm({ params, body: dated('2026-12-01') }));
      await done(client.updateActiveReminderAlarm({ params, body: { active: true } }));
      await sandbox.db
        .updateTable('shop_order')
        .set({ state })
        .where('number', '=', alarm.order_number)
        .execute();
      expect(await done(client.getReminderAlarms({}))).toEqual([]);
      await dueOn(Date.parse('2026-12-01T09:00:00Z'));
      expect((await mailsTo(started(), email)).filter(({ subject }) => subject.startsWith('Zeit'))).toEqual(
        [],
      );
      expect(await failed(client.createReminderAlarmSuggestion({ body: wish }))).toMatchObject({
        code: 'reminder_alarm.not_found',
      });
    }
    const reader = await signedIn(started());
    const cart = await cartWith(reader.client, await anyItem(reader.client, glasses));
    await ordered(reader.client, cart, { email: reader.email, payment: 'visa' });
    await started()
      .sandbox.db.updateTable('shop_order')
      .set({ state: 'shipped' })
      .where('email', '=', reader.email)
      .execute();
    const body = await wishOf(reader.client);
    expect(await failed(reader.client.createReminderAlarmSuggestion({ body }))).toMatchObject({
      code: 'reminder_alarm.not_found',
    });
  });

  it('follow the lenses that were kept, half as long for both eyes, whoever else the order is for · ACC-6 · ORD-6', async () => {
    const { client, email } = await signedIn(started());
    const both = { meta: { eye: 'both' } } as const;
    const curve = { radius: '8.5', diameter: '14.2' };
    const pairOf = (sphere: string, quantity: number) => item(daily, quantity, { ...curve, sphere }, both);
    const cart = await cartWith(client, pairOf('-2.00', 4), pairOf('-1.50', 6), item(care));
    const order = await ordered(client, cart, { email, payment: 'visa' });
    await started()
      .sandbox.db.updateTable('shop_order')
      .set({ state: 'shipped', expires_at: null, paid_at: new Date() })
      .where('token', '=', order.token_value)
      .execute();
    const wish = await wishOf(client);
    // 4 boxes of 30 lenses for two eyes last 60 days; the mail comes a week before.
    const alarm = await done(client.createReminderAlarmSuggestion({ body: wish }));
    expect(alarm.data.reminder_date).toBe('2027-01-11');
    const [first] = order.items;
    const goods = [
      `${first?.quantity} × ${first?.title} · ${first?.formatted_options.map(({ value }) => value).join(' · ')}`,
    ];
    const { number } = order;
    await done(client.withdrawFromContract({ body: { name: 'Mara', number, email, goods } }));
    const params = { id: alarm.id };
    const body = { ...wish, data: { ...wish.data, reminder_date: '2027-01-11' } };
    const again = await done(client.recalculateReminderAlarmSuggestion({ params, body }));
    expect(again.data.reminder_date).toBe('2027-02-10');
    expect(again.order.item.map(({ quantity }) => quantity)).toEqual([6, 1]);
  });

  it('that go to another address do not sign in · ACC-6', async () => {
    const { client, params, dated } = await suggested();
    const to = `family-${params.id}@example.org`;
    await done(client.updateReminderAlarm({ params, body: dated('2026-12-01', { reminder_email: to }) }));
    await done(client.updateActiveReminderAlarm({ params, body: { active: true } }));
    await dueOn(Date.parse('2026-12-01T09:00:00Z'));
    const [mail] = await mailsTo(started(), to);
    expect(mail?.text).toContain('/reorder/reminder/');
    expect(mail?.text).not.toContain('hash=');
  });

  it('reject a day that is not in the future and an invalid e-mail, field by field · ACC-6', async () => {
    const { client, params, dated, alarm } = await suggested();
    const wrong = async (date: string, more = {}) =>
      (await refused(client.updateReminderAlarm({ params, body: dated(date, more) }))).violations.map(
        ({ field, code }) => [field, code],
      );
    expect(await wrong('2026-11-19')).toEqual([['data.reminder_date', 'reminder.not_ahead']]);
    expect(await wrong('19.12.2026', { reminder_email: 'mara' })).toEqual([
      ['data.reminder_email', 'validation.invalid_email'],
      ['data.reminder_date', 'reminder.invalid_date'],
    ]);
    expect(await done(client.getReminderAlarms({}))).toEqual([alarm]);
  });

  it('are shown to and changed by their customer only · ACC-6', async () => {
    const owner = await suggested();
    const other = await suggested();
    const { params } = owner;
    const body = other.dated('2026-12-01');
    for (const asked of [
      other.client.updateReminderAlarm({ params, body }),
      other.client.recalculateReminderAlarmSuggestion({ params, body }),
      other.client.updateActiveReminderAlarm({ params, body: { active: true } }),
      other.client.deleteReminderAlarm({ params }),
      other.client.createReminderAlarmSuggestion({ body: { ...other.wish, order_id: owner.wish.order_id } }),
      owner.client.updateReminderAlarm({ params, body }),
    ])
      expect(await failed(asked)).toEqual({ _tag: 'NotFound', code: 'reminder_alarm.not_found' });
    expect(await done(owner.client.getReminderAlarms({}))).toEqual([owner.alarm]);
  });
};
