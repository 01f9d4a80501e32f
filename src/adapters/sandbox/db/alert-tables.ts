import type { ColumnType, Selectable } from 'kysely';
import type { Configuration } from '../../../domain/catalogue/lens/lens-options.ts';
import type { AlertKind } from '../../../domain/catalogue/product-alert.ts';
import type { BrandId } from '../../../domain/shared/brand-id.ts';
import type { Locale } from '../../../domain/shared/locale.ts';

/** A mail about a product that a mailbox asked for. The row goes as its mail is written. Source: STOCK-7, STOCK-8. */
interface ProductAlertTable {
  id: string;
  brand: BrandId;
  /** As it was typed; the mail goes there. */
  email: string;
  email_key: string;
  /** Whose account it was asked in; none: a guest's. */
  customer_id: number | null;
  locale: Locale;
  kind: AlertKind;
  product_id: number;
  variant_id: string;
  options: ColumnType<Configuration, unknown, never>;
  /** What one piece cost then. Units: minor. */
  below: number | null;
  created_at: Date;
  /** When the mailbox agreed; none: it was not asked yet, or has not answered. */
  confirmed_at: Date | null;
  looked_at: Date | null;
  /** What came of it; `over`: it is gone for good and no mail was written. */
  outcome: 'due' | 'replaced' | 'over' | null;
}

export type AlertRow = Selectable<ProductAlertTable>;

export interface AlertTables {
  product_alert: ProductAlertTable;
}
