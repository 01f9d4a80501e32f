import { flow, pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type {
  ReminderAlarm,
  ReminderPort,
  ReminderWish,
} from '../../../application/customer/ports/reminders.ts';
import { consentWords } from '../../../domain/customer/consent-words.ts';
import type { Customer } from '../../../domain/customer/customer.ts';
import type { InternalOrderId } from '../../../domain/orders/order.ts';
import type { Channel } from '../../contract/channel.ts';
import type { ReminderAlarmWire } from '../../contract/personal/reminders.ts';
import type { PersonalClient } from '../client.ts';

const alarmFromWire = ({ data, order, ...wire }: ReminderAlarmWire): ReminderAlarm => ({
  id: wire.id,
  active: wire.active,
  date: data.reminder_date,
  email: data.reminder_email,
  worn: data.customer_usage,
  createdAt: data.create_location,
  order: wire.order_id as InternalOrderId,
  orderNumber: wire.order_number,
  titles: wire.titles,
  hasLenses: wire.has_lenses,
  namesValues: wire.names_values,
  ...(wire.sent_on !== undefined && { sentOn: wire.sent_on }),
  goods: {
    locale: order.locale_code,
    salesChannel: order.sales_channel,
    items: order.item.map(({ quantity, variant_representation: { product_id, option } }) => ({
      productId: product_id,
      options: option,
      quantity,
    })),
  },
});

/** Source: ACC-6. */
export const makeReminderAdapter = (
  client: PersonalClient,
  { brand_channel }: Pick<Channel, 'brand_channel'>,
): ReminderPort => {
  const bodyOf = ({ accountId, email, firstName, lastName, locale }: Customer, wish: ReminderWish) => ({
    order_id: wish.order,
    customer: {
      context: brand_channel,
      account_id: accountId,
      customer_data: { email, first_name: firstName, last_name: lastName, locale },
    },
    order: {
      id: wish.order,
      locale_code: wish.goods.locale,
      sales_channel: wish.goods.salesChannel,
      item: wish.goods.items.map(({ productId, options, quantity }) => ({
        quantity,
        variant_representation: { product_id: productId, option: options },
      })),
    },
    data: { reminder_email: wish.email, create_location: wish.createdAt, customer_usage: wish.worn },
  });
  const datedOf = (customer: Customer, alarm: ReminderAlarm) => {
    const body = bodyOf(customer, alarm);
    return { ...body, data: { ...body.data, reminder_date: alarm.date } };
  };
  const read = TE.map(alarmFromWire);
  return {
    alarms: () =>
      pipe(
        client.getReminderAlarms({}),
        TE.map((alarms) => alarms.map(alarmFromWire)),
      ),
    suggest: (customer, wish) =>
      pipe(client.createReminderAlarmSuggestion({ body: bodyOf(customer, wish) }), read),
    recalculate: (customer, alarm) =>
      pipe(
        client.recalculateReminderAlarmSuggestion({
          params: { id: alarm.id },
          body: datedOf(customer, alarm),
        }),
        read,
      ),
    update: (customer, alarm) =>
      pipe(
        client.updateReminderAlarm({
          params: { id: alarm.id },
          body: {
            ...datedOf(customer, alarm),
            consent: { given: alarm.namesValues, words: consentWords.order_reminder },
          },
        }),
        read,
      ),
    setActive: (id, active) =>
      pipe(client.updateActiveReminderAlarm({ params: { id }, body: { active } }), read),
    remove: flow(
      (id) => client.deleteReminderAlarm({ params: { id } }),
      TE.map(() => undefined),
    ),
  };
};
