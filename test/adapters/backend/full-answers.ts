/**
 * Answers of the Shop API with all optional fields. Each amount and each text is different, so that none can be
 * confused with another.
 */

/** A product on a listing. */
export const card = {
  product_id: '10010',
  title: 'Hydralis',
  slug: 'hydralis-30',
  image: '/images/card',
  manufacturer: ['Maker'],
  brand: ['Brand'],
  category: 'lens',
  stock: 17,
  price: { current: 2000, original: 2600, before: 2300, currency: 'EUR' },
  has_bulk_price: true,
  rating_total: 4.5,
  rating_count: 12,
  unit: { amount: 30, name: 'lenses' },
  is_active: true,
  discontinued: false,
  stop_order: true,
  lens_type: 'toric',
  lens_usage: 'daily',
  badge: 'new',
  care_year: 3900,
  price_per_unit: { value: 67, units: 'lens' },
};

export const inLanguages = (of: string) => ({
  de: `${of} de`,
  en: `${of} en`,
  it: `${of} it`,
  fr: `${of} fr`,
});
const timed = { locale: 'fr', start_date: '2026-11-01 08:00', end_date: '2026-12-01 20:00' };

export const product = {
  ...card,
  sku: 'HY-30',
  mpn: 'M-1',
  withheld: true,
  looks: { each: [{ value: 'honey', swatch: '/swatch' }] },
  is_trial: true,
  titles: inLanguages('title'),
  slugs: inLanguages('slug'),
  description: 'Feucht',
  product_status: 'active',
  images: ['/images/cover'],
  imagesGallery: { front: '/front', face: '/face', back: '/back', mobile: { front: '/front-m' } },
  bulk_price: [{ quantity: 4, price: 1800 }],
  options: [{ code: 'sphere', values: ['-2.50'], label: 'Sphäre' }],
  content: [{ code: 'water', value: '58' }],
  similar_products: [{ ...card, product_id: '10020' }],
  group_upsell: [{ ...card, product_id: '10030' }],
  care_products: ['20012'],
  marketing_images: [
    { ...timed, brand_channel: 'opalys', title: 'T', image: '/m', link: '/l', image_type: 'wide' },
  ],
  rich_content: [
    {
      ...timed,
      brand_channel: 'opalys',
      heading: 'H',
      paragraphs: ['P'],
      image: '/r',
      link: '/rl',
      image_type: 'left',
    },
  ],
  breadcrumb: [{ slug: 'kontaktlinsen', title: 'Kontaktlinsen' }],
  product_replacement: '10371',
  product_group: { canonical: true, canonical_product_id: '10011' },
};

/** The price of one box or of all boxes. */
export const quote = (base: number) => ({
  current: base,
  original: base + 1,
  before: base + 2,
  website: base + 3,
  savings_from_regular: 4,
  savings_from_website: 5,
  savings_from_website_in_percents: 6,
});

export const shippingMethod = {
  key: 'dhl',
  price: 590,
  currency: 'EUR',
  calculated_arrival_date_min: '2026-11-21',
  calculated_arrival_date_max: '2026-11-24',
  working_days_min: 2,
  working_days_max: 4,
  cut_off: '16:00',
  announces_delivery: true,
};

/** A line of a cart. */
export const line = {
  id: 'line-1',
  product_id: '10010',
  variant_id: '10010:sphere=-2.50',
  sku: 'HY-30',
  title: 'Hydralis',
  slug: 'hydralis-30',
  quantity: 2,
  unit_price: 2000,
  website_unit_price: 2150,
  savings: 300,
  total: 4000,
  is_trial: true,
  meta: { eye: 'left', pair_id: 'pair-1' },
  formatted_options: [{ code: 'sphere', label: 'Sphäre', value: '-2.50' }],
  images: ['/images/front', '/images/back'],
  detail: {
    category: 'lens',
    lens_usage: 'daily',
    lens_type: 'toric',
    badge: 'new',
    product_status: 'discontinued',
    product_replacement: '10371',
    unit: { amount: 90, name: 'lenses' },
  },
  brand: ['Hydralis'],
  position: 3,
  price_channel: 'okulino_partner',
  number: '03',
  created_from: {
    type: 'recommendation',
    data: { recommendation_id: 'r-1', source: 'cross-sell', item_position: 2 },
  },
};
export const address = {
  first_name: 'Mara',
  last_name: 'Keller',
  street: 'Seestrasse',
  street_number: '12',
  postcode: '8002',
  city: 'Zürich',
  country_code: 'CH',
};
/** What a cart and an order have in common. */
const basket = {
  id: '77',
  checkout_state: 'payment_selected',
  items: [line],
  items_total: 3500,
  items_total_before_promotion: 4000,
  shipping_total: 590,
  order_promotion_total: -500,
  total: 4090,
  currency_code: 'EUR',
  price_channel: 'okulino_partner',
  savings: { current: 510, savings_from_website: 300, savings_from_website_in_percents: 7, website: 4300 },
  subscription: false,
  subscription_frequency: 1,
  shipments: [{ id: 'shipment-1', method: 'dhl' }],
  created_at: '2026-11-19T09:00:00.000Z',
  promotion_coupon: { code: 'SEHEN10', free_shipping: true },
  discount_note: 'Nicht mit GESTERN',
  comment: 'Bitte klingeln',
  payment_method: 'twint',
  billing_address: address,
  shipping_address: { ...address, city: 'Bern' },
  customer: {
    '@id': '/api/customers/7',
    email: 'mara@example.org',
    first_name: 'Mara',
    last_name: 'Keller',
    phone_number: '+41791234567',
    account_id: 'a7',
    miles_and_more_number: '222012345678901',
  },
  vat_lines: [{ rate: 81, net: 3783, vat: 307, gross: 4090 }],
};

export const cart = { ...basket, token_value: 'cart-token', state: 'cart' };

export const order = {
  ...basket,
  checkout_state: 'completed',
  token_value: 'order-token',
  number: 'OKU-1',
  internal_order_id: '9001',
  state: 'shipped',
  reorderable: true,
  paid_at: '2026-11-19T09:05:00.000Z',
  payable_until: '2026-11-19T10:00:00.000Z',
  refunded: 120,
  refunded_at: '2026-11-22T09:00:00.000Z',
  withdrawals: [
    {
      receipt: 'WD-1',
      received_at: '2026-11-23T09:00:00.000Z',
      goods: ['1 × Clar'],
      lines: ['i2' as never],
      pieces: { i2: 1 },
      settled_at: '2026-11-24T09:00:00.000Z',
      refunded_at: '2026-11-25T09:00:00.000Z',
    },
  ],
  tracking: '99.12',
  bonus_points: { points: 41 },
  reminder_alarm: { next_reminder_date: '2027-02-10' },
  payment: { method: 'visa', status: 'succeeded' },
  calculated_arrival_date_min: '2026-11-21',
  calculated_arrival_date_max: '2026-11-24',
};

export const safety = {
  manufacturer: { name: 'Maker', address: ['1 Lens Road', 'Dublin'], email: 'maker@example.org' },
  ce_mark: { kind: 'medical_device', device_class: 'IIa', notified_body: '0197' },
  representatives: [
    {
      market: 'CH',
      party: { name: 'Importer', address: ['Seeweg 4', 'Basel'], email: 'importer@example.org' },
    },
  ],
  batch: ['LOT'],
  warnings: ['Vorsicht.'],
  instructions: { url: 'https://maker.example/ifu' },
  udi_di: '02000000100104',
  gtin: '02000000100104',
  guarantee_years: 3,
};
