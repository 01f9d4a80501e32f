import { useRef } from 'react';
import type { NewCartLine } from '../../../../domain/cart/cart.ts';
import type { ShownProduct } from '../../../../domain/catalogue/product.ts';
import { useServices } from '../../../shared/services.ts';

/** A second press so soon after one that was not refused is the same press of an impatient hand. Units: ms. */
const onePress = 400;

/**
 * Puts lines into the cart and opens it beside the page, at the instant of an event. False: it was the same press once
 * more. Source: CART-2.
 */
export const useAddPress = (product: ShownProduct) => {
  const { cart, sidebar } = useServices();
  const last = useRef({ at: Number.NEGATIVE_INFINITY, added: 0 });
  return (lines: readonly NewCartLine[], at: number): boolean => {
    let added = 0;
    let isAdding = false;
    cart.state$
      .subscribe((state) => {
        added = state.added;
        isAdding = state.tasks.some(({ _tag }) => _tag === 'Add');
      })
      .unsubscribe();
    const wasRefused = !isAdding && added === last.current.added;
    if (!wasRefused && at - last.current.at < onePress) return false;
    last.current = { at, added };
    cart.add(lines.map((line) => ({ line, product })));
    sidebar.openForAdd();
    return true;
  };
};
