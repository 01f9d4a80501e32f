import css from '../../account/account.module.css';
import { CheckoutSkeleton } from '../../checkout/CheckoutSkeleton.tsx';
import { useTranslation } from '../../shared/translation/use-translation.ts';

/** What the server sends of an account: nothing of anybody's. */
export const AccountFallback = () => {
  const { t } = useTranslation('account');
  return (
    <div className={css.page}>
      <CheckoutSkeleton title={t('title')} text={t('loading')} />
    </div>
  );
};
