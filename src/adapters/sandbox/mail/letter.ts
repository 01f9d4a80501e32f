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
  /** Files attached to the mail. */
  readonly attachments?: readonly MailAttachment[];
  /** The order whose lens values it may name. The stored mail is deleted with them. */
  readonly valuesOf?: string;
  /** Where the reader unsubscribes from mails of this kind. Undefined if they cannot. */
  readonly stop?: string;
}
