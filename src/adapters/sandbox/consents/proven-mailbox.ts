import type { CustomerRow } from '../db/customer-tables.ts';

/**
 * Whether a customer has confirmed that the mailbox of the account is theirs. Anybody can register with the e-mail of
 * somebody else: without a confirmation, what was left for the mailbox without an account is not theirs to see or to
 * delete. Source: AUTH-30.
 */
export const hasProvenMailbox = ({ mails_confirmed_at }: Pick<CustomerRow, 'mails_confirmed_at'>): boolean =>
  mails_confirmed_at !== null;
