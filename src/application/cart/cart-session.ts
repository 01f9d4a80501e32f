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

/** The visitor's one cart. Changes go to the backend one after the other: none is lost, none is doubled. Source: CART-17. */
export interface CartSession {
  readonly state$: Observable<CartState>;
  /** Loads the cart of the kept token, when there is one; drops a token that leads nowhere. Source: CART-3. */
  readonly restore: () => void;
  /** Shows the cart that another use case loads, in its turn. */
  readonly adopt: (load: () => Promise<E.Either<Failure, Cart | null>>) => Promise<void>;
  /** Makes the cart when it is the first add; without a connection once there is one. Source: CART-2. */
  readonly add: (lines: readonly PendingLine[]) => void;
  /** Asks for the stock first where the line's quantity grows. `once`: its product does not come regularly. Source: CART-9, SUBS-3. */
  readonly setQuantity: (item: CartItemId, quantity: number, once?: boolean) => void;
  readonly remove: (item: CartItemId) => void;
  /** Runs another use case's change in the same queue; its answer becomes the cart. `noCart` when there is none. */
  readonly change: (operation: Change) => TE.TaskEither<Failure, Cart>;
  /** After an order: the token is forgotten, the cart is gone. A cart that was begun since stays. Source: CART-4. */
  readonly forget: (ordered?: CartToken) => void;
}

export interface CartSessionParts {
  readonly carts: CartPort;
  readonly tokens: CartTokenStore;
  readonly checkQuantity: CheckQuantity;
  readonly addedProducts: AddedProducts;
  readonly news: CartNews;
  /** An id that no other request of this visitor has. */
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
    onLoose: news.notKept,
  });
  const show = (answer: E.Either<Failure, Cart | null>, loads = 0): void =>
    store.update((state) => ({
      ...state,
      loads: state.loads + loads,
      remote: keepValue(state.remote, E.matchW(failed<Failure>, ready<Cart | null>)(answer)),
    }));
  const adopt: CartSession['adopt'] = (load) => inTurn(async () => show(await load(), 1));
  const restore = (): void => void adopt(kept.load);
  /** A confirmed cart is shown, one whose token was dropped is gone; after any other failure the last one stays. */
  const showConfirmed = (answer: E.Either<Failure, Cart>): void => {
    if (E.isRight(answer)) show(answer);
    else if (!tokens.read()) show(E.right(null));
    // Another tab has made a cart meanwhile.
    else if (isNoCart(answer.left)) restore();
  };

  const changeNow = async (operation: Change): Promise<E.Either<Failure, Cart>> => {
    const cart = store.get().remote.value;
    if (!cart) return E.left(noCart);
    const answer = kept.settle(cart.token, await operation(cart)());
    showConfirmed(answer);
    // What became of it nobody has said: the shop's own cart does, once it can be asked.
    if (E.isLeft(answer) && leavesOpen(answer.left)) void Promise.resolve(untilOnline()).then(restore);
    return answer;
  };

  const end = (task: CartTask): void =>
    store.update((state) => ({ ...state, tasks: state.tasks.filter((other) => other !== task) }));
  const during = (task: CartTask, job: () => Promise<void>): void => {
    store.update((state) => ({ ...state, tasks: [...state.tasks, task] }));
    void inTurn(job).finally(() => end(task));
  };

  /** What was last asked of a line: what was asked of it before needs no answer any more. */
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
    add: (lines) => {
      const task: CartTask = { _tag: 'Add', lines };
      during(task, async () => {
        const answer = await kept.add(lines.map(({ line }) => line));
        // In one breath with the answer: who counts both never sees a line twice.
        end(task);
        showConfirmed(answer);
        const products = lines.map(({ line }) => line.productId);
        if (E.isLeft(answer)) return news.addFailed(answer.left, products);
        news.added(products);
        store.update((state) => ({ ...state, added: state.added + 1 }));
        addedProducts.add(products);
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
        show(E.right(null));
      });
    },
  };
};
