import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { StockBadge } from '../../../../shared/elements/StockBadge.tsx';
import type { Offered } from './form-parts.ts';
import { useArrival } from './use-arrival.ts';
import { useSupply } from './use-supply.ts';

/**
 * Stock, delivery and supply of one eye, below its values, in place of `children`. On a phone `EyesTable` shows them.
 * Source: STOCK-1, STOCK-5.
 */
export const EyeState = ({
  eye,
  product,
  lines,
  delivery,
  available,
  children,
}: Offered & { readonly eye: 'right' | 'left'; readonly children: ReactNode }) => {
  const { t } = useTranslation('product');
  const { short } = useArrival();
  const supplyOf = useSupply(product);
  const index = lines?.findIndex((line) => line.eye === eye || line.eye === 'both') ?? -1;
  if (!lines || index < 0) return children;
  const known = available[index];
  const arrival = known && delivery?.value?.each[index];
  const days = supplyOf(lines)?.eyes[eye];
  return (
    <>
      {known ? <StockBadge badge={known.badge} /> : <span>…</span>}
      <span>{`${t('table.arrival')} ${arrival ? short(arrival) : '…'}`}</span>
      {days !== undefined && <span>{`${t('table.supply')} ${t('supply', { count: days })}`}</span>}
    </>
  );
};
