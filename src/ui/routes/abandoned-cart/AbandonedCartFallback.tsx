import { useTranslation } from 'react-i18next';
import { CartSkeleton } from '../../cart/drawer/CartSkeleton.tsx';
import { Head } from '../../shared/elements/Head.tsx';
import styles from '../cart/CartPage.module.css';

/** What the server sends for a link to a cart: nothing of anybody's cart. */
export const AbandonedCartFallback = () => {
  const { t } = useTranslation('cart');
  return (
    <div className={styles.page}>
      <Head title={t('link.opening')} />
      <meta name="referrer" content="strict-origin" />
      <h1 className={styles.title}>{t('link.opening')}</h1>
      <CartSkeleton />
    </div>
  );
};
