import { memo, type ReactNode } from 'react';
import type { ProductSummary } from '../../../domain/catalogue/product.ts';
import { useTranslation } from '../../shared/translation/use-translation.ts';
import { ProductCard, type ProductCardProps } from './ProductCard.tsx';
import css from './product-grid.module.css';

export type ListingView = 'grid' | 'list';

/** As many pictures of a listing as its first row can hold. */
const firstRow = 4;

interface ProductGridProps {
  readonly products: readonly ProductSummary[];
  readonly view?: ListingView;
  /** The first row is on the first screen. */
  readonly eager?: boolean;
  readonly heading?: ProductCardProps['heading'];
  readonly named?: ProductCardProps['named'];
  /** What else the price of each comes to. */
  readonly noteOf?: (product: ProductSummary) => ReactNode;
}

/**
 * Cards in one to four columns, or one below the other, and what all their prices hold. Who leaves for another page does
 * not wait until all of them are rendered once more. Source: CAT-2, CAT-11, LAW-1.
 */
export const ProductGrid = memo(function ProductGrid({
  products,
  view = 'grid',
  eager = false,
  heading = 'h2',
  named,
  noteOf,
}: ProductGridProps) {
  const { t } = useTranslation();
  return (
    <>
      <ul className={css.grid} data-view={view}>
        {products.map((product, index) => (
          <li key={product.id}>
            <ProductCard
              product={product}
              eager={eager && index < firstRow}
              heading={heading}
              named={named}
              note={noteOf?.(product)}
            />
          </li>
        ))}
      </ul>
      <p className={css.note}>{t('price.vatAndShipping')}</p>
    </>
  );
});
