import * as E from 'fp-ts/Either';
import { today } from '../../../application/shared/clock.ts';
import { checkEmail } from '../../../domain/customer/email.ts';
import { checkReminder, type ReminderRefusal } from '../../../domain/customer/reminder-alarm.ts';
import type { Locale } from '../../../domain/shared/locale.ts';
import type { ReminderAlarmWire } from '../../contract/personal/reminders.ts';
import type { ShopApi } from '../../contract/shop-api.ts';
import { type FieldRefusal, notFound, type Refusal, refuseAny } from '../../shop-server/refusal.ts';
import type { Call, Handlers } from '../call.ts';
import { mayUseValues, noteValues, type PressedConsent } from '../consents/value-consents.ts';
import { holdCustomer } from '../customers/hold-customer.ts';
import { signedIn } from '../customers/signed-in.ts';
import type { CustomerRow } from '../db/customer-tables.ts';
import { newId } from '../db/new-token.ts';
import type { Db, Trx } from '../db/schema.ts';
import { remindableGoods } from '../order-rows/remindable-goods.ts';
import { ownOrder } from '../orders/order-store.ts';
import type { Sandbox } from '../sandbox.ts';
import {
  changeReminder,
  dropReminder,
  insertReminder,
  type OwnReminder,
  remindersOf,
  titlesFor,
} from './reminder-store.ts';
import { reminderWire } from './reminder-wire.ts';
import { suggestedDay } from './suggested-day.ts';

type Asked = Pick<Call<unknown>, 'session' | 'channel'>;
type Written = Call<ShopApi['updateReminderAlarm'] | ShopApi['createReminderAlarmSuggestion']>['body'];

const namesValues = (db: Db, { id }: Pick<CustomerRow, 'id'>): Promise<boolean> =>
  mayUseValues(db, id, 'order_reminder');

/** A reminder for its customer, in the language of the request. */
const wireOf = async (db: Db, customer: CustomerRow, one: OwnReminder, locale: Locale) =>
  reminderWire(customer, one, await namesValues(db, customer), await titlesFor(db, [one], locale));

const gone = notFound('reminder_alarm');

const wrongField: Readonly<Record<ReminderRefusal['_tag'], FieldRefusal>> = {
  InvalidReminderEmail: { path: 'data.reminder_email', code: 'validation.invalid_email' },
  InvalidReminderDate: { path: 'data.reminder_date', code: 'reminder.invalid_date' },
  ReminderNotAhead: { path: 'data.reminder_date', code: 'reminder.not_ahead' },
};

