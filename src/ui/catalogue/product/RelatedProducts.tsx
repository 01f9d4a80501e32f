import { useId } from 'react';
import type { ProductSummary } from '../../../domain/catalogue/product.ts';
import { ProductGrid } from '../card/ProductGrid.tsx';
import css from './related-products.module.css';

interface RelatedProductsProps {
  readonly title: string;
  readonly products: readonly ProductSummary[];
}

/** The number of products in one row of the widest grid. */
const shown = 4;

/** Related products. Renders nothing if there are none. Source: CAT-6. */
export const RelatedProducts = ({ title, products }: RelatedProductsProps) => {
  const id = useId();
  if (products.length === 0) return null;
  return (
    <section className={css.related} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ProductGrid products={products.slice(0, shown)} heading="h3" />
    </section>
  );
};
