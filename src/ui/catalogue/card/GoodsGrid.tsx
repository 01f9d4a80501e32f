import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProductSummary } from '../../../domain/catalogue/product.ts';
import { glidingName } from './gliding-name.ts';
import list from './list-view.module.css';
import type { ProductCardProps } from './ProductCard.tsx';
import css from './product-grid.module.css';

export type ListingView = 'grid' | 'list';

/** The highest number of pictures in the first row of a listing. */
const firstRow = 4;

export interface GoodsProps {
  readonly products: readonly ProductSummary[];
  /** How the products are laid out, where visitors can choose it. */
  readonly view?: ListingView;
  /** Whether the first row is on the first screen. */
  readonly eager?: boolean;
  readonly heading?: ProductCardProps['heading'];
  readonly named?: ProductCardProps['named'];
  /**
   * Each product appears only once on this page, so its picture can move to its place on the next page in a view
   * transition.
   */
  readonly glides?: boolean;
  /** Renders what replaces the price of a product, if anything does. */
  readonly offerOf?: ((product: ProductSummary) => ReactNode) | undefined;
  /** Renders a note on the price of a product. */
  readonly noteOf?: ((product: ProductSummary) => ReactNode) | undefined;
}

/**
 * Products in one to four columns, or one below the other, drawn by `cardOf`, with the note on what all prices include.
 * Source: CAT-2, CAT-11, LAW-1.
 */
export const GoodsGrid = ({
  products,
  view,
  eager = false,
  heading = 'h2',
  glides = false,
  named,
  offerOf,
  noteOf,
  rows = false,
  cardOf,
}: GoodsProps & {
  readonly cardOf: (card: ProductCardProps) => ReactNode;
  /** Whether they are drawn as the shop's own rows instead of cards. */
  readonly rows?: boolean;
}) => {
  const { t } = useTranslation();
  return (
    <>
      <ul className={view && !rows ? `${css.grid} ${list.lies}` : css.grid} data-view={view ?? 'grid'}>
        {products.map((product, index) => (
          <li key={product.id} data-p={glides ? glidingName(product.id) : undefined}>
            {cardOf({
              product,
              eager: eager && index < firstRow,
              heading,
              named,
              offer: offerOf?.(product),
              note: noteOf?.(product),
            })}
          </li>
        ))}
      </ul>
      <p className={css.note}>{t('price.vatAndShipping')}</p>
    </>
  );
};
