import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { OrderView } from '../../../application/orders/order-session.ts';
import { keptLenses } from '../../../domain/orders/kept-lenses.ts';
import type { Order } from '../../../domain/orders/order.ts';
import { runsOut } from '../../../domain/orders/runs-out.ts';
import { regularGoods } from '../../../domain/orders/subscription/regular-goods.ts';
import { isWhollyWithdrawn } from '../../../domain/orders/withdrawn-lines.ts';
import { pathTo } from '../../../domain/shared/paths.ts';
import card from '../../checkout/Card.module.css';
import { NextSteps } from '../../checkout/order/NextSteps.tsx';
import { OrderDetails } from '../../checkout/order/OrderDetails.tsx';
import { OrderDocuments } from '../../checkout/order/OrderDocuments.tsx';
import { PaymentNotice } from '../../checkout/order/PaymentNotice.tsx';
import { paymentStanding } from '../../checkout/order/payment-standing.ts';
import { RefundNotice } from '../../checkout/order/RefundNotice.tsx';
import { ReorderHint } from '../../checkout/order/ReorderHint.tsx';
import { useWithdrawalStanding } from '../../checkout/order/use-withdrawal-standing.ts';
import { WithdrawalLink } from '../../checkout/order/WithdrawalLink.tsx';
import { WithdrawalNotice } from '../../checkout/order/WithdrawalNotice.tsx';
import { WithdrawalPeriod } from '../../checkout/order/WithdrawalPeriod.tsx';
import { useAccount } from '../../identity/use-account.ts';
import { useIdentity } from '../../identity/use-identity.ts';
import { dial, inOneLine } from '../../shared/dial.ts';
import { Button } from '../../shared/elements/Button.tsx';
import { buttonClass } from '../../shared/elements/button.ts';
import { PreLink } from '../../shared/elements/PreLink.tsx';
import { lazyPart } from '../../shared/lazy-part.ts';
import { useServices } from '../../shared/services.ts';
import { AccountOffer } from './AccountOffer.tsx';
import { HintToCome } from './HintToCome.tsx';
import { Thanks } from './Thanks.tsx';
import styles from './ThankYouPage.module.css';
import { WithTheseValues } from './WithTheseValues.tsx';

const SuppliedHint = lazyPart(() => import('./SuppliedHint.tsx').then((module) => module.SuppliedHint));

/** The hint when to order the next lenses. Always shown for settled orders with lenses, but a moment later. Source: CHK-17. */
const Hint = ({ order, view }: { readonly order: Order; readonly view: OrderView }) => {
  const { desk, customer } = useAccount();
  const identity = useIdentity();
  const isSettled = paymentStanding(order, view.outcome) === 'settled';
  if (!view.reorder) return isSettled && keptLenses(order).length > 0 ? <HintToCome /> : null;
  // A day that is shown must not change.
  if (identity === 'pending') return <HintToCome />;
  const { reorderAt } = view.reorder;
  if (!desk || customer?.accountId === undefined || order.customer?.accountId !== customer.accountId)
    return <ReorderHint date={reorderAt} counts="order" />;
  return (
    <Suspense fallback={<HintToCome />}>
      <SuppliedHint order={order} alone={reorderAt} />
    </Suspense>
  );
};

/** Shows thanks if the payment is settled; otherwise first what the payment needs, then the order. */
export const PlacedOrder = ({
  order,
  view,
  onCheck,
}: {
  readonly order: Order;
  readonly view: OrderView;
  readonly onCheck: () => void;
}) => {
  const { t } = useTranslation('checkout');
  const { shop, locale } = useServices();
  const standing = paymentStanding(order, view.outcome);
  const withdrawal = useWithdrawalStanding(order)._tag;
  const isWithdrawable = withdrawal === 'offered' || withdrawal === 'unsure';
  const isOff = isWhollyWithdrawn(order);
  const subscribes = shop.features.subscriptions && runsOut(order) && regularGoods(order).length > 0;
  const { phone } = shop.contact;
  return (
    <>
      {standing === 'settled' ? (
        <Thanks order={order} />
      ) : (
        <PaymentNotice order={order} view={view} standing={standing} onCheck={onCheck} />
      )}
      <WithdrawalNotice order={order} />
      <RefundNotice order={order} />
      {standing === 'settled' && !isOff && <NextSteps order={order} />}
      {!isOff && <Hint order={order} view={view} />}
      {standing !== 'expired' && <AccountOffer order={order} />}
      <OrderDetails order={order} />
      <div className={styles.ways}>
        <PreLink
          className={buttonClass(standing === 'settled' ? 'primary' : 'secondary')}
          to={pathTo.home(locale)}
        >
          {t('thankYou.home')}
        </PreLink>
      </div>
      <section className={`${card.card} ${styles.more}`} aria-labelledby="more">
        <h2 id="more" className={card.subtitle}>
          {t('thankYou.more')}
        </h2>
        {standing === 'settled' && <OrderDocuments documents={view.documents} kind="plain" />}
        <WithdrawalPeriod order={order} />
        <ul>
          <WithTheseValues order={order} />
          {standing === 'settled' && subscribes && order.customer?.accountId && (
            <li>
              <PreLink className={buttonClass('plain')} to={pathTo.account(locale, `order/${order.number}`)}>
                {t('thankYou.subscribe')}
              </PreLink>
            </li>
          )}
          <li>
            <Button kind="plain" onClick={() => window.print()}>
              {t('thankYou.print')}
            </Button>
          </li>
          {standing !== 'expired' && isWithdrawable && (
            <li>
              <WithdrawalLink order={order} />
            </li>
          )}
          <li>
            <a className={buttonClass('plain')} href={dial(phone)}>
              {t('thankYou.help', { phone: inOneLine(phone) })}
            </a>
          </li>
        </ul>
      </section>
    </>
  );
};
