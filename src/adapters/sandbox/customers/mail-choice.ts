import type { SaidOfMails } from '../../../domain/customer/mail-consent.ts';
import type { MailGroup } from '../../../domain/customer/mail-preferences.ts';
import type { CustomerRow } from '../db/customer-tables.ts';
import { json } from '../db/json.ts';
import { newId } from '../db/new-token.ts';
import type { Db } from '../db/schema.ts';

/** What a customer chose, with the id of their communication; none: nothing was chosen yet. */
export interface KeptChoice extends SaidOfMails {
  readonly id?: string;
}

/** What was said when the account was made counts until something else is said. Source: ACC-3. */
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

/** Writes down what a customer chose; its id. */
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
