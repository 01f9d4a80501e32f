/** The e-mail that reminds a customer to reorder before their lenses run out. */

import * as E from 'fp-ts/Either';
import type { NonEmptyArray } from 'fp-ts/NonEmptyArray';
import { type Day, readDay } from '../shared/dates.ts';
import { checkEmail } from './email.ts';

/** Where the reminder was requested. Source: ACC-6. */
export const createLocations = ['account', 'order'] as const;
export type CreateLocation = (typeof createLocations)[number];

/** Source: ACC-6. */
export interface ReminderDraft {
  readonly email: string;
  /** `yyyy-MM-dd`. */
  readonly date: string;
}
/** A checked reminder: with a trimmed address and an existing day. */
export interface Reminder extends ReminderDraft {
  readonly date: Day;
}

export type ReminderRefusal =
  | { readonly _tag: 'InvalidReminderEmail' }
  | { readonly _tag: 'InvalidReminderDate' }
  | { readonly _tag: 'ReminderNotAhead' };

const dayAhead = (text: string, today: Day): E.Either<ReminderRefusal, Day> => {
  const day = readDay(text);
  if (E.isLeft(day)) return E.left({ _tag: 'InvalidReminderDate' });
  return day.right > today ? day : E.left({ _tag: 'ReminderNotAhead' });
};

/** Checks a reminder. It must be in the future: tomorrow at the earliest. Returns all refusals at once. Source: ACC-6. */
export const checkReminder = (
  { email, date }: ReminderDraft,
  today: Day,
  pattern?: RegExp,
): E.Either<NonEmptyArray<ReminderRefusal>, Reminder> => {
  const address = checkEmail(email, pattern);
  const day = dayAhead(date.trim(), today);
  if (E.isLeft(address))
    return E.left([{ _tag: 'InvalidReminderEmail' }, ...(E.isLeft(day) ? [day.left] : [])]);
  return E.isLeft(day) ? E.left([day.left]) : E.right({ email: address.right, date: day.right });
};

/** A scheduled reminder. */
export interface Alarm {
  readonly id: string;
  readonly active: boolean;
  /** `yyyy-MM-dd`. */
  readonly date: string;
}

/** Returns the next reminder: active, today or later, the earliest. Of two on the same day, the first. Source: ACC-6. */
export const nextAlarm = (alarms: readonly Alarm[], today: Day): Alarm | undefined =>
  alarms
    .filter(({ active, date }) => active && date >= today)
    .reduce<Alarm | undefined>((next, one) => (next && next.date <= one.date ? next : one), undefined);
