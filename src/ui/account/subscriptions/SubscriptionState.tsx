import { useTranslation } from 'react-i18next';
import type { Subscription } from '../../../domain/orders/subscription/subscription.ts';
import css from './subscriptions.module.css';

/** The state of a subscription, in a word. Source: ACC-5. */
export const SubscriptionState = ({ state }: Pick<Subscription, 'state'>) => {
  const { t } = useTranslation('personal');
  return (
    <span className={css.state} data-state={state}>
      {t(`subscription.state.${state}`)}
    </span>
  );
};
