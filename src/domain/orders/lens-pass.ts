import * as E from 'fp-ts/Either';
import type { EyeSide } from '../catalogue/lens/eyes.ts';
import type { OptionCode } from '../catalogue/lens/lens-options.ts';
import { optionCodes } from '../catalogue/lens/lens-options.ts';
import {
  type EyeOrder,
  type EyeValues,
  type Prescription,
  sameValues,
} from '../catalogue/lens/prescription.ts';
import type { ProductId } from '../catalogue/product.ts';
import { seenLine } from '../customer/plain-text.ts';
import type { Money } from '../shared/money.ts';

/** A person a customer orders lenses for, with the name that the customer entered. */
export interface Wearer {
  readonly id: string;
  readonly name: string;
}
/** The id of the customer as the wearer, used if no other wearer is named. */
export const self = 'me';

/** Lenses of one product ordered for one pair of eyes. `orderedAt`: an instant. `wornBy`: the wearer that was recorded. */
export interface LensSet {
  readonly id: string;
  readonly orderNumber: string;
  readonly orderedAt: string;
  readonly productId: ProductId;
  readonly title: string;
  readonly slug: string;
  readonly image: string;
  readonly price: Money;
  readonly eyes: Prescription;
  readonly wornBy?: string;
}

export type WearerRefusal =
  | { readonly _tag: 'NamelessWearer' }
  | { readonly _tag: 'WearerNameTooLong'; readonly max: number }
  | { readonly _tag: 'TooManyWearers'; readonly max: number }
  /** Another wearer has this name. Two lens passes with the same name could be confused. */
  | { readonly _tag: 'WearerKnown' };

/** Units: characters. */
const longestName = 40;
/** The maximum number of people that one account orders for. */
const mostWearers = 12;

/**
 * Checks the name of a new wearer: trimmed and without invisible characters. A name that is already known does not
 * count as new. Source: ACC-9.
 */
export const wearerName = (
  input: string,
  known: readonly Pick<Wearer, 'name'>[],
): E.Either<WearerRefusal, string> => {
  const name = seenLine(input);
  if (name === '') return E.left({ _tag: 'NamelessWearer' });
  if ([...name].length > longestName) return E.left({ _tag: 'WearerNameTooLong', max: longestName });
  if (known.length >= mostWearers && !known.some((one) => one.name === name))
    return E.left({ _tag: 'TooManyWearers', max: mostWearers });
  return E.right(name);
};

/** Checks a new name for a known wearer. No other wearer may have it. Source: ACC-9. */
export const otherWearerName = (
  input: string,
  known: readonly Wearer[],
  id: string,
): E.Either<WearerRefusal, string> => {
  const others = known.filter((one) => one.id !== id);
  const name = wearerName(input, others);
  return E.isRight(name) && others.some((one) => one.name === name.right)
    ? E.left({ _tag: 'WearerKnown' })
    : name;
};

const sides = ['right', 'left'] as const satisfies readonly EyeSide[];

const alike = (a: EyeOrder | undefined, b: EyeOrder | undefined): boolean =>
  a === undefined || b === undefined ? a === b : sameValues(a.values, b.values);

/** Whether both have the same values for the same eyes, whatever the lens and the number of boxes. */
export const sameEyes = (a: Prescription, b: Prescription): boolean =>
  sides.every((side) => alike(a[side], b[side]));

/**
 * Returns the wearer of a set: the one recorded for it, otherwise the one recorded for the same values, otherwise the
 * customer.
 */
export const wornBy = (set: LensSet, sets: readonly LensSet[], wearers: readonly Wearer[]): string => {
  const isKnown = (id: string | undefined): id is string =>
    id === self || wearers.some((wearer) => wearer.id === id);
  if (isKnown(set.wornBy)) return set.wornBy;
  return sets.find((other) => isKnown(other.wornBy) && sameEyes(other.eyes, set.eyes))?.wornBy ?? self;
};

