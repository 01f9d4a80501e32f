import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router';
import type { KeptSubscriptions } from '../../../application/customer/subscription-desk.ts';
import { ready } from '../../../application/shared/remote-state.ts';
import { pathTo } from '../../../domain/shared/paths.ts';
import { useFormats } from '../../cart/use-formats.ts';
import card from '../../checkout/Card.module.css';
import { buttonClass } from '../../shared/elements/button.ts';
import { PreLink } from '../../shared/elements/PreLink.tsx';
import { useServices } from '../../shared/services.ts';
import { AccountProblem } from '../AccountProblem.tsx';
import account from '../account.module.css';
import type { AccountHolder } from '../holder.ts';
import { KeptSection } from '../KeptSection.tsx';
import { Addresses } from './Addresses.tsx';
import { Cancel } from './Cancel.tsx';
import { Goods } from './Goods.tsx';
import { MadeOrders } from './MadeOrders.tsx';
import { Payment } from './Payment.tsx';
import { Prescription } from './Prescription.tsx';
import type { Part } from './part.ts';
import { Rhythm } from './Rhythm.tsx';
import { Standing } from './Standing.tsx';
import { useOpened } from './use-opened.ts';

const none = ready<KeptSubscriptions>({ subscriptions: [], payments: [], isWhole: false });

const Parts = (part: Part) => {
  const { t } = useTranslation('personal');
  const { day } = useFormats();
  const { task, subscription } = part;
  const isOver = subscription.state === 'cancelled';
  return (
    <>
      {task._tag === 'Failed' && <AccountProblem failure={task.failure} />}
      <div role="status" className={account.status}>
        {task._tag === 'Done' && (
          <p className={account.saved}>
            {t(`subscription.done.${task.name}`, { next: day(subscription.next) })}
          </p>
        )}
      </div>
      <Standing {...part} />
      {!isOver && <Prescription key={subscription.prescription?.issuedOn} {...part} />}
      <Goods {...part} />
      {!isOver && <Rhythm {...part} />}
      {!isOver && <Addresses {...part} />}
      {!isOver && <Payment {...part} />}
      <MadeOrders orders={subscription.orders} />
      {!isOver && <Cancel {...part} />}
    </>
  );
};

/** One subscription: its state, its content and all possible changes. Source: ACC-5, ROUTE-6. */
export const SubscriptionPage = ({ desk: { subscriptions: desk }, id }: AccountHolder) => {
  const { t } = useTranslation('personal');
  const { locale } = useServices();
  const { kept, task } = useOpened(desk, id);
  if (id === undefined) return <Navigate replace to={pathTo.account(locale, 'my-subscriptions')} />;
  const isGone = kept._tag === 'Failed' && kept.error._tag === 'NotFound';
  // The subscription that another page opened before must not appear for a moment.
  const own = kept.value?.subscriptions.find((one) => one.id === id);
  return (
    <KeptSection
      title={isGone ? t('subscription.gone') : t('subscription.number', { number: id })}
      number={id}
      kept={isGone ? none : kept}
      onRetry={() => desk.open(id)}
    >
      {({ payments }) => (
        <>
          {own && !isGone && <Parts subscription={own} payments={payments} desk={desk} task={task} />}
          <div className={card.ways}>
            <PreLink
              className={buttonClass('plain', card.start)}
              to={pathTo.account(locale, 'my-subscriptions')}
            >
              {t('subscription.back')}
            </PreLink>
          </div>
        </>
      )}
    </KeptSection>
  );
};
