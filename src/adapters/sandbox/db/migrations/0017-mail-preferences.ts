export const mailPreferences: readonly string[] = [
  `create table marketing_communication (
          id text primary key, customer_id int not null unique references customer(id) on delete cascade,
          mail_groups jsonb not null)`,
];
