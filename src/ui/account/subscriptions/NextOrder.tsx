import { useTranslation } from 'react-i18next';
import type { Subscription } from '../../../domain/orders/subscription/subscription.ts';
import { useFormats } from '../../cart/use-formats.ts';
import { Fact } from '../../shared/elements/Fact.tsx';
import { useServices } from '../../shared/services.ts';
import { DayScale } from './DayScale.tsx';
import css from './subscriptions.module.css';

/** The two facts that customers look up, the next date and the total, in the style of the shop. Source: FACE-19. */
export const NextOrder = ({ subscription }: { readonly subscription: Subscription }) => {
  const { t } = useTranslation('personal');
  const { shop } = useServices();
  const { day, money } = useFormats();
  const { state, next, total } = subscription;
  const isActive = state === 'active';
  return (
    <>
      <dl className={css.soon} data-face={shop.hero}>
        {isActive && <Fact name={t('subscription.next')}>{day(next)}</Fact>}
        <Fact name={t('subscription.total')}>{money(total)}</Fact>
      </dl>
      {isActive && shop.hero === 'split' && (
        <div className={css.paper}>
          <DayScale subscription={subscription} />
        </div>
      )}
    </>
  );
};
