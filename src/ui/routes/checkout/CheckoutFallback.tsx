import { useTranslation } from 'react-i18next';
import { CheckoutSkeleton } from '../../checkout/CheckoutSkeleton.tsx';
import styles from './CheckoutLayout.module.css';

/** What the server sends of the checkout: its frame, and nothing of anybody's order. */
export const CheckoutFallback = () => {
  const { t } = useTranslation('checkout');
  return (
    <div className={styles.page}>
      <title>{t('title')}</title>
      <meta name="robots" content="noindex" />
      <CheckoutSkeleton text={t('loading')} />
    </div>
  );
};
