import type { CartItem } from '../../domain/cart/cart.ts';
import { LineValues } from '../cart/LineValues.tsx';
import { useFormats } from '../cart/use-formats.ts';
import { Picture } from '../shared/Picture.tsx';
import { useTranslation } from '../shared/translation/use-translation.ts';
import styles from './OrderSummary.module.css';

/** A line of an order, to be read. */
export const SummaryLine = ({ item }: { readonly item: CartItem }) => {
  const { t } = useTranslation('cart');
  const { money } = useFormats();
  return (
    <li className={styles.line}>
      <span className={styles.picture}>
        <Picture image={item.image} size="cart" alt="" />
      </span>
      <div className={styles.what}>
        <p className={styles.name}>{item.title}</p>
        <LineValues item={item} />
        <p className={styles.count}>{t('line.quantityIs', { count: item.quantity })}</p>
      </div>
      <p className={styles.price}>{money(item.total)}</p>
    </li>
  );
};
