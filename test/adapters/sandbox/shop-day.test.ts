import type { TaskEither } from 'fp-ts/TaskEither';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { doDueWork } from '../../../src/adapters/sandbox/due-work.ts';
import { today } from '../../../src/application/shared/clock.ts';
import type { DaysWorn } from '../../../src/domain/catalogue/lens/wear.ts';
import { personViolations } from '../../../src/domain/customer/address-rules.ts';
import { checkReminder } from '../../../src/domain/customer/reminder-alarm.ts';
import { cancellationLimits, checkCancellation } from '../../../src/domain/orders/cancellation.ts';
import { usualLimits } from '../../../src/domain/orders/subscription/interval.ts';
import { checkDeliveryDay } from '../../../src/domain/orders/subscription/schedule.ts';
import { instantAt } from '../../../src/domain/shared/calendar.ts';
import type { Day } from '../../../src/domain/shared/dates.ts';
import { daysAfter } from '../../../src/domain/shared/day-arithmetic.ts';
import { printedDay, wallClock } from '../../../src/domain/shared/wall-clock.ts';
import { openBrowser } from './fixtures/browser.ts';
import { signedInWithPass } from './fixtures/consents.ts';
import { signedIn } from './fixtures/customers.ts';
import { mailsTo } from './fixtures/mails-to.ts';
import { anyItem, cartWith, daily, done, ordered } from './fixtures/shopper.ts';
import { startSandbox, type TestSandbox } from './fixtures/start-sandbox.ts';
import { regular, subscribed } from './fixtures/subscribed.ts';

let shop: TestSandbox;
beforeAll(async () => {
  shop = await startSandbox();
});
afterAll(() => shop.close());

const accepted = async (task: TaskEither<unknown, unknown>): Promise<boolean> =>
  (await task())._tag === 'Right';

/** How screen and backend each describe a day, for days around today. */
const bothOf = async (
  away: readonly number[],
  screen: (day: Day) => { readonly _tag: 'Left' | 'Right' },
  backend: (day: Day) => Promise<boolean>,
) => {
  const now = today(shop.sandbox.clock);
  const said: [number, boolean, boolean][] = [];
  for (const days of away) {
    const day = daysAfter(now, days);
    said.push([days, screen(day)._tag === 'Right', await backend(day)]);
  }
  return said;
};
const agreed = (answers: Readonly<Record<number, boolean>>) =>
  Object.entries(answers)
    .map(([days, answer]) => [Number(days), answer, answer])
    .toSorted(([a], [b]) => Number(a) - Number(b));

