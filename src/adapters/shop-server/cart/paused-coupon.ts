import type { Shop } from '../../../application/shared/shop.ts';
import type { TextKey, TextValues } from '../../../application/shared/texts.ts';
import { formatMoney } from '../../../domain/shared/format-money.ts';
import type { Currency, Minor } from '../../../domain/shared/money.ts';
import type { CartFacts } from './cart-facts.ts';

/**
 * Returns the text that says why the coupon on a cart does not apply now: its code, the reason, and the minimum from
 * which it applies. Source: COUP-5.
 */
export const pausedWords = (
  { amountLocale, currency }: Pick<Shop, 'amountLocale'> & { readonly currency: Currency },
  { code, refusal, minimum }: NonNullable<CartFacts['couponPaused']>,
): readonly [TextKey, TextValues] => [
  `server:couponNote.${refusal}`,
  {
    code,
    ...(minimum !== undefined && {
      minimum: formatMoney({ minor: minimum as Minor, currency }, amountLocale),
    }),
  },
];
