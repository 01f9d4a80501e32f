import { type ReactNode, useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router';
import { ready } from '../../../application/shared/remote-state.ts';
import type { Order, OrderToken } from '../../../domain/orders/order.ts';
import { parcelWay } from '../../../domain/orders/parcel-way.ts';
import { runsOut } from '../../../domain/orders/runs-out.ts';
import { isWhollyWithdrawn } from '../../../domain/orders/withdrawn-lines.ts';
import { pathTo } from '../../../domain/shared/paths.ts';
import card from '../../checkout/Card.module.css';
import { OrderDetails } from '../../checkout/order/OrderDetails.tsx';
import { OrderDocuments } from '../../checkout/order/OrderDocuments.tsx';
import { ParcelWay } from '../../checkout/order/ParcelWay.tsx';
import { RefundNotice } from '../../checkout/order/RefundNotice.tsx';
import { useOrder } from '../../checkout/order/use-order.ts';
import { WithdrawalLink } from '../../checkout/order/WithdrawalLink.tsx';
import { WithdrawalNotice } from '../../checkout/order/WithdrawalNotice.tsx';
import { WithdrawalPeriod } from '../../checkout/order/WithdrawalPeriod.tsx';
import { StepHead } from '../../checkout/StepHead.tsx';
import { useLoad } from '../../identity/use-load.ts';
import { Button } from '../../shared/elements/Button.tsx';
import { buttonClass } from '../../shared/elements/button.ts';
import { Drawing } from '../../shared/elements/Drawing.tsx';
import { Fact } from '../../shared/elements/Fact.tsx';
import { PreLink } from '../../shared/elements/PreLink.tsx';
import { Skeleton } from '../../shared/elements/Skeleton.tsx';
import { VisuallyHidden } from '../../shared/elements/VisuallyHidden.tsx';
import { Whole } from '../../shared/elements/Whole.tsx';
import { useServices } from '../../shared/services.ts';
import { AccountProblem } from '../AccountProblem.tsx';
import type { AccountHolder } from '../holder.ts';
import { OrderReminder } from '../reminders/OrderReminder.tsx';
import { OrderState } from './OrderState.tsx';
import { OverdueNotice } from './OverdueNotice.tsx';
import css from './orders.module.css';
import { PayLink } from './PayLink.tsx';
import { ReorderButton } from './ReorderButton.tsx';
import { ReorderOutcome } from './ReorderOutcome.tsx';
import { ReorderProblem } from './ReorderProblem.tsx';
import { useReordering } from './use-reordering.ts';

const none = ready<readonly string[]>([]);

/** One of the customer's orders by its number: its state, its documents, and a button to reorder. Source: ORD-2, ORD-3. */
export const OrderPage = ({
  desk,
  id,
  more,
}: AccountHolder & {
  /** More actions for an order. */
  readonly more?: (order: Order) => ReactNode;
}) => {
  const { t } = useTranslation('history');
  const { order: session, locale, shop } = useServices();
  const { order: read, documents } = useOrder();
  const { view, begin, stays } = useReordering(desk);
  const open = useCallback(() => {
    if (id !== undefined) session.open(id as OrderToken);
  }, [session, id]);
  useLoad(open);

  if (id === undefined) return <Navigate replace to={pathTo.account(locale, 'history')} />;
  const isGone = read._tag === 'Failed' && read.error._tag === 'NotFound';
  // The order that another page opened before must not appear for a moment.
  const order = read.value?.number === id ? read.value : undefined;
  // Nothing is sent, or everything comes back: there is no parcel to wait for, and nothing to pay.
  const isOff = order !== undefined && isWhollyWithdrawn(order);
  const isStill = order !== undefined && parcelWay(order).length === 0;
  const title = t('order', { number: id });
  const back = (
    <PreLink className={buttonClass('plain', card.start)} to={pathTo.account(locale, 'history')}>
      {t('all')}
    </PreLink>
  );
  return (
    <div className={card.steps}>
      <section className={`${card.card} ${css.front}`} data-face={shop.hero}>
        {isGone ? (
          <StepHead title={t('gone.title')} />
        ) : (
          <StepHead title={title}>
            <Whole of={id} text={title} />
          </StepHead>
        )}
        <Drawing name={isGone ? 'state-nothing' : 'hand-parcel'} className={css.drawing} />
        {isGone && <p className={card.text}>{t('gone.text')}</p>}
        {read._tag === 'Failed' && !isGone && <AccountProblem failure={read.error} onRetry={open} />}
        {!order && read._tag !== 'Failed' && (
          <div className={css.coming} aria-busy="true">
            <VisuallyHidden>
              <span role="status">{t('loading')}</span>
            </VisuallyHidden>
            <Skeleton rows={2} />
            <Skeleton shape="box" />
          </div>
        )}
        {order && (
          <>
            <OverdueNotice order={order} />
            {/* The progress of the parcel already shows the order's state and the delivery date. */}
            {!isStill && <ParcelWay order={order} />}
            {(isStill || order.tracking !== undefined) && (
              <dl className={css.facts}>
                {isStill && (
                  <Fact name={t('stands')}>
                    <OrderState order={order} />
                  </Fact>
                )}
                {order.tracking !== undefined && (
                  <Fact name={t('tracking')}>
                    <Whole of={order.tracking} />
                  </Fact>
                )}
              </dl>
            )}
            <ReorderProblem view={view} />
            {stays && <ReorderOutcome view={view} />}
          </>
        )}
        {/*
         * The height of the order's state is unknown before it has loaded, so the content below appears together with
         * it.
         */}
        {(order || read._tag === 'Failed') && (
          <div className={card.ways}>
            {order && !isOff && <PayLink order={order} />}
            {order && <ReorderButton order={order} view={view} onBegin={begin} />}
            {back}
          </div>
        )}
      </section>
      {order && (
        <>
          <WithdrawalNotice order={order} />
          <RefundNotice order={order} />
          <OrderDetails order={order} />
          {!isOff && runsOut(order) && <OrderReminder desk={desk} order={order} />}
          <OrderDocuments documents={order.state === 'payment_pending' ? none : documents} />
          <WithdrawalPeriod order={order} />
          <div className={`${css.ways} ${css.foot}`}>
            {more?.(order)}
            <Button kind="secondary" onClick={() => window.print()}>
              {t('print')}
            </Button>
            <WithdrawalLink order={order} />
          </div>
        </>
      )}
    </div>
  );
};
