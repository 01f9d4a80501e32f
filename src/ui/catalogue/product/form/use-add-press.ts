import { useRef } from 'react';
import type { CartState } from '../../../../application/cart/cart-state.ts';
import type { NewCartLine } from '../../../../domain/cart/cart.ts';
import { useServices } from '../../../shared/services.ts';
import type { FormProduct } from './form-product.ts';

/** A second click within this time after one that was not refused counts as the same click. Units: ms. */
export const onePress = 400;

/**
 * Returns a function that adds lines to the cart at the time of an event and opens the cart drawer. It returns false
 * for a double click. `instead`: called if the cart's code cannot be loaded, so that nothing else adds the lines or
 * reports the failure. Source: CART-2, CART-13.
 */
export const useAddPress = (product: FormProduct, instead: (code: 'lost' | 'away') => void) => {
  const { cart, sidebar, fetchCart } = useServices();
  const last = useRef({ at: Number.NEGATIVE_INFINITY, added: 0 });
  return (lines: readonly NewCartLine[], at: number): boolean => {
    // The stream emits nothing until its code is loaded. Earlier clicks are then still pending.
    let now: CartState | undefined;
    cart.state$
      .subscribe((state) => {
        now = state;
      })
      .unsubscribe();
    const added = now?.added ?? 0;
    const isAdding = !now || now.tasks.some(({ _tag }) => _tag === 'Add');
    const wasRefused = !isAdding && added === last.current.added;
    if (!wasRefused && at - last.current.at < onePress) return false;
    last.current = { at, added };
    cart.add(lines.map((line) => ({ line, product })));
    sidebar.openForAdd();
    void fetchCart().then((code) => code === 'here' || instead(code));
    return true;
  };
};
