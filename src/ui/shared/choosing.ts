import { type ComponentType, createContext } from 'react';
import type { Shop } from '../../application/shared/shop.ts';
import type { NewCartLine } from '../../domain/cart/cart.ts';
import type { Product } from '../../domain/catalogue/product.ts';

export interface ChoosingProps {
  readonly product: Product;
  /** What was chosen is on its way into the cart. */
  readonly busy: boolean;
  readonly onChosen: (lines: readonly NewCartLine[]) => void;
}

/** How the values of a product are chosen away from its page. */
export interface Choosing {
  readonly Form: ComponentType<ChoosingProps>;
  /** One of a product that leaves no choice; nothing where there is something to choose, or to be said. */
  readonly withoutChoice: (
    product: Product,
    quantity: Shop['quantity'],
  ) => readonly NewCartLine[] | undefined;
}

/** Fetches it once it is wanted: given by what stands above both the cart and the catalogue, else it cannot be had. */
export const ChoosingContext = createContext<() => Promise<Choosing>>(() => Promise.reject());
