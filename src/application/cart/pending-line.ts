import type { NewCartLine } from '../../domain/cart/cart.ts';
import type { ProductSummary } from '../../domain/catalogue/product.ts';

/** A line on its way to the backend, with what the sidebar shows of it meanwhile. */
export interface PendingLine {
  readonly line: NewCartLine;
  readonly product: Pick<ProductSummary, 'id' | 'title' | 'image' | 'price'> &
    Partial<Pick<ProductSummary, 'contents'>>;
}
