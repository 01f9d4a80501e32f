import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import { concatMap, defer, type Observable, Subject } from 'rxjs';
import type { Cart, CartItem, CartItemId, NewCartLine } from '../../domain/cart/cart.ts';
import { isDropped } from '../../domain/cart/cart-lifecycle.ts';
import { couponCode } from '../../domain/cart/coupon.ts';
import { checkQuantity } from '../../domain/cart/stock-check.ts';
import { isStopOrder } from '../../domain/catalogue/delivery.ts';
import type { Configuration } from '../../domain/catalogue/lens-options.ts';
import type { CataloguePort } from '../catalogue/ports.ts';
import type { Failure } from '../shared/failure.ts';
import { failed, keepValue, type RemoteState, ready } from '../shared/remote-state.ts';
import { retryUnreachable } from '../shared/retry.ts';
import { makeStore } from '../shared/store.ts';
import type { CartNews } from './cart-news.ts';
import type { PendingLine } from './pending-line.ts';
import type { AddedProducts, CartPort, CartTokenStore } from './ports.ts';

/** What is being done to the cart now. */
export type CartTask =
  | { readonly _tag: 'Add'; readonly lines: readonly PendingLine[] }
  | { readonly _tag: 'Line'; readonly item: CartItemId }
  | { readonly _tag: 'Coupon' };

export interface CartState {
  /** The cart as the backend last confirmed it; `null`: this visitor has none. */
  readonly remote: RemoteState<Failure, Cart | null>;
  readonly tasks: readonly CartTask[];
  /** The last coupon that was refused, kept beside its field until the next try. */
  readonly couponFailure?: Failure;
  /** How often an add was confirmed since the page opened: a screen that waits for its own watches it change. */
  readonly added: number;
}

/** The visitor's one cart. Changes go to the backend one after the other: none is lost, none is doubled. Source: CART-17. */
export interface CartSession {
  readonly state$: Observable<CartState>;
  /** Loads the cart of the kept token, when there is one; drops a token that leads nowhere. Source: CART-3. */
  readonly restore: () => void;
  /** Makes the cart when it is the first add. Source: CART-2. */
  readonly add: (lines: readonly PendingLine[]) => void;
  /** Asks for the stock first where the line's quantity grows. Source: CART-9. */
  readonly setQuantity: (item: CartItemId, quantity: number) => void;
  readonly remove: (item: CartItemId) => void;
  readonly applyCoupon: (code: string) => void;
  readonly removeCoupon: () => void;
  /** Runs another use case's change in the same queue; its answer becomes the cart. `NotFound` when there is no cart. */
  readonly change: (operation: (cart: Cart) => TE.TaskEither<Failure, Cart>) => TE.TaskEither<Failure, Cart>;
  /** After an order: the token is forgotten, the cart is gone. Source: CART-4. */
  readonly forget: () => void;
}

export interface CartSessionParts {
  readonly carts: CartPort;
  readonly tokens: CartTokenStore;
  readonly catalogue: Pick<CataloguePort, 'deliveryDates'>;
  readonly addedProducts: AddedProducts;
  readonly news: CartNews;
  /** An id that no other request of this visitor has. */
  readonly newId: () => string;
  readonly wait: (ms: number) => Promise<void>;
}

type Answer = E.Either<Failure, Cart | null>;
const notFound: Failure = { _tag: 'NotFound' };
const configurationOf = ({ options }: CartItem): Configuration =>
  Object.fromEntries(options.map(({ code, value }) => [code, value]));

