import type { Shop } from '../../../application/shared/shop.ts';
import { formatMoney } from '../../../domain/shared/format-money.ts';
import type { Currency, Minor } from '../../../domain/shared/money.ts';

/** A shop as letters and documents know it: an amount in them keeps the currency in which it was agreed. Source: I18N-7, D94. */
export type Seller = Omit<Shop, 'currency'>;

/** An amount as it was agreed. Units: minor. */
export interface Agreed {
  readonly amount: number;
  readonly currency: Currency;
}

/** An agreed amount as the shop prints it. */
export const formatAmount = (
  { amountLocale }: Pick<Seller, 'amountLocale'>,
  { amount, currency }: Agreed,
): string => formatMoney({ minor: amount as Minor, currency }, amountLocale);
