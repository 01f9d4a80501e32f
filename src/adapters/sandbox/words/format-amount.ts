import type { Shop } from '../../../application/shared/shop.ts';
import { formatMoney } from '../../../domain/shared/format-money.ts';
import type { Minor } from '../../../domain/shared/money.ts';

/** An amount as the shop prints it. Units: minor. */
export const formatAmount = (shop: Shop, amount: number): string =>
  formatMoney({ minor: amount as Minor, currency: shop.currency }, shop.amountLocale);
