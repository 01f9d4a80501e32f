import {
  debounceTime,
  distinctUntilChanged,
  EMPTY,
  filter,
  map,
  merge,
  type Observable,
  switchMap,
  take,
} from 'rxjs';
import { goodsOf, recommendationList, shownItems } from '../../domain/tracking/goods.ts';
import type { ShopEvent } from '../../domain/tracking/shop-event.ts';
import type { CartSidebarState } from '../cart/cart-sidebar.ts';
import type { CartState } from '../cart/cart-state.ts';

/** The cart once no change is under way, so that a product just added is included. */
const atRest = (cart$: Observable<CartState>): Observable<ShopEvent> =>
  cart$.pipe(
    map(({ remote, tasks }) => (remote._tag === 'Ready' && tasks.length === 0 ? remote.value : null)),
    // An add ends right before its cart is shown, and is counted right after. This waits for both.
    debounceTime(0),
    // The sidebar opens before the first add has created a cart.
    filter((cart) => cart !== null),
    take(1),
    map((cart) => ({ _tag: 'CartViewed', goods: goodsOf(cart) })),
  );

/** Each opening of the sidebar is a cart view; each recommendation shown is a list view. Source: CART-6, TRK-1. */
export const sidebarEvents = (
  state$: Observable<CartSidebarState>,
  cart$: Observable<CartState>,
): Observable<ShopEvent> => {
  const open$ = state$.pipe(
    map(({ open }) => open),
    distinctUntilChanged(),
  );
  const recommended$ = state$.pipe(
    map(({ open, recommendation }) =>
      open && recommendation?._tag === 'Ready' ? recommendation.value : undefined,
    ),
    distinctUntilChanged((a, b) => a?.id === b?.id),
    filter((recommendation) => recommendation !== undefined),
    filter(({ products }) => products.length > 0),
    map(({ id, products }): ShopEvent => {
      const list = recommendationList(id);
      return { _tag: 'ListShown', list, items: shownItems(products, list) };
    }),
  );
  return merge(open$.pipe(switchMap((open) => (open ? atRest(cart$) : EMPTY))), recommended$);
};
