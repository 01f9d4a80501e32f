import { address, line } from './full-answers.ts';

/**
 * Answers about a customer with all optional fields. Each amount and each text is different, so that none can be
 * confused with another.
 */

/** An optician. */
export const partner = {
  id: 'P-1',
  name: 'Optik am See',
  street: 'Seestrasse',
  street_number: '12',
  postcode: '8002',
  city: 'Zürich',
  country_code: 'CH',
  pickup_enabled: true,
  pickup: false,
  phone_number: '+41791234567',
  latitude: 47.36,
  longitude: 8.53,
};

export const customer = {
  id: '7',
  account_id: 'a7',
  first_name: 'Mara',
  last_name: 'Keller',
  full_name: 'Mara Keller',
  email: 'mara@example.org',
  locale_code: 'fr',
  has_password: false,
  birthday: '1990-02-28',
  phone_number: '+41791234567',
  miles_and_more_number: '222012345678901',
  default_address: '/api/addresses/A-1',
};

export const subscription = {
  id: 'S-1',
  version: 7,
  state: 'paused',
  subscription_frequency: 3,
  subscription_frequency_unit: 'month',
  next_order_date: '2027-02-01',
  coming_order_dates: ['2027-05-01', '2027-08-01'],
  left_out_order_date: '2026-11-01',
  items: [{ ...line, max_quantity: 9 }],
  items_total: 2000,
  shipping_total: 590,
  total: 2590,
  currency_code: 'EUR',
  billing_address: address,
  shipping_address: { ...address, city: 'Bern' },
  payment: { payment_method: 'visa', alias: 'card-1', label: '4242' },
  orders: [
    {
      number: 'OKU-2',
      created_at: '2026-11-02',
      state: 'shipped',
      total: 2490,
      currency_code: 'CHF',
    },
  ],
  created_at: '2026-08-01',
  problem: { code: 'payment_declined', goods: ['Care'], retry_on: '2026-11-25' },
  source_order: 'OKU-1',
  source_cart: '77',
  ends_on: '2027-12-31',
  cancelled_at: '2026-11-20',
};

/** Lenses of an order in the lens pass. */
export const lensSet = {
  id: 'L-1',
  order_number: 'OKU-1',
  ordered_at: '2026-11-02',
  product_id: '10010',
  title: 'Hydralis',
  slug: 'hydralis-30',
  image: '/i',
  unit_price: 2000,
  currency_code: 'EUR',
  right: { option: { sphere: '-2.50' }, quantity: 2 },
  left: { option: { sphere: '-3.00' }, quantity: 3 },
  worn_by: 'W-2',
};

/** A stored payment method. */
export const alias = {
  alias: 'card-1',
  internal_payment_method: 'visa',
  last_paid_with: true,
  last_paid_at: '2026-11-02',
  last_digits: '4242',
};

export const reminder = {
  id: 'R-1',
  active: true,
  order_id: '77',
  order_number: 'OKU-1',
  titles: ['Hydralis'],
  has_lenses: true,
  names_values: true,
  sent_on: '2026-10-01',
  customer: {
    context: 'okulino',
    account_id: 'a7',
    customer_data: { email: 'mara@example.org', first_name: 'Mara', last_name: 'Keller', locale: 'de' },
  },
  order: {
    id: '77',
    locale_code: 'fr',
    sales_channel: 'okulino_web',
    item: [{ quantity: 2, variant_representation: { product_id: '10010', option: { sphere: '-2.50' } } }],
  },
  data: {
    reminder_email: 'also@example.org',
    create_location: 'order',
    customer_usage: 5,
    reminder_date: '2027-02-10',
  },
};
