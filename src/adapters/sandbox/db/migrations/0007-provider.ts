/** The provider's own records, separate from the shop's. Only they contain what the provider has not reported yet. */
export const provider: readonly string[] = [
  `create table provider_payment(
     id text primary key,
     order_number text not null,
     amount integer not null,
     currency text not null,
     status text not null check (status in ('initialized', 'authorized', 'failed', 'canceled')),
     settles_at timestamptz,
     heard boolean not null default false,
     credited boolean not null default false)`,
  `create index provider_unheard on provider_payment(id) where not heard and status <> 'initialized'`,
  'create index provider_slow on provider_payment(settles_at) where settles_at is not null',
  `insert into provider_payment(id, order_number, amount, currency, status, settles_at, heard)
     select payment.id, number, amount, payment.currency,
       case payment.status when 'pending' then 'initialized' when 'succeeded' then 'authorized'
         when 'declined' then 'failed' else 'canceled' end,
       settles_at, payment.status <> 'pending'
     from payment join shop_order on token = order_token`,
  'alter table payment drop column settles_at',
];
