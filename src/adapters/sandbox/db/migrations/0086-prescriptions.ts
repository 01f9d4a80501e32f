/**
 * What lenses are bought on where a country asks for it: of a cart until it is ordered, and of what comes again. And when an
 * engine has heard that the values of an order are gone.
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
