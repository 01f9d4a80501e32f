/** What the e-mails of two orders are compared by, as customers' are: in lower case, and as the mailbox reads it. */
export const orderEmailKey: readonly string[] = [
  `alter table shop_order add column email_key text`,
  `update shop_order set email_key = regexp_replace(lower(email), 's', '', 'g')`,
  `update shop_order
      set email_key = replace(regexp_replace(regexp_replace(email_key, '@[^@]*$', ''), '+.*$', ''), '.', '')
        || substring(email_key from '@[^@]*$')
      where email_key ~ '@(gmail|googlemail).com$'`,
  `alter table shop_order alter column email_key set not null`,
  `create index shop_order_of_email on shop_order(email_key)`,
];
