import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProductSummary } from '../../../domain/catalogue/product.ts';
import { glidingName } from './gliding-name.ts';
import list from './list-view.module.css';
import type { ProductCardProps } from './ProductCard.tsx';
import css from './product-grid.module.css';

export type ListingView = 'grid' | 'list';

/** As many pictures of a listing as its first row can hold. */
const firstRow = 4;

export interface GoodsProps {
  readonly products: readonly ProductSummary[];
  /** How they lie, where that can be chosen. */
  readonly view?: ListingView;
  /** The first row is on the first screen. */
  readonly eager?: boolean;
  readonly heading?: ProductCardProps['heading'];
  readonly named?: ProductCardProps['named'];
  /** Each product stands on this page once: it glides to where the next page has it. */
  readonly glides?: boolean;
  /** What else the price of each comes to. */
  readonly noteOf?: ((product: ProductSummary) => ReactNode) | undefined;
}

/** Goods in one to four columns, or one below the other, however each is drawn, and what all their prices hold. Source: CAT-2, CAT-11, LAW-1. */
export const GoodsGrid = ({
  products,
  view,
  eager = false,
  heading = 'h2',
  glides = false,
  named,
  noteOf,
  rows = false,
  cardOf,
}: GoodsProps & {
  readonly cardOf: (card: ProductCardProps) => ReactNode;
  /** Whether they are drawn as a shop's own lines, not as cards. */
  readonly rows?: boolean;
}) => {
  const { t } = useTranslation();
  return (
    <>
      <ul className={view && !rows ? `${css.grid} ${list.lies}` : css.grid} data-view={view ?? 'grid'}>
        {products.map((product, index) => (
          <li key={product.id} data-p={glides ? glidingName(product.id) : undefined}>
            {cardOf({ product, eager: eager && index < firstRow, heading, named, note: noteOf?.(product) })}
          </li>
        ))}
      </ul>
      <p className={css.note}>{t('price.vatAndShipping')}</p>
    </>
  );
};
