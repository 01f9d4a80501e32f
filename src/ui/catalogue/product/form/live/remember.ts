import type { LastChoices } from '../../../../../application/catalogue/ports.ts';
import type { NewCartLine } from '../../../../../domain/cart/cart.ts';
import { fromCartLines } from '../../../../../domain/cart/prescribed-lines.ts';
import type { Product } from '../../../../../domain/catalogue/product.ts';

/** Keeps what was chosen of a lens for the next visit on this device. */
export const remember = (
  lastChoices: LastChoices,
  { id }: Pick<Product, 'id'>,
  lines: readonly NewCartLine[],
): Promise<void> => lastChoices.keep({ productId: id, eyes: fromCartLines(lines) });
