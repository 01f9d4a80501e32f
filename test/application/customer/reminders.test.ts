import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import type { ReminderAlarm, ReminderPort } from '../../../src/application/customer/ports/reminders.ts';
import { makeReminders, type RemindersView } from '../../../src/application/customer/reminders.ts';
import type { Failure } from '../../../src/application/shared/failure.ts';
import { type DaysWorn, everyDay } from '../../../src/domain/catalogue/lens/wear.ts';
import type { Customer, CustomerId } from '../../../src/domain/customer/customer.ts';
import type { Order } from '../../../src/domain/orders/order.ts';
import { plainCartItem } from '../../arbitraries/cart.ts';
import { waitUntil } from '../../wait-until.ts';
import { afterwards } from './kept.ts';

const mara: Customer = {
  id: '7' as CustomerId,
  accountId: 'a7',
  firstName: 'Mara',
  lastName: 'Keller',
  fullName: 'Mara Keller',
  email: 'mara@example.org',
  locale: 'it',
  hasPassword: true,
};
const alarm = (active: boolean) =>
  ({ id: 'r1', active, date: '2027-01-10', email: 'old@example.org', worn: everyDay }) as ReminderAlarm;
const gone: Failure = { _tag: 'NotFound', code: 'reminder_alarm.not_found' };
const cut: Failure = { _tag: 'Unreachable' };

const watched = (over: Partial<ReminderPort> = {}, active = true) => {
  const asked: unknown[] = [];
  const said = (...question: readonly unknown[]) =>
    TE.fromIO<ReminderAlarm, Failure>(() => {
      asked.push(question);
      return alarm(active);
    });
  const reminders = makeReminders(
    {
      alarms: () => TE.right([alarm(active)]),
      suggest: (customer, wish) => said('suggest', customer.id, wish),
      recalculate: (customer, changed) => said('recalculate', customer.id, changed.worn),
      update: (customer, changed) => said('update', customer.id, changed.date, changed.email),
      setActive: (id, on) => said('setActive', id, on),
      remove: (id) => TE.map(() => undefined)(said('remove', id)),
      ...over,
    },
    mara,
  );
  let now: RemindersView | undefined;
  reminders.state$.subscribe((state) => {
    now = state;
  });
  const ended = (tag: 'Done' | 'Failed') => afterwards(() => expect(now?.task._tag).toBe(tag));
  return { reminders, asked, now: () => now, ended };
};

describe('the reminders of a customer', () => {
  it('are suggested for the purchased goods, without the gift · ACC-6', async () => {
    const { reminders, asked, now, ended } = watched();
    const bought = { ...plainCartItem, quantity: 2 };
    const order = {
      internalId: 'OKU1',
      priceChannel: 'okulino_web',
      items: [bought, { ...plainCartItem, isGift: true }],
    } as unknown as Order;
    reminders.suggest(order, 'order');
    await ended('Done');
    expect(now()?.task).toEqual({ _tag: 'Done', name: 'suggest', about: 'OKU1' });
    expect(asked).toEqual([
      [
        'suggest',
        '7',
        {
          order: 'OKU1',
          createdAt: 'order',
          email: 'mara@example.org',
          worn: everyDay,
          goods: {
            locale: 'it',
            salesChannel: 'okulino_web',
            items: [{ productId: bought.productId, quantity: 2, options: { sphere: '-2.50' } }],
          },
        },
      ],
    ]);
  });

  it('are recalculated for another use, and moved to another day and address, which switches them on · ACC-6', async () => {
    const { reminders, asked, now, ended } = watched({}, false);
    const worn = 3 as DaysWorn;
    reminders.recalculate(alarm(false), worn);
    await ended('Done');
    expect(now()?.task).toEqual({ _tag: 'Done', name: 'recalculate', about: 'r1' });
    reminders.acknowledge();
    reminders.change(alarm(false), { date: '2027-02-01', email: 'new@example.org' });
    await ended('Done');
    expect(now()?.task).toEqual({ _tag: 'Done', name: 'change', about: 'r1' });
    expect(asked).toEqual([
      ['recalculate', '7', worn],
      ['update', '7', '2027-02-01', 'new@example.org'],
      ['setActive', 'r1', true],
    ]);
    const on = watched();
    on.reminders.change(alarm(true), { date: '2027-02-01', email: 'new@example.org' });
    await on.ended('Done');
    expect(on.asked).toEqual([['update', '7', '2027-02-01', 'new@example.org']]);
  });

  it.each([
    ['newest', TE.right(alarm(true)), [5, 3], 3],
    ['last saved', TE.left(cut), [5, 3], everyDay],
  ] as const)(
    'are changed with the %s use if it is pressed before the shop has recalculated them · ACC-17',
    async (_, answer, uses, worn) => {
      const saved: DaysWorn[] = [];
      const asked: DaysWorn[] = [];
      const { reminders } = watched({
        recalculate: (_who, changed) => TE.flatMap(() => answer)(TE.fromIO(() => asked.push(changed.worn))),
        update: (_who, changed) => {
          saved.push(changed.worn);
          return TE.right(alarm(true));
        },
      });
      const closed: string[] = [];
      for (const days of [...uses, uses[0]]) reminders.recalculate(alarm(true), days as DaysWorn);
      reminders.change(alarm(true), { date: '2027-02-01', email: 'new@example.org' }, true, () =>
        closed.push('saved'),
      );
      await waitUntil(() => expect(closed).toEqual(['saved']));
      expect([asked, saved]).toEqual([uses, [worn]]);
    },
  );

  it.each([
    [true, 'switchOn'],
    [false, 'switchOff'],
  ] as const)('are switched on or off: %s', async (active, name) => {
    const { reminders, asked, now, ended } = watched();
    reminders.setActive(alarm(!active), active);
    await ended('Done');
    expect([asked, now()?.task]).toEqual([
      [['setActive', 'r1', active]],
      { _tag: 'Done', name, about: 'r1' },
    ]);
  });

  it('are deleted, even if they are already gone; any other failure is reported · ACC-6', async () => {
    for (const [failure, tag] of [
      [gone, 'Done'],
      [cut, 'Failed'],
    ] as const) {
      const { reminders, now, ended } = watched({ remove: () => TE.left(failure) });
      reminders.remove(alarm(true));
      await ended(tag);
      expect(now()?.task).toMatchObject({ name: 'remove', about: 'r1' });
    }
    const { reminders, asked, ended } = watched();
    reminders.remove(alarm(true));
    await ended('Done');
    expect(asked).toEqual([['remove', 'r1']]);
  });
});
