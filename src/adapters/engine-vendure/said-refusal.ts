import * as E from 'fp-ts/Either';
import type { Shop } from '../../application/shared/shop.ts';
import type { TextValues } from '../../application/shared/texts.ts';
import { couponErrors } from '../../domain/cart/coupon.ts';
import { belowMinimumWords } from '../shop-server/cart/paused-coupon.ts';
import type { Refusal } from '../shop-server/refusal.ts';
import type { RefusalOfEngine } from './refusal.ts';

const isCoupon = (code: string): boolean => couponErrors.some((error) => code === `coupon.${error}`);

/** The sentence about a coupon below its minimum names amounts, which the engine sends as numbers. Source: COUP-4. */
const minimumWords = (
  shop: Pick<Shop, 'amountLocale' | 'currency'>,
  code: string,
  { minimum, missing }: TextValues = {},
): Refusal['words'] =>
  code === 'coupon.minimum_not_reached' && typeof minimum === 'number'
    ? belowMinimumWords(shop, { minimum, ...(typeof missing === 'number' && { missing }) })
    : undefined;

/**
 * Converts a refusal of the engine to the shop's: the engine sends codes, the shop adds the text. A coupon error always
 * belongs to the coupon field.
 */
export const saidRefusal = (
  shop: Pick<Shop, 'amountLocale' | 'currency'>,
  no: RefusalOfEngine,
): E.Either<Refusal, never> => {
  const { status, code } = no;
  const path = no.path ?? (isCoupon(code) ? 'coupon_code' : undefined);
  const values =
    no.values.length === 0
      ? undefined
      : Object.fromEntries(no.values.map(({ name, text, number }) => [name, number ?? text ?? '']));
  const words = minimumWords(shop, code, values);
  const reason = { code, ...(values && { values }), ...(words && { words }) };
  return E.left({ status, ...reason, ...(path !== undefined && { fields: [{ path, ...reason }] }) });
};
