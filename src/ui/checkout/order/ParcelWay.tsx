import { useTranslation } from 'react-i18next';
import { carrierOf } from '../../../domain/checkout/carrier.ts';
import { carrierLink } from '../../../domain/checkout/carrier-link.ts';
import type { Order } from '../../../domain/orders/order.ts';
import { type ParcelOrder, parcelWay, type Stop } from '../../../domain/orders/parcel-way.ts';
import { useFormats } from '../../cart/use-formats.ts';
import { useServices } from '../../shared/services.ts';
import { ParcelMark } from './ParcelMark.tsx';
import css from './ParcelWay.module.css';

const wordOf = ({ station, standing }: Stop, isFetched: boolean) => {
  if (station === 'delivered' && isFetched) return 'way.ready';
  return station === 'packed' && standing === 'now' ? 'way.packing' : (`way.${station}` as const);
};

/**
 * The delivery date of a parcel, its position on a line of stations in the shop's own style, and a link to the carrier.
 * Source: ORD-4.
 */
export const ParcelWay = ({
  order,
}: {
  readonly order: ParcelOrder & Pick<Order, 'shipments' | 'tracking'>;
}) => {
  const { t } = useTranslation(['checkout', 'common']);
  const { shop } = useServices();
  const { day, shortDay } = useFormats();
  const method = order.shipments[0]?.method;
  const carrier = carrierOf(method ?? '');
  const link = carrierLink(method, order.tracking);
  const way = parcelWay(order);
  const goal = way.at(-1);
  if (!goal) return null;
  const isFetched = carrier === 'pickup';
  const days = ({ from, to }: Stop) => {
    if (from === undefined) return null;
    if (to === undefined) return day(from);
    return from === to
      ? t('way.on', { day: day(to) })
      : t('way.between', { from: shortDay(from), to: day(to) });
  };
  return (
    <div className={css.way} data-face={shop.hero}>
      {goal.to !== undefined && (
        <p className={css.goal}>
          {t(isFetched ? 'way.ready' : 'way.goal')} <strong>{days(goal)}</strong>
        </p>
      )}
      <ol className={css.stations} aria-label={t('way.label')}>
        {way.map((stop) => (
          <li
            key={stop.station}
            className={css.station}
            data-standing={stop.standing}
            {...(stop.standing === 'now' && { 'aria-current': 'step' })}
          >
            {stop.standing === 'now' && <ParcelMark />}
            <span className={css.name}>{t(wordOf(stop, isFetched))}</span>
            {stop !== goal && <span className={css.days}>{days(stop)}</span>}
          </li>
        ))}
      </ol>
      {order.state === 'shipped' && link !== undefined && (
        <a className={css.link} href={link} target="_blank" rel="noopener noreferrer">
          {t('way.follow', { carrier: t(`common:carrier.${carrier}`) })}
        </a>
      )}
    </div>
  );
};
