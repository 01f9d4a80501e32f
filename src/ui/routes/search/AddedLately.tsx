import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { listProducts } from '../../../application/search/listed-products.ts';
import type { ProductId } from '../../../domain/catalogue/product.ts';
import { ProductGrid } from '../../catalogue/card/ProductGrid.tsx';
import { island } from '../../shared/island.tsx';
import { useServices } from '../../shared/services.ts';
import { useStream } from '../../shared/use-stream.ts';

const Products = ({ ids }: { readonly ids: readonly ProductId[] }) => {
  const { t } = useTranslation('search');
  const { search } = useServices();
  const list$ = useMemo(() => listProducts(search, 'added', ids), [search, ids]);
  const products = useStream(list$, null)?.value?.products ?? [];
  return products.length === 0 ? null : (
    <section>
      <h2>{t('none.added')}</h2>
      <ProductGrid products={products} heading="h3" />
    </section>
  );
};

const AddedLatelyView = () => {
  const { addedProducts } = useServices();
  const [ids, setIds] = useState<readonly ProductId[]>([]);
  useEffect(() => setIds(addedProducts.read()), [addedProducts]);
  return ids.length > 0 && <Products ids={ids} />;
};

/** What this visitor added to the cart lately; they may have searched for it. */
export const AddedLately = island('added', AddedLatelyView);
