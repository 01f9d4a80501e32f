/** Prices, their history and their place in lists belong to a channel and a currency. All earlier ones were in euros. */
export const priceLists: readonly string[] = [
  `alter table price_channel add column currency text not null default 'EUR'`,
  'alter table price_channel alter column currency drop default',
  'alter table price_channel drop constraint price_channel_code_key, add unique (code, currency)',
];
