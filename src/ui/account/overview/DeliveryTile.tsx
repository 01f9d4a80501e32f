import { useTranslation } from 'react-i18next';
import type { NextDelivery } from '../../../domain/orders/next-delivery.ts';
import { pathTo } from '../../../domain/shared/paths.ts';
import { TruckIcon } from '../../art/icons/service.ts';
import { useFormats } from '../../cart/use-formats.ts';
import { Whole } from '../../shared/elements/Whole.tsx';
import { useServices } from '../../shared/services.ts';
import { OrderState } from '../orders/OrderState.tsx';
import { useRhythm } from '../subscriptions/use-rhythm.ts';
import css from './overview.module.css';
import { Tile } from './Tile.tsx';

/** The next delivery with its day: a parcel, which may be late, or the next order of a subscription. Source: ACC-12, ORD-5. */
export const DeliveryTile = ({ next }: { readonly next: NextDelivery }) => {
  const { t } = useTranslation(['account', 'history', 'personal']);
  const { locale } = useServices();
  const { day, shortDay } = useFormats();
  const rhythm = useRhythm();
  if (next._tag === 'Subscription') {
    const { id, interval } = next.subscription;
    return (
      <Tile
        kind="delivery"
        icon={TruckIcon}
        title={t('personal:subscription.next')}
        way={{
          to: pathTo.account(locale, `subscription/${id}`),
          text: t('personal:subscription.open'),
          label: t('personal:subscription.openOf', { number: id }),
        }}
      >
        <p className={css.figure}>{day(next.day)}</p>
        <p className={css.text}>{t('overview.fromSubscription', { rhythm: rhythm(interval) })}</p>
      </Tile>
    );
  }
  const { order, earliest, latest, overdue } = next;
  return (
    <Tile
      kind="delivery"
      icon={TruckIcon}
      title={t('overview.delivery')}
      way={{
        to: pathTo.account(locale, `order/${order.number}`),
        text: t('history:details'),
        label: t('history:detailsOf', { number: order.number }),
      }}
    >
      {overdue ? (
        <>
          <p className={css.figure}>{t(`history:overdue.${overdue}.title`)}</p>
          <p className={css.text}>{t('history:overdue.by', { day: day(latest) })}</p>
        </>
      ) : (
        <p className={css.figure}>
          {earliest === latest
            ? day(latest)
            : t('overview.deliveryDays', { from: shortDay(earliest), to: day(latest) })}
        </p>
      )}
      <p className={css.text}>
        <Whole of={order.number} text={t('history:order', { number: order.number })} />{' '}
        <OrderState order={order} />
      </p>
    </Tile>
  );
};
