import type { Cart } from '../../../domain/cart/cart.ts';
import { pairNumbers } from '../../../domain/cart/pair-numbers.ts';
import styles from './OrderSummary.module.css';
import { SummaryLine } from './SummaryLine.tsx';

/** The lines of an order, to be read. */
export const SummaryLines = ({
  basket: { items, shippingAddress },
  of = 'cart',
}: {
  readonly basket: Pick<Cart, 'items' | 'shippingAddress'>;
  /** What they lie in, or what they were. */
  readonly of?: 'cart' | 'order';
}) => {
  const pairs = pairNumbers(items);
  return (
    <ul className={styles.lines}>
      {items.map((item) => (
        <SummaryLine
          key={item.id}
          item={item}
          pair={pairs.get(item.id)}
          of={of}
          country={shippingAddress?.countryCode}
        />
      ))}
    </ul>
  );
};
