import { useTranslation } from 'react-i18next';
import type { OwnSupplyView } from '../../../application/orders/own-supply.ts';
import { useFormats } from '../../cart/use-formats.ts';
import { OrderBy } from '../../shared/elements/OrderBy.tsx';
import css from './own-supply.module.css';

/** The last box, its current price, and when it would arrive. */
export const SupplyFacts = ({
  view: { last, price, priceThen, arrival, offer },
}: {
  readonly view: OwnSupplyView;
}) => {
  const { t } = useTranslation('supply');
  const { day, shortDay, money } = useFormats();
  const isAgain = offer._tag === 'Again';
  return (
    <div className={css.facts}>
      <p>{t('last', { day: day(last.order.createdAt), count: last.boxes })}</p>
      {isAgain && price && (
        <p>
          <strong>{t('price', { amount: money(price) })}</strong>
          {priceThen && ` ${t('priceThen', { amount: money(priceThen) })}`}
        </p>
      )}
      {isAgain && arrival && (
        <div>
          <p>
            {arrival.earliest === arrival.latest
              ? t('arrives.on', { day: day(arrival.latest) })
              : t('arrives.between', {
                  from: shortDay(arrival.earliest),
                  to: day(arrival.latest),
                })}
          </p>
          <OrderBy arrival={arrival} />
        </div>
      )}
    </div>
  );
};
