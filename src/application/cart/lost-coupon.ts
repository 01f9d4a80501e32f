import type { Observable } from 'rxjs';
import type { Cart } from '../../domain/cart/cart.ts';
import { type CouponLoss, couponLoss } from '../../domain/cart/coupon-loss.ts';
import { makeStore } from '../shared/store.ts';
import type { CartSession } from './cart-session.ts';
import type { SeenCarts } from './ports.ts';

export interface LostCouponView {
  /** Undefined if the coupon is valid, there is none, or the buyer has read that it is no longer valid. */
  readonly loss?: CouponLoss;
}

/** Reports a coupon that is no longer valid, until it is valid again or the buyer has read the message. Source: COUP-5. */
export interface LostCoupon {
  readonly state$: Observable<LostCouponView>;
  readonly close: () => void;
  /** A coupon that the buyer removes is not reported as lost. */
  readonly takeOff: () => void;
}

export interface LostCouponParts {
  readonly session: Pick<CartSession, 'state$'>;
  readonly seen: Pick<SeenCarts, 'readLoss' | 'closeLoss'>;
}

const signOf = ({ token }: Pick<Cart, 'token'>, loss: CouponLoss): string =>
  `${token} ${loss._tag === 'Said' ? loss.sentence : loss.code}`;

export const makeLostCoupon = ({ session, seen }: LostCouponParts): LostCoupon => {
  const store = makeStore<LostCouponView>({});
  let counted: { readonly token: Cart['token']; readonly coupon: string } | undefined;
  let takenOff: string | undefined;
  let sign = '';

  session.state$.subscribe(({ remote }) => {
    const cart = remote.value ?? null;
    if (!cart || cart.token !== counted?.token) counted = undefined;
    if (cart?.coupon === undefined) takenOff = undefined;
    else {
      counted = cart.coupon === takenOff ? undefined : { token: cart.token, coupon: cart.coupon };
      // A coupon that is lost again is reported again.
      if (seen.readLoss() !== '') seen.closeLoss('');
    }
    const loss = cart ? couponLoss(counted?.coupon, cart) : undefined;
    sign = cart && loss ? signOf(cart, loss) : '';
    const told = loss && seen.readLoss() !== sign ? loss : undefined;
    if (JSON.stringify(told) !== JSON.stringify(store.get().loss))
      store.update(() => (told ? { loss: told } : {}));
  });

  return {
    state$: store.state$,
    close: () => {
      seen.closeLoss(sign);
      store.update(() => ({}));
    },
    takeOff: () => {
      takenOff = counted?.coupon;
      counted = undefined;
    },
  };
};
