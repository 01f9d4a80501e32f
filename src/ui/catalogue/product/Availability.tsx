import type { Delivery } from '../../../application/catalogue/delivery-lookup.ts';
import type { Failure } from '../../../application/shared/failure.ts';
import type { RemoteState } from '../../../application/shared/remote-state.ts';
import { stockBadge } from '../../../domain/catalogue/stock-badge.ts';
import { type DatePattern, deliveryDate } from '../../../domain/shared/dates.ts';
import { StockBadge } from '../../shared/StockBadge.tsx';
import { useTranslation } from '../../shared/translation/use-translation.ts';
import css from './availability.module.css';
import type { AvailableLine } from './stop-order.ts';

interface AvailabilityProps {
  /** Of the product as a whole: what is said before its values are chosen. */
  readonly stock: number;
  readonly delivery: RemoteState<Failure, Delivery> | null;
  readonly lines: readonly AvailableLine[];
}

const day = (input: string, pattern: DatePattern): string => {
  const printed = deliveryDate(input, pattern);
  return printed._tag === 'Right' ? printed.right : input;
};

/** How much there is of what is chosen, and when it arrives. Source: CAT-6, STOCK-1, STOCK-5. */
export const Availability = ({ stock, delivery, lines }: AvailabilityProps) => {
  const { t } = useTranslation(['catalogue', 'common']);
  const prediction = lines.length > 0 ? delivery?.value?.prediction : undefined;
  const isAsked = delivery !== null;
  return (
    <div className={css.availability} role="status" aria-busy={delivery?._tag === 'Loading' || undefined}>
      {lines.length === 0 && <StockBadge badge={stockBadge({ stopOrder: false, stock, quantity: 1 })} />}
      {lines.map(({ line, badge }) => (
        <p key={line.eye ?? 'item'} className={css.line}>
          {lines.length > 1 && line.eye && <span className={css.eye}>{t(`common:eye.${line.eye}`)}</span>}
          <StockBadge badge={badge} />
        </p>
      ))}
      <p className={css.date}>
        {delivery?._tag === 'Failed'
          ? t('product.askFailed')
          : prediction
            ? prediction.earliest === prediction.latest
              ? t('product.arrivesOn', { day: day(prediction.latest, 'dd.MM.yyyy') })
              : t('product.arrives', {
                  earliest: day(prediction.earliest, 'dd.MM'),
                  latest: day(prediction.latest, 'dd.MM.yyyy'),
                })
            : isAsked
              ? t('product.asking')
              : stock > 0 && t('common:layout.delivery')}
      </p>
    </div>
  );
};
