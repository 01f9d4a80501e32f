import { useTranslation } from 'react-i18next';
import { CheckoutSkeleton } from '../../checkout/CheckoutSkeleton.tsx';
import styles from './ThankYouPage.module.css';

/** What the server sends of an order's page: nothing of anybody's order. */
export const ThankYouFallback = () => {
  const { t } = useTranslation('checkout');
  return (
    <div className={styles.page}>
      <CheckoutSkeleton title={t('summary.title')} text={t('thankYou.loading')} />
    </div>
  );
};
