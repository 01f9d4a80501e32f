import type { Shop } from '../../../application/shared/shop.ts';
import { formatMoney } from '../../../domain/shared/format-money.ts';
import type { Locale } from '../../../domain/shared/locale.ts';
import type { Currency, Minor } from '../../../domain/shared/money.ts';
import { couponNote } from '../words/coupon-message.ts';
import type { CartFacts } from './cart-facts.ts';

/** Why the coupon on a cart does not count now, with its code. Source: COUP-5. */
export const pausedNote = (
  { amountLocale, currency }: Pick<Shop, 'amountLocale'> & { readonly currency: Currency },
  locale: Locale,
  { code, refusal, minimum }: NonNullable<CartFacts['couponPaused']>,
): string =>
  couponNote(refusal, locale, {
    code,
    ...(minimum !== undefined && {
      minimum: formatMoney({ minor: minimum as Minor, currency }, amountLocale),
    }),
  });
