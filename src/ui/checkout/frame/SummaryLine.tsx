import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { CartItem } from '../../../domain/cart/cart.ts';
import { isGift } from '../../../domain/cart/gift.ts';
import type { CountryCode } from '../../../domain/shared/country.ts';
import { LineBrand } from '../../cart/line/LineBrand.tsx';
import { LinePicture } from '../../cart/line/LinePicture.tsx';
import { LineRhythm } from '../../cart/line/LineRhythm.tsx';
import { LineValues } from '../../cart/line/LineValues.tsx';
import { useFormats } from '../../cart/use-formats.ts';
import { BasePrice } from '../../shared/elements/Price.tsx';
import styles from './OrderSummary.module.css';

/** A read-only line of an order. */
export const SummaryLine = ({
  item,
  pair,
  of,
  country,
  noteOn,
}: {
  readonly item: CartItem;
  readonly pair: number | undefined;
  readonly of: 'cart' | 'order';
  /** The destination country, once known. */
  readonly country: CountryCode | undefined;
  readonly noteOn: ((item: CartItem) => ReactNode) | undefined;
}) => {
  const { t } = useTranslation('cart');
  const { money } = useFormats();
  return (
    <li className={styles.line}>
      <LinePicture image={item.image} of={of} />
      <div className={styles.what}>
        <LineBrand item={item} className={styles.count} />
        <p className={styles.name}>{item.title}</p>
        <LineValues item={item} pair={pair} />
        <p className={styles.count}>
          {isGift(item) ? t('gift.badge') : t('line.quantityIs', { count: item.quantity })}
        </p>
        {noteOn?.(item)}
        {of === 'cart' && <LineRhythm item={item} className={styles.count} />}
        {!isGift(item) && <BasePrice price={item.unitPrice} of={item.contents} country={country} />}
      </div>
      <p className={styles.price}>{isGift(item) ? t('gift.free') : money(item.total)}</p>
    </li>
  );
};
