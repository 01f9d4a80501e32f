import * as E from 'fp-ts/Either';
import { couponCode } from '../../../domain/cart/coupon.ts';
import { belowMinimumWords } from '../../shop-server/cart/paused-coupon.ts';
import type { RateLimit } from '../../shop-server/http/rate-limit.ts';
import { type Refusal, tooOften, violate } from '../../shop-server/refusal.ts';
import type { Trx } from '../db/schema.ts';
import type { Sandbox } from '../sandbox.ts';
import { patchCart } from './cart-store.ts';
import { type CartView, minimumOf, tryCoupon } from './cart-view.ts';

const codeRefusals = {
  NoCode: 'validation.required',
  HasSpaces: 'validation.no_spaces_in_coupon',
} as const;

export type TakeCoupon = (
  trx: Trx,
  client: string,
  view: CartView,
  typed: string,
  path: 'couponCode' | 'coupon_code',
) => Promise<E.Either<Refusal, void>>;

/** Puts a coupon on a cart in place of the previous one. A refused coupon changes nothing. Source: COUP-2, COUP-4. */
export const makeTakeCoupon =
  (sandbox: Sandbox, tries: RateLimit): TakeCoupon =>
  async (trx, client, view, typed, path) => {
    const wait = tries.take(client);
    if (wait > 0) return tooOften(wait);
    const read = couponCode(typed);
    if (E.isLeft(read)) return violate([{ path, code: codeRefusals[read.left._tag] }]);
    const code = read.right.toUpperCase();
    const { rule, refusal } = await tryCoupon(trx, sandbox, view, code);
    if (refusal !== undefined) {
      const shop = sandbox.shops[view.row.brand];
      const { minimum } = minimumOf(rule, shop.currency);
      if (refusal !== 'minimum_not_reached' || minimum === undefined)
        return violate([{ path, code: `coupon.${refusal}` }]);
      const missing = minimum - view.totals.itemsBefore;
      const words = belowMinimumWords(shop, { minimum, missing });
      return violate([{ path, code: `coupon.${refusal}`, values: { minimum, missing }, words }]);
    }
    await patchCart(trx, view.row.token, { coupon_code: code }, sandbox.clock.now());
    return E.right(undefined);
  };
