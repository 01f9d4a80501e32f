import * as E from 'fp-ts/Either';
import type { Observable } from 'rxjs';
import type { Cart } from '../../domain/cart/cart.ts';
import {
  advanceReorder,
  beginReorder,
  homeReorder,
  type LastOrder,
  type Reorder,
  type ReorderAnswer,
} from '../../domain/orders/reorder.ts';
import { reorderRefusal } from '../../domain/orders/reorder-refusal.ts';
import { type ReorderResult, unavailableProducts } from '../../domain/orders/reorder-result.ts';
import type { CartSession } from '../cart/cart-session.ts';
import { isNoCart } from '../cart/no-cart.ts';
import type { CartPort, CartTokenStore } from '../cart/ports.ts';
import type { Failure } from '../shared/failure.ts';
import type { Notifications } from '../shared/notifications.ts';
import { retryUnreachable } from '../shared/retry.ts';
import type { NewsPort } from '../shared/shop-news.ts';
import { makeStore } from '../shared/store.ts';
import type { MailedReorder, MyOrdersPort } from './ports.ts';

/** A reorder request: the order, where the request comes from, and a coupon. */
export interface ReorderWish {
  readonly lastOrder: LastOrder;
  readonly source: string;
  readonly coupon?: string;
}

export interface ReorderView {
  /** Undefined if nothing was requested, or the result was seen. */
  readonly wish?: ReorderWish;
  readonly reorder?: Reorder;
  /** Why it failed. */
  readonly failure?: Failure;
}

/** Repeats an earlier order. Source: REO-1. */
export interface ReorderDesk {
  readonly state$: Observable<ReorderView>;
  /** Runs one at a time; a second press changes nothing. */
  readonly begin: (wish: ReorderWish) => void;
  /** Called once the customer has seen the result. */
  readonly acknowledge: () => void;
}

export interface ReorderDeskParts {
  readonly orders: Pick<MyOrdersPort, 'reorder'>;
  readonly carts: Pick<CartPort, 'load' | 'create'>;
  readonly tokens: CartTokenStore;
  readonly mailed: MailedReorder;
  readonly session: Pick<CartSession, 'adopt'>;
  readonly news: Pick<NewsPort, 'tell'>;
  readonly notifications: Pick<Notifications, 'notify'>;
  readonly wait: (ms: number) => Promise<void>;
}

/** Whether the shop cannot repeat this order, for whatever reason; trying again does not help. Source: REO-4. */
export const isNotPossible = (failure: Failure): boolean =>
  failure._tag === 'NotFound' || (failure._tag === 'Refused' && reorderRefusal(failure.code) !== undefined);

/**
 * A customer who came by a mail's link and presses the button in the account within a day still counts as coming from
 * the mail. Source: REO-1, TRK-3.
 */
const fromWhere = (wish: ReorderWish, mailed: MailedReorder): ReorderWish => {
  if (wish.source === homeReorder) return wish;
  if (wish.lastOrder._tag === 'ByInternalId') return { ...wish, source: mailed.read() ?? wish.source };
  mailed.write(wish.source);
  return wish;
};

type UnderWay = Exclude<Reorder, { readonly _tag: 'Reordered' | 'Failed' }>;
const isUnderWay = (reorder: Reorder | undefined): reorder is UnderWay =>
  reorder !== undefined && reorder._tag !== 'Reordered' && reorder._tag !== 'Failed';

export const makeReorderDesk = ({
  orders,
  carts,
  tokens,
  mailed,
  session,
  news,
  notifications,
  wait,
}: ReorderDeskParts): ReorderDesk => {
  const store = makeStore<ReorderView>({});
  const again = retryUnreachable(wait);

  /** Loads the cart of the stored token; undefined if it is gone. */
  const loadCart = async (): Promise<E.Either<Failure, Cart | undefined>> => {
    const token = tokens.read();
    if (!token) return E.right(undefined);
    const answer = await again(carts.load(token))();
    return E.isLeft(answer) && isNoCart(answer.left) ? E.right(undefined) : answer;
  };
  const createCart = async (): Promise<E.Either<Failure, Cart>> => {
    const answer = await again(carts.create())();
    if (E.isRight(answer)) tokens.write(answer.right.token);
    return answer;
  };

  /** Sends the request of the current step. */
  const answerTo = async (
    reorder: UnderWay,
    wish: ReorderWish,
  ): Promise<E.Either<Failure, ReorderAnswer>> => {
    switch (reorder._tag) {
      case 'LoadingCart':
        return E.map(
          (cart: Cart | undefined): ReorderAnswer => ({ _tag: 'CartLoaded', ...(cart && { cart }) }),
        )(await loadCart());
      case 'CreatingCart':
        return E.map((cart: Cart): ReorderAnswer => ({ _tag: 'CartCreated', cart }))(await createCart());
      case 'Reordering':
        return E.map((result: ReorderResult): ReorderAnswer => ({ _tag: 'Repeated', result }))(
          await again(orders.reorder({ ...wish, cart: reorder.cart }))(),
        );
      case 'ReloadingCart':
        return E.map((cart: Cart): ReorderAnswer => ({ _tag: 'CartReloaded', cart }))(
          await again(carts.load(reorder.cart))(),
        );
    }
  };

  /** Says which products are missing, also to a customer who has gone on to another page. Source: REO-1, REO-4. */
  const warnOfMissing = (result: ReorderResult): void => {
    const missing = unavailableProducts(result);
    if (missing.length === 0) return;
    notifications.notify({
      key: 'reorder_warning',
      tone: 'warning',
      title: { key: 'history:reorder.warning' },
      text: { key: 'history:reorder.unavailable' },
    });
    notifications.notify({
      key: 'reorder_non_reorderable',
      tone: 'warning',
      text: {
        key: 'history:reorder.missing',
        values: { products: missing.map(({ title }) => title).join(', ') },
      },
    });
  };

  /** Returns the current cart at the end, whatever the result. */
  const repeat = async (wish: ReorderWish): Promise<E.Either<Failure, Cart | null>> => {
    let reorder = beginReorder;
    while (isUnderWay(reorder)) {
      const answer = await answerTo(reorder, wish);
      const step = advanceReorder(reorder, E.isLeft(answer) ? { _tag: 'Failure' } : answer.right);
      store.update((view) => ({ ...view, reorder: step, ...(E.isLeft(answer) && { failure: answer.left }) }));
      reorder = step;
    }
    if (reorder._tag === 'Reordered') {
      news.tell({ _tag: 'Reordered', cart: reorder.cart });
      warnOfMissing(reorder.result);
    }
    return reorder._tag === 'Reordered'
      ? E.right(reorder.cart)
      : E.map((cart: Cart | undefined) => cart ?? null)(await loadCart());
  };

  return {
    state$: store.state$,
    begin: (asked) => {
      if (isUnderWay(store.get().reorder)) return;
      const wish = fromWhere(asked, mailed);
      store.update(() => ({ wish, reorder: beginReorder }));
      void session.adopt(() => repeat(wish));
    },
    acknowledge: () => store.update((view) => (isUnderWay(view.reorder) ? view : {})),
  };
};