describe.each([
  ['in winter', '2026-11-23T23:30:00Z', '2026-11-24'],
  ['on the day that has 23 hours', '2027-03-27T23:30:00Z', '2027-03-28'],
  ['on the day that has 25 hours', '2027-10-30T22:30:00Z', '2027-10-31'],
  ['on 29 February', '2028-02-28T23:30:00Z', '2028-02-29'],
])('half past midnight in Zurich %s', (_, instant, date) => {
  beforeEach(() => shop.controls.setClock(Date.parse(instant)));

  it('is the new day · TIME-1', () => expect(today(shop.sandbox.clock)).toBe(date));

  it('accepts a reminder date from tomorrow on, on screen and in the backend · TIME-1 · ACC-6', async () => {
    const { client, number, email } = await regular(shop);
    const me = await done(client.getMe({}));
    const { 'hydra:member': orders } = await done(client.getOrdersHistory({ query: {} }));
    const order = orders.find((one) => one.number === number);
    if (!order) throw new Error('nothing was ordered');
    const wish = {
      order_id: order.internal_order_id,
      customer: {
        context: 'okulino',
        account_id: me.account_id,
        customer_data: { email, first_name: 'Mara', last_name: 'Keller', locale: 'de' as const },
      },
      order: {
        id: order.internal_order_id,
        locale_code: 'de' as const,
        sales_channel: 'okulino_web',
        item: [],
      },
      data: { reminder_email: email, create_location: 'account' as const, customer_usage: 7 as DaysWorn },
    };
    const { id } = await done(client.createReminderAlarmSuggestion({ body: wish }));
    const said = await bothOf(
      [-1, 0, 1],
      (day) => checkReminder({ email, date: day }, today(shop.sandbox.clock)),
      (reminder_date) =>
        accepted(
          client.updateReminderAlarm({
            params: { id },
            body: { ...wish, data: { ...wish.data, reminder_date } },
          }),
        ),
    );
    expect(said).toEqual(agreed({ [-1]: false, 0: false, 1: true }));
  });

  it('accepts a delivery date from tomorrow on, on screen and in the backend · TIME-1 · ACC-5', async () => {
    const { client, subscription } = await subscribed(shop);
    const { id } = subscription;
    const said = await bothOf(
      [0, 1, usualLimits.aheadDays, usualLimits.aheadDays + 1],
      checkDeliveryDay(usualLimits, today(shop.sandbox.clock)),
      async (next_order_date) => {
        const { version } = await done(client.getSubscription({ params: { id } }));
        return accepted(client.updateSubscription({ params: { id }, body: { version, next_order_date } }));
      },
    );
    expect(said).toEqual(agreed({ 0: false, 1: true, 365: true, 366: false }));
    expect(subscription.next_order_date).toBe(daysAfter(date as Day, 30));
  });

  it('rejects a birthday of today, on screen and in the backend · TIME-1 · ACC-2', async () => {
    const { client } = await signedIn(shop);
    const person = { firstName: 'Mara', lastName: 'Keller' };
    const said = await bothOf(
      [-1, 0, 1],
      (birthday) => ({
        _tag:
          personViolations({ ...person, birthday }, today(shop.sandbox.clock)).length === 0
            ? 'Right'
            : 'Left',
      }),
      (birthday) => accepted(client.customerUpdateMe({ body: { birthday } })),
    );
    expect(said).toEqual(agreed({ [-1]: true, 0: false, 1: false }));
  });

  it('accepts the end of a contract from today on, on screen and in the backend · TIME-1 · ACC-5', async () => {
    const { subscription, email } = await subscribed(shop);
    const { client: guest } = openBrowser(shop);
    const draft = { name: 'Mara Keller', number: subscription.id, email, kind: 'ordinary' as const };
    const { aheadDays } = cancellationLimits;
    const said = await bothOf(
      [-1, 0, aheadDays, aheadDays + 1],
      (endsOn) => checkCancellation({ ...draft, reason: '', endsOn }, today(shop.sandbox.clock)),
      (ends_on) => accepted(guest.cancelContract({ body: { ...draft, ends_on } })),
    );
    expect(said).toEqual(agreed({ [-1]: false, 0: true, [aheadDays]: true, [aheadDays + 1]: false }));
  });

  it('lets a contract run to the end of its last day · TIME-1 · ACC-5', async () => {
    const { client, subscription, email } = await subscribed(shop);
    const last = daysAfter(date as Day, 2);
    const body = { name: 'Mara Keller', number: subscription.id, email, kind: 'ordinary' as const };
    await done(openBrowser(shop).client.cancelContract({ body: { ...body, ends_on: last } }));
    const stateAt = async (at: number) => {
      shop.controls.setClock(at);
      await doDueWork(shop.sandbox);
      return (await done(client.getSubscription({ params: { id: subscription.id } }))).state;
    };
    expect(await stateAt(instantAt(last, 24).getTime() - 60_000)).toBe('active');
    expect(await stateAt(instantAt(daysAfter(last, 1), 4).getTime())).toBe('cancelled');
  });

  it('shows the same day of a withdrawal on screen and in its receipt · TIME-1 · LAW-4', async () => {
    const { number, email } = await regular(shop);
    const { client } = openBrowser(shop);
    const body = { name: 'Mara Keller', number, email, goods: [] };
    const receipt = await done(client.withdrawFromContract({ body }));
    const shown = wallClock(receipt.received_at, shop.sandbox.clock.zone);
    expect(shown).toBe(`${printedDay(date, 'dd.MM.yyyy')}, 00:30`);
    const letter = (await mailsTo(shop, email)).find(({ text }) => text.includes(receipt.receipt));
    expect(letter?.text).toContain(shown);
  });

  it('is the day of an order in the lens pass, as in the backend · TIME-1 · ACC-9', async () => {
    const { client, email } = await signedInWithPass(shop);
    const lens = await anyItem(client, daily);
    const cart = await cartWith(client, { ...lens, meta: { eye: 'both' } });
    const { token_value } = await ordered(client, cart, { email, payment: 'visa' });
    await shop.sandbox.db
      .updateTable('shop_order')
      .set({ state: 'open', expires_at: null })
      .where('token', '=', token_value)
      .execute();
    const { sets } = await done(client.getLensPass({}));
    expect(sets.map(({ ordered_at }) => printedDay(ordered_at, 'dd.MM.yyyy'))).toEqual([
      printedDay(date, 'dd.MM.yyyy'),
    ]);
  });
});
