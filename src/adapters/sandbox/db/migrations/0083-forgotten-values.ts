/** When the eye values were removed from an order, and whether its account was deleted. */
export const forgottenValues: readonly string[] = [
  'alter table shop_order add column account_gone_at timestamptz',
  'alter table shop_order add column values_erased_at timestamptz',
  'create index shop_order_values on shop_order (created_at) where values_erased_at is null',
];
