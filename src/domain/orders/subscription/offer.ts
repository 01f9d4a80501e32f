/** The offer of regular delivery, starting with the first order. */

import { type Boxes, daysOfSharedSupply, daysOfSupply, type Pack } from '../../catalogue/lens/supply.ts';
import type { ProductCategory } from '../../catalogue/product.ts';
import { canComeRegularly } from '../../catalogue/used-up.ts';
import type { DeliveryInterval, IntervalUnit } from '../../shared/delivery-interval.ts';
import type { Minor, Money } from '../../shared/money.ts';
import { proportion } from '../../shared/proportion.ts';
import { wholeTyped } from '../../shared/typed-text.ts';
import { defaultReorderMonths } from '../reorder-interval.ts';
import { checkInterval, type SubscriptionLimits } from './interval.ts';

/** The discount on the one-time price for regular delivery. Units: percent, whole. Source: SUBS-2. */
export type RegularSaving = number;

/** Returns the saving per piece, to the nearest minor unit, half a unit up. Source: SUBS-2. */
export const savedRegularly = (once: Money, saving: RegularSaving): Money => ({
  ...once,
  minor: proportion(once.minor, saving, 100),
});

/** Returns the price of one piece with regular delivery. Source: SUBS-2. */
export const regularPrice = (once: Money, saving: RegularSaving): Money => ({
  ...once,
  minor: (once.minor - savedRegularly(once, saving).minor) as Minor,
});

/** Whether a line of an order or a cart can be delivered regularly: neither trials nor gifts can. Source: SUBS-1. */
export const isRepeatableLine = ({
  category,
  isTrial,
  isGift = false,
}: {
  readonly category: ProductCategory | 'service';
  readonly isTrial: boolean;
  readonly isGift?: boolean | undefined;
}): boolean => canComeRegularly(category) && !isTrial && !isGift;

/** The boxes of one line: for one eye, or for two equal eyes. */
export interface WornBoxes {
  readonly shared: boolean;
  readonly boxes: Boxes;
}

/**
 * Returns how often lenses have to be delivered so that neither eye runs out: the number of days that the lenses used
 * up first last, if worn every day, at most the shop's maximum. Undefined if that is below the shop's minimum, or if
 * there are no lenses. Source: SUBS-1.
 */
export const intervalOfWear = (
  pack: Pack,
  lines: readonly WornBoxes[],
  { interval: { day } }: Pick<SubscriptionLimits, 'interval'>,
): DeliveryInterval | undefined => {
  const days = Math.min(
    day.max,
    ...lines.map(({ shared, boxes }) => (shared ? daysOfSharedSupply : daysOfSupply)(pack, boxes)),
  );
  return lines.length > 0 && days >= day.min ? { every: days, unit: 'day' } : undefined;
};

/** Parses an entered number of days and limits it to the shop's range. Undefined if it is not a number. Source: SUBS-1. */
export const ownDays = (
  typed: string,
  { interval: { day } }: Pick<SubscriptionLimits, 'interval'>,
): DeliveryInterval | undefined => {
  const days = wholeTyped(typed, 6);
  return days === undefined ? undefined : { every: Math.min(day.max, Math.max(day.min, days)), unit: 'day' };
};

/** The delivery interval in a product form. */
export interface RhythmDraft {
  /** `regularly`; anything else means once. */
  readonly rhythm: string;
  /** `wear`, `own`, or a number with its unit: `3-month`. */
  readonly every: string;
  /** The number of days entered for `own`. */
  readonly days: string;
}

/** The default if neither the wear time nor the customer determines it. Source: CHK-17. */
const usualRhythm: DeliveryInterval = { every: defaultReorderMonths, unit: 'month' };

/**
 * Returns the delivery interval. Undefined: once. If the choice is not allowed, the interval is how long the lenses
 * last. Source: SUBS-1.
 */
export const readRhythm = (
  { rhythm, every, days }: RhythmDraft,
  wear: DeliveryInterval | undefined,
  limits: Pick<SubscriptionLimits, 'interval'>,
): DeliveryInterval | undefined => {
  if (rhythm !== 'regularly') return undefined;
  const [, count, unit] = /^(\d{1,3})-(day|month)$/.exec(every) ?? [];
  const chosen = count && checkInterval(limits)({ every: Number(count), unit: unit as IntervalUnit });
  if (chosen && chosen._tag === 'Right') return chosen.right;
  return (every === 'own' && ownDays(days, limits)) || wear || usualRhythm;
};
