/** What somebody is offered who has something come regularly from the first order on. */

import { type Boxes, daysOfSharedSupply, daysOfSupply, type Pack } from '../../catalogue/lens/supply.ts';
import type { ProductCategory } from '../../catalogue/product.ts';
import type { DeliveryInterval, IntervalUnit } from '../../shared/delivery-interval.ts';
import type { Minor, Money } from '../../shared/money.ts';
import { proportion } from '../../shared/proportion.ts';
import { defaultReorderMonths } from '../reorder-interval.ts';
import { checkInterval, type SubscriptionLimits } from './interval.ts';

/** What regular delivery takes off a price of once. Units: percent, whole. Source: SUBS-2. */
export type RegularSaving = number;

/** What is saved of one piece, to the nearest minor unit, half a unit up. Source: SUBS-2. */
export const savedRegularly = (once: Money, saving: RegularSaving): Money => ({
  ...once,
  minor: proportion(once.minor, saving, 100),
});

/** What one piece costs that comes regularly. Source: SUBS-2. */
export const regularPrice = (once: Money, saving: RegularSaving): Money => ({
  ...once,
  minor: (once.minor - savedRegularly(once, saving).minor) as Minor,
});

/** Whether goods are used up, so that they can be wanted again and again: lenses and their care. Source: SUBS-1. */
export const canComeRegularly = (category: ProductCategory | 'service'): boolean =>
  category === 'lens' || category === 'lenscare';

/** Boxes of one line: for an eye of its own, or for two that are alike. */
export interface WornBoxes {
  readonly shared: boolean;
  readonly boxes: Boxes;
}

/**
 * How often lenses have to come so that no eye is ever without: as many days as those last that are used up first, worn
 * every day, and never more than the shop allows. Nothing where that is less than the shop allows, or nothing is worn.
 * Source: SUBS-1.
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

/** A number of days that somebody typed, brought within what the shop allows; nothing that is none. Source: SUBS-1. */
export const ownDays = (
  typed: string,
  { interval: { day } }: Pick<SubscriptionLimits, 'interval'>,
): DeliveryInterval | undefined =>
  /^\s*\d{1,6}\s*$/.test(typed)
    ? { every: Math.min(day.max, Math.max(day.min, Number(typed))), unit: 'day' }
    : undefined;

/** What a product's form says of how often it is to come. */
export interface RhythmDraft {
  /** `regularly`; anything else: once. */
  readonly rhythm: string;
  /** `wear`, `own`, or a number with its unit: `3-month`. */
  readonly every: string;
  /** What was typed for `own`. */
  readonly days: string;
}

/** Where neither wear nor anybody tells. Source: CHK-17. */
const usualRhythm: DeliveryInterval = { every: defaultReorderMonths, unit: 'month' };

/**
 * How often something is to come; nothing: once. What says nothing that is allowed means as long as it lasts. Source: SUBS-1.
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
