import * as t from 'io-ts';
import { daysWorn } from '../../../domain/catalogue/lens/wear.ts';
import { createLocations } from '../../../domain/customer/reminder-alarm.ts';
import { codecOf } from '../../shared/codec-of.ts';
import { ConfigurationC, ProductIdC } from '../catalogue/product.ts';
import { operation } from '../operation.ts';
import { LocaleC, oneOf, WholeC } from '../scalars.ts';
import { SaidConsentC } from './consents.ts';

const DaysWornC = codecOf('DaysWorn', t.number, daysWorn);

/** `option`: the chosen values. */
const OrderedItemC = t.type(
  { quantity: WholeC, variant_representation: t.type({ product_id: ProductIdC, option: ConfigurationC }) },
  'OrderedItem',
);

/** The recipient and subject of a reminder. `context`: the shop. */
const about = {
  order_id: t.string,
  customer: t.type({
    context: t.string,
    account_id: t.string,
    customer_data: t.type({ email: t.string, first_name: t.string, last_name: t.string, locale: LocaleC }),
  }),
  order: t.type({
    id: t.string,
    locale_code: LocaleC,
    sales_channel: t.string,
    item: t.readonlyArray(OrderedItemC),
  }),
};

/** `customer_usage`: on how many days of a week the lenses are worn, 1 to 7. */
const said = {
  reminder_email: t.string,
  create_location: oneOf('CreateLocation', createLocations),
  customer_usage: DaysWornC,
};

/** `reminder_date` is a day, `yyyy-MM-dd`. */
const ReminderBodyC = t.type({ ...about, data: t.type({ ...said, reminder_date: t.string }) });
/** `consent`: whether the mail may name the lens values; if absent, nothing changes. */
const ReminderChangeC = t.intersection([ReminderBodyC, t.partial({ consent: SaidConsentC })]);
/** The request asks for a suggested day, so `reminder_date` is optional. */
const SuggestionBodyC = t.type({
  ...about,
  data: t.intersection([t.type(said), t.partial({ reminder_date: t.string })]),
});

/** `order_number` is the number shown to the customer; `sent_on`: the day of the last mail. */
export const ReminderAlarmC = t.intersection(
  [
    ReminderBodyC,
    t.type({
      id: t.string,
      active: t.boolean,
      order_number: t.string,
      titles: t.readonlyArray(t.string),
      /** It contains lenses, so the day depends on how often they are worn. */
      has_lenses: t.boolean,
      /** The customer allows reminders to name their lens values. */
      names_values: t.boolean,
    }),
    t.partial({ sent_on: t.string }),
  ],
  'ReminderAlarm',
);
export type ReminderAlarmWire = t.TypeOf<typeof ReminderAlarmC>;

export const reminderOperations = {
  /** Returns the customer’s reminders: pending ones first, soonest first. */
  getReminderAlarms: operation({
    method: 'GET',
    path: '/customers/me/reminder-alarms',
    answer: t.readonlyArray(ReminderAlarmC),
    refusals: [401],
  }),
  /**
   * Creates a reminder for an order on the day that the shop suggests, switched off. If the order has one,
   * returns that one.
   */
  createReminderAlarmSuggestion: operation({
    method: 'POST',
    path: '/customers/me/reminder-alarms',
    body: SuggestionBodyC,
    answer: ReminderAlarmC,
    refusals: [401, 404, 422],
  }),
  /** Sets how often the lenses are worn, and so the day of the reminder. */
  recalculateReminderAlarmSuggestion: operation({
    method: 'POST',
    path: '/customers/me/reminder-alarms/:id/recalculations',
    body: SuggestionBodyC,
    answer: ReminderAlarmC,
    refusals: [401, 404, 422],
  }),
  /** Changes the day, the e-mail or the wearing frequency of a reminder. */
  updateReminderAlarm: operation({
    method: 'PUT',
    path: '/customers/me/reminder-alarms/:id',
    body: ReminderChangeC,
    answer: ReminderAlarmC,
    refusals: [401, 404, 422],
  }),
  /** Switches a reminder on or off. 422: its day is not in the future. */
  updateActiveReminderAlarm: operation({
    method: 'PUT',
    path: '/customers/me/reminder-alarms/:id/active',
    body: t.type({ active: t.boolean }),
    answer: ReminderAlarmC,
    refusals: [401, 404, 422],
  }),
  /** Deletes a reminder. Its order stays. */
  deleteReminderAlarm: operation({
    method: 'DELETE',
    path: '/customers/me/reminder-alarms/:id',
    answer: t.type({ done: t.literal(true) }),
    refusals: [401, 404],
  }),
} as const;
