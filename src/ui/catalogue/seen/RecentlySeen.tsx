import { useId, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { listProducts } from '../../../application/search/listed-products.ts';
import type { ProductId, ProductSummary } from '../../../domain/catalogue/product.ts';
import { Button } from '../../shared/elements/Button.tsx';
import { useServices } from '../../shared/services.ts';
import { useStream } from '../../shared/use-stream.ts';
import { CardsToCome } from '../card/CardsToCome.tsx';
import { MonthlyCost } from '../card/MonthlyCost.tsx';
import { ProductGrid } from '../card/ProductGrid.tsx';
import styles from './recently-seen.module.css';

/** Viewed lenses have different wearing periods, so each shows its monthly cost. Source: LAW-17. */
const monthOf = (product: ProductSummary) => <MonthlyCost product={product} />;

const Row = ({ ids, onClear }: { readonly ids: readonly ProductId[]; readonly onClear: () => void }) => {
  const { t } = useTranslation('product');
  const { search } = useServices();
  const id = useId();
  const list$ = useMemo(() => listProducts(search, 'seen', ids), [search, ids]);
  const remote = useStream(list$, null);
  const found = remote?.value?.products ?? [];
  const products = ids.flatMap((one) => found.filter((product) => product.id === one));
  const isComing = !remote || remote._tag === 'Loading';
  if (products.length === 0 && !isComing) return null;
  return (
    <section className={styles.seen} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id}>{t('seen.title')}</h2>
        <Button kind="plain" onClick={onClear}>
          {t('seen.clear')}
        </Button>
      </div>
      {isComing ? (
        <CardsToCome count={ids.length} />
      ) : (
        <ProductGrid products={products} heading="h3" noteOf={monthOf} />
      )}
      <p className={styles.note}>{t('seen.note')}</p>
    </section>
  );
};

/** Products viewed earlier on this device. The list can be cleared. `except`: the product of the current page. */
export const RecentlySeen = ({ except }: { readonly except?: ProductId }) => {
  const { t } = useTranslation('product');
  const { seenProducts } = useServices();
  const [ids] = useState(() => seenProducts.read().filter((one) => one !== except));
  const [isCleared, setCleared] = useState(false);
  const clear = () => {
    seenProducts.clear();
    setCleared(true);
  };
  if (isCleared) return <p role="status">{t('seen.cleared')}</p>;
  return ids.length > 0 && <Row ids={ids} onClear={clear} />;
};
