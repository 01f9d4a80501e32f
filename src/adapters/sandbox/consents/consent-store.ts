import type { ConsentAct, ConsentPurpose } from '../../../domain/customer/given-consent.ts';
import { matchingEmail } from '../../../domain/customer/matching.ts';
import type { BrandId } from '../../../domain/shared/brand-id.ts';
import type { Locale } from '../../../domain/shared/locale.ts';
import type { CustomerRow } from '../db/customer-tables.ts';
import type { Db, Trx } from '../db/schema.ts';

/** Identifies a consent. `subject`: a cart or a group of mails. Undefined: the whole purpose. */
export interface ConsentOf {
  readonly brand: BrandId;
  readonly email: string;
  readonly customerId?: number | undefined;
  readonly purpose: ConsentPurpose;
  readonly subject?: string;
}

/** A consent that was just given or withdrawn. */
export interface SaidConsent extends ConsentOf {
  readonly act: ConsentAct;
  readonly words: string;
  readonly locale: Locale;
  readonly at: Date;
}

/** A version is cut to this length, whatever a client sends. Units: characters. */
const longestVersion = 20;

/** Stores a consent entry. Entries are never changed. Source: LAW-31. */
export const noteConsent = async (
  trx: Trx,
  { brand, email, customerId, purpose, subject = '', act, words, locale, at }: SaidConsent,
): Promise<void> => {
  await trx
    .insertInto('consent_entry')
    .values({
      brand,
      email_key: matchingEmail(email),
      customer_id: customerId ?? null,
      purpose,
      subject,
      act,
      words: words.slice(0, longestVersion),
      locale,
      said_at: at,
    })
    .execute();
};

/** Returns what a mailbox said about a subject and about the whole purpose, oldest first. */
export const mailboxActs = async (
  db: Db,
  { brand, email, purpose, subject = '' }: ConsentOf,
): Promise<readonly ConsentAct[]> =>
  (
    await db
      .selectFrom('consent_entry')
      .select('act')
      .where('brand', '=', brand)
      .where('email_key', '=', matchingEmail(email))
      .where('purpose', '=', purpose)
      .where('subject', 'in', [subject, ''])
      .orderBy('id')
      .execute()
  ).map(({ act }) => act);

/** Returns the consent entries of a customer's account, for every purpose, oldest first. */
export const customerEntries = (db: Db, customerId: number) =>
  db.selectFrom('consent_entry').selectAll().where('customer_id', '=', customerId).orderBy('id').execute();

/** Withdraws all consents of an account that is being deleted. The proofs stay. Source: LAW-33. */
export const withdrawAll = async (
  trx: Trx,
  { id, brand, email }: Pick<CustomerRow, 'id' | 'brand' | 'email'>,
  said: Pick<SaidConsent, 'locale' | 'at'>,
): Promise<void> => {
  const known = Map.groupBy(
    await customerEntries(trx, id),
    ({ purpose, subject }) => `${purpose} ${subject}`,
  );
  for (const entries of known.values()) {
    const last = entries.at(-1);
    if (!last || last.act === 'withdrawn') continue;
    const { purpose, subject, words } = last;
    await noteConsent(trx, {
      brand,
      email,
      customerId: id,
      purpose,
      subject,
      act: 'withdrawn',
      words,
      ...said,
    });
  }
};
