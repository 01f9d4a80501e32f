/**
 * Prescriptions for lenses where a country requires them: of a cart until it is ordered, and of a subscription. Also
 * when an engine removed the values of an order.
 */
export const prescriptions: readonly string[] = [
  `create table given_prescription (
    cart_token text primary key,
    prescription jsonb not null,
    given_at timestamptz not null
  )`,
  'create index given_prescription_given_at on given_prescription (given_at)',
  'alter table subscription add column prescription jsonb',
  'alter table shop_order add column engine_forgot_at timestamptz',
  'create index shop_order_to_forget on shop_order (values_erased_at) where engine_forgot_at is null',
];
