import type { ShownProduct } from '../../../../domain/catalogue/product.ts';
import { useServices } from '../../../shared/services.ts';
import { RecentlySeen } from '../../seen/RecentlySeen.tsx';
import { isReviewed } from '../is-reviewed.ts';
import { Reviews } from '../reviews/Reviews.tsx';
import css from './below.module.css';
import { CareAdvice, type CareAdviceProps } from './CareAdvice.tsx';
import { MarketingImages } from './MarketingImages.tsx';

export interface BelowProps {
  readonly product: Pick<ShownProduct, 'rating'> & CareAdviceProps['product'];
}

/** What a page shows of a product once it is read to its end: how a lens is cared for, and what its buyers say. */
export const Below = ({ product }: BelowProps) => {
  const { shop } = useServices();
  return (
    <div className={css.below}>
      <CareAdvice product={product} />
      <MarketingImages id={product.id} />
      {isReviewed(shop, product) && <Reviews id={product.id} />}
      <RecentlySeen except={product.id} />
    </div>
  );
};
