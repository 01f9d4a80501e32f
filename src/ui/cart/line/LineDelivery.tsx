import { useTranslation } from 'react-i18next';
import type { Eye } from '../../../domain/cart/cart.ts';
import type { Arrival } from '../../../domain/catalogue/delivery.ts';
import { inOneYear } from '../../../domain/shared/wall-clock.ts';
import { StockBadge } from '../../shared/elements/StockBadge.tsx';
import { VisuallyHidden } from '../../shared/elements/VisuallyHidden.tsx';
import { useServices } from '../../shared/services.ts';
import { useFormats } from '../use-formats.ts';
import styles from './CartLine.module.css';
import type { LineSupply } from './line-supply.ts';
import css from './PairCard.module.css';

/** The stock and the delivery date of one line. Source: STOCK-1, STOCK-5, CART-7. */
export const LineDelivery = ({
  supply: { badge, arrival },
  eye,
}: {
  readonly supply: LineSupply;
  /** The eye that this is about, if the other eye differs. */
  readonly eye?: Eye | undefined;
}) => {
  const { t } = useTranslation(['cart', 'common']);
  const { zone } = useServices().clock;
  const { day, shortDay, mediumDay } = useFormats();
  if (!badge) return null;
  const stopped = badge.key === 'reduce_stock' || badge.key === 'no_stock_available';
  const arrives = ({ earliest, latest }: Arrival) => {
    if (earliest === latest) return t('delivery.lineOn', { day: day(latest) });
    return inOneYear(earliest, latest, zone)
      ? t('delivery.line', { from: shortDay(earliest), to: day(latest) })
      : t('delivery.lineYears', { from: mediumDay(earliest), to: mediumDay(latest) });
  };
  const said = arrival && !stopped && arrives(arrival);
  const days = arrival && [...new Set([arrival.earliest, arrival.latest])].map((one) => `${shortDay(one)}.`);
  if (!eye)
    return (
      <p className={styles.each}>
        <StockBadge badge={badge} /> {said}
      </p>
    );
  // One line of text per eye, so that the content below does not move when one sentence covers both.
  return (
    <p className={css.oneEye}>
      <abbr title={t(`common:eye.${eye}`)}>{t(`common:eye.short.${eye}`)}</abbr> <StockBadge badge={badge} />{' '}
      {said && (
        <>
          <span aria-hidden="true">{days?.join('–')}</span>
          <VisuallyHidden>{said}</VisuallyHidden>
        </>
      )}
    </p>
  );
};
