/** Where an order comes from, as the shop that placed it said; null: nobody said anything. */
export const orderSourceColumn: readonly string[] = [`alter table shop_order add column source jsonb`];
