import type { Selectable } from 'kysely';
import type { BrandId } from '../../../domain/shared/brand-id.ts';
import type { Locale } from '../../../domain/shared/locale.ts';

/** A check of the eyes that was booked at an optician. Source: APPT-3. */
interface EyeCheckTable {
  id: string;
  brand: BrandId;
  /** Of its mails. */
  locale: Locale;
  partner_id: string;
  starts_at: Date;
  ends_at: Date;
  first_name: string;
  last_name: string;
  /** As it was typed; the mails go there. */
  email: string;
  email_key: string;
  /** Whose account it was booked in; none: a guest's. */
  customer_id: number | null;
  state: 'booked' | 'cancelled';
  /** How often it was changed. */
  sequence: number;
  /** The press that booked it. */
  request_id: string;
  created_at: Date;
}

/** A link that opens one: only the hash of its secret stays here. */
interface EyeCheckLinkTable {
  secret: string;
  eye_check_id: string;
}

export type EyeCheckRow = Selectable<EyeCheckTable>;

export interface EyeCheckTables {
  eye_check: EyeCheckTable;
  eye_check_link: EyeCheckLinkTable;
}
