import * as E from 'fp-ts/Either';
import type { Observable } from 'rxjs';
import type { Cart, CartToken } from '../../domain/cart/cart.ts';
import { isDropped } from '../../domain/cart/cart-lifecycle.ts';
import {
  type KeptToken,
  keptAs,
  markOfOpened,
  openedBy,
  readKept,
  writeMark,
} from '../../domain/cart/kept-token.ts';
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
import type { CartPort, CartRenewal, CartTokenStore } from './ports.ts';

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
  readonly checkout: CartRenewal;
  readonly tokens: CartTokenStore;
  readonly session: Pick<CartSession, 'adopt'>;
  readonly newId: () => string;
  readonly wait: (ms: number) => Promise<void>;
}

const answerOf = (answer: E.Either<Failure, Cart>): AbandonedCartAnswer =>
  E.isRight(answer) ? { _tag: 'Loaded', cart: answer.right } : { _tag: 'NotLoaded' };

export const makeAbandonedLink = ({
  carts,
  checkout,
  tokens,
  session,
  newId,
  wait,
}: AbandonedLinkParts): AbandonedLink => {
  const store = makeStore<AbandonedLinkView>({ link: null });
  const again = retryUnreachable(wait);
  const write = ({ token, mark }: KeptToken): boolean => tokens.write(token, mark && writeMark(mark));
  /** The cookie changes only after an answer, never when the link is opened. A dead link costs no visitor their cart. */
  const keep = (link: AbandonedCart, kept: KeptToken | undefined): void => {
    const token = currentToken(link);
    if (!token) tokens.clear();
    else if (token !== tokens.read()) write(keptAs(kept, token));
  };
  /**
   * Loads the cart of the link, and marks it if it is another one than this device had: it is renewed before anything of
   * this visitor gets into it. A browser without cookies keeps no mark, so there it is renewed at once. Source: REO-6.
   */
  const load = async (link: CartToken, kept: KeptToken | undefined): Promise<E.Either<Failure, Cart>> => {
    const answer = await again(carts.setCurrent(openedBy(link, kept)))();
    if (E.isLeft(answer) || isDropped(answer.right)) return answer;
    const { token } = answer.right;
    const requestId = newId();
    const fresh = markOfOpened(answer.right, kept, requestId);
    return !fresh || write({ token, mark: fresh }) ? answer : again(checkout.renew(token, requestId))();
  };

  const opened = async (token: CartToken): Promise<E.Either<Failure, Cart | null>> => {
    const own = tokens.read();
    const kept = own && (readKept(tokens.kept()) ?? { token: own });
    const opening = openAbandonedCart(token);
    store.update(() => ({ link: opening }));
    const answer = await load(token, kept);
    const link = advanceAbandonedCart(opening, answerOf(answer));
    keep(link, kept);
    if (link._tag === 'Restored') {
      store.update(() => ({ link }));
      return E.right(link.cart);
    }
    const before = own ? await again(carts.load(own))() : E.left(noCart);
    const over = advanceAbandonedCart(link, answerOf(before));
    keep(over, kept);
    // A failed request does not mean that the cart is gone. The next load finds the shopper's own cart.
    const unheard = E.isLeft(before) && !isNoCart(before.left);
    if (kept && unheard) write(kept);
    store.update(() => ({ link: over, failure: E.isLeft(answer) ? answer.left : noCart }));
    return unheard ? before : E.right(over._tag === 'NotRestored' ? (over.cart ?? null) : null);
  };

  return { state$: store.state$, open: (token) => void session.adopt(() => opened(token)) };
};
