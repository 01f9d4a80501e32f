import { useTranslation } from 'react-i18next';
import { lawFor } from '../../../application/shared/law-for.ts';
import type { Order } from '../../../domain/orders/order.ts';
import { periodEnd } from '../../../domain/orders/period-end.ts';
import { nextOfWithdrawal } from '../../../domain/orders/withdrawal-standing.ts';
import { daysAfter } from '../../../domain/shared/day-arithmetic.ts';
import { shopDay } from '../../../domain/shared/shop-day.ts';
import { useFormats } from '../../cart/use-formats.ts';
import { useWrittenArticle } from '../../orders/use-written-article.ts';
import { Whole } from '../../shared/elements/Whole.tsx';
import { useServices } from '../../shared/services.ts';
import card from '../Card.module.css';
import { periodCountries } from './period-countries.ts';

/** The withdrawals from an order: what of, since when, and what comes next. Source: LAW-37, LAW-38, LAW-41. */
export const WithdrawalNotice = ({ order }: { readonly order: Order }) => {
  const { t } = useTranslation('checkout');
  const { shop, clock } = useServices();
  const { day } = useFormats();
  const written = useWrittenArticle();
  const { company, street, city } = shop.contact;
  const { returnDays, refundDays } = lawFor(shop, order.shippingAddress?.countryCode);
  const countries = periodCountries(shop, order);
  return order.withdrawals?.map((withdrawal) => {
    const { receipt, receivedAt, goods } = withdrawal;
    const next = nextOfWithdrawal(order, withdrawal);
    const received = shopDay(Date.parse(receivedAt), clock.zone);
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
            returnBy: day(periodEnd(received, returnDays, countries)),
            // A duty of the shop, which it does not put off.
            refundBy: day(daysAfter(received, refundDays)),
            address: `${company}, ${street}, ${city}`,
          })}`}
      </p>
    );
  });
};
