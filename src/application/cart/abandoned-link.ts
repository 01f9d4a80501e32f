import * as E from 'fp-ts/Either';
import type { Observable } from 'rxjs';
import type { Cart, CartToken } from '../../domain/cart/cart.ts';
import {
  type AbandonedCart,
  type AbandonedCartAnswer,
  advanceAbandonedCart,
  currentToken,
  openAbandonedCart,
} from '../../domain/orders/abandoned-cart.ts';
import type { Failure } from '../shared/failure.ts';
import { retryUnreachable } from '../shared/retry.ts';
import { makeStore } from '../shared/store.ts';
import type { CartSession } from './cart-session.ts';
import { isNoCart, noCart } from './no-cart.ts';
import type { CartPort, CartTokenStore } from './ports.ts';

export interface AbandonedLinkView {
  /** `null`: no link was opened. */
  readonly link: AbandonedCart | null;
  /** Why the cart of the link could not be loaded. */
  readonly failure?: Failure;
}

/** A cart that a link in a mail brings back. Source: REO-5. */
export interface AbandonedLink {
  readonly state$: Observable<AbandonedLinkView>;
  readonly open: (token: CartToken) => void;
}

export interface AbandonedLinkParts {
  readonly carts: Pick<CartPort, 'setCurrent' | 'load'>;
  readonly tokens: CartTokenStore;
  readonly session: Pick<CartSession, 'adopt'>;
  readonly wait: (ms: number) => Promise<void>;
}

const answerOf = (answer: E.Either<Failure, Cart>): AbandonedCartAnswer =>
  E.isRight(answer) ? { _tag: 'Loaded', cart: answer.right } : { _tag: 'NotLoaded' };

export const makeAbandonedLink = ({ carts, tokens, session, wait }: AbandonedLinkParts): AbandonedLink => {
  const store = makeStore<AbandonedLinkView>({ link: null });
  const again = retryUnreachable(wait);
  /** The cookie changes only after an answer, never when the link is opened. A dead link costs no visitor their cart. */
  const keep = (link: AbandonedCart): void => {
    const token = currentToken(link);
    if (token) tokens.write(token);
    else tokens.clear();
  };

  const opened = async (token: CartToken): Promise<E.Either<Failure, Cart | null>> => {
    const own = tokens.read();
    const opening = openAbandonedCart(token);
    store.update(() => ({ link: opening }));
    const answer = await again(carts.setCurrent(token))();
    const link = advanceAbandonedCart(opening, answerOf(answer));
    keep(link);
    if (link._tag === 'Restored') {
      store.update(() => ({ link }));
      return E.right(link.cart);
    }
    const before = own ? await again(carts.load(own))() : E.left(noCart);
    const over = advanceAbandonedCart(link, answerOf(before));
    keep(over);
    // A failed request does not mean that the cart is gone. The next load finds the shopper's own cart.
    const unheard = E.isLeft(before) && !isNoCart(before.left);
    if (own && unheard) tokens.write(own);
    store.update(() => ({ link: over, failure: E.isLeft(answer) ? answer.left : noCart }));
    return unheard ? before : E.right(over._tag === 'NotRestored' ? (over.cart ?? null) : null);
  };

  return { state$: store.state$, open: (token) => void session.adopt(() => opened(token)) };
};
