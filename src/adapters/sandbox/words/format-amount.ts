import type { Shop } from '../../../application/shared/shop.ts';
import { formatMoney } from '../../../domain/shared/format-money.ts';
import type { Currency, Minor } from '../../../domain/shared/money.ts';

/** A shop as seen by letters and documents: amounts in them keep the currency in which they were agreed. Source: I18N-7. */
export type Seller = Omit<Shop, 'currency'>;

/** An amount as it was agreed. Units: minor. */
export interface Agreed {
  readonly amount: number;
  readonly currency: Currency;
}

/** Formats an agreed amount for the shop. */
export const formatAmount = (
  { amountLocale }: Pick<Seller, 'amountLocale'>,
  { amount, currency }: Agreed,
): string => formatMoney({ minor: amount as Minor, currency }, amountLocale);
