import { useTranslation } from 'react-i18next';
import { plainCartPath } from '../../../domain/shared/plain-paths.ts';
import { CheckoutSkeleton } from '../../checkout/CheckoutSkeleton.tsx';
import { PlainWay } from '../../shared/elements/PlainWay.tsx';
import { useServices } from '../../shared/services.ts';
import styles from './CheckoutLayout.module.css';

/** What the server renders for the checkout: its frame, without order data. */
export const CheckoutFallback = () => {
  const { t } = useTranslation('checkout');
  const { locale } = useServices();
  return (
    <div className={styles.page}>
      <div className={styles.room} />
      <CheckoutSkeleton title={t('title')} text={t('loading')} />
      <PlainWay to={plainCartPath(locale)} />
    </div>
  );
};
