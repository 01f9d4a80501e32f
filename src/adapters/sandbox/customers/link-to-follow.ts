import type { BrandId } from '../../../domain/shared/brand-id.ts';
import type { Locale } from '../../../domain/shared/locale.ts';
import type { CustomerRow } from '../db/customer-tables.ts';
import type { Trx } from '../db/schema.ts';
import { customerByEmail } from './customer-store.ts';
import { createCustomerOfNewcomer, newcomerBySecret } from './newcomers.ts';

/** A login link and the account that it opens. */
export interface LinkToFollow extends Pick<CustomerRow, 'account_id' | 'email'> {
  readonly id: string;
  readonly used_at: Date | null;
  readonly used_by: string | null;
  readonly expires_at: Date;
  readonly locale: Locale;
  readonly newsletter: boolean;
  /** Returns the customer. Makes a newcomer a customer first. */
  readonly customerFor: (now: Date) => Promise<Pick<CustomerRow, 'id' | 'account_id'>>;
}

type Find = (trx: Trx, brand: BrandId, secret: string) => Promise<LinkToFollow | undefined>;

const ofCustomer: Find = async (trx, brand, secret) => {
  const link = await trx
    .selectFrom('mail_link')
    .innerJoin('customer', 'customer.id', 'mail_link.customer_id')
    .select(['mail_link.id', 'mail_link.used_at', 'mail_link.used_by', 'mail_link.expires_at'])
    .select(['mail_link.customer_id', 'mail_link.locale', 'mail_link.newsletter'])
    .select(['customer.account_id', 'customer.email'])
    .where('mail_link.purpose', '=', 'login')
    .where('mail_link.secret', '=', secret)
    .where('customer.brand', '=', brand)
    .forUpdate('mail_link')
    .executeTakeFirst();
  return (
    link && { ...link, customerFor: async () => ({ id: link.customer_id, account_id: link.account_id }) }
  );
};

const ofNewcomer: Find = async (trx, brand, secret) => {
  const newcomer = await newcomerBySecret(trx, brand, secret);
  if (!newcomer) return undefined;
  const known = await customerByEmail(trx, brand, newcomer.email_key);
  return {
    ...newcomer,
    account_id: known?.account_id ?? newcomer.account_id,
    used_at: null,
    used_by: null,
    customerFor: (now) => createCustomerOfNewcomer(trx, newcomer, now),
  };
};

/** Finds a link by the hash of its secret, and locks it until the transaction ends. Source: AUTH-7. */
export const linkToFollow: Find = async (...asked) =>
  // Looks for a customer again at the end: a concurrent request may have just made the newcomer a customer.
  (await ofCustomer(...asked)) ?? (await ofNewcomer(...asked)) ?? ofCustomer(...asked);
