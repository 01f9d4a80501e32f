import { useTranslation } from 'react-i18next';
import type { Subscription } from '../../../domain/orders/subscription/subscription.ts';
import { useFormats } from '../../cart/use-formats.ts';
import css from './subscriptions.module.css';

/** Why the last delivery failed, and what happens next. Source: ACC-5. */
export const SubscriptionNotice = ({ problem }: Pick<Subscription, 'problem'>) => {
  const { t } = useTranslation('personal');
  const { day } = useFormats();
  if (!problem) return null;
  const { code, retryOn, goods } = problem;
  return (
    <div className={css.notice}>
      <p>{t(`subscription.problem.${code}`)}</p>
      {goods.length > 0 && <p>{goods.join(', ')}</p>}
      {retryOn !== undefined && <p>{t('subscription.retryOn', { day: day(retryOn) })}</p>}
    </div>
  );
};
