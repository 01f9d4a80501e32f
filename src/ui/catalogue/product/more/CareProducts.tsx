import { useMemo } from 'react';
import { listCareProducts } from '../../../../application/catalogue/care-products.ts';
import type { ProductId } from '../../../../domain/catalogue/product.ts';
import { useServices } from '../../../shared/services.ts';
import { useStream } from '../../../shared/use-stream.ts';
import { RelatedProducts } from '../RelatedProducts.tsx';

interface CareProductsProps {
  readonly title: string;
  /** The lens that they are for. */
  readonly id: ProductId;
}

/** Lens care that fits a lens, as cards. A page's data leaves it out, so it is asked for here. Source: SRCH-4. */
export const CareProducts = ({ title, id }: CareProductsProps) => {
  const { catalogue, search } = useServices();
  const list$ = useMemo(() => listCareProducts(catalogue, search, id), [catalogue, search, id]);
  return <RelatedProducts title={title} products={useStream(list$, null)?.value ?? []} />;
};
