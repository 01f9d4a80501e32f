import { useTranslation } from 'react-i18next';
import { useCart } from '../use-cart.ts';
import styles from './CartNotices.module.css';

/** Says, for as long as there is such a cart, that the browser accepts no cookies and the cart is lost with the page. */
export const LooseCart = () => {
  const { t } = useTranslation('cart');
  const { isLoose } = useCart();
  return (
    isLoose && (
      <div className={styles.obstacle} role="alert">
        <p>{t('notKept')}</p>
      </div>
    )
  );
};
