import type { ColumnType, Selectable } from 'kysely';
import type { Configuration } from '../../../domain/catalogue/lens/lens-options.ts';
import type { AlertKind } from '../../../domain/catalogue/product-alert.ts';
import type { BrandId } from '../../../domain/shared/brand-id.ts';
import type { Locale } from '../../../domain/shared/locale.ts';

/** A mail about a product, requested for a mailbox. The row is deleted when its mail is written. Source: STOCK-7, STOCK-8. */
interface ProductAlertTable {
  id: string;
  brand: BrandId;
  /** The e-mail as it was typed. The mail is sent there. */
  email: string;
  email_key: string;
  /** The account in which it was requested. Null for a guest. */
  customer_id: number | null;
  locale: Locale;
  kind: AlertKind;
  product_id: number;
  variant_id: string;
  options: ColumnType<Configuration, unknown, never>;
  /** The price of one piece at that time. Units: minor. */
  below: number | null;
  created_at: Date;
  /** When the mailbox confirmed the request. Null: it was not asked yet, or has not answered. */
  confirmed_at: Date | null;
  looked_at: Date | null;
  /** The outcome. `over`: the product is gone for good and no mail was written. */
  outcome: 'due' | 'replaced' | 'over' | null;
}

export type AlertRow = Selectable<ProductAlertTable>;

export interface AlertTables {
  product_alert: ProductAlertTable;
}
