import * as fc from 'fast-check';
import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import { type FilterCount, makeFilterCounting } from '../../../src/application/catalogue/filter-count.ts';
import type { ListingRequest } from '../../../src/application/catalogue/ports.ts';
import type { Failure } from '../../../src/application/shared/failure.ts';
import type { Category } from '../../../src/domain/catalogue/category.ts';
import type { Facet, Listing } from '../../../src/domain/catalogue/listing.ts';
import { type ListingQuery, readListingQuery } from '../../../src/domain/catalogue/listing-query.ts';
import { tick } from '../shared/shelf.ts';

const brands = (counts: Readonly<Record<string, number>>): readonly Facet[] => [
  { code: 'brand', values: Object.entries(counts).map(([value, count]) => ({ value, count })) },
];
const first: FilterCount = { facets: brands({ Mareo: 4, Velmora: 9 }), total: 13 };
const listed = (total: number, facets: readonly Facet[] = brands({ Mareo: 4, Velmora: total })): Listing => ({
  products: [],
  total,
  page: 1,
  itemsPerPage: 16,
  facets,
});
const queryOf = (address: string): ListingQuery => readListingQuery(address);
const place = (text: string) => ({
  shop: { id: 'okulino' },
  tab: { read: () => text || undefined, write: () => true },
  device: { read: () => undefined, write: () => true },
});

const counting = (
  answer: (request: ListingRequest) => TE.TaskEither<Failure, Listing>,
  { within = '', text }: { readonly within?: string; readonly text?: string } = {},
) => {
  const asked: unknown[] = [];
  const seen: FilterCount[] = [];
  const { state$, ask } = makeFilterCounting(
    {
      catalogue: {
        category: (path) => TE.right({ id: `id of ${path}` } as Category),
        products: (request) => {
          asked.push(['all', request.category, request.filters]);
          return answer(request);
        },
      },
      finder: {
        find: (values, request) => {
          asked.push([values.right?.sphere, request.category, request.filters]);
          return answer(request);
        },
      },
    },
    text === undefined ? undefined : place(text),
    within,
    first,
  );
  state$.subscribe((state) => seen.push(state));
  return { ask, asked, seen, state$ };
};

describe('the count of filters that are being chosen', () => {
  it('is that of the last choice, in whatever order responses come · CAT-33', () =>
    fc.assert(
      fc.asyncProperty(
        fc.scheduler(),
        fc.array(fc.integer({ min: 1, max: 99 }), { minLength: 1, maxLength: 6 }),
        async (s, sizes) => {
          const answers = s.scheduleFunction(async (page: number) => E.right(listed(page)));
          const { ask, seen } = counting(
            ({ page = 0 }) =>
              () =>
                answers(page),
          );
          for (const page of sizes) ask({ ...queryOf(''), page });
          await s.waitIdle();
          expect(seen.at(-1)?.total).toBe(sizes.at(-1));
        },
      ),
    ));

  it('is known of a choice made before anybody waited for it · CAT-33', async () => {
    const { ask, state$ } = counting(() => TE.right(listed(3)));
    ask(queryOf('brand=Mareo'));
    const late: FilterCount[] = [];
    state$.subscribe((state) => late.push(state));
    await expect.poll(() => late.map(({ total }) => total)).toEqual([3]);
  });

  it.each([
    ['', '', ['all', undefined]],
    ['linsen/tag', undefined, ['all', 'id of linsen/tag']],
    ['linsen', 'x', ['all', 'id of linsen']],
    ['linsen', '-2.50~-3.00', ['-2.50', 'id of linsen']],
  ])('in %j with the own values %j asks for %j · CAT-33 · FIND-2', async (within, text, asks) => {
    const { ask, asked, seen } = counting(() => TE.right(listed(3)), {
      within,
      ...(text !== undefined && { text }),
    });
    ask(queryOf('brand=Mareo'));
    await expect.poll(() => seen).toHaveLength(1);
    expect(asked).toEqual([[...asks, { brand: ['Mareo'] }]]);
  });

  it('keeps a value that no product has any more, and knows no number after a failure · CAT-33', async () => {
    const { ask, seen } = counting(({ filters }) =>
      filters?.brand?.[0] === 'Mareo'
        ? TE.right(listed(4, brands({ Mareo: 4, Aquen: 2 })))
        : TE.left({ _tag: 'Unreachable' }),
    );
    for (const brand of ['Mareo', 'Velmora']) {
      ask(queryOf(`brand=${brand}`));
      await tick();
    }
    const facets = brands({ Mareo: 4, Velmora: 0, Aquen: 2 });
    expect(seen).toEqual([
      { facets, total: 4 },
      { facets, total: undefined },
    ]);
  });

  it('offers only the usual facets and those with a choice · CAT-20', async () => {
    const water: Facet = {
      code: 'water',
      values: [
        { value: '-40', count: 1 },
        { value: '55-', count: 2 },
      ],
    };
    const { ask, seen } = counting(() => TE.right(listed(3, [water])));
    for (const address of ['', 'water=55-']) {
      ask(queryOf(address));
      await tick();
    }
    expect(seen.map(({ facets }) => facets.map(({ code }) => code))).toEqual([['brand'], ['brand', 'water']]);
  });
});