/** A difference from the order before. */
export type PassChange =
  | { readonly _tag: 'OtherLens'; readonly from: string; readonly to: string }
  | { readonly _tag: 'EyeAdded'; readonly eye: EyeSide }
  | { readonly _tag: 'EyeGone'; readonly eye: EyeSide }
  | {
      readonly _tag: 'ValueChanged';
      readonly eye: EyeSide;
      readonly code: OptionCode;
      readonly from: string;
      readonly to: string;
    }
  | { readonly _tag: 'ValueAdded'; readonly eye: EyeSide; readonly code: OptionCode; readonly to: string }
  | { readonly _tag: 'ValueGone'; readonly eye: EyeSide; readonly code: OptionCode; readonly from: string };

/** The values of a prescription. The other options belong to the lens or are preferences. */
const eyeCodes: readonly OptionCode[] = ['sphere', 'cylinder', 'axis', 'add'];

const valueChanges = (
  eye: EyeSide,
  codes: readonly OptionCode[],
  before: EyeValues,
  now: EyeValues,
): readonly PassChange[] =>
  codes.flatMap((code): readonly PassChange[] => {
    const [from, to] = [before[code], now[code]];
    if (to === undefined) return from === undefined ? [] : [{ _tag: 'ValueGone', eye, code, from }];
    if (from === undefined) return [{ _tag: 'ValueAdded', eye, code, to }];
    return from === to ? [] : [{ _tag: 'ValueChanged', eye, code, from, to }];
  });

/**
 * Returns the changes between two orders: the lens first, then the right eye. If the lens is a different one, only
 * values that belong to the eye are compared.
 */
export const passChanges = (before: LensSet, now: LensSet): readonly PassChange[] => {
  const isSame = before.productId === now.productId;
  return [
    ...(isSame ? [] : [{ _tag: 'OtherLens', from: before.title, to: now.title } as const]),
    ...sides.flatMap((eye): readonly PassChange[] => {
      const [was, is] = [before.eyes[eye], now.eyes[eye]];
      if (was === undefined) return is === undefined ? [] : [{ _tag: 'EyeAdded', eye }];
      if (is === undefined) return [{ _tag: 'EyeGone', eye }];
      return valueChanges(eye, isSame ? optionCodes : eyeCodes, was.values, is.values);
    }),
  ];
};

/** A period in which nothing changed. `changes`: from the period before; empty for the first one. */
export interface PassEntry {
  /** The last order in this period. */
  readonly set: LensSet;
  /** The first order in this period. An instant. */
  readonly since: string;
  /** The number of orders in this period. */
  readonly orders: number;
  readonly changes: readonly PassChange[];
}

/** What a person wears now and wore before. */
export interface LensPass {
  readonly wearer: string;
  /** The newest first. Never empty: the first one is current. */
  readonly entries: readonly [PassEntry, ...PassEntry[]];
}

const entriesOf = (oldestFirst: readonly LensSet[]): readonly PassEntry[] => {
  const entries: PassEntry[] = [];
  for (const set of oldestFirst) {
    const [last] = entries;
    const changes = last ? passChanges(last.set, set) : [];
    if (last && changes.length === 0) entries[0] = { ...last, set, orders: last.orders + 1 };
    else entries.unshift({ set, since: set.orderedAt, orders: 1, changes });
  }
  return entries;
};

/** Returns a lens pass for each wearer of ordered lenses, the customer's own first. `sets`: the newest first. Source: ACC-9. */
export const lensPasses = (sets: readonly LensSet[], wearers: readonly Wearer[]): readonly LensPass[] =>
  [self, ...wearers.map(({ id }) => id)].flatMap((wearer): readonly LensPass[] => {
    const theirs = sets.filter((set) => wornBy(set, sets, wearers) === wearer);
    const [now, ...before] = entriesOf(theirs.toReversed());
    return now ? [{ wearer, entries: [now, ...before] }] : [];
  });
