import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { AddDraft, FieldGroup } from '../../../../../application/cart/add-form.ts';
import { today } from '../../../../../application/shared/clock.ts';
import type { ProductOption } from '../../../../../domain/catalogue/lens/lens-options.ts';
import { OrderBy } from '../../../../shared/elements/OrderBy.tsx';
import { useServices } from '../../../../shared/services.ts';
import { AskForReturn } from './AskForReturn.tsx';
import { EyesTable } from './EyesTable.tsx';
import type { Offered } from './form-parts.ts';
import css from './live-form.module.css';
import { StopOrderNotice } from './StopOrderNotice.tsx';
import { SupplyNote } from './SupplyNote.tsx';
import { useArrival } from './use-arrival.ts';
import { useNarrowing } from './use-narrowing.ts';
import { useSupply } from './use-supply.ts';

interface LiveOfferProps extends Offered {
  readonly draft: AddDraft;
  /** Shown meanwhile: the information about the product as a whole. */
  readonly children: ReactNode;
  readonly onNarrowed: (group: FieldGroup, options: readonly ProductOption[]) => void;
}

/** The stock of the choice, its delivery date, and how long it lasts. Source: CAT-6, STOCK-1, STOCK-5. */
export const LiveOffer = ({
  product,
  draft,
  lines,
  delivery,
  available,
  onNarrowed,
  children,
}: LiveOfferProps) => {
  const { t } = useTranslation('product');
  const { clock } = useServices();
  const { span } = useArrival();
  const supplyOf = useSupply(product);
  useNarrowing(product, draft.filled, onNarrowed);
  if (!lines) return children;
  const known = available.length > 0 ? delivery?.value : undefined;
  /** Reserves the space of the order deadline, which comes with the answer. */
  const soonest = { earliest: today(clock), latest: today(clock) };
  const supply = supplyOf(lines, known?.prediction);
  const refused = available.find((line) => line.refusal);
  const refusal = refused?.refusal;
  return (
    <>
      <div
        className={css.offer}
        // Not a status, which is announced whole: of a changed number of boxes only what changed is.
        aria-live="polite"
        aria-busy={delivery?._tag === 'Loading' || undefined}
      >
        <EyesTable lines={lines} available={available} each={known?.each ?? []} supply={supply} />
        <div className={css.said}>
          {!refusal && (
            <p className={css.arrival}>
              {delivery?._tag === 'Failed' ? t('askFailed') : known ? span(known.prediction) : t('asking')}
            </p>
          )}
          {!refusal && (
            <OrderBy
              of="product"
              arrival={known?.prediction ?? soonest}
              className={known ? css.supply : `${css.supply} ${css.awaited}`}
            />
          )}
          {supply && <SupplyNote supply={supply} known={known !== undefined} />}
        </div>
      </div>
      {refusal && <StopOrderNotice refusal={refusal} hasValues={product.options.length > 0} />}
      {refused && refusal?._tag !== 'ReduceStock' && <AskForReturn line={refused.line} />}
    </>
  );
};
