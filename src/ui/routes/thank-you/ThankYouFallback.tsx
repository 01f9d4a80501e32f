import { useTranslation } from 'react-i18next';
import { CheckoutSkeleton } from '../../checkout/CheckoutSkeleton.tsx';
import styles from './ThankYouPage.module.css';

/** What the server renders for an order's page: no order data. */
export const ThankYouFallback = () => {
  const { t } = useTranslation('checkout');
  return (
    <div className={styles.page}>
      <CheckoutSkeleton title={t('summary.title')} text={t('thankYou.loading')} />
    </div>
  );
};
