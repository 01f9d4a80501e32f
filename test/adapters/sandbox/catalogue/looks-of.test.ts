import { expect, it } from 'vitest';
import { looksOf } from '../../../../src/adapters/sandbox/catalogue/looks-of.ts';
import { products } from '../../../../src/adapters/sandbox/seed/products/products.ts';
import { drawnColours } from '../../../../src/domain/catalogue/colour-looks.ts';
import { type BrandId, brandIds } from '../../../../src/domain/shared/brand-id.ts';

const coloured = products.flatMap(({ id, category, options }) => {
  const option = options.find(({ code }) => code === 'color');
  return option ? [{ id, category, options, option }] : [];
});

it('coloured lenses are chosen by pictures of eyes, glasses by swatches · EYE-1 · EYE-4', () => {
  expect(new Set(coloured.map(({ category }) => category)).size).toBe(3);
  for (const { id, category, options, option } of coloured) {
    const { looks } = looksOf(id, category, options, 'okulino');
    const drawn = drawnColours(option, looks);
    expect(drawn.map(({ value }) => value)).toEqual(option.values);
    for (const { worn, front } of drawn)
      expect([worn !== undefined, front !== undefined], id).toEqual(
        category === 'lens' ? [true, false] : [false, true],
      );
  }
});

it('the first colour of glasses has the pictures of the product itself · EYE-4', () => {
  const { looks } = looksOf('30011', 'sunglasses', [{ code: 'color', values: ['black', 'navy'] }], 'opalys');
  expect(looks?.each.map(({ front }) => front)).toEqual([
    '/images/30011/front?v=2',
    '/images/30011/front?v=2&colour=navy',
  ]);
});

it('glasses have a picture on a face in each colour, drawn for the shop; lenses have none · EYE-8', () => {
  const facesAt = (brand: BrandId) =>
    coloured.map(({ id, category, options, option }) => {
      const faces = looksOf(id, category, options, brand).looks?.each.map(({ face }) => face) ?? [];
      return { id, category, values: option.values, faces };
    });
  for (const brand of brandIds)
    for (const { id, category, values, faces } of facesAt(brand))
      expect(faces, id).toEqual(
        values.map((value, place) =>
          category === 'lens'
            ? undefined
            : `/images/${id}/face-${brand}?v=2${place === 0 ? '' : `&colour=${value}`}`,
        ),
      );
});

it('products without colours, or with colours that are not drawn, have no colour pictures · EYE-1', () => {
  expect(looksOf('10010', 'lens', [{ code: 'sphere', values: ['-1.00'] }], 'opalys')).toEqual({});
  expect(looksOf('10120', 'lens', [{ code: 'color', values: ['pink'] }], 'opalys').looks?.each).toEqual([]);
  expect(
    looksOf('nobody', 'sunglasses', [{ code: 'color', values: ['navy'] }], 'opalys').looks?.each,
  ).toEqual([]);
});
