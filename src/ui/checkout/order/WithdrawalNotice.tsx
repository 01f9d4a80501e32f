import { useTranslation } from 'react-i18next';
import { withdrawalDays } from '../../../application/orders/withdrawal-days.ts';
import type { Order } from '../../../domain/orders/order.ts';
import { nextOfWithdrawal } from '../../../domain/orders/withdrawal-standing.ts';
import { shopDay } from '../../../domain/shared/shop-day.ts';
import { useFormats } from '../../cart/use-formats.ts';
import { useWrittenArticle } from '../../orders/use-written-article.ts';
import { Whole } from '../../shared/elements/Whole.tsx';
import { useServices } from '../../shared/services.ts';
import card from '../Card.module.css';

/** The withdrawals from an order: what of, since when, and what comes next. Source: LAW-37, LAW-38, LAW-41. */
export const WithdrawalNotice = ({ order }: { readonly order: Order }) => {
  const { t } = useTranslation('checkout');
  const { shop, clock } = useServices();
  const { day } = useFormats();
  const written = useWrittenArticle();
  const { company, street, city } = shop.contact;
  return order.withdrawals?.map((withdrawal) => {
    const { receipt, receivedAt, goods } = withdrawal;
    const next = nextOfWithdrawal(order, withdrawal);
    const received = shopDay(Date.parse(receivedAt), clock.zone);
    const { returnBy, refundBy } = withdrawalDays(shop, order.shippingAddress?.countryCode, received);
    return (
      <p key={receipt} className={card.told} role="status">
        <Whole
          of={receipt}
          text={t(goods.length === 0 ? 'withdrawal.all' : 'withdrawal.part', {
            day: day(receivedAt),
            receipt,
            goods: goods.map(written).join('; '),
          })}
        />
        {next &&
          ` ${t(`withdrawal.${next}`, {
            returnBy: day(returnBy),
            refundBy: day(refundBy),
            address: `${company}, ${street}, ${city}`,
          })}`}
      </p>
    );
  });
};
