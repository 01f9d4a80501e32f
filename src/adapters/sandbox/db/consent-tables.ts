import type { GeneratedAlways } from 'kysely';
import type { ConsentAct, ConsentPurpose, LinkPurpose } from '../../../domain/customer/given-consent.ts';
import type { BrandId } from '../../../domain/shared/brand-id.ts';
import type { Locale } from '../../../domain/shared/locale.ts';

/**
 * Consents given and withdrawn. Rows are only added; the token of a cart in them follows its renewal. Source: LAW-31,
 * CART-25.
 */
interface ConsentEntryTable {
  id: GeneratedAlways<number>;
  brand: BrandId;
  email_key: string;
  /** The account in which it was said. Null: a guest, or the account was deleted. */
  customer_id: number | null;
  purpose: ConsentPurpose;
  /** The subject: a cart's token or a group of mails. Empty: the whole purpose. */
  subject: string;
  act: ConsentAct;
  /** The version of the wording. */
  words: string;
  locale: Locale;
  said_at: Date;
}

/** A link by which a guest's mailbox gives consent. `secret` is a hash, written when the mail is sent. */
interface ConsentLinkTable {
  id: string;
  brand: BrandId;
  email: string;
  email_key: string;
  purpose: LinkPurpose;
  locale: Locale;
  secret: string | null;
  created_at: Date;
  expires_at: Date;
  used_at: Date | null;
}

export interface ConsentTables {
  consent_entry: ConsentEntryTable;
  consent_link: ConsentLinkTable;
}
