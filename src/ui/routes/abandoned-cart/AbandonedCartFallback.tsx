import { useTranslation } from 'react-i18next';
import { CartSkeleton } from '../../cart/drawer/CartSkeleton.tsx';
import { Head } from '../../shared/elements/Head.tsx';
import styles from '../cart/CartPage.module.css';

/** What the server renders for a cart link: no one's cart data. */
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
