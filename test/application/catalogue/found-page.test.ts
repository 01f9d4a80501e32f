import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import type { FoundProduct } from '../../../src/application/catalogue/finder.ts';
import { type FindPorts, findPage } from '../../../src/application/catalogue/found-page.ts';
import { readListingQuery } from '../../../src/domain/catalogue/listing-query.ts';

const lens = (id: string, sphere: string, orderable = 'orderable'): FoundProduct =>
  ({ id, orderable, eyes: { right: { sphere }, left: { sphere: '-1.00' } } }) as unknown as FoundProduct;
const care = { id: 'care', orderable: 'orderable' } as unknown as FoundProduct;
const values = { right: { sphere: '-2.50' }, left: { sphere: '-1.00' } };
const day = (date: string) => ({ earliest: date, latest: date });

const asking = (products: readonly FoundProduct[], predicts = true) => {
  const asked: unknown[] = [];
  const ports = {
    finder: {
      find: (_: unknown, request: unknown) => {
        asked.push(request);
        return TE.right({ products, total: products.length, page: 1, itemsPerPage: 16, facets: [] });
      },
    },
    catalogue: {
      category: (path: string) => TE.right({ id: `id of ${path}` }),
      deliveryPrediction: (items: readonly { readonly productId: string }[]) => {
        asked.push(items.length);
        return predicts
          ? TE.right({ ...day('2026-12-09'), items: items.map((_, index) => day(`2026-12-0${index + 1}`)) })
          : TE.left({ _tag: 'Unreachable' });
      },
    },
  } as unknown as FindPorts;
  return { ports, asked };
};
const ask = async (ports: FindPorts, address = '', within = '') => {
  const page = await findPage(ports, values, { query: readListingQuery(address), within })();
  if (E.isLeft(page)) throw new Error('nothing found');
  return page.right;
};

describe('a listing by lens values', () => {
  it('has the arrival for each eye of each lens, in one request · FIND-3', async () => {
    const { ports, asked } = asking([
      lens('a', '-2.50'),
      care,
      lens('b', '-2.50'),
      lens('c', '-2.50', 'discontinued'),
    ]);
    const { arrivals } = await ask(ports);
    expect(arrivals).toEqual({
      a: { right: day('2026-12-01'), left: day('2026-12-02') },
      b: { right: day('2026-12-03'), left: day('2026-12-04') },
    });
    expect(asked.slice(1)).toEqual([4]);
  });

  it('is shown without arrival days if these cannot be predicted · FIND-3', async () => {
    const { listing, arrivals } = await ask(asking([lens('a', '-2.50')], false).ports);
    expect([listing.total, arrivals]).toEqual([1, {}]);
  });

  it('requests no arrival days without lenses · FIND-3', async () => {
    const { ports, asked } = asking([care]);
    await ask(ports);
    expect(asked).toHaveLength(1);
  });

  it.each([
    ['', '', { filters: { lens_usage: ['daily', 'two_weekly', 'monthly'] } }],
    ['brand=Acme', '', { filters: { brand: ['Acme'] } }],
    ['search=tag', '', { search: 'tag', filters: {} }],
    ['', 'linsen', { category: 'id of linsen', filters: {} }],
  ])('of %j in %j requests %j · FIND-2', async (address, within, request) => {
    const { ports, asked } = asking([]);
    await ask(ports, address, within);
    expect(asked[0]).toMatchObject(request);
  });
});
