import { type ComponentType, createContext } from 'react';
import type { Shop } from '../../application/shared/shop.ts';
import type { NewCartLine } from '../../domain/cart/cart.ts';
import type { Product } from '../../domain/catalogue/product.ts';

export interface ChoosingProps {
  readonly product: Product;
  /** The chosen lines are being added to the cart. */
  readonly busy: boolean;
  readonly onChosen: (lines: readonly NewCartLine[]) => void;
}

/** The form for choosing the values of a product outside its page. */
export interface Choosing {
  readonly Form: ComponentType<ChoosingProps>;
  /** Returns the line of a product that needs no choice; undefined if there is something to choose or to tell the customer. */
  readonly withoutChoice: (
    product: Product,
    quantity: Shop['quantity'],
  ) => readonly NewCartLine[] | undefined;
}

/** Loads it when needed. Set by a module above both the cart and the catalogue; rejects if not set. */
export const ChoosingContext = createContext<() => Promise<Choosing>>(() => Promise.reject());
