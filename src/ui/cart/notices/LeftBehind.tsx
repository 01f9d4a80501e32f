import { useTranslation } from 'react-i18next';
import type { Cart } from '../../../domain/cart/cart.ts';
import styles from './CartNotices.module.css';

/**
 * Says what did not fit when the cart of this device and the one of the account became one, until the cart's next
 * change. Works without scripts. Source: CART-24.
 */
export const LeftBehind = ({ cart }: { readonly cart: Pick<Cart, 'leftBehind'> }) => {
  const { t } = useTranslation('cart');
  const { leftBehind = [] } = cart;
  if (leftBehind.length === 0) return null;
  return (
    <div className={styles.changed} role="status">
      <p className={styles.title}>{t('leftBehind.title')}</p>
      <ul>
        {leftBehind.map(({ title, taken, left }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two lines of one product may say the same
          <li key={`${i}${title}`}>{t('leftBehind.line', { title, taken, left })}</li>
        ))}
      </ul>
    </div>
  );
};
