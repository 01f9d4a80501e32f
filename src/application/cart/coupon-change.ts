import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { Observable } from 'rxjs';
import type { Cart } from '../../domain/cart/cart.ts';
import { couponCode } from '../../domain/cart/coupon.ts';
import type { Failure } from '../shared/failure.ts';
import { retryUnreachable } from '../shared/retry.ts';
import { makeStore } from '../shared/store.ts';
import type { CartSession } from './cart-session.ts';
import type { CouponNews } from './coupon-news.ts';
import type { CartPort } from './ports.ts';

export interface CouponView {
  readonly busy: boolean;
  /** Why the last coupon was refused. Shown beside its field until the next attempt. */
  readonly failure?: Failure;
}

/** Adds a coupon to the cart or removes it. Source: COUP-2, COUP-3. */
export interface CouponChange {
  readonly state$: Observable<CouponView>;
  readonly apply: (code: string) => void;
  readonly remove: () => void;
}

export interface CouponChangeParts {
  readonly session: Pick<CartSession, 'change'>;
  readonly carts: Pick<CartPort, 'applyCoupon' | 'removeCoupon'>;
  readonly news: CouponNews;
  readonly wait: (ms: number) => Promise<void>;
}

export const makeCouponChange = ({ session, carts, news, wait }: CouponChangeParts): CouponChange => {
  const store = makeStore<CouponView>({ busy: false });
  const again = retryUnreachable(wait);

  const change = (operation: (cart: Cart) => TE.TaskEither<Failure, Cart>, done: () => void): void => {
    store.update(() => ({ busy: true }));
    void session
      .change(operation)()
      .then(
        E.match(
          (failure) => {
            store.update(() => ({ busy: false, failure }));
            news.failed(failure);
          },
          () => {
            store.update(() => ({ busy: false }));
            done();
          },
        ),
      );
  };

  return {
    state$: store.state$,
    apply: (code) =>
      change(
        (cart) =>
          pipe(
            TE.fromEither(couponCode(code)),
            TE.mapLeft((refusal): Failure => news.refusal(refusal)),
            TE.flatMap((checked) => carts.applyCoupon(cart.token, checked)),
          ),
        news.applied,
      ),
    remove: () => change((cart) => again(carts.removeCoupon(cart.token)), news.removed),
  };
};
