import { useTranslation } from 'react-i18next';
import { plainAccountPath } from '../../../domain/shared/plain-paths.ts';
import css from '../../account/account.module.css';
import { CheckoutSkeleton } from '../../checkout/CheckoutSkeleton.tsx';
import { PlainWay } from '../../shared/elements/PlainWay.tsx';
import { useServices } from '../../shared/services.ts';

/** What the server renders for the account: no customer data. */
export const AccountFallback = () => {
  const { t } = useTranslation('account');
  const { locale } = useServices();
  return (
    <div className={css.page}>
      <CheckoutSkeleton title={t('title')} text={t('loading')} />
      <PlainWay to={plainAccountPath(locale)} />
    </div>
  );
};
