import type { NewCartLine } from '../../domain/cart/cart.ts';
import type { ProductSummary } from '../../domain/catalogue/product.ts';

/** A line that is being sent to the backend, with what the sidebar shows of it in the meantime. */
export interface PendingLine {
  readonly line: NewCartLine;
  readonly product: Pick<ProductSummary, 'id' | 'title' | 'image' | 'price'> &
    Partial<Pick<ProductSummary, 'contents'>>;
}
