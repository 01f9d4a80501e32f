import { consentWords } from '../../../domain/customer/consent-words.ts';
import { actOf, standing, type ValuePurpose, valuePurposes } from '../../../domain/customer/given-consent.ts';
import type { Locale } from '../../../domain/shared/locale.ts';
import type { CustomerRow } from '../db/customer-tables.ts';
import type { Db, Trx } from '../db/schema.ts';
import { customerEntries, noteConsent } from './consent-store.ts';

/**
 * Returns a customer's consents to uses of their lens values. A signed-in customer needs no confirmation by mail.
 * Source: LAW-30.
 */
export const valueConsents = async (db: Db, customerId: number) => {
  const entries = await customerEntries(db, customerId);
  return valuePurposes.map((purpose) => {
    const own = entries.filter((entry) => entry.purpose === purpose);
    const given =
      standing(
        'word',
        own.map(({ act }) => act),
      ) === 'given';
    return { purpose, given, since: own.at(-1)?.said_at };
  });
};

/** Whether a customer allows this use of their lens values. Source: LAW-30. */
export const mayUseValues = async (db: Db, customerId: number, purpose: ValuePurpose): Promise<boolean> =>
  (await valueConsents(db, customerId)).some((one) => one.purpose === purpose && one.given);

/** A consent given or withdrawn by pressing a button, with its language and time. */
export interface PressedConsent {
  readonly given: boolean;
  readonly words?: string;
  readonly locale: Locale;
  readonly at: Date;
}

/** Stores a customer's decision about a use of their lens values. Returns whether it is new. Source: LAW-30, LAW-31. */
export const noteValues = async (
  trx: Trx,
  customer: Pick<CustomerRow, 'id' | 'brand' | 'email'>,
  purpose: ValuePurpose,
  { given, words = consentWords[purpose], locale, at }: PressedConsent,
): Promise<boolean> => {
  const now = (await mayUseValues(trx, customer.id, purpose)) ? 'given' : 'none';
  const act = actOf(given, now);
  if (act === undefined) return false;
  const { id: customerId, brand, email } = customer;
  await noteConsent(trx, { brand, email, customerId, purpose, act, words, locale, at });
  return true;
};
