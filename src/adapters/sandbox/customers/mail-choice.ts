import type { SaidOfMails } from '../../../domain/customer/mail-consent.ts';
import type { MailGroup } from '../../../domain/customer/mail-preferences.ts';
import type { CustomerRow } from '../db/customer-tables.ts';
import { json } from '../db/json.ts';
import { newId } from '../db/new-token.ts';
import type { Db } from '../db/schema.ts';

/** The mails that a customer chose, with the id of the stored choice. No id: nothing was chosen yet. */
export interface KeptChoice extends SaidOfMails {
  readonly id?: string;
}

/** Returns the mails that a customer chose. The choice made at registration counts until it is changed. Source: ACC-3. */
export const choiceOf = async (
  db: Db,
  customer: Pick<CustomerRow, 'id' | 'newsletter' | 'mails_confirmed_at'>,
): Promise<KeptChoice> => {
  const row = await db
    .selectFrom('marketing_communication')
    .select(['id', 'mail_groups'])
    .where('customer_id', '=', customer.id)
    .executeTakeFirst();
  const confirmed = customer.mails_confirmed_at !== null;
  if (row) return { id: row.id, groups: row.mail_groups, confirmed };
  return { groups: customer.newsletter ? ['newsletter'] : [], confirmed };
};

/** Stores the mails that a customer chose. Returns the id of the choice. */
export const keepChoice = async (
  db: Db,
  customer_id: number,
  groups: readonly MailGroup[],
): Promise<string> => {
  const mail_groups = json(groups);
  const { id } = await db
    .insertInto('marketing_communication')
    .values({ id: newId(), customer_id, mail_groups })
    .onConflict((conflict) => conflict.column('customer_id').doUpdateSet({ mail_groups }))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};
