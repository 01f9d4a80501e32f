import { useTranslation } from 'react-i18next';
import type { Failure } from '../../../application/shared/failure.ts';
import { articlesOf } from '../../../domain/orders/articles.ts';
import type { Subscription } from '../../../domain/orders/subscription/subscription.ts';
import { pathTo } from '../../../domain/shared/paths.ts';
import { useFormats } from '../../cart/use-formats.ts';
import card from '../../checkout/Card.module.css';
import choice from '../../checkout/Choice.module.css';
import { usePaymentName } from '../../checkout/payment/use-payment-name.ts';
import { Button } from '../../shared/elements/Button.tsx';
import { buttonClass } from '../../shared/elements/button.ts';
import { Fact } from '../../shared/elements/Fact.tsx';
import { Whole } from '../../shared/elements/Whole.tsx';
import { useServices } from '../../shared/services.ts';
import type { Say } from '../../shared/translation/translator.ts';
import { AccountProblem } from '../AccountProblem.tsx';
import css from '../account.module.css';
import goods from '../subscriptions/subscriptions.module.css';
import { useRhythm } from '../subscriptions/use-rhythm.ts';

/** The actions that a guest can take. */
export const guestActions = ['skip', 'unskip', 'pause', 'activate', 'cancel', 'join'] as const;
export type GuestAction = (typeof guestActions)[number];

export interface GuestSubscriptionState {
  /** Undefined if the link leads to no subscription. */
  readonly subscription?: Subscription | undefined;
  readonly failure?: Failure | undefined;
  /** An action was carried out. */
  readonly done?: boolean;
  /** The address of this page, while it is not known how the payment ended from which its visitor came back. */
  readonly checking?: string | undefined;
}

const Press = ({
  subscription: { version, next, leftOut },
  press,
  kind = 'secondary',
}: {
  readonly subscription: Subscription;
  readonly press: GuestAction;
  readonly kind?: 'primary' | 'secondary';
}) => {
  const { t } = useTranslation('personal');
  const { day } = useFormats();
  return (
    <form method="post">
      <input type="hidden" name="action" value={press} />
      <input type="hidden" name="version" value={version} />
      <input type="hidden" name="day" value={press === 'unskip' ? leftOut : next} />
      <Button type="submit" kind={kind}>
        {press === 'join' ? t('subscription.guest.join') : t(`subscription.${press}`, { day: day(next) })}
      </Button>
    </form>
  );
};

/** Says that a payment is being checked. Nothing else can be paid meanwhile. Source: SUBS-8. */
const Checking = ({ here }: { readonly here: string }) => {
  const { t } = useTranslation('personal');
  return (
    <>
      <p role="status">{t('subscription.guest.checking')}</p>
      <p>
        <a className={buttonClass('secondary')} href={here}>
          {t('subscription.guest.check')}
        </a>
      </p>
    </>
  );
};

/** Pays the declined delivery with another payment method, which is stored for the following ones. Source: SUBS-8. */
const Paying = ({
  subscription: { version, total },
  methods,
}: {
  readonly subscription: Subscription;
  readonly methods: readonly string[];
}) => {
  const { t } = useTranslation('personal');
  const nameOf = usePaymentName();
  const { money } = useFormats();
  return (
    <form method="post" className={card.form}>
      <input type="hidden" name="action" value="pay" />
      <input type="hidden" name="version" value={version} />
      <p className={card.text}>{t('subscription.guest.payText')}</p>
      <fieldset className={choice.choices}>
        <legend className={choice.legend}>{t('subscription.payment')}</legend>
        {methods.map((method, i) => (
          <label key={method} className={`${choice.choice} ${goods.choice}`}>
            <input type="radio" name="method" value={method} defaultChecked={i === 0} />
            <span className={choice.name}>{nameOf(method)}</span>
          </label>
        ))}
      </fieldset>
      <div className={card.ways}>
        <Button type="submit">{t('subscription.guest.pay', { amount: money(total) })}</Button>
      </div>
    </form>
  );
};

