import type { ProductSummary } from '../../../domain/catalogue/product.ts';
import { pathTo } from '../../../domain/shared/paths.ts';
import { ProductGrid } from '../../catalogue/card/ProductGrid.tsx';
import { PreLink } from '../../shared/PreLink.tsx';
import { useTranslation } from '../../shared/translation/use-translation.ts';
import { useLocale } from '../../shared/use-locale.ts';
import css from './Popular.module.css';

/** What is ordered most; without an answer the page says so and goes on. */
export const Popular = ({ products }: { readonly products: readonly ProductSummary[] | undefined }) => {
  const { t } = useTranslation(['home', 'common']);
  const locale = useLocale();
  return (
    <section>
      <div className={css.head}>
        <h2>{t('popular.title')}</h2>
        <PreLink to={pathTo.search(locale)}>{t('common:action.showAll')}</PreLink>
      </div>
      {products ? <ProductGrid products={products} heading="h3" /> : <p>{t('popular.failed')}</p>}
    </section>
  );
};
