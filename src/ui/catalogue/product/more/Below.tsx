import type { ShownProduct } from '../../../../domain/catalogue/product.ts';
import { useServices } from '../../../shared/services.ts';
import { RecentlySeen } from '../../seen/RecentlySeen.tsx';
import { Reviews } from '../reviews/Reviews.tsx';
import css from './below.module.css';
import { CareAdvice } from './CareAdvice.tsx';
import { Maker } from './Maker.tsx';
import { MarketingImages } from './MarketingImages.tsx';

/** What a page shows of a product once it is read to its end: how a lens is cared for, what its buyers say, and who made it. */
export const Below = ({ product }: { readonly product: ShownProduct }) => {
  const { shop } = useServices();
  return (
    <div className={css.below}>
      <CareAdvice product={product} />
      <MarketingImages id={product.id} />
      {shop.features.reviews && product.rating.count > 0 && <Reviews product={product} />}
      <Maker id={product.id} />
      <RecentlySeen except={product.id} />
    </div>
  );
};
