import { type Eyes, mapEyes } from '../../../domain/catalogue/lens/eyes.ts';
import type { Configuration, ProductOption } from '../../../domain/catalogue/lens/lens-options.ts';
import type { OwnEye, OwnValues } from '../../../domain/catalogue/lens/own-values.ts';
import {
  isMadeFor,
  isMadeForEyes,
  madeValues,
  variantFor,
} from '../../../domain/catalogue/made-in-values.ts';
import type { Db } from '../db/schema.ts';
import { narrowed } from '../products/narrowed.ts';
import type { Narrowing } from '../seed/range/seed-product.ts';
import type { Shelf } from './count-facets.ts';

/** The range of products that are no lenses. They suit every eye. */
const noLens = 0;

/** What lenses of one range have in common. */
interface LensRange {
  readonly madeFor: (eye: OwnEye) => boolean;
  readonly variantFor: (eye: OwnEye) => Configuration | undefined;
}

/** Returns an axis in the lens's own spelling: `010` is `10`. */
const axisIn = (options: readonly ProductOption[], axis: string | undefined): string | undefined =>
  options.find(({ code }) => code === 'axis')?.values.find((text) => Number(text) === Number(axis));

/** The values of a lens depend on its axis and its colour. Each combination is computed once. Source: CAT-9, FIND-2. */
const readMadeFor = (
  options: readonly ProductOption[],
  narrowings: readonly Narrowing[],
): LensRange['madeFor'] => {
  const known = new Map<string, LensRange['madeFor']>();
  const once = (axis: string | undefined, color: string | undefined): LensRange['madeFor'] => {
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

const readRange = (options: readonly ProductOption[], narrowings: readonly Narrowing[]): LensRange => ({
  madeFor: readMadeFor(options, narrowings),
  variantFor: variantFor((chosen) => narrowed(options, narrowings, chosen)),
});

/** The ranges of values in which lenses are made. Many products share one. */
export interface LensRanges {
  /** Returns the ranges that are made for every eye that has values. */
  readonly madeFor: (values: OwnValues) => Promise<readonly number[]>;
  /** Returns the variant for each eye of the lenses among these products, by product id. */
  readonly variantsOf: (
    shelf: Shelf,
    ids: readonly number[],
    values: OwnValues,
  ) => Promise<ReadonlyMap<string, Eyes<Configuration>>>;
}

/** Reads each range once, because a range never changes. It caches no customer's values. */
export const makeLensRanges = (db: Db): LensRanges => {
  const ranges = new Map<number, LensRange>();
  const readNew = async (): Promise<void> => {
    const rows = await db.selectFrom('lens_range').select('num').execute();
    const unread = rows.filter(({ num }) => !ranges.has(num)).map(({ num }) => num);
    if (unread.length === 0) return;
    const read = await db.selectFrom('lens_range').selectAll().where('num', 'in', unread).execute();
    for (const { num, options, narrowings } of read) ranges.set(num, readRange(options, narrowings));
  };
  return {
    madeFor: async (values) => {
      await readNew();
      const made = [...ranges].flatMap(([num, { madeFor }]) => (isMadeForEyes(madeFor)(values) ? [num] : []));
      return [noLens, ...made];
    },
    variantsOf: async ({ channel, category }, ids, values) => {
      if (ids.length === 0) return new Map();
      const rows = await db
        .selectFrom('lk')
        .select(['id', 'range'])
        .where('channel', '=', channel)
        .where('category', '=', category)
        .where('id', 'in', ids)
        .where('range', '<>', noLens)
        .execute();
      const numbers = [...new Set(rows.map(({ range }) => range))];
      if (numbers.some((num) => !ranges.has(num))) await readNew();
      const variants = new Map(
        numbers.map((num) => {
          const { right, left } = mapEyes(values, (eye) => ranges.get(num)?.variantFor(eye));
          return [num, { ...(right && { right }), ...(left && { left }) }];
        }),
      );
      return new Map(rows.map(({ id, range }) => [String(id), variants.get(range) ?? {}]));
    },
  };
};
