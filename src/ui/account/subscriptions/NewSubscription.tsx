import { type FormEvent, useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import type {
  KeptSubscriptions,
  SubscriptionsView,
} from '../../../application/customer/subscription-desk.ts';
import type { CustomerDesk } from '../../../application/identity/customer-desk.ts';
import type { Order } from '../../../domain/orders/order.ts';
import { isSold } from '../../../domain/orders/order-state.ts';
import { laterBy } from '../../../domain/orders/subscription/interval.ts';
import {
  type SubscriptionPayment,
  subscriptionOf,
} from '../../../domain/orders/subscription/subscription.ts';
import { dayOf, writeDay } from '../../../domain/shared/day-arithmetic.ts';
import { pathTo } from '../../../domain/shared/paths.ts';
import { useFormats } from '../../cart/use-formats.ts';
import { useKept } from '../../identity/use-kept.ts';
import { Button } from '../../shared/Button.tsx';
import { buttonClass } from '../../shared/button.ts';
import { Dialog } from '../../shared/Dialog.tsx';
import { PreLink } from '../../shared/PreLink.tsx';
import { useServices } from '../../shared/services.ts';
import { useTranslation } from '../../shared/translation/use-translation.ts';
import { AccountProblem } from '../AccountProblem.tsx';
import { IntervalFields } from './IntervalFields.tsx';
import { PaymentFields, samePayment } from './PaymentFields.tsx';
import css from './subscriptions.module.css';
import { useInterval } from './use-interval.ts';

const NewForm = ({
  order,
  desk,
  known: { subscriptions, payments },
  task,
}: {
  readonly order: Order;
  readonly desk: CustomerDesk['subscriptions'];
  readonly known: KeptSubscriptions;
  readonly task: SubscriptionsView['task'];
}) => {
  const { t } = useTranslation('personal');
  const { clock, locale } = useServices();
  const { day } = useFormats();
  const navigate = useNavigate();
  const interval = useInterval();
  const [wanted, setWanted] = useState<SubscriptionPayment>();
  const payment =
    payments.find((one) => wanted && samePayment(one, wanted)) ??
    payments.find(({ method }) => method === order.paymentMethod) ??
    payments[0];
  const made =
    task._tag === 'Done' && task.name === 'create' ? subscriptionOf(subscriptions, order.number) : undefined;
  const to = made && pathTo.account(locale, `subscription/${made.id}`);
  useEffect(() => {
    if (to !== undefined) void navigate(to);
  }, [to, navigate]);
  const { draft } = interval;
  const meant = interval.meant;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const taken = interval.take();
    if (taken && payment) desk.create({ order: order.number, interval: taken, payment });
  };
  return (
    <form className={css.dialog} onSubmit={submit} noValidate>
      <p>{t('subscription.newText')}</p>
      <IntervalFields draft={draft} error={interval.error} onChange={interval.change} />
      {meant && (
        <p className={css.hint}>
          {t('subscription.firstOn', { day: day(writeDay(laterBy(meant, dayOf(clock.now()), 1))) })}
        </p>
      )}
      <PaymentFields payments={payments} chosen={payment} onChoose={setWanted} />
      {task._tag === 'Failed' && task.name === 'create' && <AccountProblem failure={task.failure} />}
      <Button type="submit" busy={task._tag === 'Busy' || made !== undefined} disabled={!payment}>
        {t('subscription.make')}
      </Button>
      <p className={css.hint}>{t('subscription.newNote')}</p>
    </form>
  );
};

/** On an order's page: have it come again and again; or the way to what makes it come already. Source: ACC-5. */
export const NewSubscription = ({
  order,
  desk: { subscriptions: desk },
}: {
  readonly order: Order;
  readonly desk: CustomerDesk;
}) => {
  const { t } = useTranslation('personal');
  const { shop, locale } = useServices();
  const { kept, task } = useKept(desk);
  const [open, setOpen] = useState(false);
  const isOffered =
    shop.features.subscriptions && isSold(order.state) && order.items.some(({ isTrial }) => !isTrial);
  if (!isOffered || !kept.value?.isWhole) return null;
  const known = subscriptionOf(kept.value.subscriptions, order.number);
  const isBusy = task._tag !== 'Idle';
  if (known && known.state !== 'cancelled' && !(open && isBusy))
    return (
      <PreLink className={buttonClass('secondary')} to={pathTo.account(locale, `subscription/${known.id}`)}>
        {t('subscription.toOwn')}
      </PreLink>
    );
  return (
    <>
      <Button kind="secondary" onClick={() => setOpen(true)}>
        {t('subscription.new')}
      </Button>
      <Dialog
        open={open}
        title={t('subscription.newTitle')}
        onClose={() => {
          desk.acknowledge();
          setOpen(false);
        }}
      >
        <NewForm order={order} desk={desk} known={kept.value} task={task} />
      </Dialog>
    </>
  );
};
