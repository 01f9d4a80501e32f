import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { Observable } from 'rxjs';
import type { Cart, CartItemId, CartToken } from '../../domain/cart/cart.ts';
import {
  answerCounts,
  beginRequest,
  noRequests,
  type RequestNumber,
} from '../../domain/shared/newest-request.ts';
import { type Failure, leavesOpen } from '../shared/failure.ts';
import { makeQueue } from '../shared/queue.ts';
import { failed, keepValue, ready } from '../shared/remote-state.ts';
import { retryOnline, retryUnreachable, type UntilOnline } from '../shared/retry.ts';
import { makeStore } from '../shared/store.ts';
import type { CartNews } from './cart-news.ts';
import type { CartState, CartTask } from './cart-state.ts';
import type { CheckQuantity } from './grown-quantity.ts';
import { makeKeptCart } from './kept-cart.ts';
import { isNoCart, noCart } from './no-cart.ts';
import type { PendingLine } from './pending-line.ts';
import type { AddedProducts, CartPort, CartTokenStore } from './ports.ts';

type Change = (cart: Cart) => TE.TaskEither<Failure, Cart>;

/**
 * The visitor's single cart. Changes go to the backend one after the other, so that none is lost or made twice. Source:
 * CART-17.
 */
export interface CartSession {
  readonly state$: Observable<CartState>;
  /** Loads the cart of the stored token, if there is one. Drops a token without a cart. Source: CART-3. */
  readonly restore: () => void;
  /** Shows the cart that another use case loads. The load waits for its turn in the queue. */
  readonly adopt: (load: () => Promise<E.Either<Failure, Cart | null>>) => Promise<void>;
  /**
   * Creates the cart with the first add. Offline, waits for a connection. `ended`: called once it is known whether the
   * lines were added. Source: CART-2.
   */
  readonly add: (lines: readonly PendingLine[], ended?: (isAdded: boolean) => void) => void;
  /**
   * Checks the stock first if the line's quantity grows. `once`: the product is not part of a subscription. Source:
   * CART-9, SUBS-3.
   */
  readonly setQuantity: (item: CartItemId, quantity: number, once?: boolean) => void;
  readonly remove: (item: CartItemId) => void;
  /** Runs another use case's change in the same queue. Its answer becomes the cart. Fails with `noCart` if there is no cart. */
  readonly change: (operation: Change) => TE.TaskEither<Failure, Cart>;
  /** Forgets the token and the cart after an order. A cart that was begun since then stays. Source: CART-4. */
  readonly forget: (ordered?: CartToken) => void;
}

export interface CartSessionParts {
  readonly carts: CartPort;
  readonly tokens: CartTokenStore;
  readonly checkQuantity: CheckQuantity;
  readonly addedProducts: AddedProducts;
  readonly news: CartNews;
  /** Creates an id that no other request of this visitor has. */
  readonly newId: () => string;
  readonly wait: (ms: number) => Promise<void>;
  readonly untilOnline: UntilOnline;
}

export const makeCartSession = (parts: CartSessionParts): CartSession => {
  const { carts, tokens, addedProducts, checkQuantity, news, newId, wait, untilOnline } = parts;
  const store = makeStore<CartState>({ remote: { _tag: 'Loading' }, tasks: [], added: 0, loads: 0 });
  const inTurn = makeQueue();
  const again = retryUnreachable(wait);
  const kept = makeKeptCart({
    carts,
    tokens,
    newId,
    again,
    persist: retryOnline(again, untilOnline),
    onLoose: () => store.update((state) => ({ ...state, isLoose: true })),
    onGone: news.gone,
  });
  const show = (answer: E.Either<Failure, Cart | null>, loads = 0): void =>
    store.update((state) => ({
      ...state,
      loads: state.loads + loads,
      remote: keepValue(state.remote, E.matchW(failed<Failure>, ready<Cart | null>)(answer)),
    }));
  const adopt: CartSession['adopt'] = (load) => inTurn(async () => show(await load(), 1));
  const restore = (): void => void adopt(kept.load);
  /** Shows a confirmed cart. Shows none if its token was dropped. After any other failure the last cart stays. */
  const showConfirmed = (answer: E.Either<Failure, Cart>): void => {
    if (E.isRight(answer)) show(answer);
    else if (!tokens.read()) show(E.right(null));
    // Another tab has created a cart in the meantime.
    else if (isNoCart(answer.left)) restore();
  };

  const changeNow = async (operation: Change): Promise<E.Either<Failure, Cart>> => {
    const cart = store.get().remote.value;
    if (!cart) return E.left(noCart);
    const answer = kept.settle(cart.token, await operation(cart)());
    showConfirmed(answer);
    // The result of the change is unknown. The cart is loaded again once there is a connection.
    if (E.isLeft(answer) && leavesOpen(answer.left)) void Promise.resolve(untilOnline()).then(restore);
    return answer;
  };

  const end = (task: CartTask): void =>
    store.update((state) => ({ ...state, tasks: state.tasks.filter((other) => other !== task) }));
  const during = (task: CartTask, job: () => Promise<void>): void => {
    store.update((state) => ({ ...state, tasks: [...state.tasks, task] }));
    void inTurn(job).finally(() => end(task));
  };

  /** The newest request per line. Older requests for the same line are skipped. */
  let newest = noRequests;
  const askOf = (item: CartItemId): RequestNumber => {
    const begun = beginRequest(newest, item);
    newest = begun.newest;
    return begun.request;
  };

  const changeLine = (item: CartItemId, operation: Change, isWanted = () => true): void =>
    during({ _tag: 'Line', item }, async () => {
      if (!isWanted()) return;
      const answer = await changeNow(operation);
      if (E.isRight(answer)) return news.updated(item);
      news.updateFailed(answer.left, item);
      if (answer.left._tag === 'Refused') restore();
    });

  return {
    state$: store.state$,
    restore,
    adopt,
    add: (lines, ended) => {
      const task: CartTask = { _tag: 'Add', lines };
      during(task, async () => {
        const answer = await kept.add(lines.map(({ line }) => line));
        // Ends the task in the same tick in which the cart changes, so that no screen counts a line twice.
        end(task);
        showConfirmed(answer);
        const products = lines.map(({ line }) => line.productId);
        if (E.isRight(answer)) {
          news.added(products);
          store.update((state) => ({ ...state, added: state.added + 1 }));
          addedProducts.add(products);
        } else news.addFailed(answer.left, products);
        ended?.(E.isRight(answer));
      });
    },
    setQuantity: (item, quantity, ...once) => {
      const request = askOf(item);
      const operation: Change = (cart) => {
        const line = cart.items.find(({ id }) => id === item);
        if (!line) return TE.right(cart);
        return pipe(
          quantity > line.quantity ? checkQuantity(line, quantity) : TE.right(quantity),
          TE.flatMap((checked) => again(carts.setQuantity(cart.token, item, checked, ...once))),
        );
      };
      changeLine(item, operation, () => answerCounts(newest, item, request));
    },
    remove: (item) => {
      askOf(item);
      changeLine(item, (cart) => again(carts.remove(cart.token, item)));
    },
    change: (operation) => () => inTurn(() => changeNow(operation)),
    forget: (ordered) => {
      void inTurn(async () => {
        if (!kept.forget(ordered)) return show(await kept.load());
        addedProducts.clear();
        store.update(({ isLoose: _, ...state }) => state);
        show(E.right(null));
      });
    },
  };
};
