import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Cart, CartItem } from '../../../domain/cart/cart.ts';
import { giftHint } from '../../../domain/cart/gift.ts';
import { lineCards } from '../../../domain/cart/line-cards.ts';
import { pairNumbers } from '../../../domain/cart/pair-numbers.ts';
import styles from './OrderSummary.module.css';
import { SummaryLine } from './SummaryLine.tsx';
import { SummaryPair } from './SummaryPair.tsx';

/** The read-only lines of an order. Those of a cart end with why a gift is not among them. Source: LAW-42. */
export const SummaryLines = ({
  basket: { items, shippingAddress, gift, itemsTotal },
  of = 'cart',
  noteOn,
}: {
  readonly basket: Pick<Cart, 'items' | 'shippingAddress' | 'itemsTotal'> & Partial<Pick<Cart, 'gift'>>;
  /** Whether they are in a cart or were ordered. */
  readonly of?: 'cart' | 'order';
  /** What is said of a line besides, for example that it was withdrawn from. */
  readonly noteOn?: (item: CartItem) => ReactNode;
}) => {
  const { t } = useTranslation('cart');
  const pairs = pairNumbers(items);
  const isBarred = of === 'cart' && gift && giftHint(gift, itemsTotal)?._tag === 'Barred';
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
      {isBarred && <li className={styles.count}>{t('gift.barred', { title: gift.title })}</li>}
    </ul>
  );
};
