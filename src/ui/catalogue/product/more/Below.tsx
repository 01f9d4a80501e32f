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

/** The end of a product page: care advice for a lens, pictures, reviews, and recently viewed products. */
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
