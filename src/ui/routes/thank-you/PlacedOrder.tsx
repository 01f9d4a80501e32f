import { useTranslation } from 'react-i18next';
import type { OrderView } from '../../../application/orders/order-session.ts';
import type { Order } from '../../../domain/orders/order.ts';
import { pathTo } from '../../../domain/shared/paths.ts';
import card from '../../checkout/Card.module.css';
import { NextSteps } from '../../checkout/order/NextSteps.tsx';
import { OrderDetails } from '../../checkout/order/OrderDetails.tsx';
import { OrderDocuments } from '../../checkout/order/OrderDocuments.tsx';
import { PaymentNotice } from '../../checkout/order/PaymentNotice.tsx';
import { paymentStanding } from '../../checkout/order/payment-standing.ts';
import { RefundNotice } from '../../checkout/order/RefundNotice.tsx';
import { ReorderHint } from '../../checkout/order/ReorderHint.tsx';
import { WithdrawalLink } from '../../checkout/order/WithdrawalLink.tsx';
import { Button } from '../../shared/elements/Button.tsx';
import { buttonClass } from '../../shared/elements/button.ts';
import { PreLink } from '../../shared/elements/PreLink.tsx';
import { Skeleton } from '../../shared/elements/Skeleton.tsx';
import { useServices } from '../../shared/services.ts';
import { AccountOffer } from './AccountOffer.tsx';
import { RemindMe } from './RemindMe.tsx';
import { Thanks } from './Thanks.tsx';
import styles from './ThankYouPage.module.css';
import { WithTheseValues } from './WithTheseValues.tsx';

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
  const { phone } = shop.contact;
  /** The hint when to order the next lenses always shows for settled orders with lenses, but a moment later. */
  const awaitsHint = standing === 'settled' && order.items.some(({ category }) => category === 'lens');
  return (
    <>
      {standing === 'settled' ? (
        <Thanks order={order} />
      ) : (
        <PaymentNotice order={order} view={view} standing={standing} onCheck={onCheck} />
      )}
      <RefundNotice order={order} />
      {standing === 'settled' && <NextSteps order={order} />}
      {view.reorder ? (
        <ReorderHint reorder={view.reorder}>
          <RemindMe order={order} />
        </ReorderHint>
      ) : (
        awaitsHint && (
          <div className={`${card.card} ${styles.coming}`} data-coming>
            <Skeleton rows={4} />
          </div>
        )
      )}
      {standing !== 'expired' && <AccountOffer order={order} />}
      <OrderDetails order={order} />
      {standing === 'settled' && <OrderDocuments documents={view.documents} />}
      <div className={styles.ways}>
        <WithTheseValues order={order} />
        <Button kind="secondary" onClick={() => window.print()}>
          {t('thankYou.print')}
        </Button>
        <PreLink className={buttonClass('plain')} to={pathTo.home(locale)}>
          {t('thankYou.home')}
        </PreLink>
        {standing === 'settled' && shop.features.subscriptions && order.customer?.accountId && (
          <PreLink className={buttonClass('plain')} to={pathTo.account(locale, `order/${order.number}`)}>
            {t('thankYou.subscribe')}
          </PreLink>
        )}
        {standing !== 'expired' && <WithdrawalLink order={order} />}
        <a className={buttonClass('plain')} href={`tel:${phone.replace(/\s/g, '')}`}>
          {t('thankYou.help', { phone: phone.replace(/ /g, '\u00a0') })}
        </a>
      </div>
    </>
  );
};