const Steering = ({ subscription }: { readonly subscription: Subscription }) => {
  const { t } = useTranslation('personal');
  const { day } = useFormats();
  const {
    state,
    leftOut,
    coming: [instead],
  } = subscription;
  if (state === 'cancelled') return <p className={card.text}>{t('subscription.guest.over')}</p>;
  const isPaused = state === 'paused';
  return (
    <>
      {!isPaused && leftOut !== undefined && (
        <>
          <p className={card.text}>{t('subscription.leftOut', { day: day(leftOut) })}</p>
          <Press subscription={subscription} press="unskip" />
        </>
      )}
      {!isPaused && instead !== undefined && (
        <p className={card.note}>{t('subscription.skipTo', { day: day(instead) })}</p>
      )}
      <div className={card.ways}>
        {!isPaused && <Press subscription={subscription} press="skip" />}
        <Press
          subscription={subscription}
          press={isPaused ? 'activate' : 'pause'}
          kind={isPaused ? 'primary' : 'secondary'}
        />
      </div>
      {/* Cancelling is final, so it takes two clicks. */}
      <details>
        <summary>{t('subscription.cancel')}</summary>
        <p className={card.text}>{t('subscription.guest.over')}</p>
        <Press subscription={subscription} press="cancel" />
      </details>
      <p className={card.note}>{t('subscription.guest.more')}</p>
    </>
  );
};

/** Only a shop that answers can say that there is no such subscription. */
export const subscriptionTitle = (
  t: Say<'personal'>,
  { subscription, failure }: Pick<GuestSubscriptionState, 'subscription' | 'failure'>,
): string =>
  failure?._tag === 'NotFound' && !subscription
    ? t('subscription.guest.unknown')
    : t('subscription.guest.title', { number: subscription?.id ?? '' }).trim();

/**
 * A guest's subscription, opened by the link of a mail: contents, dates, address, and buttons to skip, pause and
 * cancel. Works with and without scripts. Opening the link changes nothing. Source: SUBS-6.
 */
export const PlainSubscription = ({ subscription, failure, done, checking }: GuestSubscriptionState) => {
  const { t } = useTranslation('personal');
  const { locale } = useServices();
  const { money, day } = useFormats();
  const rhythm = useRhythm();
  return (
    <section className={`${card.card} ${css.narrow}`}>
      <h1 className={card.title}>
        <Whole of={subscription?.id ?? ''} text={subscriptionTitle(t, { subscription, failure })} />
      </h1>
      {done && <p role="status">{t('subscription.guest.done')}</p>}
      {failure && failure._tag !== 'NotFound' && <AccountProblem failure={failure} />}
      {subscription ? (
        <>
          <dl className={goods.facts}>
            <Fact name={t('subscription.terms.goods')}>
              {articlesOf(subscription.lines)
                .map(({ title, quantity }) => t('subscription.article', { quantity, title }))
                .join(', ')}
            </Fact>
            <Fact name={t('subscription.terms.interval')}>{rhythm(subscription.interval)}</Fact>
            {subscription.state !== 'cancelled' && (
              <>
                <Fact
                  name={t(
                    subscription.state === 'paused'
                      ? 'subscription.guest.pausedNext'
                      : 'subscription.guest.next',
                  )}
                >
                  {day(subscription.next)}
                </Fact>
                <Fact name={t('subscription.total')}>{money(subscription.total)}</Fact>
              </>
            )}
          </dl>
          {subscription.problem && <p>{t(`subscription.problem.${subscription.problem.code}`)}</p>}
          {checking !== undefined && <Checking here={checking} />}
          {checking === undefined && subscription.payableBy && subscription.payableBy.length > 0 && (
            <Paying subscription={subscription} methods={subscription.payableBy} />
          )}
          {subscription.joinsAccount && (
            <>
              <p className={card.text}>{t('subscription.guest.joinText')}</p>
              <Press subscription={subscription} press="join" />
            </>
          )}
          <Steering subscription={subscription} />
        </>
      ) : (
        failure?._tag === 'NotFound' && <p className={card.text}>{t('subscription.guest.unknownText')}</p>
      )}
      <p>
        <a className={buttonClass('plain')} href={pathTo.home(locale)}>
          {t('mails.link.home')}
        </a>
      </p>
    </section>
  );
};
