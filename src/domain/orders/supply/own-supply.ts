import type { EyeSide } from '../../catalogue/lens/eyes.ts';
import { type EyeValues, sameValues } from '../../catalogue/lens/prescription.ts';
import type { ProductId } from '../../catalogue/product.ts';
import type { Day } from '../../shared/dates.ts';
import { type LensSet, self, type Wearer, wornBy } from '../lens-pass.ts';
import { type EyeSupply, eyeSupply } from './eye-supply.ts';
import type { OrderedLenses } from './ordered-lenses.ts';

/** The lens worn in one eye, and how long the supply lasts. */
export interface WornLens extends EyeSupply {
  readonly productId: ProductId;
  readonly values: EyeValues;
  /** The number of the last order that contained it. */
  readonly order: string;
}

/** The supply of one person. An eye that is absent needs no lens. */
export interface OwnSupply {
  /** A wearer of the lens pass. The customer if no other wearer is known. */
  readonly wearer: string;
  readonly right?: WornLens;
  readonly left?: WornLens;
  /** The eye that runs out first. It determines the supply of the pair. */
  readonly first: WornLens;
}

/**
 * Returns the sort key: the day on which the supply ends, then all other properties, so that the order of lines does
 * not matter.
 */
const rankOf = ({ runsOut, productId, left, order, values }: WornLens): string =>
  JSON.stringify([runsOut, productId, left, order, Object.entries(values).sort()]);

const isSooner = (a: WornLens, b: WornLens): boolean => rankOf(a) < rankOf(b);

const soonest = (lenses: readonly WornLens[]): WornLens | undefined =>
  lenses.reduce<WornLens | undefined>(
    (first, lens) => (first && !isSooner(lens, first) ? first : lens),
    undefined,
  );

/**
 * Returns the lens worn in an eye: the one ordered last for it. Remaining lenses of the same product with the same
 * values count as well.
 */
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

/** Returns the wearer of these lenses according to the lens pass, matched by order, lens and values. */
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

/** Sorts by urgency. Of two on the same day, the customer comes first. */
const byUrgency = (a: OwnSupply, b: OwnSupply): number => {
  if (a.first.runsOut === b.first.runsOut && (a.wearer === self) !== (b.wearer === self))
    return a.wearer === self ? -1 : 1;
  return isSooner(a.first, b.first) ? -1 : 1;
};

/** Returns the supply of each eye of each wearer. The wearer who runs out first comes first. Source: HOME-1, HOME-4. */
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
 * Returns the first day on which the wearers of this order have no lens left, counting everything that they have at home;
 * undefined if the order is not part of any supply. Source: HOME-1, CHK-17.
 */
export const neededOn = (supplies: readonly OwnSupply[], order: string): Day | undefined =>
  supplies
    .filter(({ right, left }) => right?.order === order || left?.order === order)
    .map(({ first }) => first.runsOut)
    .sort()[0];

/** The number of remaining days at which it is time to reorder, because delivery takes time. Units: days. Source: HOME-1. */
export const soonOut = 14;

/** How urgent it is. `coming`: no lenses until a delivery that is under way. */
export type SupplyStanding = 'lasts' | 'soon' | 'out' | 'coming';

export const supplyStanding = ({ left, coming }: EyeSupply): SupplyStanding => {
  if (coming !== undefined) return 'coming';
  if (left === 0) return 'out';
  return left <= soonOut ? 'soon' : 'lasts';
};
