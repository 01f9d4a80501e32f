import type { ProviderAliasRow } from '../db/commerce-tables.ts';
import { newToken } from '../db/new-token.ts';
import { deleteRow, findRow, getRow, updateRow } from '../db/rows.ts';
import type { Db } from '../db/schema.ts';

/** Last digits of the demonstration's cards. Wallets have none. */
const digitsOf: Readonly<Record<string, string>> = {
  visa: '4242',
  master_card: '4444',
  american_express: '0005',
};

/** How long a card is valid. Units: ms. */
const aliasLifeMs = 3 * 365 * 86_400_000;

/** From this amount on, the provider requires the customer to be present, even with a saved payment method. Units: minor. */
export const seenFrom = 25_000;

/** Returns the last four digits of a payment method's card. Empty if it has none. */
export const lastDigitsOf = (method: string): string => digitsOf[method] ?? '';

/** Saves the payment method of a payment at the provider, once. Undefined if saving was not requested. */
export const aliasOfPayment = async (
  db: Db,
  payment: string,
  now: Date,
): Promise<ProviderAliasRow | undefined> => {
  const { alias, keeps } = await getRow(db, 'provider_payment', { id: payment }, ['alias', 'keeps']);
  if (alias !== null) return findRow(db, 'provider_alias', { alias });
  if (keeps === null) return undefined;
  const made: ProviderAliasRow = {
    alias: newToken(),
    method: keeps,
    last_digits: lastDigitsOf(keeps),
    expires_at: new Date(now.getTime() + aliasLifeMs),
  };
  await db.insertInto('provider_alias').values(made).execute();
  await updateRow(db, 'provider_payment', { id: payment }, { alias: made.alias });
  return made;
};

/**
 * Charges a payment with a saved payment method. False if the card has expired, the amount requires the customer to be
 * present, or the payment has ended otherwise. The customer then pays on the provider's page.
 */
export const chargeAlias = async (db: Db, payment: string, now: Date): Promise<boolean> => {
  const charged = await db
    .updateTable('provider_payment')
    .from('provider_alias')
    .set({ status: 'authorized', settles_at: null })
    .whereRef('provider_alias.alias', '=', 'provider_payment.alias')
    .where('provider_payment.id', '=', payment)
    .where('provider_payment.status', 'in', ['initialized', 'authorized'])
    .where('provider_payment.amount', '<', seenFrom)
    .where('provider_alias.expires_at', '>', now)
    .executeTakeFirst();
  return charged.numUpdatedRows > 0n;
};

/** Whether a saved payment method can be charged without the customer being present, as they agreed beforehand. */
export const holdsAlias = async (db: Db, alias: string, now: Date): Promise<boolean> =>
  (await db
    .selectFrom('provider_alias')
    .select('alias')
    .where('alias', '=', alias)
    .where('expires_at', '>', now)
    .executeTakeFirst()) !== undefined;

export const forgetAlias = async (db: Db, alias: string): Promise<void> => {
  await deleteRow(db, 'provider_alias', { alias });
};
