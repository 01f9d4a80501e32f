import { Skeleton } from '../shared/elements/Skeleton.tsx';
import card from './Card.module.css';

/** What stands there while the cart is fetched, and while the way leads on to the payment. */
export const CheckoutSkeleton = ({ text }: { readonly text: string }) => (
  <div className={card.card} aria-busy="true">
    <p className={card.text} role="status">
      {text}
    </p>
    <Skeleton rows={4} />
  </div>
);
