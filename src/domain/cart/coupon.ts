import * as E from 'fp-ts/Either';
import { asTyped } from '../shared/typed-text.ts';

/** Why a coupon does not apply. Source: COUP-4. */
export const couponErrors = [
  'usage_limit',
  'customer_limit',
  'not_for_products',
  'not_found',
  'new_customers_only',
  'minimum_not_reached',
  'expired',
  'not_with_promotions',
  'does_not_exist',
] as const;
export type CouponError = (typeof couponErrors)[number];

export type NotACouponCode = { readonly _tag: 'NoCode' } | { readonly _tag: 'HasSpaces' };

/** Parses an entered coupon code. Spaces around it are ignored, spaces within it are rejected. Source: COUP-2. */
export const couponCode = (input: string): E.Either<NotACouponCode, string> => {
  const code = asTyped(input).trim();
  if (code === '') return E.left({ _tag: 'NoCode' });
  return /\s/.test(code) ? E.left({ _tag: 'HasSpaces' }) : E.right(code);
};

/** The names in the text catalogue for malformed codes. Source: COUP-2. */
export const couponCodeRefusals = {
  NoCode: 'validation.this_field_is_required',
  HasSpaces: 'validation.no_spaces_in_coupon',
} as const;

export interface CouponFormInput {
  readonly specialPrice: boolean;
  readonly byPriceChannel: Readonly<Record<string, boolean>>;
  readonly priceChannel: string;
}

/**
 * Whether a coupon can be entered: always with special prices; otherwise the price channel decides. A channel that is
 * not listed accepts coupons. Source: COUP-1.
 */
export const couponFormAvailable = ({
  specialPrice,
  byPriceChannel,
  priceChannel,
}: CouponFormInput): boolean =>
  specialPrice || !Object.hasOwn(byPriceChannel, priceChannel) || byPriceChannel[priceChannel] === true;

/** The shop's response to a coupon that it refused. */
export interface CouponRefusal {
  readonly code?: string;
  readonly message?: string;
  readonly violations: readonly { readonly code: string; readonly message?: string }[];
}
export type CouponWords =
  | { readonly _tag: 'Sentence'; readonly sentence: string }
  | { readonly _tag: 'Words'; readonly error: CouponError | CodeError };

/** What is wrong with the entered code, whether the shop or this code detects it. */
type CodeError = 'required' | 'no_spaces';

const known = (code: string | undefined): CouponError | CodeError | undefined => {
  if (code === couponCodeRefusals.NoCode) return 'required';
  if (code === couponCodeRefusals.HasSpaces) return 'no_spaces';
  return couponErrors.find((error) => code === error || code === `coupon.${error}`);
};

/** The shop's sentence, otherwise that of the first violation that has one, otherwise our text for its code. Source: COUP-3. */
export const couponWords = ({ code, message, violations }: CouponRefusal): CouponWords => {
  const sentence = message || violations.find((violation) => violation.message)?.message;
  if (sentence) return { _tag: 'Sentence', sentence };
  const error = [code, ...violations.map((violation) => violation.code)].map(known).find(Boolean);
  return { _tag: 'Words', error: error ?? 'does_not_exist' };
};
