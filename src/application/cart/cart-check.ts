import * as E from 'fp-ts/Either';
import { distinctUntilChanged, map, type Observable, of, switchMap } from 'rxjs';
import type { Cart } from '../../domain/cart/cart.ts';
import {
  type CartChange,
  type CartObstacle,
  changesSince,
  obstaclesOf,
  type SeenCart,
  seenCart,
} from '../../domain/cart/cart-check.ts';
import type { DeliveryDates } from '../../domain/catalogue/delivery.ts';
import type { CataloguePort } from '../catalogue/ports.ts';
import { makeStore } from '../shared/store.ts';
import type { CartSession } from './cart-session.ts';
import { linesOf } from './lines-of.ts';
import type { SeenCarts } from './ports.ts';

/** What the buyer has to know or change before they order. */
export interface CartCheckView {
  readonly changes: readonly CartChange[];
  readonly obstacles: readonly CartObstacle[];
}

/** Compares the cart with what the buyer last saw, whenever it changes. */
export interface CartCheck {
  readonly state$: Observable<CartCheckView>;
  /** The buyer has read the changes. The current cart is then the one they saw last. */
  readonly confirm: () => void;
}

export interface CartCheckParts {
  readonly session: Pick<CartSession, 'state$'>;
  readonly catalogue: Pick<CataloguePort, 'deliveryDates'>;
  readonly seen: SeenCarts;
}

const nothing: CartCheckView = { changes: [], obstacles: [] };

const sameCart = (a: Cart | null, b: Cart | null): boolean =>
  JSON.stringify(a && [a.token, a.items]) === JSON.stringify(b && [b.token, b.items]);

export const makeCartCheck = ({ session, catalogue, seen }: CartCheckParts): CartCheck => {
  const store = makeStore<CartCheckView>(nothing);
  let shown: SeenCart | undefined;

  const judge = (cart: Cart | null, dates?: DeliveryDates): void => {
    if (!cart) {
      shown = undefined;
      store.update(() => nothing);
      return;
    }
    shown = seenCart(cart, dates);
    const before = seen.read(cart.id);
    const changes = before ? changesSince(before, cart, dates) : [];
    // Without delivery dates the cart says nothing about stock, so the stock seen before is kept.
    if (changes.length === 0 && (dates || !before)) seen.write(shown);
    store.update(() => ({ changes, obstacles: obstaclesOf(cart, dates) }));
  };

  session.state$
    .pipe(
      map(({ remote, loads }) => ({ cart: remote.value ?? null, loads })),
      distinctUntilChanged((a, b) => a.loads === b.loads && sameCart(a.cart, b.cart)),
      switchMap(({ cart }) =>
        cart && cart.items.length > 0
          ? catalogue
              .deliveryDates(linesOf(cart))()
              .then((answer) => ({
                cart,
                dates: E.isRight(answer) ? answer.right : undefined,
              }))
          : of({ cart, dates: undefined }),
      ),
    )
    .subscribe(({ cart, dates }) => judge(cart, dates));

  return {
    state$: store.state$,
    confirm: () => {
      if (shown) seen.write(shown);
      store.update((view) => ({ ...view, changes: [] }));
    },
  };
};
