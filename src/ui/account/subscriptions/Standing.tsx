import { useTranslation } from 'react-i18next';
import { useFormats } from '../../cart/use-formats.ts';
import { Button } from '../../shared/elements/Button.tsx';
import { useServices } from '../../shared/services.ts';
import orders from '../orders/orders.module.css';
import { NextOrder } from './NextOrder.tsx';
import { isAt, type Part } from './part.ts';
import { prescribingLaw } from './prescribed.ts';
import { SkipButton, SkippingDays } from './Skipping.tsx';
import { SubscriptionNotice } from './SubscriptionNotice.tsx';
import { SubscriptionState } from './SubscriptionState.tsx';
import css from './subscriptions.module.css';
import { useRhythm } from './use-rhythm.ts';

/** The state and the next delivery, with the most common actions: skip one, pause, resume. */
export const Standing = ({ subscription, desk, task }: Part) => {
  const { t } = useTranslation('personal');
  const { shop } = useServices();
  const { day } = useFormats();
  const rhythm = useRhythm();
  const { state, interval, coming, problem, endsOn, cancelledAt } = subscription;
  const isActive = state === 'active';
  // The subscription resumes with a newer prescription, which the form below requests.
  const lacksPrescription =
    problem?.code === 'prescription' && prescribingLaw(shop, subscription) !== undefined;
  return (
    <section className={css.part} data-face={shop.hero} aria-labelledby="standing">
      <div className={orders.head}>
        <h2 id="standing" className={css.title}>
          {rhythm(interval)}
        </h2>
        <SubscriptionState state={state} />
      </div>
      <SubscriptionNotice {...(problem && { problem })} />
      {isActive && <NextOrder subscription={subscription} />}
      {isActive && <p className={css.hint}>{t('subscription.then', { days: coming.map(day).join(', ') })}</p>}
      {state === 'paused' && !problem && <p className={css.hint}>{t('subscription.resting')}</p>}
      {endsOn !== undefined && state !== 'cancelled' && (
        <p className={css.notice}>{t('subscription.endsOn', { day: day(endsOn) })}</p>
      )}
      {cancelledAt !== undefined && (
        <p className={css.hint}>{t('subscription.cancelledAt', { day: day(cancelledAt) })}</p>
      )}
      {state === 'paused' && !lacksPrescription && (
        <p className={css.hint}>{t('consent.subscription', { button: t('subscription.activate') })}</p>
      )}
      {isActive && <SkippingDays subscription={subscription} desk={desk} task={task} />}
      {state !== 'cancelled' && !lacksPrescription && (
        <div className={orders.ways}>
          {isActive ? (
            <>
              <SkipButton subscription={subscription} desk={desk} task={task} />
              <Button kind="secondary" busy={isAt(task, 'pause')} onClick={() => desk.pause(subscription)}>
                {t('subscription.pause')}
              </Button>
            </>
          ) : (
            <Button busy={isAt(task, 'activate')} onClick={() => desk.activate(subscription)}>
              {t('subscription.activate')}
            </Button>
          )}
        </div>
      )}
    </section>
  );
};
