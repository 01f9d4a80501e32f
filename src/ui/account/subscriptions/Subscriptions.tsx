import { useTranslation } from 'react-i18next';
import type { SubscriptionDesk, SubscriptionsView } from '../../../application/customer/subscription-desk.ts';
import { loading } from '../../../application/shared/remote-state.ts';
import { articlesOf } from '../../../domain/orders/articles.ts';
import type { Subscription } from '../../../domain/orders/subscription/subscription.ts';
import { pathTo } from '../../../domain/shared/paths.ts';
import { LinePicture } from '../../cart/line/LinePicture.tsx';
import { useFormats } from '../../cart/use-formats.ts';
import { useKept } from '../../identity/use-kept.ts';
import { Button } from '../../shared/elements/Button.tsx';
import { buttonClass } from '../../shared/elements/button.ts';
import { PreLink } from '../../shared/elements/PreLink.tsx';
import { VisuallyHidden } from '../../shared/elements/VisuallyHidden.tsx';
import { Whole } from '../../shared/elements/Whole.tsx';
import { useServices } from '../../shared/services.ts';
import { AccountProblem } from '../AccountProblem.tsx';
import account from '../account.module.css';
import type { AccountHolder } from '../holder.ts';
import { KeptSection } from '../KeptSection.tsx';
import { NothingYet } from '../NothingYet.tsx';
import orders from '../orders/orders.module.css';
import { CartSubscription } from './CartSubscription.tsx';
import { NextOrder } from './NextOrder.tsx';
import { isAt } from './part.ts';
import { SkipButton, SkippingDays } from './Skipping.tsx';
import { SubscriptionNotice } from './SubscriptionNotice.tsx';
import { SubscriptionState } from './SubscriptionState.tsx';
import css from './subscriptions.module.css';
import { useRhythm } from './use-rhythm.ts';

const Entry = ({
  subscription,
  desk,
  task,
}: {
  readonly subscription: Subscription;
  readonly desk: SubscriptionDesk;
  readonly task: SubscriptionsView['task'];
}) => {
  const { t } = useTranslation('personal');
  const { locale, shop } = useServices();
  const { day } = useFormats();
  const rhythm = useRhythm();
  const { id, state, interval, next, lines, problem } = subscription;
  const isOver = state === 'cancelled';
  const isActive = state === 'active';
  const isMine = task._tag !== 'Idle' && task.about === id;
  const own = { subscription, desk, task: isMine ? task : undefined, about: id };
  return (
    <article className={`${orders.entry} ${css.entry}`} data-face={shop.hero}>
      <div className={orders.head}>
        <h2 className={orders.number}>{rhythm(interval)}</h2>
        <SubscriptionState state={state} />
      </div>
      <SubscriptionNotice {...(problem && { problem })} />
      {!isOver && <NextOrder subscription={subscription} />}
      <ul className={css.comes}>
        {articlesOf(lines).map(({ title, quantity, image }) => (
          <li key={title} className={css.coming}>
            <LinePicture image={image ?? ''} />
            {t('subscription.article', { quantity, title })}
          </li>
        ))}
      </ul>
      {isMine && task._tag === 'Failed' && <AccountProblem failure={task.failure} />}
      <div role="status" className={account.status}>
        {isMine && task._tag === 'Done' && (
          <p className={account.saved}>{t(`subscription.done.${task.name}`, { next: day(next) })}</p>
        )}
      </div>
      {isActive && <SkippingDays {...own} />}
      <div className={orders.ways}>
        {isActive && (
          <>
            <SkipButton {...own} />
            <Button
              kind="secondary"
              busy={isMine && isAt(task, 'pause')}
              onClick={() => desk.pause(subscription)}
            >
              {t('subscription.pause')} <VisuallyHidden>{id}</VisuallyHidden>
            </Button>
          </>
        )}
        <PreLink
          className={buttonClass('secondary')}
          to={pathTo.account(locale, `subscription/${id}`)}
          aria-label={t(isOver ? 'subscription.lookOf' : 'subscription.openOf', { number: id })}
        >
          {t(isOver ? 'subscription.look' : 'subscription.open')}
        </PreLink>
      </div>
      <p className={orders.when}>
        <Whole of={id} text={t('subscription.number', { number: id })} />
      </p>
    </article>
  );
};

/** The customer's subscriptions. Source: ACC-5, ROUTE-6. */
export const Subscriptions = ({ desk }: AccountHolder) => {
  const { t } = useTranslation('personal');
  const { locale } = useServices();
  const { kept, task } = useKept(desk.subscriptions);
  return (
    <KeptSection
      title={t('subscription.title')}
      kept={kept.value?.isWhole === false ? loading : kept}
      onRetry={desk.subscriptions.load}
      wide
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
            <ul className={`${orders.list} ${orders.columns}`}>
              {known.subscriptions.map((subscription) => (
                <li key={subscription.id}>
                  <Entry subscription={subscription} desk={desk.subscriptions} task={task} />
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
