import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import type { Cart, CartToken, NewCartLine } from '../../domain/cart/cart.ts';
import { isDropped } from '../../domain/cart/cart-lifecycle.ts';
import { type Failure, leavesOpen } from '../shared/failure.ts';
import { isNoCart, noCart } from './no-cart.ts';
import type { CartPort, CartTokenStore } from './ports.ts';

type Answer = E.Either<Failure, Cart>;
type Repeat = <A>(task: TE.TaskEither<Failure, A>) => TE.TaskEither<Failure, A>;

export interface KeptCartParts {
  readonly carts: CartPort;
  readonly tokens: CartTokenStore;
  readonly newId: () => string;
  /** Repeats a request that got no answer. */
  readonly again: Repeat;
  /** The same for an add, which also waits for a connection instead of failing. */
  readonly persist: Repeat;
  /** Called when a cart was created whose token this browser cannot store. */
  readonly onLoose: () => void;
  /** Called when the stored cart no longer exists for this visitor. */
  readonly onGone: () => void;
}

/** Manages the cart whose token this visitor's browser stores, from the first add until the order. Source: CART-2, CART-3. */
export const makeKeptCart = ({ carts, tokens, newId, again, persist, onLoose, onGone }: KeptCartParts) => {
  const create = async (): Promise<E.Either<Failure, CartToken>> => {
    // Another tab may have created a cart in the meantime. That cart is then the visitor's.
    const before = tokens.read();
    if (before) return E.right(before);
    const answer = await persist(carts.create())();
    const other = tokens.read();
    if (other) return E.right(other);
    if (E.isRight(answer) && !tokens.write(answer.right.token)) onLoose();
    return E.map((cart: Cart) => cart.token)(answer);
  };

  /** Forgets the token unless another one is stored by now. */
  const forget = (token?: CartToken): boolean => {
    const isIt = token === undefined || token === (tokens.read() ?? token);
    if (isIt) tokens.clear();
    return isIt;
  };

  /** A cart that was ordered, is gone or belongs to another visitor counts as no cart. Its token is forgotten. */
  const settle = (token: CartToken, answer: Answer): Answer => {
    const settled = E.isRight(answer) && isDropped(answer.right) ? E.left(noCart) : answer;
    if (E.isLeft(settled) && isNoCart(settled.left)) {
      if (tokens.read() === token) onGone();
      forget(token);
    }
    return settled;
  };

  /** Loads the cart; `null` if this visitor has none. */
  const load = async (): Promise<E.Either<Failure, Cart | null>> => {
    const token = tokens.read();
    if (!token) return E.right(null);
    const answer = settle(token, await again(carts.load(token))());
    return E.isLeft(answer) && isNoCart(answer.left) ? load() : answer;
  };

  /** Request ids of adds with an unknown result, by the lines to add. Pressing again repeats the same request. */
  const open = new Map<string, string>();
  /** Request ids of which one attempt got no answer. A refusal of a later attempt says nothing about that one. */
  const unheard = new Set<string>();
  const isSettled = (requestId: string, answer: Answer): boolean =>
    E.isRight(answer) ||
    (!unheard.has(requestId) && (answer.left._tag === 'Refused' || answer.left._tag === 'NotFound'));

  return {
    settle,
    load,
    forget,
    /** Adds to the stored cart, or to a new one if it no longer exists. */
    add: async (lines: readonly NewCartLine[]): Promise<Answer> => {
      const asked = JSON.stringify(lines);
      const requestId = open.get(asked) ?? newId();
      open.set(asked, requestId);
      const noted = TE.mapLeft((failure: Failure) => {
        if (leavesOpen(failure)) unheard.add(requestId);
        return failure;
      });
      const send = async (token: E.Either<Failure, CartToken>): Promise<Answer> =>
        E.isLeft(token)
          ? token
          : settle(token.right, await persist(noted(carts.add(token.right, lines, requestId)))());
      const kept = tokens.read();
      const first = kept ? await send(E.right(kept)) : E.left(noCart);
      const gone = E.isLeft(first) && isNoCart(first.left);
      const answer = gone ? await send(await create()) : first;
      if (isSettled(requestId, answer)) open.delete(asked);
      return answer;
    },
  };
};
