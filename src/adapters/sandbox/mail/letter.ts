import type { BrandId } from '../../../domain/shared/brand-id.ts';
import type { Locale } from '../../../domain/shared/locale.ts';
import type { MailAttachment } from '../db/commerce-tables.ts';

/** A mail as it is posted. */
export interface Letter {
  readonly brand: BrandId;
  readonly locale: Locale;
  readonly recipient: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  /** Files that go with it. */
  readonly attachments?: readonly MailAttachment[];
  /** Where mails of its kind are ended, if its reader may end them. */
  readonly stop?: string;
}
