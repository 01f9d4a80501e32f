import type { CustomerRow } from '../db/customer-tables.ts';

/**
 * Whether the mailbox of an account is proven to be the customer's: by a password or an account made by a mailed link,
 * by an identity provider, or by a confirmation of mails. Anybody can register with the e-mail of somebody else: without
 * a proof, what was left for the mailbox without an account is not theirs to see or to delete. A login link alone is no
 * proof, because whoever registered still knows the password. Source: AUTH-30.
 */
export const hasProvenMailbox = ({ mailbox_proven_at }: Pick<CustomerRow, 'mailbox_proven_at'>): boolean =>
  mailbox_proven_at !== null;
