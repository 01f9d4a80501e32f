import * as E from 'fp-ts/Either';
import { couponCode } from '../../../domain/cart/coupon.ts';
import { makeRateLimit } from '../../shop-server/http/rate-limit.ts';
import { type Refusal, tooOften, violate } from '../../shop-server/refusal.ts';
import type { ShopServer } from '../../shop-server/shop-server.ts';

const refusals = {
  NoCode: 'validation.required',
  HasSpaces: 'validation.no_spaces_in_coupon',
} as const;

/** Returns a code in the engine's format, or why it is not sent to the engine. */
export type ReadCoupon = (
  client: string,
  typed: string,
  path: 'couponCode' | 'coupon_code',
) => E.Either<Refusal, string>;

/** Makes one rate limit for all operations that accept coupons. Source: COUP-2. */
export const makeReadCoupon = ({
  clock,
  limits,
  fleet,
}: Pick<ShopServer, 'clock' | 'limits' | 'fleet'>): ReadCoupon => {
  const tries = makeRateLimit(clock, limits.couponTriesPerMinute, { tally: fleet?.tally('coupons') });
  return (client, typed, path) => {
    const wait = tries.take(client);
    if (wait > 0) return tooOften(wait);
    const read = couponCode(typed);
    if (E.isLeft(read)) return violate([{ path, code: refusals[read.left._tag] }]);
    return E.right(read.right.toUpperCase());
  };
};
