import * as fc from 'fast-check';
import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { type Alarm, checkReminder, nextAlarm } from '../../../src/domain/customer/reminder-alarm.ts';
import type { Day } from '../../../src/domain/shared/dates.ts';
import { day } from '../../arbitraries/day.ts';
import { alarm } from '../../arbitraries/reminder-alarm.ts';

const today = '2026-11-21' as Day;
const email = 'mira@shop.example';
const tags = (result: E.Either<readonly { readonly _tag: string }[], unknown>) =>
  E.isLeft(result) ? result.left.map(({ _tag }) => _tag) : [];

describe('a reminder', () => {
  it('is accepted with an e-mail and a future day · ACC-6', () =>
    expect(checkReminder({ email: ` ${email} `, date: ' 2026-11-22 ' }, today)).toEqual(
      E.right({ email, date: '2026-11-22' }),
    ));

  it.each([
    [email, '2026-11-21', ['ReminderNotAhead']],
    [email, '2026-01-31', ['ReminderNotAhead']],
    [email, '2027-02-29', ['InvalidReminderDate']],
    [email, '22.11.2026', ['InvalidReminderDate']],
    [email, '2026-11-22T08:00', ['InvalidReminderDate']],
    [email, '', ['InvalidReminderDate']],
    ['mira', '2026-11-22', ['InvalidReminderEmail']],
    ['', '2026-11-22', ['InvalidReminderEmail']],
    ['mira', 'soon', ['InvalidReminderEmail', 'InvalidReminderDate']],
    ['mira', '2026-11-21', ['InvalidReminderEmail', 'ReminderNotAhead']],
  ])('to %j on %j is refused: %j · ACC-6', (to, date, refusals) =>
    expect(tags(checkReminder({ email: to, date }, today))).toEqual(refusals),
  );

  it('must have an e-mail that matches the pattern of the shop, if configured · ADDR-2', () => {
    const to = { email, date: '2026-11-22' };
    expect(tags(checkReminder(to, today, /@nowhere\.example$/))).toEqual(['InvalidReminderEmail']);
    expect(E.isRight(checkReminder(to, today, /./))).toBe(true);
  });

  it('is refused exactly if its day is not after today · ACC-6', () =>
    fc.assert(
      fc.property(day, day, (one, other) => {
        const checked = checkReminder({ email, date: one }, other);
        expect(E.isRight(checked)).toBe(one > other);
      }),
    ));

  it('is either valid or refused with a reason, for any text · ACC-6', () =>
    fc.assert(
      fc.property(fc.string(), fc.string(), (to, date) => {
        const checked = checkReminder({ email: to, date }, today);
        if (E.isRight(checked)) expect(checked.right.date).toMatch(/^\d{4}-\d{2}-\d{2}$/);
        else expect(checked.left.length).toBeGreaterThan(0);
      }),
    ));
});

describe('the next reminder', () => {
  const at = (id: string, date: string, active = true): Alarm => ({ id, active, date });
  it.each([
    [[], undefined],
    [[at('a', '2026-11-20')], undefined],
    [[at('a', '2026-11-21')], 'a'],
    [[at('a', '2026-12-01', false)], undefined],
    [[at('a', '2026-12-01'), at('b', '2026-11-30')], 'b'],
    [[at('a', '2026-11-30'), at('b', '2026-11-30')], 'a'],
    [[at('a', '2026-11-20'), at('b', '2027-01-01'), at('c', '2026-12-24', false)], 'b'],
  ])('of %j is %s · ACC-6', (alarms, id) => expect(nextAlarm(alarms, today)?.id).toBe(id));

  it('is the earliest active one from today on · ACC-6', () =>
    fc.assert(
      fc.property(fc.array(alarm, { maxLength: 5 }), (alarms) => {
        const next = nextAlarm(alarms, today);
        const coming = alarms.filter(({ active, date }) => active && date >= today);
        expect(next === undefined).toBe(coming.length === 0);
        if (next) for (const { date } of coming) expect(next.date <= date).toBe(true);
        expect(nextAlarm(alarms.toReversed(), today)?.date).toBe(next?.date);
      }),
    ));
});
