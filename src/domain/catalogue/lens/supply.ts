import * as E from 'fp-ts/Either';
import type { Day } from '../../shared/dates.ts';
import { daysAfter } from '../../shared/day-arithmetic.ts';
import type { LensUsage, ProductSummary } from '../product.ts';
import { type Eyes, mapEyes } from './eyes.ts';
import type { Prescription } from './prescription.ts';
import { daysPerLens } from './wear-days.ts';

/** A number of boxes of lenses. Whole, never negative. */
export type Boxes = number & { readonly Boxes: unique symbol };
/** The number of lenses in one box. Whole, at least one. */
export type LensesPerBox = number & { readonly LensesPerBox: unique symbol };
export type NotBoxes = { readonly _tag: 'NotBoxes' };
export type NotLensesPerBox = { readonly _tag: 'NotLensesPerBox' };
export type NoLens = { readonly _tag: 'NoLens' };

/** More than any warehouse holds. Keeps every count of days within the calendar range. */
const most = 1000;

/** Refuses fractions, negative numbers and implausibly large ones. */
export const boxes = (input: number): E.Either<NotBoxes, Boxes> =>
  Number.isInteger(input) && input >= 0 && input <= most
    ? E.right((input + 0) as Boxes)
    : E.left({ _tag: 'NotBoxes' });

/** Refuses fractions, numbers below one and implausibly large ones. */
export const lensesPerBox = (input: number): E.Either<NotLensesPerBox, LensesPerBox> =>
  Number.isInteger(input) && input >= 1 && input <= most
    ? E.right(input as LensesPerBox)
    : E.left({ _tag: 'NotLensesPerBox' });

/** What determines how long a box lasts. */
export interface Pack {
  readonly lensesPerBox: LensesPerBox;
  readonly usage: LensUsage;
}

/** Returns the pack of a product. Refuses a product that is not a lens or does not state how long it is worn. */
export const packOf = ({
  contents,
  lensUsage,
}: Pick<ProductSummary, 'contents' | 'lensUsage'>): E.Either<NoLens | NotLensesPerBox, Pack> =>
  contents.unit === 'lenses' && lensUsage
    ? E.map((perBox: LensesPerBox): Pack => ({ lensesPerBox: perBox, usage: lensUsage }))(
        lensesPerBox(contents.amount),
      )
    : E.left({ _tag: 'NoLens' });

/** Returns how long the boxes of one eye last. Units: days. */
export const daysOfSupply = ({ lensesPerBox: perBox, usage }: Pack, count: Boxes): number =>
  count * perBox * daysPerLens[usage];

/** Returns how long boxes shared by both eyes last: half as long. An odd lens is left over. Units: days. */
export const daysOfSharedSupply = ({ lensesPerBox: perBox, usage }: Pack, count: Boxes): number =>
  Math.floor((count * perBox) / 2) * daysPerLens[usage];

/** Returns the first day without a lens, if the first lens is worn on `from`. */
export const runOutDay = (from: Day, days: number): Day => daysAfter(from, days);

/** How long each eye's lenses last, and the pair: as long as the eye that runs out first. */
export interface Supply {
  /** Units: days. */
  readonly eyes: Eyes<number>;
  /** Units: days. */
  readonly pair: number;
  /** The first day on which an eye has no lens. */
  readonly runsOut: Day;
}

/**
 * Returns the supply of both eyes, which may wear different lenses. An absent eye is ignored. Undefined if there are no
 * eyes.
 */
export const supplyOf = (
  eyes: Eyes<{ readonly pack: Pack; readonly boxes: Boxes }>,
  from: Day,
): Supply | undefined => {
  const days = mapEyes(eyes, ({ pack, boxes: count }) => daysOfSupply(pack, count));
  const pair = Math.min(days.right ?? Number.POSITIVE_INFINITY, days.left ?? Number.POSITIVE_INFINITY);
  return Number.isFinite(pair) ? { eyes: days, pair, runsOut: runOutDay(from, pair) } : undefined;
};

/** Returns how long an order of one lens lasts if worn from `from`. Undefined if the product is not a lens. */
export const supplyOfOrder = (
  product: Pick<ProductSummary, 'contents' | 'lensUsage'>,
  order: Prescription,
  from: Day,
): Supply | undefined => {
  const pack = packOf(product);
  if (E.isLeft(pack)) return undefined;
  const counted = mapEyes(order, ({ quantity }) => boxes(quantity));
  const packed = ([eye, count]: readonly [string, E.Either<NotBoxes, Boxes>]) =>
    E.isRight(count) ? [[eye, { pack: pack.right, boxes: count.right }] as const] : [];
  return supplyOf(Object.fromEntries(Object.entries(counted).flatMap(packed)), from);
};

/** Returns how long boxes last that two equal eyes share. Undefined if the product is not a lens. */
export const supplyOfShared = (
  product: Pick<ProductSummary, 'contents' | 'lensUsage'>,
  quantity: number,
  from: Day,
): Supply | undefined => {
  const [pack, count] = [packOf(product), boxes(quantity)];
  if (E.isLeft(pack) || E.isLeft(count)) return undefined;
  const days = daysOfSharedSupply(pack.right, count.right);
  return { eyes: { right: days, left: days }, pair: days, runsOut: runOutDay(from, days) };
};
