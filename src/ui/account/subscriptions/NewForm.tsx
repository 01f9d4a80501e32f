import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router';
import type { SubscriptionSource } from '../../../application/customer/ports/subscriptions.ts';
import type {
  KeptSubscriptions,
  SubscriptionsView,
} from '../../../application/customer/subscription-desk.ts';
import type { CustomerDesk } from '../../../application/identity/customer-desk.ts';
import { today } from '../../../application/shared/clock.ts';
import type { CountryLaw } from '../../../application/shared/country-law.ts';
import type { TypedPrescription } from '../../../domain/checkout/prescription-facts.ts';
import { laterBy } from '../../../domain/orders/subscription/interval.ts';
import type { Subscription, SubscriptionPayment } from '../../../domain/orders/subscription/subscription.ts';
import { pathTo } from '../../../domain/shared/paths.ts';
import { useFormats } from '../../cart/use-formats.ts';
import { PrescriptionFields } from '../../checkout/payment/PrescriptionFields.tsx';
import { askedPrescription } from '../../checkout/payment/use-prescription.ts';
import { Button } from '../../shared/elements/Button.tsx';
import { useServices } from '../../shared/services.ts';
import { AccountProblem } from '../AccountProblem.tsx';
import { IntervalFields } from './IntervalFields.tsx';
import { PaymentFields, samePayment } from './PaymentFields.tsx';
import css from './subscriptions.module.css';
import { Terms, type Wanted } from './Terms.tsx';
import { useInterval } from './use-interval.ts';

/** The form of a new subscription: interval, first delivery and payment. Source: ACC-5. */
export const NewForm = ({
  of,
  goods,
  method,
  text,
  madeOf,
  asks,
  desk,
  known: { subscriptions, payments },
  task,
}: {
  readonly of: SubscriptionSource;
  /** The articles to be delivered. */
  readonly goods: readonly [Wanted, ...Wanted[]];
  /** How the last order was paid. */
  readonly method: string | undefined;
  readonly text: string;
  /** Finds the new subscription among all of them. */
  readonly madeOf: (subscriptions: readonly Subscription[]) => Subscription | undefined;
  /** The law of the destination country, if it may require a prescription and none was given yet. Source: LAW-27. */
  readonly asks?: CountryLaw | undefined;
  readonly desk: CustomerDesk['subscriptions'];
  readonly known: KeptSubscriptions;
  readonly task: SubscriptionsView['task'];
}) => {
  const { t } = useTranslation('personal');
  const { clock, locale } = useServices();
  const { day } = useFormats();
  const interval = useInterval();
  const [wanted, setWanted] = useState<SubscriptionPayment>();
  const payment =
    payments.find((one) => wanted && samePayment(one, wanted)) ??
    payments.find((one) => one.method === method) ??
    payments[0];
  const made = task._tag === 'Done' && task.name === 'create' ? madeOf(subscriptions) : undefined;
  const [typed, setTyped] = useState<TypedPrescription>({ issuedOn: '', prescriber: '' });
  const [isChecked, setChecked] = useState(false);
  const prescribed = useRef<HTMLElement>(null);
  const asked = asks?.prescription && askedPrescription(asks.prescription, today(clock), typed);
  const { draft } = interval;
  const meant = interval.meant;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const taken = interval.take();
    if (asked && !asked.facts) {
      setChecked(true);
      const at = asked.issue === undefined ? 1 : 0;
      return prescribed.current?.querySelectorAll('input')[at]?.focus();
    }
    if (taken && payment)
      desk.create({
        of,
        interval: taken,
        payment,
        agrees: true,
        ...(asked?.facts && { prescription: asked.facts }),
      });
  };
  return (
    <form className={css.dialog} onSubmit={submit} noValidate>
      {made && <Navigate to={pathTo.account(locale, `subscription/${made.id}`)} />}
      <p>{text}</p>
      <IntervalFields draft={draft} error={interval.error} onChange={interval.change} />
      {meant && (
        <p className={css.hint}>{t('subscription.firstOn', { day: day(laterBy(meant, today(clock), 1)) })}</p>
      )}
      <PaymentFields payments={payments} chosen={payment} onChoose={setWanted} />
      {asks && asked && (
        <PrescriptionFields
          asked={asked}
          law={asks}
          isChecked={isChecked}
          first={prescribed}
          onChange={(change) => setTyped({ ...typed, ...change })}
        />
      )}
      {task._tag === 'Failed' && task.name === 'create' && <AccountProblem failure={task.failure} />}
      <Terms goods={goods} pricedIn={'cart' in of ? 'cart' : 'order'} interval={meant} />
      <p className={css.hint}>{t('consent.subscription', { button: t('subscription.make') })}</p>
      <Button type="submit" busy={task._tag === 'Busy' || made !== undefined} disabled={!payment}>
        {t('subscription.make')}
      </Button>
    </form>
  );
};
