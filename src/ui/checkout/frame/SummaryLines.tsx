import type { Cart } from '../../../domain/cart/cart.ts';
import { lineCards } from '../../../domain/cart/line-cards.ts';
import { pairNumbers } from '../../../domain/cart/pair-numbers.ts';
import styles from './OrderSummary.module.css';
import { SummaryLine } from './SummaryLine.tsx';
import { SummaryPair } from './SummaryPair.tsx';

/** The read-only lines of an order. */
export const SummaryLines = ({
  basket: { items, shippingAddress },
  of = 'cart',
}: {
  readonly basket: Pick<Cart, 'items' | 'shippingAddress'>;
  /** Whether they are in a cart or were ordered. */
  readonly of?: 'cart' | 'order';
}) => {
  const pairs = pairNumbers(items);
  return (
    <ul className={styles.lines}>
      {lineCards(items).map(([item, left]) => {
        const around = { pair: pairs.get(item.id), of, country: shippingAddress?.countryCode };
        return left ? (
          <SummaryPair key={item.id} items={[item, left]} {...around} />
        ) : (
          <SummaryLine key={item.id} item={item} {...around} />
        );
      })}
    </ul>
  );
};
