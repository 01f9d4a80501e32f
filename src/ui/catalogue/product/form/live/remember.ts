import type { LastChoices } from '../../../../../application/catalogue/ports.ts';
import type { NewCartLine } from '../../../../../domain/cart/cart.ts';
import { fromCartLines } from '../../../../../domain/cart/prescribed-lines.ts';
import type { Product } from '../../../../../domain/catalogue/product.ts';

/** Stores the chosen lens values on this device for the next visit. */
export const remember = (
  lastChoices: LastChoices,
  { id }: Pick<Product, 'id'>,
  lines: readonly NewCartLine[],
): Promise<void> => lastChoices.keep({ productId: id, eyes: fromCartLines(lines) });
