import { useRef } from 'react';
import type { CartState } from '../../../../application/cart/cart-state.ts';
import type { NewCartLine } from '../../../../domain/cart/cart.ts';
import { useServices } from '../../../shared/services.ts';
import type { FormProduct } from './form-product.ts';

/** A second press so soon after one that was not refused is the same press of an impatient hand. Units: ms. */
export const onePress = 400;

/**
 * Puts lines into the cart and opens it beside the page, at the instant of an event. False: it was the same press once
 * more. `instead`: the cart's code cannot be had, so that nobody else adds it or says that it was not added. Source:
 * CART-2, CART-13.
 */
export const useAddPress = (product: FormProduct, instead: (code: 'lost' | 'away') => void) => {
  const { cart, sidebar, fetchCart } = useServices();
  const last = useRef({ at: Number.NEGATIVE_INFINITY, added: 0 });
  return (lines: readonly NewCartLine[], at: number): boolean => {
    // Silent until its code is there: what was pressed before is then still to be done.
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
