import { useMemo } from 'react';
import { listProducts } from '../../../../application/search/listed-products.ts';
import { useServices } from '../../../shared/services.ts';
import { useStream } from '../../../shared/use-stream.ts';
import { NeighbourLinks, type NeighbourList } from '../NeighbourLinks.tsx';
import { RelatedProducts } from '../RelatedProducts.tsx';

/** Neighbouring products as cards. Until they are loaded, or if they cannot be, the links of the document stay. */
export const NeighbourCards = (list: NeighbourList) => {
  const { search } = useServices();
  const ids = useMemo(() => list.products.map(({ id }) => id), [list.products]);
  const found$ = useMemo(() => listProducts(search, 'neighbours', ids), [search, ids]);
  const found = useStream(found$, null)?.value?.products ?? [];
  const products = ids.flatMap((one) => found.filter(({ id }) => id === one));
  return products.length === 0 ? (
    <NeighbourLinks {...list} />
  ) : (
    <RelatedProducts title={list.title} products={products} />
  );
};
