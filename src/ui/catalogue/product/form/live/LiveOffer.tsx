import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { AddDraft, FieldGroup } from '../../../../../application/cart/add-form.ts';
import type { DeliveryOfEach } from '../../../../../application/catalogue/delivery-lookup.ts';
import { today } from '../../../../../application/shared/clock.ts';
import type { Failure } from '../../../../../application/shared/failure.ts';
import type { RemoteState } from '../../../../../application/shared/remote-state.ts';
import type { NewCartLine } from '../../../../../domain/cart/cart.ts';
import { fromCartLines } from '../../../../../domain/cart/prescribed-lines.ts';
import type { ProductOption } from '../../../../../domain/catalogue/lens/lens-options.ts';
import { supplyOfOrder, supplyOfShared } from '../../../../../domain/catalogue/lens/supply.ts';
import type { Day } from '../../../../../domain/shared/dates.ts';
import { meantDay } from '../../../../../domain/shared/wall-clock.ts';
import { OrderBy } from '../../../../shared/elements/OrderBy.tsx';
import { useServices } from '../../../../shared/services.ts';
import type { FormProduct } from '../form-product.ts';
import { AskForReturn } from './AskForReturn.tsx';
import type { AvailableLine } from './availability-of.ts';
import { EyesTable } from './EyesTable.tsx';
import css from './live-form.module.css';
import { StopOrderNotice } from './StopOrderNotice.tsx';
import { SupplyNote } from './SupplyNote.tsx';
import { useArrival } from './use-arrival.ts';
import { useNarrowing } from './use-narrowing.ts';

interface LiveOfferProps {
  readonly product: FormProduct;
  readonly draft: AddDraft;
  /** The lines that would be added to the cart. Undefined while values are missing. */
  readonly lines: readonly NewCartLine[] | undefined;
  /** Shown meanwhile: the information about the product as a whole. */
  readonly children: ReactNode;
  readonly delivery: RemoteState<Failure, DeliveryOfEach> | null;
  /** Empty while nothing is known about exactly these lines. */
  readonly available: readonly AvailableLine[];
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
  useNarrowing(product, draft.filled, onNarrowed);
  if (!lines) return children;
  const known = available.length > 0 ? delivery?.value : undefined;
  const from = meantDay(known?.prediction.latest ?? today(clock), clock.zone);
  /** Reserves the space of the order deadline, which comes with the answer. */
  const soonest = { earliest: today(clock), latest: today(clock) };
  const shared = lines.find(({ eye }) => eye === 'both');
  const supplyFrom = (first: Day) =>
    shared
      ? supplyOfShared(product, shared.quantity, first)
      : supplyOfOrder(product, fromCartLines(lines), first);
  const supply = from._tag === 'Right' ? supplyFrom(from.right) : undefined;
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
              className={known ? css.orderBy : `${css.orderBy} ${css.awaited}`}
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
