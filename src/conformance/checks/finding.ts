import type { CataloguePort } from '../../application/catalogue/ports.ts';
import { type OwnEye, ownCodes, readOwnValues } from '../../domain/catalogue/lens/own-values.ts';
import { isMadeFor, madeValues } from '../../domain/catalogue/made-in-values.ts';
import type { ProductId } from '../../domain/catalogue/product.ts';
import { isComplete } from '../../domain/catalogue/variant.ts';
import type { Check } from '../check.ts';
import { cardsOf } from '../goods.ts';
import { answerTo, hold, NotSeen } from '../verdict.ts';

/** How many lenses of an answer are checked one by one. */
const looked = 8;

/** Finds a lens and values for an eye that it is made in. */
const lensWithEye = async (
  catalogue: CataloguePort,
): Promise<{ readonly id: ProductId; readonly eye: OwnEye }> => {
  for await (const { id, category, orderable } of cardsOf(catalogue)) {
    if (category !== 'lens' || orderable !== 'orderable') continue;
    const all = await answerTo('reading a lens', catalogue.product(id));
    const axis = all.options.find(({ code }) => code === 'axis')?.values.at(-1);
    const options = await answerTo('reading its options', catalogue.options(id, { ...(axis && { axis }) }));
    const first = Object.fromEntries(
      ownCodes.flatMap((code) => {
        const value = code === 'axis' ? axis : options.find((one) => one.code === code)?.values[0];
        return value === undefined ? [] : [[code, value]];
      }),
    );
    const read = readOwnValues((eye, code) => (eye === 'right' ? (first[code] ?? '') : ''));
    if (read._tag === 'Right' && read.right.right) return { id, eye: read.right.right };
  }
  throw new NotSeen('no lens is made in values that an eye can have');
};

export const findingChecks: readonly Check[] = [
  {
    title:
      'A listing by lens values has the lenses that can be ordered with these values for each eye, and no others',
    proves: ['FIND-2'],
    needs: ['catalogue', 'finder'],
    holds: async ({ visitor }) => {
      const { catalogue, finder } = visitor();
      const { id: lens, eye } = await lensWithEye(catalogue);
      const all = await answerTo('reading a listing', catalogue.products({ itemsPerPage: 100 }));
      const values = { right: eye, left: eye };
      const ids = new Set<ProductId>();
      const lenses = [];
      for (let page = 1, total = 1; (page - 1) * 100 < total && page <= 20; page += 1) {
        const found = await answerTo(
          'reading a listing by lens values',
          finder.find(values, { page, itemsPerPage: 100 }),
        );
        total = found.total;
        hold(total <= all.total, 'a listing by lens values has more products than the listing of all');
        for (const { id } of found.products) ids.add(id);
        lenses.push(...found.products.filter(({ category }) => category === 'lens'));
      }
      hold(ids.has(lens), 'a lens is missing in the listing by values in which it is made');
      for (const { id, eyes } of lenses.slice(0, looked)) {
        const { options } = await answerTo('reading a lens', catalogue.product(id));
        hold(
          isMadeFor(madeValues(options))(eye),
          'a listing by lens values contains a lens that is not made in these values',
        );
        const variant = eyes?.left;
        if (!variant) throw new NotSeen('a lens in the listing by values has no variant');
        const { axis, color } = variant;
        const chosen = { ...(axis && { axis }), ...(color && { color }) };
        hold(
          isComplete(await answerTo('reading its options', catalogue.options(id, chosen)), variant),
          'the variant of a lens in the listing by values cannot be ordered',
        );
      }
    },
  },
  {
    title: 'The count at each value of a facet is the number of products that remain when it is chosen',
    proves: ['FIND-2'],
    needs: ['catalogue', 'finder'],
    holds: async ({ visitor }) => {
      const { catalogue, finder } = visitor();
      const { eye } = await lensWithEye(catalogue);
      const values = { right: eye, left: eye };
      const found = await answerTo(
        'reading a listing by lens values',
        finder.find(values, { itemsPerPage: 10 }),
      );
      for (const { code, values: counted } of found.facets)
        for (const { value, count } of counted.slice(0, 2)) {
          const left = await answerTo(
            'reading a listing by lens values and a facet value',
            finder.find(values, { filters: { [code]: [value] }, itemsPerPage: 10 }),
          );
          hold(
            left.total === count,
            `the facet ${code} has another count at ${value} than products remain when it is chosen`,
          );
        }
    },
  },
  {
    title: 'A listing by a power in which no lens is made contains no lenses, but all other products',
    proves: ['FIND-2'],
    needs: ['finder'],
    holds: async ({ visitor }) => {
      const { products } = await answerTo(
        'reading a listing by a power in which no lens is made',
        visitor().finder.find({ left: { sphere: '-39.75' } }, { itemsPerPage: 40 }),
      );
      hold(
        products.every(({ category }) => category !== 'lens'),
        'a listing by a power in which no lens is made contains a lens',
      );
    },
  },
];
