import type { RateableProduct } from '../../../application/customer/ports/ratings.ts';
import card from '../../checkout/Card.module.css';
import { Picture } from '../../shared/elements/Picture.tsx';
import css from './ratings.module.css';

/** The product that is rated. */
export const RatedProduct = ({ product }: { readonly product: RateableProduct }) => (
  <div className={css.product}>
    <Picture image={product.image} size="cart" alt="" />
    <h2 className={card.subtitle}>{product.title}</h2>
  </div>
);
