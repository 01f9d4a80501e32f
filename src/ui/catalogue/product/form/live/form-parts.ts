import type { ReactNode, RefObject } from 'react';
import type { AddDraft } from '../../../../../application/cart/add-form.ts';
import type { DeliveryOfEach } from '../../../../../application/catalogue/delivery-lookup.ts';
import type { Failure } from '../../../../../application/shared/failure.ts';
import type { RemoteState } from '../../../../../application/shared/remote-state.ts';
import type { NewCartLine } from '../../../../../domain/cart/cart.ts';
import type { Eyes } from '../../../../../domain/catalogue/lens/eyes.ts';
import type { EyeValues } from '../../../../../domain/catalogue/lens/prescription.ts';
import type { FormProduct } from '../form-product.ts';
import type { Entries } from '../use-add-form.ts';
import type { AvailableLine } from './availability-of.ts';
import type { FormWays } from './swap-form.ts';

/** Whether a click at this time (ms) only shows findings that should be read first. */
type HoldsPress = (at: number) => boolean;

export interface OrderCheckProps extends FormWays {
  readonly product: FormProduct;
  readonly draft: AddDraft;
  readonly form: RefObject<HTMLFormElement | null>;
  readonly holds: RefObject<HoldsPress | undefined>;
}

/** Returns the values chosen for each eye. */
export const eyesOf = ({ same, filled }: AddDraft): Eyes<EyeValues> => {
  const of = (wanted: 'right' | 'left') => filled.find(({ group }) => group === wanted)?.values;
  const right = of('right');
  const left = same ? right : of('left');
  return { ...(right && { right }), ...(left && { left }) };
};

/** What the choice is, and what is known about it. */
export interface Offered {
  readonly product: FormProduct;
  /** The lines that would be added to the cart. Undefined while values are missing. */
  readonly lines: readonly NewCartLine[] | undefined;
  readonly delivery: RemoteState<Failure, DeliveryOfEach> | null;
  /** Empty while nothing is known about exactly these lines. */
  readonly available: readonly AvailableLine[];
}

export interface FilledValuesProps {
  readonly product: FormProduct;
  readonly draft: AddDraft | null;
  /** Returns the current values of the fields. */
  readonly entries: () => Entries;
  readonly onFill: (entries: Entries) => void;
  /** Shown while nothing is filled in. A fill replaces it. */
  readonly children: ReactNode;
}
