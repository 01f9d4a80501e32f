import type { GeneratedAlways } from 'kysely';
import type { ConsentAct, ConsentPurpose, LinkPurpose } from '../../../domain/customer/given-consent.ts';
import type { BrandId } from '../../../domain/shared/brand-id.ts';
import type { Locale } from '../../../domain/shared/locale.ts';

/** What somebody agreed to or took back. Rows are only ever added. Source: LAW-31. */
interface ConsentEntryTable {
  id: GeneratedAlways<number>;
  brand: BrandId;
  email_key: string;
  /** Whose account it was said in; none: a guest, or the account is gone. */
  customer_id: number | null;
  purpose: ConsentPurpose;
  /** What it is about: a cart's token, a group of mails; empty: all of its purpose. */
  subject: string;
  act: ConsentAct;
  /** The version of the words. */
  words: string;
  locale: Locale;
  said_at: Date;
}

/** A link by which a guest's mailbox agrees. `secret` is a hash, written when the mail is posted. */
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
