import type { AddFormProduct } from '../../../../application/cart/add-form.ts';
import type { PendingLine } from '../../../../application/cart/pending-line.ts';
import type { ShownProduct } from '../../../../domain/catalogue/product.ts';
import type { Namespace } from '../../../shared/namespaces.ts';

/** The product data of the form, which is part of the page. */
export type FormProduct = AddFormProduct &
  PendingLine['product'] &
  Pick<ShownProduct, 'contents' | 'lensUsage' | 'looks'>;

/** `words`: texts that the form needs in addition to its own. */
export interface ProductFormProps {
  readonly product: FormProduct;
  readonly words?: readonly Namespace[];
}

export const formProduct = ({
  id,
  sku,
  title,
  image,
  price,
  category,
  orderable,
  isTrial,
  stock,
  stopOrder,
  contents,
  lensUsage,
  options,
  looks,
}: ShownProduct): FormProduct => ({
  id,
  sku,
  title,
  image,
  price,
  category,
  orderable,
  isTrial,
  stock,
  ...(stopOrder !== undefined && { stopOrder }),
  contents,
  ...(lensUsage !== undefined && { lensUsage }),
  options,
  ...(looks && { looks }),
});
