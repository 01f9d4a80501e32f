import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { expect, it } from 'vitest';
import { readBox } from '../../../src/application/catalogue/read-box.ts';
import type { ProductId, ProductSummary } from '../../../src/domain/catalogue/product.ts';

const mine = '1' as ProductId;
const theirs = { id: '2', title: 'Other' } as unknown as ProductSummary;
const number = '07612345000015';

/** `of`: the product to which the number belongs. `hits`: the results of a search for it. */
const shop = (of: string, hits: readonly ProductSummary[] = [theirs]) => {
  const asked: unknown[] = [];
  return {
    asked,
    options: (id: ProductId, chosen: object) => {
      asked.push(['options', id, chosen]);
      return id === of
        ? TE.right([
            { code: 'sphere' as const, values: ['-2.50'] },
            { code: 'radius' as const, values: ['8.4', '8.8'] },
          ])
        : TE.right([{ code: 'sphere' as const, values: [] }]);
    },
    products: (request: object) => {
      asked.push(['products', request]);
      return TE.right({ products: hits, total: hits.length, page: 1, itemsPerPage: 10, facets: [] });
    },
  } as unknown as Parameters<typeof readBox>[0] & { readonly asked: readonly unknown[] };
};
const picture = (codes: readonly string[], text = '') => ({ codes, text });
const none = { right: {}, left: {}, either: {} };

it('a barcode of the current lens returns its values · PHOTO-5', async () => {
  const reading = await readBox(shop('1'), mine, picture(['https://example.com', `01${number}17290331`]));
  expect(reading).toEqual({
    code: { gtin: number, expiry: '2029-03-31', notes: [] },
    read: { ...none, either: { sphere: ['-2.50'] } },
  });
});

it('values that differ between code and text stay open · PHOTO-3', async () => {
  const { read } = await readBox(shop('1'), mine, picture([number], 'PWR -3.00 BC 8.6'));
  expect(read.either).toEqual({ sphere: ['-2.50', '-3.00'], radius: ['8.6'] });
});

it('the manufacturer’s text in the code is read as text · PHOTO-1', async () => {
  const { read } = await readBox(shop('3', []), mine, picture([`01${number}240PWR -1.25`]));
  expect(read.either).toEqual({ sphere: ['-1.25'] });
});

it('a barcode of another lens leads to that lens with its values · PHOTO-5', async () => {
  const backend = shop('2');
  const reading = await readBox(backend, mine, picture([number]));
  expect(reading.other).toEqual({ product: theirs, values: { sphere: '-2.50' } });
  expect(reading.read).toEqual(none);
  expect(backend.asked).toEqual([
    ['options', '1', { gtin: number }],
    ['products', { search: number, itemsPerPage: 10 }],
    ['options', '2', { gtin: number }],
  ]);
});

it('another product without values is still named · PHOTO-5', async () =>
  expect((await readBox(shop('nobody'), mine, picture([number]))).other).toEqual({
    product: theirs,
    values: {},
  }));

it.each([
  ['nobody’s', []],
  ['shared by several products', [theirs, theirs]],
])('a number that is %s leads nowhere · PHOTO-5', async (_, hits) => {
  const reading = await readBox(shop('nobody', hits), mine, picture([number]));
  expect(reading).toEqual({ code: { gtin: number, notes: [] }, read: none });
});

it('two barcodes in one picture give no values · PHOTO-3', async () => {
  const backend = shop('1');
  expect(await readBox(backend, mine, picture([number, '4006381333931'], 'R -2.00'))).toEqual({
    read: { ...none, right: { sphere: ['-2.00'] } },
  });
  expect(backend.asked).toEqual([]);
});

it('a text needs no request, and a failed request does not fail the reading · PHOTO-4', async () => {
  const backend = shop('1');
  expect((await readBox(backend, mine, picture([], 'L -2,00'))).read.left).toEqual({ sphere: ['-2.00'] });
  expect(backend.asked).toEqual([]);
  const away = {
    options: () => TE.left({ _tag: 'Unreachable' }),
    products: () => async () => E.left({ _tag: 'Unreachable' }),
  };
  expect((await readBox(away as never, mine, picture([number], 'L -2,00'))).read.left).toEqual({
    sphere: ['-2.00'],
  });
});
