import type { Selectable } from 'kysely';
import type { BrandId } from '../../../domain/shared/brand-id.ts';
import type { Locale } from '../../../domain/shared/locale.ts';

/** An eye check that was booked at an optician. Source: APPT-3. */
interface EyeCheckTable {
  id: string;
  brand: BrandId;
  /** The language of its mails. */
  locale: Locale;
  partner_id: string;
  starts_at: Date;
  ends_at: Date;
  first_name: string;
  last_name: string;
  /** The e-mail as it was typed. The mails are sent there. */
  email: string;
  email_key: string;
  /** The account in which it was booked. Null for a guest. */
  customer_id: number | null;
  state: 'booked' | 'cancelled';
  /** The number of changes. */
  sequence: number;
  /** The id of the request that booked it. */
  request_id: string;
  created_at: Date;
}

/** A link to an eye check. Only the hash of its secret is stored. */
interface EyeCheckLinkTable {
  secret: string;
  eye_check_id: string;
}

export type EyeCheckRow = Selectable<EyeCheckTable>;

export interface EyeCheckTables {
  eye_check: EyeCheckTable;
  eye_check_link: EyeCheckLinkTable;
}