/** Source: ACC-6. */
export const makeReminderHandlers = (sandbox: Sandbox) => {
  const patternOf = ({ brand_channel }: Asked['channel']) => sandbox.shops[brand_channel].emailPattern;
  const refused = (wrong: readonly FieldRefusal[]): E.Either<Refusal, never> => refuseAny(wrong) ?? gone;

  /** Returns the signed-in customer. Refuses if the request names another one. */
  const askedBy = async (call: Asked, body?: Written): Promise<E.Either<Refusal, CustomerRow>> => {
    const customer = await signedIn(call);
    if (E.isLeft(customer)) return customer;
    return body && body.customer.account_id !== customer.right.account_id ? gone : customer;
  };

  /** Locks the customer, so that nothing else changes their reminders meanwhile. */
  const alone = <A>(
    customer: CustomerRow,
    work: (trx: Trx) => Promise<E.Either<Refusal, A>>,
  ): Promise<E.Either<Refusal, A>> =>
    sandbox.db.transaction().execute(async (trx) => {
      await holdCustomer(trx, customer);
      return work(trx);
    });

  const change = async (
    customer: CustomerRow,
    { channel: { locale } }: Asked,
    id: string,
    next: (known: OwnReminder) => E.Either<Refusal, Parameters<typeof changeReminder>[2]>,
    consent?: PressedConsent,
  ): Promise<E.Either<Refusal, ReminderAlarmWire>> =>
    alone(customer, async (trx) => {
      const [known] = await remindersOf(trx, customer.id, { id });
      if (!known) return gone;
      const changes = next(known);
      if (E.isLeft(changes)) return changes;
      const changed = await changeReminder(trx, known, changes.right, sandbox.clock.zone);
      if (consent) await noteValues(trx, customer, 'order_reminder', consent);
      return E.right(await wireOf(trx, customer, changed, locale));
    });

  return {
    getReminderAlarms: async (call) => {
      const customer = await askedBy(call);
      if (E.isLeft(customer)) return customer;
      const known = await remindersOf(sandbox.db, customer.right.id);
      const soonest = known.toSorted((a, b) => Number(b.alarm.active) - Number(a.alarm.active));
      const names = await namesValues(sandbox.db, customer.right);
      const listed = await titlesFor(sandbox.db, soonest, call.channel.locale);
      return E.right(soonest.map((one) => reminderWire(customer.right, one, names, listed)));
    },

    createReminderAlarmSuggestion: async (call) => {
      const { body, channel } = call;
      const customer = await askedBy(call, body);
      if (E.isLeft(customer)) return customer;
      const { id: customer_id } = customer.right;
      const order = await ownOrder(sandbox.db, channel, body.order_id, customer_id);
      const goods = order ? (await remindableGoods(sandbox.db, [order]))(order) : [];
      if (!order || goods.length === 0) return gone;
      const worn = body.data.customer_usage;
      const email = checkEmail(body.data.reminder_email, patternOf(channel));
      if (E.isLeft(email)) return refused([wrongField.InvalidReminderEmail]);
      const reminder_date = await suggestedDay(sandbox, channel, { order, goods }, worn);
      return alone(customer.right, async (trx) => {
        await insertReminder(trx, {
          id: newId(),
          customer_id,
          order_token: order.token,
          locale: channel.locale,
          reminder_email: email.right,
          create_location: body.data.create_location,
          customer_usage: worn,
          reminder_date,
          active: false,
          sent_on: null,
        });
        const [known] = await remindersOf(trx, customer_id, { order: order.token });
        return known ? E.right(await wireOf(trx, customer.right, known, channel.locale)) : gone;
      });
    },

    recalculateReminderAlarmSuggestion: async (call) => {
      const { body, params, channel } = call;
      const customer = await askedBy(call, body);
      if (E.isLeft(customer)) return customer;
      const [known] = await remindersOf(sandbox.db, customer.right.id, { id: params.id });
      if (!known) return gone;
      const worn = body.data.customer_usage;
      const reminder_date = await suggestedDay(sandbox, channel, known, worn);
      return change(customer.right, call, params.id, () =>
        E.right({ customer_usage: worn, reminder_date, locale: channel.locale }),
      );
    },

    updateReminderAlarm: async (call) => {
      const { body, params, channel } = call;
      const customer = await askedBy(call, body);
      if (E.isLeft(customer)) return customer;
      const { reminder_email: email, reminder_date: date, customer_usage } = body.data;
      const read = checkReminder({ email, date }, today(sandbox.clock), patternOf(channel));
      const at = new Date(sandbox.clock.now());
      return change(
        customer.right,
        call,
        params.id,
        () =>
          E.isLeft(read)
            ? refused(read.left.map(({ _tag }) => wrongField[_tag]))
            : E.right({
                reminder_email: read.right.email,
                reminder_date: read.right.date,
                customer_usage,
                locale: channel.locale,
              }),
        body.consent && { ...body.consent, locale: channel.locale, at },
      );
    },

    updateActiveReminderAlarm: async (call) => {
      const customer = await askedBy(call);
      if (E.isLeft(customer)) return customer;
      const { active } = call.body;
      return change(customer.right, call, call.params.id, ({ alarm }) =>
        active && alarm.reminder_date <= today(sandbox.clock)
          ? refused([wrongField.ReminderNotAhead])
          : E.right({ active, locale: call.channel.locale }),
      );
    },

    deleteReminderAlarm: async (call) => {
      const customer = await askedBy(call);
      if (E.isLeft(customer)) return customer;
      return alone(customer.right, async (trx) => {
        const [known] = await remindersOf(trx, customer.right.id, { id: call.params.id });
        if (!known) return gone;
        await dropReminder(trx, known.alarm.id);
        return E.right({ done: true } as const);
      });
    },
  } satisfies Partial<Handlers>;
};
