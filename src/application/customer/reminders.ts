import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import { isGift } from '../../domain/cart/gift.ts';
import type { DaysWorn } from '../../domain/catalogue/lens/wear.ts';
import { everyDay } from '../../domain/catalogue/lens/wear.ts';
import type { Customer } from '../../domain/customer/customer.ts';
import type { ReminderDraft } from '../../domain/customer/reminder-alarm.ts';
import type { Order } from '../../domain/orders/order.ts';
import { keptItems } from '../../domain/orders/withdrawn-lines.ts';
import type { Failure } from '../shared/failure.ts';
import type { ReminderAlarm, ReminderPort, ReminderWish } from './ports/reminders.ts';
import {
  ignoringNotFound,
  type Kept,
  makeRemoteCollection,
  type RemoteCollection,
} from './remote-collection.ts';

export type RemindersTask = 'suggest' | 'recalculate' | 'change' | 'switchOn' | 'switchOff' | 'remove';
export type RemindersView = Kept<readonly ReminderAlarm[], RemindersTask>;

/** The mails that remind the signed-in customer to order again. `about` of a task: a reminder's or an order's id. Source: ACC-6. */
export interface Reminders extends RemoteCollection<readonly ReminderAlarm[], RemindersTask> {
  /** Creates a reminder for an order, switched off, on the day that the shop suggests. */
  readonly suggest: (order: Order, from: ReminderAlarm['createdAt']) => void;
  /** Changes how often the lenses are worn, and the day that follows from it. */
  readonly recalculate: (alarm: ReminderAlarm, worn: DaysWorn) => void;
  /** Changes the day or the e-mail, and switches the reminder on. `done` runs after success. */
  readonly change: (
    alarm: ReminderAlarm,
    draft: ReminderDraft,
    namesValues?: boolean,
    done?: () => void,
  ) => void;
  readonly setActive: (alarm: ReminderAlarm, active: boolean) => void;
  readonly remove: (alarm: ReminderAlarm) => void;
}

const wishOf = (
  order: Order,
  { email, locale }: Customer,
  createdAt: ReminderAlarm['createdAt'],
): ReminderWish => ({
  order: order.internalId,
  createdAt,
  email,
  worn: everyDay,
  goods: {
    locale,
    salesChannel: order.priceChannel,
    items: keptItems(order)
      .filter((item) => !isGift(item))
      .map(({ productId, quantity, options }) => ({
        productId,
        quantity,
        options: Object.fromEntries(options.map(({ code, value }) => [code, value])),
      })),
  },
});

export const makeReminders = (port: ReminderPort, customer: Customer): Reminders => {
  const { during, ...collection } = makeRemoteCollection<readonly ReminderAlarm[], RemindersTask>(
    port.alarms,
  );
  /** How often lenses are worn, as the customer's own changes here replaced it. */
  const replaced = new Map<string, { readonly before: DaysWorn; readonly after: DaysWorn }>();
  /** Returns what the customer saw at the press, as their own earlier changes have left it. Source: ACC-17. */
  const afterOwn = (alarm: ReminderAlarm): ReminderAlarm => {
    const own = replaced.get(alarm.id);
    return own?.before === alarm.worn ? { ...alarm, worn: own.after } : alarm;
  };
  return {
    ...collection,
    suggest: (order, from) =>
      during('suggest', port.suggest(customer, wishOf(order, customer, from)), order.internalId),
    recalculate: (alarm, worn) =>
      during(
        'recalculate',
        pipe(
          port.recalculate(customer, { ...alarm, worn }),
          TE.tapIO(() => () => replaced.set(alarm.id, { before: alarm.worn, after: worn })),
        ),
        alarm.id,
        { content: { worn } },
      ),
    change: (alarm, draft, namesValues = alarm.namesValues, done) =>
      during(
        'change',
        pipe(
          TE.fromIO<ReminderAlarm, Failure>(() => afterOwn(alarm)),
          TE.flatMap((now) => port.update(customer, { ...now, ...draft, namesValues })),
          TE.flatMap(({ active, id }) => (active ? TE.right(undefined) : port.setActive(id, true))),
        ),
        alarm.id,
        { done, content: { draft, namesValues } },
      ),
    setActive: ({ id }, active) => during(active ? 'switchOn' : 'switchOff', port.setActive(id, active), id),
    remove: ({ id }) => during('remove', ignoringNotFound(port.remove(id)), id),
  };
};
