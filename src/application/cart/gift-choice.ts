import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import type * as TE from 'fp-ts/TaskEither';
import type { Observable } from 'rxjs';
import type { Cart, CartToken } from '../../domain/cart/cart.ts';
import { optOutToken } from '../../domain/cart/gift-opt-out.ts';
import type { Failure } from '../shared/failure.ts';
import type { Notifications } from '../shared/notifications.ts';
import { retryUnreachable } from '../shared/retry.ts';
import { makeStore } from '../shared/store.ts';
import type { CartSession } from './cart-session.ts';
import { noCart } from './no-cart.ts';
import type { CartPort, CartTokenStore, SeenCarts } from './ports.ts';

export interface GiftView {
  /** The gift is in the cart, and the buyer has not been told about it. */
  readonly telling: boolean;
  readonly busy: boolean;
  /** Why the last choice could not be saved. */
  readonly failure?: Failure;
}

/** The gift that comes with a cart: announced once, declined, or accepted after all. Source: CART-14. */
export interface GiftChoice {
  readonly state$: Observable<GiftView>;
  readonly thank: () => void;
  readonly decline: () => void;
  readonly take: () => void;
}

export interface GiftChoiceParts {
  readonly session: Pick<CartSession, 'state$' | 'change' | 'adopt'>;
  readonly carts: Pick<CartPort, 'declineGift' | 'takeGift'>;
  readonly tokens: Pick<CartTokenStore, 'read'>;
  readonly seen: Pick<SeenCarts, 'knowsGift' | 'noteGift'>;
  readonly notifications: Pick<Notifications, 'notify'>;
  readonly wait: (ms: number) => Promise<void>;
}

type Choose = (token: CartToken) => TE.TaskEither<Failure, Cart>;

export const makeGiftChoice = (parts: GiftChoiceParts): GiftChoice => {
  const { session, carts, tokens, seen, notifications, wait } = parts;
  const store = makeStore<GiftView>({ telling: false, busy: false });
  const again = retryUnreachable(wait);
  let cart: Cart | null = null;

  session.state$.subscribe(({ remote }) => {
    cart = remote.value ?? null;
    const telling = cart?.gift?.standing === 'given' && !seen.knowsGift(cart.id);
    if (telling !== store.get().telling) store.update((view) => ({ ...view, telling }));
  });

  const thank = (): void => {
    if (cart) seen.noteGift(cart.id);
    store.update(({ busy }) => ({ telling: false, busy }));
  };

  /** Runs in the queue of cart changes. If no cart is loaded, the answer becomes the cart. */
  const send = async (operation: Choose, token: CartToken): Promise<E.Either<Failure, Cart>> => {
    const task = again(operation(token));
    if (cart) return session.change(() => task)();
    let answer: E.Either<Failure, Cart> = E.left(noCart);
    await session.adopt(async () => {
      answer = await task();
      return answer;
    });
    return answer;
  };

  const choose = (operation: Choose): void => {
    if (store.get().busy) return;
    const token = optOutToken(cart?.token, tokens.read());
    if (E.isLeft(token)) {
      notifications.notify({ key: 'gift_failed', tone: 'danger', text: { key: 'cart.no_cart_token' } });
      return;
    }
    store.update(({ telling }) => ({ telling, busy: true }));
    void send(operation, token.right).then((answer) =>
      store.update(({ telling }) =>
        pipe(
          answer,
          E.match(
            (failure): GiftView => ({ telling, busy: false, failure }),
            ({ id }): GiftView => {
              seen.noteGift(id);
              return { telling: false, busy: false };
            },
          ),
        ),
      ),
    );
  };

  return {
    state$: store.state$,
    thank,
    decline: () => choose(carts.declineGift),
    take: () => choose(carts.takeGift),
  };
};
