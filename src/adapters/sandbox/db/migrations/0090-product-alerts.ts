/** Requested mails about a product, and the purpose of the confirmation link of a guest. */
export const productAlerts: readonly string[] = [
  `create table product_alert (
    id text primary key, brand text not null, email text not null, email_key text not null,
    customer_id integer references customer(id) on delete cascade, locale text not null, kind text not null,
    product_id integer not null, variant_id text not null, options jsonb not null, below integer,
    created_at timestamptz not null, confirmed_at timestamptz, looked_at timestamptz, outcome text,
    unique (brand, email_key, kind, variant_id))`,
  'create index product_alert_open on product_alert (looked_at) where confirmed_at is not null and outcome is null',
  'create index product_alert_age on product_alert (created_at)',
  `alter table consent_link add column purpose text not null default 'cart_reminder'`,
];
