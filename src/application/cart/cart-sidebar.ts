import type { TaskEither } from 'fp-ts/TaskEither';
import {
  BehaviorSubject,
  combineLatest,
  distinctUntilChanged,
  filter,
  firstValueFrom,
  map,
  type Observable,
  shareReplay,
  startWith,
} from 'rxjs';
import type { Cart } from '../../domain/cart/cart.ts';
import type { Recommendation } from '../../domain/cart/recommendation.ts';
import { type Delivery, deliveryOf } from '../catalogue/delivery-lookup.ts';
import type { CataloguePort, DeliveryWay } from '../catalogue/ports.ts';
import type { Failure } from '../shared/failure.ts';
import { type Asked, latestState } from '../shared/latest-state.ts';
import type { CartSession } from './cart-session.ts';
import { linesOf } from './lines-of.ts';
import type { CartPort } from './ports.ts';

export interface CartSidebarState {
  readonly open: boolean;
  /** `null` while there is nothing to request. */
  readonly delivery: Asked<Failure, Delivery>;
  readonly recommendation: Asked<Failure, Recommendation>;
}

/** The cart sidebar. Opening it requests delivery dates and recommendations. Source: CART-6. */
export interface CartSidebar {
  readonly state$: Observable<CartSidebarState>;
  readonly open: () => void;
  /** Opens the sidebar while a product is added. It closes again if the add is refused and the cart is empty. */
  readonly openForAdd: () => void;
  readonly close: () => void;
}

export interface CartSidebarParts {
  readonly session: CartSession;
  readonly carts: Pick<CartPort, 'recommendations'>;
  readonly catalogue: Pick<CataloguePort, 'deliveryDates' | 'deliveryPrediction'>;
}

/** The shipping option and country chosen in the checkout. */
const wayOf = ({ shipments, shippingAddress }: Cart): DeliveryWay => ({
  shippingOption: shipments[0]?.method,
  countryTo: shippingAddress?.countryCode,
});

const sameParcel = (a: Cart | null, b: Cart | null): boolean =>
  JSON.stringify(a && [linesOf(a), wayOf(a)]) === JSON.stringify(b && [linesOf(b), wayOf(b)]);

export const makeCartSidebar = ({ session, carts, catalogue }: CartSidebarParts): CartSidebar => {
  const open$ = new BehaviorSubject(false);
  const cart$ = session.state$.pipe(
    map(({ remote, loads }) => ({ cart: remote.value ?? null, loads })),
    distinctUntilChanged((a, b) => a.loads === b.loads && sameParcel(a.cart, b.cart)),
  );
  /** The cart while the sidebar is open and the cart is not empty, else `null`. */
  const shown$ = combineLatest([open$.pipe(distinctUntilChanged()), cart$]).pipe(
    map(([open, shown]) => (open && shown.cart && shown.cart.items.length > 0 ? shown : null)),
    distinctUntilChanged(),
  );
  const asking = <A>(task: (cart: Cart) => TaskEither<Failure, A>): Observable<Asked<Failure, A>> =>
    latestState(shown$.pipe(map((shown) => (shown?.cart ? task(shown.cart) : null)))).pipe(
      startWith<Asked<Failure, A>>(null),
    );

  const open = (): void => open$.next(true);
  const close = (): void => open$.next(false);
  const closeIfEmpty = async (): Promise<void> => {
    await firstValueFrom(
      session.state$.pipe(filter(({ tasks }) => tasks.every(({ _tag }) => _tag !== 'Add'))),
    );
    const { remote } = await firstValueFrom(session.state$);
    if (!remote.value?.items.length) close();
  };

  return {
    state$: combineLatest({
      open: open$.pipe(distinctUntilChanged()),
      delivery: asking((cart) => deliveryOf(catalogue)(linesOf(cart), wayOf(cart))),
      recommendation: asking(carts.recommendations),
    }).pipe(shareReplay({ bufferSize: 1, refCount: true })),
    open,
    openForAdd: () => {
      open();
      void closeIfEmpty();
    },
    close,
  };
};
