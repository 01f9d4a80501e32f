/** The delivery status of sent mails, and mailboxes that accept none. */
export const mailDelivery: readonly string[] = [
  `alter table mail add column key text not null unique default gen_random_uuid()::text,
    add column delivered_at timestamptz, add column undelivered_at timestamptz, add column undelivered_why text`,
  'create index mail_recipient on mail (lower(recipient))',
  'create table mail_refusal (email_key text primary key, refused_at timestamptz not null)',
];
