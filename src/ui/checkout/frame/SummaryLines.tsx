import type { ReactNode } from 'react';
import type { Cart, CartItem } from '../../../domain/cart/cart.ts';
import { lineCards } from '../../../domain/cart/line-cards.ts';
import { pairNumbers } from '../../../domain/cart/pair-numbers.ts';
import styles from './OrderSummary.module.css';
import { SummaryLine } from './SummaryLine.tsx';
import { SummaryPair } from './SummaryPair.tsx';

/** The read-only lines of an order. */
export const SummaryLines = ({
  basket: { items, shippingAddress },
  of = 'cart',
  noteOn,
}: {
  readonly basket: Pick<Cart, 'items' | 'shippingAddress'>;
  /** Whether they are in a cart or were ordered. */
  readonly of?: 'cart' | 'order';
  /** What is said of a line besides, for example that it was withdrawn from. */
  readonly noteOn?: (item: CartItem) => ReactNode;
}) => {
  const pairs = pairNumbers(items);
  return (
    <ul className={styles.lines}>
      {lineCards(items).map(([item, left]) => {
        const around = { pair: pairs.get(item.id), of, country: shippingAddress?.countryCode, noteOn };
        return left ? (
          <SummaryPair key={item.id} items={[item, left]} {...around} />
        ) : (
          <SummaryLine key={item.id} item={item} {...around} />
        );
      })}
    </ul>
  );
};
