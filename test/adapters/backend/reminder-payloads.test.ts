import { expect, it } from 'vitest';
import { makeReminderAdapter } from '../../../src/adapters/backend/personal/reminder-adapter.ts';
import type { ReminderAlarm, ReminderPort } from '../../../src/application/customer/ports/reminders.ts';
import type { DaysWorn } from '../../../src/domain/catalogue/lens/wear.ts';
import type { ProductId } from '../../../src/domain/catalogue/product.ts';
import { consentWords } from '../../../src/domain/customer/consent-words.ts';
import type { InternalOrderId } from '../../../src/domain/orders/order.ts';
import { mara } from '../../application/identity/visited-session.ts';
import { channel, type Saying, saidBy } from './wiretap.ts';

const productId = '10010' as ProductId;

const alarm: ReminderAlarm = {
  id: 'R-1',
  active: false,
  date: '2027-02-10',
  order: '77' as InternalOrderId,
  orderNumber: 'OKU-1',
  titles: ['Hydralis'],
  hasLenses: true,
  namesValues: true,
  email: 'also@example.org',
  worn: 5 as DaysWorn,
  createdAt: 'order',
  goods: {
    locale: 'fr',
    salesChannel: 'okulino_web',
    items: [{ productId, options: { sphere: '-2.50' }, quantity: 2 }],
  },
};
const alarmSaid = {
  order_id: '77',
  customer: {
    context: 'okulino',
    account_id: mara.accountId,
    customer_data: {
      email: mara.email,
      first_name: mara.firstName,
      last_name: mara.lastName,
      locale: mara.locale,
    },
  },
  order: {
    id: '77',
    locale_code: 'fr',
    sales_channel: 'okulino_web',
    item: [{ quantity: 2, variant_representation: { product_id: '10010', option: { sphere: '-2.50' } } }],
  },
  data: { reminder_email: 'also@example.org', create_location: 'order', customer_usage: 5 },
};
const dated = { ...alarmSaid, data: { ...alarmSaid.data, reminder_date: '2027-02-10' } };

it.for<Saying<ReminderPort>>([
  [
    'the order, the customer, the products and the days worn · ACC-6',
    ({ suggest }) => suggest(mara, alarm),
    'POST /customers/me/reminder-alarms',
    alarmSaid,
  ],
  [
    'the same with its day · ACC-6',
    ({ update }) => update(mara, alarm),
    'PUT /customers/me/reminder-alarms/R-1',
    { ...dated, consent: { given: true, words: consentWords.order_reminder } },
  ],
  [
    'another number of days worn · ACC-6',
    ({ recalculate }) => recalculate(mara, alarm),
    'POST /customers/me/reminder-alarms/R-1/recalculations',
    dated,
  ],
  [
    'that it is active · ACC-6',
    ({ setActive }) => setActive('R-1', true),
    'PUT /customers/me/reminder-alarms/R-1/active',
    { active: true },
  ],
])('the reminder adapter sends %s', async ([, ask, ...said]) => {
  expect(await saidBy((client) => ask(makeReminderAdapter(client, channel)))).toEqual(said);
});
