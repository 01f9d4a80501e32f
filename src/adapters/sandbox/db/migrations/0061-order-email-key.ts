import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What the e-mails of two orders are compared by, as customers' are: in lower case, and as the mailbox reads it. */
export const orderEmailKey: Migration = {
  up: async (db: Kysely<unknown>) => {
    await sql`alter table shop_order add column email_key text`.execute(db);
    await sql`update shop_order set email_key = regexp_replace(lower(email), '\s', '', 'g')`.execute(db);
    await sql`update shop_order
      set email_key = replace(regexp_replace(regexp_replace(email_key, '@[^@]*$', ''), '\+.*$', ''), '.', '')
        || substring(email_key from '@[^@]*$')
      where email_key ~ '@(gmail|googlemail)\.com$'`.execute(db);
    await sql`alter table shop_order alter column email_key set not null`.execute(db);
    await sql`create index shop_order_of_email on shop_order(email_key)`.execute(db);
  },
};
