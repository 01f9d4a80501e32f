import { loading } from '../../../application/shared/remote-state.ts';
import type { Subscription } from '../../../domain/orders/subscription/subscription.ts';
import { pathTo } from '../../../domain/shared/paths.ts';
import { useFormats } from '../../cart/use-formats.ts';
import { useKept } from '../../identity/use-kept.ts';
import { buttonClass } from '../../shared/elements/button.ts';
import { Fact } from '../../shared/elements/Fact.tsx';
import { PreLink } from '../../shared/elements/PreLink.tsx';
import { useServices } from '../../shared/services.ts';
import { useTranslation } from '../../shared/translation/use-translation.ts';
import type { AccountHolder } from '../holder.ts';
import { KeptSection } from '../KeptSection.tsx';
import { NothingYet } from '../NothingYet.tsx';
import orders from '../orders/orders.module.css';
import { CartSubscription } from './CartSubscription.tsx';
import { Lines } from './Lines.tsx';
import { SubscriptionNotice } from './SubscriptionNotice.tsx';
import { SubscriptionState } from './SubscriptionState.tsx';
import { useRhythm } from './use-rhythm.ts';

const Entry = ({ subscription }: { readonly subscription: Subscription }) => {
  const { t } = useTranslation('personal');
  const { locale } = useServices();
  const { day, money } = useFormats();
  const rhythm = useRhythm();
  const { id, state, interval, next, lines, total, problem } = subscription;
  const isOver = state === 'cancelled';
  return (
    <article className={orders.entry}>
      <div className={orders.head}>
        <h2 className={orders.number}>{rhythm(interval)}</h2>
        <SubscriptionState state={state} />
        <p className={orders.when}>{t('subscription.number', { number: id })}</p>
      </div>
      <SubscriptionNotice {...(problem && { problem })} />
      <Lines lines={lines} />
      <dl className={orders.facts}>
        {state === 'active' && <Fact name={t('subscription.next')}>{day(next)}</Fact>}
        {!isOver && <Fact name={t('subscription.total')}>{money(total)}</Fact>}
      </dl>
      <div className={orders.ways}>
        <PreLink
          className={buttonClass('secondary')}
          to={pathTo.account(locale, `subscription/${id}`)}
          aria-label={t(isOver ? 'subscription.lookOf' : 'subscription.openOf', { number: id })}
        >
          {t(isOver ? 'subscription.look' : 'subscription.open')}
        </PreLink>
      </div>
    </article>
  );
};

/** What comes to the customer again and again. Source: ACC-5, ROUTE-6. */
export const Subscriptions = ({ desk }: AccountHolder) => {
  const { t } = useTranslation('personal');
  const { locale } = useServices();
  const { kept, task } = useKept(desk.subscriptions);
  return (
    <KeptSection
      title={t('subscription.title')}
      text={t('subscription.text')}
      kept={kept.value?.isWhole === false ? loading : kept}
      onRetry={desk.subscriptions.load}
    >
      {(known) => (
        <>
          {known.subscriptions.length === 0 ? (
            <NothingYet
              text={t('subscription.none')}
              way={t('toOrders')}
              to={pathTo.account(locale, 'history')}
            />
          ) : (
            <ul className={orders.list}>
              {known.subscriptions.map((subscription) => (
                <li key={subscription.id}>
                  <Entry subscription={subscription} />
                </li>
              ))}
            </ul>
          )}
          <CartSubscription desk={desk.subscriptions} known={known} task={task} />
        </>
      )}
    </KeptSection>
  );
};
