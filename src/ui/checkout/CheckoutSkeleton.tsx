import { Head } from '../shared/elements/Head.tsx';
import { Skeleton } from '../shared/elements/Skeleton.tsx';
import card from './Card.module.css';

/** A placeholder while a cart, an order or an account is loading, and while the browser goes to the payment. */
export const CheckoutSkeleton = ({ title, text }: { readonly title: string; readonly text: string }) => (
  <div className={card.card} aria-busy="true" data-coming>
    <Head title={title} />
    <h1 className={card.title}>{title}</h1>
    <p className={card.text} role="status">
      {text}
    </p>
    <Skeleton rows={4} />
  </div>
);
