import type { Replacement } from '../../../../domain/catalogue/lens/changed-parameters.ts';
import type { ShownProduct } from '../../../../domain/catalogue/product.ts';

export interface OrderNoticeProps {
  readonly product: ShownProduct;
  readonly replacement: Replacement | null;
}
