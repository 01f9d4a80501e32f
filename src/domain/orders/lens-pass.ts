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
import type { Money } from '../shared/money.ts';

/** Somebody for whom a customer orders lenses, by the name that the customer gave. */
export interface Wearer {
  readonly id: string;
  readonly name: string;
}
/** The customer, where nobody else is named. */
export const self = 'me';

/** Lenses of one kind that were ordered for one pair of eyes. `orderedAt`: an instant. `wornBy`: what was said of it. */
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
  /** Somebody else is called that: two passes of one name could be taken for one another. */
  | { readonly _tag: 'WearerKnown' };

/** Units: characters. */
const longestName = 40;
/** People whom one account orders for. */
const mostWearers = 12;

/** The name of somebody new, without spaces around it and characters that nobody sees; one who is known already is nobody new. Source: ACC-9. */
export const wearerName = (
  input: string,
  known: readonly Pick<Wearer, 'name'>[],
): E.Either<WearerRefusal, string> => {
  const name = input.replace(/[\s\p{Cc}]+/gu, ' ').trim();
  if (name === '') return E.left({ _tag: 'NamelessWearer' });
  if ([...name].length > longestName) return E.left({ _tag: 'WearerNameTooLong', max: longestName });
  if (known.length >= mostWearers && !known.some((one) => one.name === name))
    return E.left({ _tag: 'TooManyWearers', max: mostWearers });
  return E.right(name);
};

/** Another name for somebody who is known; nobody else may have it. Source: ACC-9. */
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

/** The same values for the same eyes, however many boxes of whichever lens. */
export const sameEyes = (a: Prescription, b: Prescription): boolean =>
  sides.every((side) => alike(a[side], b[side]));

/** Who wears a set: of whom it was said, or of whom it was said of the same values; else the customer. */
export const wornBy = (set: LensSet, sets: readonly LensSet[], wearers: readonly Wearer[]): string => {
  const isKnown = (id: string | undefined): id is string =>
    id === self || wearers.some((wearer) => wearer.id === id);
  if (isKnown(set.wornBy)) return set.wornBy;
  return sets.find((other) => isKnown(other.wornBy) && sameEyes(other.eyes, set.eyes))?.wornBy ?? self;
};

/** What is different from the order before. */
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

/** What an optician writes down; the others belong to the lens or to a wish. */
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

/** What changed between two orders, the lens first, then the right eye. Of another lens only what belongs to the eye. */
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

/** A time in which nothing changed. `changes`: from the time before; none: it is the first. */
export interface PassEntry {
  /** As it was ordered last in this time. */
  readonly set: LensSet;
  /** The day it was ordered first. An instant. */
  readonly since: string;
  /** Orders in this time. */
  readonly orders: number;
  readonly changes: readonly PassChange[];
}

/** What somebody wears now, and what they wore before. */
export interface LensPass {
  readonly wearer: string;
  /** The newest first; never empty: the first is what holds now. */
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

/** A pass for everybody who wears what was ordered; the customer's own first. `sets`: the newest first. Source: ACC-9. */
export const lensPasses = (sets: readonly LensSet[], wearers: readonly Wearer[]): readonly LensPass[] =>
  [self, ...wearers.map(({ id }) => id)].flatMap((wearer): readonly LensPass[] => {
    const theirs = sets.filter((set) => wornBy(set, sets, wearers) === wearer);
    const [now, ...before] = entriesOf(theirs.toReversed());
    return now ? [{ wearer, entries: [now, ...before] }] : [];
  });
