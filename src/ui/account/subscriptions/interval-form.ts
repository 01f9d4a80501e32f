import * as interval from '../../../domain/orders/subscription/interval.ts';
import {
  type DeliveryInterval,
  defaultFrequency,
  type IntervalUnit,
} from '../../../domain/shared/delivery-interval.ts';

/** What a form says of an interval: one that is offered, or a number of one's own. Empty: nothing yet. Source: ACC-5, D72. */
export interface IntervalDraft {
  /** Index of a choice, or `own`. */
  readonly choice: string;
  readonly every: string;
  readonly unit: IntervalUnit;
}

export const ownChoice = 'own';

/** Where nothing was chosen nothing is proposed; the number of one's own begins with the wire's default. */
export const draftOf = (known: DeliveryInterval | undefined): IntervalDraft => {
  const at = interval.intervalChoices.findIndex((one) => known && interval.sameInterval(one, known));
  const own = {
    every: String(known?.every ?? defaultFrequency),
    unit: known?.unit ?? 'month',
  } as const;
  if (!known) return { choice: '', ...own };
  return { choice: at < 0 ? ownChoice : String(at), ...own };
};

/** The interval that a draft means; what is no number is no interval, and is refused with the limits of its unit. */
export const readDraft = ({ choice, every, unit }: IntervalDraft): DeliveryInterval | undefined => {
  if (choice === '') return undefined;
  if (choice !== ownChoice) return interval.intervalChoices[Number(choice)];
  return { every: /^\s*\d{1,6}\s*$/.test(every) ? Number(every) : Number.NaN, unit };
};
