import { Skeleton } from '../../shared/elements/Skeleton.tsx';
import css from './product-card.module.css';

/** Keeps the place of a card whose product is on its way. Source: CAT-5. */
export const ProductCardSkeleton = () => (
  <div className={css.card} aria-hidden="true">
    <div className={css.picture} />
    <div className={css.about}>
      <Skeleton rows={3} />
    </div>
    <div className={css.offer}>
      <Skeleton shape="price" />
    </div>
  </div>
);
