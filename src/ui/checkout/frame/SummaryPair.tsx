import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { CartItem } from '../../../domain/cart/cart.ts';
import { areAlike, cardTotal } from '../../../domain/cart/line-cards.ts';
import type { CountryCode } from '../../../domain/shared/country.ts';
import { LineBrand } from '../../cart/line/LineBrand.tsx';
import { LinePicture } from '../../cart/line/LinePicture.tsx';
import { LineRhythm } from '../../cart/line/LineRhythm.tsx';
import { PairSide } from '../../cart/line/PairSide.tsx';
import { useFormats } from '../../cart/use-formats.ts';
import { BasePrice } from '../../shared/elements/Price.tsx';
import styles from './OrderSummary.module.css';

/** The two eyes of a pair in an order, read-only, with the article once. Source: CART-22. */
export const SummaryPair = ({
  items,
  pair,
  of,
  country,
  noteOn,
}: {
  readonly items: readonly [right: CartItem, left: CartItem];
  readonly pair: number | undefined;
  readonly of: 'cart' | 'order';
  /** The destination country, once known. */
  readonly country: CountryCode | undefined;
  readonly noteOn: ((item: CartItem) => ReactNode) | undefined;
}) => {
  const { t } = useTranslation('cart');
  const { money } = useFormats();
  const [item, left] = items;
  const isAlike = areAlike(item, left);
  const about = (line: CartItem) => (
    <>
      {of === 'cart' && <LineRhythm item={line} className={styles.count} />}
      <BasePrice price={line.unitPrice} of={line.contents} country={country} />
    </>
  );
  return (
    <li className={styles.line}>
      <LinePicture image={item.image} of={of} />
      <div className={styles.what}>
        <LineBrand item={item} className={styles.count} />
        <p className={styles.name}>{item.title}</p>
        {pair !== undefined && <p className={styles.count}>{t('line.pair', { number: pair })}</p>}
        {isAlike && about(item)}
      </div>
      <p className={styles.price}>{money(cardTotal(items))}</p>
      <div className={styles.eyes}>
        {items.map((line) => (
          <PairSide key={line.id} item={line} total={money(line.total)}>
            <div className={`${styles.boxes} ${styles.count}`}>
              {t('line.quantityIs', { count: line.quantity })} {!isAlike && about(line)}
              {noteOn?.(line)}
            </div>
          </PairSide>
        ))}
      </div>
    </li>
  );
};
