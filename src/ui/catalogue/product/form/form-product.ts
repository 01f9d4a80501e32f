import type { AddFormProduct } from '../../../../application/cart/add-form.ts';
import type { PendingLine } from '../../../../application/cart/pending-line.ts';
import type { ShownProduct } from '../../../../domain/catalogue/product.ts';

/** What the form of a product is made of: it travels with the page. */
export type FormProduct = AddFormProduct &
  PendingLine['product'] &
  Pick<ShownProduct, 'contents' | 'lensUsage'>;

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
});
