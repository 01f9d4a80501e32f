import type { Shop } from '../../../application/shared/shop.ts';
import type { TextKey, TextValues } from '../../../application/shared/texts.ts';
import { formatMoney } from '../../../domain/shared/format-money.ts';
import type { Currency, Minor } from '../../../domain/shared/money.ts';
import type { CartFacts } from './cart-facts.ts';

type Amounts = Pick<Shop, 'amountLocale'> & { readonly currency: Currency };

/** The minimum of a coupon, and what the goods lack of it. Units: minor. */
interface CouponMinimum {
  readonly minimum: number;
  /** Undefined or not above 0: it is not known. */
  readonly missing?: number | undefined;
}

const isKnown = (missing: number | undefined): missing is number => missing !== undefined && missing > 0;

const formatted = ({ amountLocale, currency }: Amounts, { minimum, missing }: CouponMinimum): TextValues => {
  const text = (amount: number) => formatMoney({ minor: amount as Minor, currency }, amountLocale);
  return { minimum: text(minimum), ...(isKnown(missing) && { missing: text(missing) }) };
};

/** Returns the text that refuses a coupon below its minimum: the minimum, and the missing amount. Source: COUP-4. */
export const belowMinimumWords = (
  amounts: Amounts,
  coupon: CouponMinimum,
): readonly [TextKey, TextValues] => [
  `server:couponRefusal.${isKnown(coupon.missing) ? 'minimum_missing' : 'minimum_from'}`,
  formatted(amounts, coupon),
];

/**
 * Returns the text that says why the coupon on a cart does not apply now: its code, the reason, the minimum from which
 * it applies, and what the goods of the cart lack of it. `goods`: what they cost. Source: COUP-5.
 */
export const pausedWords = (
  amounts: Amounts,
  { code, refusal, minimum }: NonNullable<CartFacts['couponPaused']>,
  goods: number,
): readonly [TextKey, TextValues] => {
  if (minimum === undefined) return [`server:couponNote.${refusal}`, { code }];
  const missing = minimum - goods;
  const isMissing = refusal === 'minimum_not_reached' && isKnown(missing);
  return [
    `server:couponNote.${isMissing ? 'minimum_missing' : refusal}`,
    { code, ...formatted(amounts, { minimum, missing }) },
  ];
};
