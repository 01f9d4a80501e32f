import { use } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProductSummary } from '../../../domain/catalogue/product.ts';
import { MonthlyCost } from '../../catalogue/card/MonthlyCost.tsx';
import { ProductGrid } from '../../catalogue/card/ProductGrid.tsx';
import { LinkTo } from '../LinkTo.tsx';
import { BlockDataContext, type BlockOf } from '../views.ts';
import css from './Products.module.css';

const monthOf = (product: ProductSummary) => <MonthlyCost product={product} />;

/**
 * The most popular products, or an editor's choice. If they could not be loaded, a message is shown in their place.
 * Source: LAW-17.
 */
export const Products = ({ block }: { readonly block: BlockOf<'products'> }) => {
  const { t } = useTranslation('home');
  const products = use(BlockDataContext).products[block.id];
  const { heading, text, link } = block;
  if (products?.length === 0) return null;
  return (
    <section className={css.list}>
      <div className={css.head}>
        {heading && <h2>{heading}</h2>}
        {link && <LinkTo target={link.target}>{link.label}</LinkTo>}
      </div>
      {text && <p>{text}</p>}
      {products ? (
        <ProductGrid products={products} heading={heading ? 'h3' : 'h2'} noteOf={monthOf} />
      ) : (
        <p>{t('popular.failed')}</p>
      )}
    </section>
  );
};
