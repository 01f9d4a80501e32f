/** The source of an order, as the shop that placed it reported. Null: not reported. */
export const orderSourceColumn: readonly string[] = [`alter table shop_order add column source jsonb`];
