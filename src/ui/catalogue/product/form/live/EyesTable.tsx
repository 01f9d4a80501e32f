import { useTranslation } from 'react-i18next';
import type { NewCartLine } from '../../../../../domain/cart/cart.ts';
import type { DeliveryPrediction } from '../../../../../domain/catalogue/delivery.ts';
import type { Supply } from '../../../../../domain/catalogue/lens/supply.ts';
import { StockBadge } from '../../../../shared/elements/StockBadge.tsx';
import type { AvailableLine } from './availability-of.ts';
import css from './live-form.module.css';
import { useArrival } from './use-arrival.ts';

interface EyesTableProps {
  readonly lines: readonly NewCartLine[];
  /** The stock of the same lines. Empty while unknown. */
  readonly available: readonly AvailableLine[];
  readonly each: readonly DeliveryPrediction[];
  /** Undefined for a product that is no lens. */
  readonly supply: Supply | undefined;
}

/** Stock, delivery and supply of each eye, side by side. Unknown values keep their space. Source: STOCK-1, STOCK-5. */
export const EyesTable = ({ lines, available, each, supply }: EyesTableProps) => {
  const { t } = useTranslation(['product', 'common']);
  const { short } = useArrival();
  const cells = lines.map((line, index) => {
    const [badge, arrival] = [available[index]?.badge, each[index]];
    return {
      key: line.eye ?? 'item',
      eye: line.eye,
      badge: badge && <StockBadge badge={badge} />,
      arrival: arrival && short(arrival),
      days: supply?.eyes[line.eye === 'left' ? 'left' : 'right'],
    };
  });
  const [first, second] = cells;
  if (!first?.eye) return <p>{first?.badge ?? '…'}</p>;
  return (
    <table className={css.eyes}>
      <caption>{t('table.caption')}</caption>
      <thead>
        <tr>
          <td />
          {cells.map(({ key, eye }) => (
            <th key={key} scope="col">
              {eye && t(`common:eye.${eye}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">{t('table.stock')}</th>
          {cells.map(({ key, badge }) => (
            <td key={key}>{badge ?? '…'}</td>
          ))}
        </tr>
        {second && (
          <tr>
            <th scope="row">{t('table.arrival')}</th>
            {cells.map(({ key, arrival }) => (
              <td key={key}>{arrival ?? '…'}</td>
            ))}
          </tr>
        )}
        {first.days !== undefined && (
          <tr>
            <th scope="row">{t('table.supply')}</th>
            {cells.map(({ key, days = 0 }) => (
              <td key={key}>{t('supply', { count: days })}</td>
            ))}
          </tr>
        )}
      </tbody>
    </table>
  );
};
