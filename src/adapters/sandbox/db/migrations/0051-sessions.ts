/** When and with which browser a customer was last seen, and what ends when a password changes. */
export const sessions: readonly string[] = [
  `alter table session add column last_seen_at timestamptz not null default now(),
    add column browser text not null default '', add column system text not null default '',
    add column replaced_by text`,
  'alter table customer add column password_changed_at timestamptz',
  'alter table mail_link add column token text',
  'alter table identity_use add column session_id text',
];
