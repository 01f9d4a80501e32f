import * as interval from '../../../domain/orders/subscription/interval.ts';
import {
  type DeliveryInterval,
  defaultFrequency,
  type IntervalUnit,
} from '../../../domain/shared/delivery-interval.ts';
import { wholeTyped } from '../../../domain/shared/typed-text.ts';

/** The input of an interval form: an offered interval or a custom number. Empty if nothing is chosen yet. Source: ACC-5. */
export interface IntervalDraft {
  /** The index of an offered interval, or `own`. */
  readonly choice: string;
  readonly every: string;
  readonly unit: IntervalUnit;
}

export const ownChoice = 'own';

/**
 * Returns the initial input. Nothing is preselected if there is no interval yet. The custom number starts with the
 * API's default.
 */
export const draftOf = (known: DeliveryInterval | undefined): IntervalDraft => {
  const at = interval.intervalChoices.findIndex((one) => known && interval.sameInterval(one, known));
  const own = {
    every: String(known?.every ?? defaultFrequency),
    unit: known?.unit ?? 'month',
  } as const;
  if (!known) return { choice: '', ...own };
  return { choice: at < 0 ? ownChoice : String(at), ...own };
};

/**
 * Returns the interval of the input. Anything but a number becomes an invalid interval, which is then refused with the
 * limits of its unit.
 */
export const readDraft = ({ choice, every, unit }: IntervalDraft): DeliveryInterval | undefined => {
  if (choice === '') return undefined;
  if (choice !== ownChoice) return interval.intervalChoices[Number(choice)];
  return { every: wholeTyped(every, 6) ?? Number.NaN, unit };
};
