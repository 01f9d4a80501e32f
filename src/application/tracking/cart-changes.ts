import { from, map, mergeMap, type Observable, scan } from 'rxjs';
import type { Cart } from '../../domain/cart/cart.ts';
import { cartDifference } from '../../domain/tracking/cart-difference.ts';
import type { ShopEvent } from '../../domain/tracking/shop-event.ts';
import type { CartState } from '../cart/cart-state.ts';

interface Seen {
  /** `undefined`: no cart was confirmed yet, so the first one is not a change. */
  readonly cart: Cart | null | undefined;
  /** The cart before the newest one. */
  readonly before: Cart | null | undefined;
  readonly state: CartState | undefined;
  readonly events: readonly ShopEvent[];
}
const nothingSeen: Seen = { cart: undefined, before: undefined, state: undefined, events: [] };

const eventsOf = ({ added, removed }: ReturnType<typeof cartDifference>): readonly ShopEvent[] => [
  ...(added.length > 0 ? [{ _tag: 'ItemsAdded', items: added } as const] : []),
  ...(removed.length > 0 ? [{ _tag: 'ItemsRemoved', items: removed } as const] : []),
];

const look = (seen: Seen, state: CartState): Seen => {
  const { remote, added } = state;
  const isNew = remote._tag === 'Ready' && remote.value !== seen.cart;
  const cart = isNew ? remote.value : seen.cart;
  const before = isNew ? seen.cart : seen.before;
  // An add is confirmed right after its cart was shown.
  if (seen.state && added > seen.state.added)
    return { cart, before, state, events: eventsOf(cartDifference(before ?? null, cart ?? null)) };
  // A line's task ends after its cart was shown. A cart from another source (another tab, a sign-in) is not a change by
  // this visitor.
  const lines = state.tasks.flatMap((task) => (task._tag === 'Line' ? [task.item] : []));
  const events = isNew && before ? eventsOf(cartDifference(before, cart ?? null, new Set(lines))) : [];
  return { cart, before, state, events };
};

/**
 * The changes that the visitor made to their cart, once the shop has confirmed them; for quantities, the difference.
 * Source: TRK-1.
 */
export const cartChanges = (state$: Observable<CartState>): Observable<ShopEvent> =>
  state$.pipe(
    scan(look, nothingSeen),
    map(({ events }) => events),
    mergeMap((events) => from(events)),
  );
