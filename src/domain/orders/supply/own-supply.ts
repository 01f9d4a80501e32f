import type { EyeSide } from '../../catalogue/lens/eyes.ts';
import { type EyeValues, sameValues } from '../../catalogue/lens/prescription.ts';
import type { ProductId } from '../../catalogue/product.ts';
import type { Day } from '../../shared/dates.ts';
import { type LensSet, self, type Wearer, wornBy } from '../lens-pass.ts';
import { type EyeSupply, eyeSupply } from './eye-supply.ts';
import type { OrderedLenses } from './ordered-lenses.ts';

/** What somebody wears in one eye, and how long it lasts. */
export interface WornLens extends EyeSupply {
  readonly productId: ProductId;
  readonly values: EyeValues;
  /** Number of the order that brought it last. */
  readonly order: string;
}

/** What somebody wears: an eye that is absent needs nothing. */
export interface OwnSupply {
  /** A wearer of the lens pass; the customer where nobody else is known. */
  readonly wearer: string;
  readonly right?: WornLens;
  readonly left?: WornLens;
  /** The eye that runs out first: the pair lasts as long. */
  readonly first: WornLens;
}

/** By the day of running out; of two on the same day by all else, so that no order of lines decides. */
const rankOf = ({ runsOut, productId, left, order, values }: WornLens): string =>
  JSON.stringify([runsOut, productId, left, order, Object.entries(values).sort()]);

const isSooner = (a: WornLens, b: WornLens): boolean => rankOf(a) < rankOf(b);

const soonest = (lenses: readonly WornLens[]): WornLens | undefined =>
  lenses.reduce<WornLens | undefined>(
    (first, lens) => (first && !isSooner(lens, first) ? first : lens),
    undefined,
  );

/** What an eye wears is what was ordered for it last; what is left of the same lens in the same values counts with it. */
const wornIn = (eye: EyeSide, lenses: readonly OrderedLenses[], today: Day): WornLens | undefined => {
  const ordered = lenses.flatMap(({ eyes, ...about }) => (eyes[eye] ? [{ ...about, ...eyes[eye] }] : []));
  const newest = ordered
    .map(({ orderedAt }) => orderedAt)
    .sort()
    .at(-1);
  return soonest(
    ordered
      .filter(({ orderedAt }) => orderedAt === newest)
      .flatMap(({ productId, values, order }) => {
        const same = ordered.filter(
          (other) => other.productId === productId && sameValues(other.values, values),
        );
        const supply = eyeSupply(same, today);
        return supply ? [{ ...supply, productId, values, order }] : [];
      }),
  );
};

/** Whom the lens pass names for these lenses: by order, lens and values. */
const wearerOf = (
  { order, productId, eyes }: OrderedLenses,
  sets: readonly LensSet[],
  wearers: readonly Wearer[],
): string => {
  const isOf = (set: LensSet, eye: EyeSide): boolean =>
    eyes[eye] === undefined ||
    (set.eyes[eye] !== undefined && sameValues(set.eyes[eye].values, eyes[eye].values));
  const set = sets.find(
    (one) =>
      one.orderNumber === order && one.productId === productId && isOf(one, 'right') && isOf(one, 'left'),
  );
  return set ? wornBy(set, sets, wearers) : self;
};

/** The more urgent first; of two on the same day the customer. */
const byUrgency = (a: OwnSupply, b: OwnSupply): number => {
  if (a.first.runsOut === b.first.runsOut && (a.wearer === self) !== (b.wearer === self))
    return a.wearer === self ? -1 : 1;
  return isSooner(a.first, b.first) ? -1 : 1;
};

/** What runs out when, for each eye of each wearer: who is without a lens first comes first. Source: HOME-1, HOME-4. */
export const ownSupplies = (
  lenses: readonly OrderedLenses[],
  { sets, wearers }: { readonly sets: readonly LensSet[]; readonly wearers: readonly Wearer[] },
  today: Day,
): readonly OwnSupply[] => {
  const byWearer = Map.groupBy(lenses, (one) => wearerOf(one, sets, wearers));
  return [...byWearer]
    .flatMap(([wearer, theirs]): readonly OwnSupply[] => {
      const right = wornIn('right', theirs, today);
      const left = wornIn('left', theirs, today);
      const first = soonest([right, left].flatMap((lens) => lens ?? []));
      return first ? [{ wearer, ...(right && { right }), ...(left && { left }), first }] : [];
    })
    .sort(byUrgency);
};

/**
 * The day on which somebody needs lenses again who has just ordered: the first without a lens of who wears what the order
 * brought, with all that they have left besides; nothing where nobody is known to wear it. Source: HOME-1, CHK-17.
 */
export const neededOn = (supplies: readonly OwnSupply[], order: string): Day | undefined =>
  supplies
    .filter(({ right, left }) => right?.order === order || left?.order === order)
    .map(({ first }) => first.runsOut)
    .sort()[0];

/** So few days that it is time to order again: a parcel takes its time. Units: days. Source: HOME-1. */
export const soonOut = 14;

/** How urgent it is. `coming`: without a lens until a delivery that is on its way. */
export type SupplyStanding = 'lasts' | 'soon' | 'out' | 'coming';

export const supplyStanding = ({ left, coming }: EyeSupply): SupplyStanding => {
  if (coming !== undefined) return 'coming';
  if (left === 0) return 'out';
  return left <= soonOut ? 'soon' : 'lasts';
};
