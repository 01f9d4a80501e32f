import type { ProductOption } from '../../../domain/catalogue/lens/lens-options.ts';
import type { OwnEye, OwnValues } from '../../../domain/catalogue/lens/own-values.ts';
import { isMadeFor, isMadeForEyes, madeValues } from '../../../domain/catalogue/made-in-values.ts';
import type { Db } from '../db/schema.ts';
import { narrowed } from '../products/narrowed.ts';
import type { Narrowing } from '../seed/range/seed-product.ts';

/** The range of products that are no lenses. They suit every eye. */
const noLens = 0;

type MadeFor = (eye: OwnEye) => boolean;

/** Returns an axis in the lens's own spelling: `010` is `10`. */
const axisIn = (options: readonly ProductOption[], axis: string | undefined): string | undefined =>
  options.find(({ code }) => code === 'axis')?.values.find((text) => Number(text) === Number(axis));

/**
 * Reads a range once, because a range never changes. The values of a lens depend on its axis and its colour. Source:
 * CAT-9, FIND-2.
 */
const readRange = (options: readonly ProductOption[], narrowings: readonly Narrowing[]): MadeFor => {
  const known = new Map<string, MadeFor>();
  const once = (axis: string | undefined, color: string | undefined): MadeFor => {
    const key = `${axis} ${color}`;
    const made =
      known.get(key) ??
      isMadeFor(
        madeValues(
          narrowed(options, narrowings, {
            ...(axis !== undefined && { axis }),
            ...(color !== undefined && { color }),
          }),
        ),
      );
    known.set(key, made);
    return made;
  };
  const narrows = (when: Narrowing['when']) => narrowings.some((one) => one.when === when);
  const colours = (narrows('color') && options.find(({ code }) => code === 'color')?.values) || [undefined];
  return (eye) => {
    const axis = narrows('axis') ? axisIn(options, eye.axis) : undefined;
    return colours.some((color) => once(axis, color)(eye));
  };
};

/** Returns the ranges of lenses that are made for every eye that has values. */
export type RangesMadeFor = (values: OwnValues) => Promise<readonly number[]>;

/** Caches the ranges it has read, but no customer's values. */
export const makeRangesMadeFor = (db: Db): RangesMadeFor => {
  const ranges = new Map<number, MadeFor>();
  return async (values) => {
    const rows = await db.selectFrom('lens_range').select('num').execute();
    const unread = rows.filter(({ num }) => !ranges.has(num)).map(({ num }) => num);
    if (unread.length > 0) {
      const read = await db.selectFrom('lens_range').selectAll().where('num', 'in', unread).execute();
      for (const { num, options, narrowings } of read) ranges.set(num, readRange(options, narrowings));
    }
    const made = [...ranges].flatMap(([num, madeFor]) => (isMadeForEyes(madeFor)(values) ? [num] : []));
    return [noLens, ...made];
  };
};
