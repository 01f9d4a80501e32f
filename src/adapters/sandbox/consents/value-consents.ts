import { consentWords } from '../../../domain/customer/consent-words.ts';
import { actOf, standing, type ValuePurpose, valuePurposes } from '../../../domain/customer/given-consent.ts';
import type { Locale } from '../../../domain/shared/locale.ts';
import type { CustomerRow } from '../db/customer-tables.ts';
import type { Db, Trx } from '../db/schema.ts';
import { customerEntries, noteConsent } from './consent-store.ts';

/** How a customer's consents to uses of their lens values stand. Who is signed in needs no mail to say it again. Source: LAW-30. */
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

/** Whether a customer lets the shop use their lens values so. Source: LAW-30. */
export const mayUseValues = async (db: Db, customerId: number, purpose: ValuePurpose): Promise<boolean> =>
  (await valueConsents(db, customerId)).some((one) => one.purpose === purpose && one.given);

/** What somebody says as they press, and where. */
export interface PressedConsent {
  readonly given: boolean;
  readonly words?: string;
  readonly locale: Locale;
  readonly at: Date;
}

/** Writes down what a customer says of a use of their lens values; whether that is new. Source: LAW-30, LAW-31. */
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
