import { useMemo } from 'react';
import { listCareProducts } from '../../../../application/catalogue/care-products.ts';
import type { ProductId } from '../../../../domain/catalogue/product.ts';
import { useServices } from '../../../shared/services.ts';
import { useStream } from '../../../shared/use-stream.ts';
import { CardsToCome } from '../../card/CardsToCome.tsx';
import { RelatedProducts } from '../RelatedProducts.tsx';

interface CareProductsProps {
  readonly title: string;
  /** The lens that the care products are for. */
  readonly id: ProductId;
}

/** Care products for a lens, as cards. The page's data does not contain them, so they are requested here. Source: SRCH-4. */
export const CareProducts = ({ title, id }: CareProductsProps) => {
  const { catalogue, search } = useServices();
  const list$ = useMemo(() => listCareProducts(catalogue, search, id), [catalogue, search, id]);
  const remote = useStream(list$, null);
  return remote === null || (remote._tag === 'Loading' && !remote.value) ? (
    <CardsToCome count={4} />
  ) : (
    <RelatedProducts title={title} products={remote.value ?? []} />
  );
};
