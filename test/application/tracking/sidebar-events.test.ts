import { BehaviorSubject } from 'rxjs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CartSidebarState } from '../../../src/application/cart/cart-sidebar.ts';
import type { CartState } from '../../../src/application/cart/cart-state.ts';
import { sidebarEvents } from '../../../src/application/tracking/sidebar-events.ts';
import type { Cart } from '../../../src/domain/cart/cart.ts';
import { cartOf, plainCartItem } from '../../arbitraries/cart.ts';

const ready = (value: Cart | null, tasks: CartState['tasks'] = []): CartState => ({
  remote: { _tag: 'Ready', value },
  tasks,
  added: 0,
  loads: 0,
});
const unknown: CartState = { ...ready(null), remote: { _tag: 'Loading' } };
const adding: CartState['tasks'] = [{ _tag: 'Add', lines: [] }];
const one = cartOf();
const more = cartOf([{ ...plainCartItem, quantity: 3 }]);

/** Opens the sidebar over a cart that goes through these states, each for a while; returns how many pieces were seen. */
const seenThrough = (states: readonly CartState[]): readonly number[] => {
  const cart$ = new BehaviorSubject(states[0] ?? unknown);
  const sidebar$ = new BehaviorSubject<CartSidebarState>({
    open: true,
    delivery: null,
    recommendation: null,
  });
  const seen: number[] = [];
  sidebarEvents(sidebar$, cart$).subscribe((event) => {
    if (event._tag === 'CartViewed') seen.push(...event.goods.items.map(({ quantity }) => quantity));
  });
  for (const state of states) {
    cart$.next(state);
    vi.advanceTimersByTime(100);
  }
  return seen;
};

describe('a viewed cart', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it.each<[string, readonly CartState[], readonly number[]]>([
    ['is counted with its current cart', [ready(one)], [1]],
    ['is counted once, even if the cart changes', [ready(one), ready(more)], [1]],
    ['is counted as soon as the cart is known', [unknown, ready(one)], [1]],
    ['is counted as soon as there is a cart', [ready(null), ready(one)], [1]],
    ['is counted as soon as no addition is pending', [ready(one, adding), ready(more)], [3]],
    ['is not counted during an addition', [ready(one, adding)], []],
    ['is not counted without a cart', [unknown, ready(null)], []],
  ])('%s · CART-6', (_, states, pieces) => expect(seenThrough(states)).toEqual(pieces));
});
