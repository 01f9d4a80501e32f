import * as E from 'fp-ts/Either';
import { couponCode } from '../../../domain/cart/coupon.ts';
import type { Channel } from '../../contract/channel.ts';
import { type Refusal, refuse } from '../../shop-server/call.ts';
import type { RateLimit } from '../../shop-server/http/rate-limit.ts';
import { violate } from '../../shop-server/http/refusals.ts';
import { tooOften } from '../../shop-server/http/too-often.ts';
import { couponMessage } from '../../shop-server/words/coupon-message.ts';
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
  call: { readonly channel: Channel; readonly client: string },
  view: CartView,
  typed: string,
  path: 'couponCode' | 'coupon_code',
) => Promise<E.Either<Refusal, void>>;

/** Puts a coupon on a cart in place of the one before; a refused one changes nothing. Source: COUP-2, COUP-4. */
export const makeTakeCoupon =
  (sandbox: Sandbox, tries: RateLimit): TakeCoupon =>
  async (trx, { channel, client }, view, typed, path) => {
    const { locale } = channel;
    const wait = tries.take(client);
    if (wait > 0) return tooOften(locale, wait);
    const read = couponCode(typed);
    if (E.isLeft(read)) return violate(locale, [{ path, code: codeRefusals[read.left._tag] }]);
    const code = read.right.toUpperCase();
    const { rule, refusal } = await tryCoupon(trx, sandbox, view, code);
    if (refusal !== undefined) {
      const message = couponMessage(refusal, locale);
      return refuse(422, `coupon.${refusal}`, {
        message,
        violations: [{ property_path: path, code: `coupon.${refusal}`, message }],
        ...(rule?.minimum && { values: minimumOf(rule, sandbox.shops[view.row.brand].currency) }),
      });
    }
    await patchCart(trx, view.row.token, { coupon_code: code }, sandbox.clock.now());
    return E.right(undefined);
  };
