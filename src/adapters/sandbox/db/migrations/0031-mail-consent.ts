export const mailConsent: readonly string[] = [
  'alter table customer add column mails_confirmed_at timestamptz',
  `create table mail_stop_link (
    secret text primary key, brand text not null, email_key text not null, mail_group text not null,
    created_at timestamptz not null)`,
  `create table mail_stop (
    brand text not null, email_key text not null, mail_group text not null, stopped_at timestamptz not null,
    primary key (brand, email_key, mail_group))`,
];
