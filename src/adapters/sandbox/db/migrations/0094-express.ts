/** Wallets that were opened before there was an order. They contain no name and no address. */
export const express: readonly string[] = [
  `create table express (
    id text primary key, cart_token text not null, brand text not null, locale text not null, wallet text not null,
    amount int not null, currency text not null, return_path text not null, created_at timestamptz not null,
    reference text, status text not null default 'initialized', chosen text)`,
  'create index express_cart on express (cart_token)',
  'create index express_created on express (created_at)',
];
