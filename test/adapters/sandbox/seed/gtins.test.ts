import * as fc from 'fast-check';
import * as E from 'fp-ts/Either';
import { expect, it } from 'vitest';
import { products } from '../../../../src/adapters/sandbox/seed/products/products.ts';
import { itemOf, optionsAt, productGtin } from '../../../../src/adapters/sandbox/seed/range/gtins.ts';
import { gtin } from '../../../../src/domain/catalogue/lens/reading/gtin.ts';
import { variantGtin } from '../fixtures/variant-gtin.ts';

const chosen = products.filter(({ options }) => options.length > 0);

it('each variant has its own GTIN, which leads back to its product and values · PHOTO-5', () =>
  fc.assert(
    fc.property(fc.constantFrom(...chosen), fc.infiniteStream(fc.nat()), ({ id, options }, picks) => {
      const values = Object.fromEntries(
        options.map(({ code, values: made }) => [code, made[(picks.next().value ?? 0) % made.length] ?? '']),
      );
      const number = variantGtin(id, options, values);
      expect(gtin(number)).toEqual(E.right(number));
      const item = itemOf(number);
      expect(item?.id).toBe(Number(id));
      const found = optionsAt(options, item?.variant ?? 0);
      expect(found).toEqual(options.map(({ code }) => ({ code, values: [values[code]] })));
    }),
  ));

it('no product has more variants than a GTIN has room for · PHOTO-5', () => {
  for (const { options } of products)
    expect(options.reduce((all, { values }) => all * values.length, 1)).toBeLessThan(99_999);
});

it('a product as a whole has a GTIN without values · PHOTO-5', () => {
  expect(itemOf(productGtin('10020'))).toEqual({ id: 10020, variant: 0 });
  expect(optionsAt(chosen[0]?.options ?? [], 0)).toBeUndefined();
  expect(optionsAt([{ code: 'sphere', values: ['-1.00'] }], 2)).toBeUndefined();
});

it('other numbers name no product · PHOTO-5', () => {
  for (const other of [
    '4006381333931',
    productGtin('10020').replace(/.$/, (last) => String((Number(last) + 1) % 10)),
    'lens',
    '',
  ])
    expect(itemOf(other)).toBeUndefined();
});