export const makeCartSession = (parts: CartSessionParts): CartSession => {
  const { carts, tokens, addedProducts, catalogue, news, newId, wait } = parts;
  const store = makeStore<CartState>({ remote: { _tag: 'Loading' }, tasks: [], added: 0 });
  const queue$ = new Subject<() => Promise<void>>();
  queue$.pipe(concatMap((job) => defer(job))).subscribe();

  const current = (): Cart | null => store.get().remote.value ?? null;
  const show = (answer: Answer) =>
    store.update((state) => ({
      ...state,
      remote: keepValue(state.remote, E.matchW(failed<Failure>, ready<Cart | null>)(answer)),
    }));
  const begin = (task: CartTask) => store.update((state) => ({ ...state, tasks: [...state.tasks, task] }));
  const end = (task: CartTask) =>
    store.update((state) => ({ ...state, tasks: state.tasks.filter((other) => other !== task) }));

  /** Waits for its turn, then runs; resolves with the answer. */
  const inTurn = <A>(job: () => Promise<A>): Promise<A> =>
    new Promise((resolve) => queue$.next(async () => resolve(await job())));

  const drop = (): void => {
    tokens.clear();
    show(E.right(null));
  };
  /** A cart that is ordered, gone or another's is no cart: the shop goes on without it. */
  const settle = (answer: E.Either<Failure, Cart>): E.Either<Failure, Cart> => {
    if (E.isLeft(answer)) {
      if (answer.left._tag === 'NotFound') drop();
      return answer;
    }
    if (isDropped(answer.right)) {
      drop();
      return E.left(notFound);
    }
    show(answer);
    return answer;
  };

  const again = retryUnreachable([400, 1200], wait);
  const load = async (): Promise<void> => {
    const token = tokens.read();
    if (!token) return show(E.right(null));
    const answer = settle(await again(carts.load(token))());
    if (E.isLeft(answer) && answer.left._tag !== 'NotFound') show(answer);
  };

  const created = async () => {
    const answer = await again(carts.create())();
    if (E.isRight(answer)) tokens.write(answer.right.token);
    return E.map((cart: Cart) => cart.token)(answer);
  };

  const addNow = async (lines: readonly NewCartLine[]): Promise<E.Either<Failure, Cart>> => {
    const requestId = newId();
    const send = async (token: E.Either<Failure, Cart['token']>) =>
      E.isLeft(token) ? token : again(carts.add(token.right, lines, requestId))();
    const kept = tokens.read();
    if (!kept) return send(await created());
    const answer = await send(E.right(kept));
    const gone = E.isLeft(answer) && answer.left._tag === 'NotFound';
    return gone ? send(await created()) : answer;
  };

  const changeNow = async (operation: (cart: Cart) => TE.TaskEither<Failure, Cart>) => {
    const cart = current();
    return cart ? settle(await operation(cart)()) : E.left(notFound);
  };

  /** The quantity last asked for a line: what was asked before it needs no answer any more. */
  const wanted = new Map<CartItemId, number>();

  const checkStock = (item: CartItem, quantity: number): TE.TaskEither<Failure, number> =>
    quantity <= item.quantity
      ? TE.right(quantity)
      : pipe(
          catalogue.deliveryDates([{ productId: item.productId, options: configurationOf(item), quantity }]),
          TE.flatMapEither((dates) =>
            pipe(
              checkQuantity({
                stopOrder: isStopOrder(dates),
                stock: dates.items[0]?.available ?? 0,
                quantity,
                current: item.quantity,
              }),
              E.mapLeft((refusal): Failure => news.stockRefusal(refusal)),
            ),
          ),
        );

  const setQuantityNow = async (item: CartItemId, quantity: number): Promise<void> => {
    if (wanted.get(item) !== quantity) return;
    wanted.delete(item);
    const answer = await changeNow((cart) => {
      const line = cart.items.find(({ id }) => id === item);
      if (!line) return TE.right(cart);
      return pipe(
        checkStock(line, quantity),
        TE.flatMap((checked) => again(carts.setQuantity(cart.token, item, checked))),
      );
    });
    if (E.isLeft(answer)) news.updateFailed(answer.left);
  };

  const during = (task: CartTask, job: () => Promise<void>): void => {
    begin(task);
    void inTurn(job).finally(() => end(task));
  };

  const couponTask = (operation: (cart: Cart) => TE.TaskEither<Failure, Cart>, done: () => void): void =>
    during({ _tag: 'Coupon' }, async () => {
      store.update(({ couponFailure: _, ...state }) => state);
      const answer = await changeNow(operation);
      if (E.isRight(answer)) return done();
      store.update((state) => ({ ...state, couponFailure: answer.left }));
      news.couponFailed(answer.left);
    });

  return {
    state$: store.state$,
    restore: () => void inTurn(load),
    add: (lines) =>
      during({ _tag: 'Add', lines }, async () => {
        const answer = settle(await addNow(lines.map(({ line }) => line)));
        if (E.isLeft(answer)) return news.addFailed(answer.left);
        store.update((state) => ({ ...state, added: state.added + 1 }));
        addedProducts.add(lines.map(({ line }) => line.productId));
      }),
    setQuantity: (item, quantity) => {
      wanted.set(item, quantity);
      during({ _tag: 'Line', item }, () => setQuantityNow(item, quantity));
    },
    remove: (item) => {
      wanted.delete(item);
      during({ _tag: 'Line', item }, async () => {
        const answer = await changeNow((cart) => again(carts.remove(cart.token, item)));
        if (E.isLeft(answer)) news.updateFailed(answer.left);
      });
    },
    applyCoupon: (code) =>
      couponTask(
        (cart) =>
          pipe(
            TE.fromEither(couponCode(code)),
            TE.mapLeft((refusal): Failure => news.couponRefusal(refusal)),
            TE.flatMap((checked) => carts.applyCoupon(cart.token, checked)),
          ),
        news.couponApplied,
      ),
    removeCoupon: () => couponTask((cart) => again(carts.removeCoupon(cart.token)), news.couponRemoved),
    change: (operation) => () => inTurn(() => changeNow(operation)),
    forget: () => {
      void inTurn(async () => {
        drop();
        addedProducts.clear();
      });
    },
  };
};
