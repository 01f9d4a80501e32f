import { useTranslation } from 'react-i18next';
import type { CartItem } from '../../../domain/cart/cart.ts';
import type { CountryCode } from '../../../domain/shared/country.ts';
import type { Money } from '../../../domain/shared/money.ts';
import { BasePrice } from '../../shared/elements/Price.tsx';
import { useFormats } from '../use-formats.ts';
import styles from './CartLine.module.css';

/** The price of one piece, its base price and the saving. Source: LAW-16, CART-16. */
export const LinePrice = ({
  item,
  saved,
  country,
}: {
  readonly item: Pick<CartItem, 'category' | 'unitPrice' | 'contents'>;
  readonly saved?: Money | undefined;
  /** The destination country, once known. */
  readonly country?: CountryCode | undefined;
}) => {
  const { t } = useTranslation('cart');
  const { money } = useFormats();
  return (
    <p className={styles.each}>
      {t(item.category === 'lens' ? 'line.eachBox' : 'line.each', { price: money(item.unitPrice) })}{' '}
      <BasePrice price={item.unitPrice} of={item.contents} country={country} />{' '}
      {saved && <span className={styles.saving}>{t('line.saving', { amount: money(saved) })}</span>}
    </p>
  );
};
