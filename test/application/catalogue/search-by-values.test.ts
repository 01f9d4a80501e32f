import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { expect, it } from 'vitest';
import type { FinderPort } from '../../../src/application/catalogue/finder.ts';
import { narrowedSearch } from '../../../src/application/catalogue/narrowed-search.ts';

const searchOf = (text: string) => {
  const asked: unknown[] = [];
  const finder: FinderPort = {
    find: (values, request) => {
      asked.push([values, request]);
      return TE.right({ products: [], total: 13, page: 1, itemsPerPage: 6, facets: [] });
    },
  };
  const all = { query: 'tag', hits: [], page: 0, hitCount: 99, pageCount: 17, hitsPerPage: 6 };
  const { search } = narrowedSearch({
    shop: { id: 'okulino' },
    tab: { read: () => text || undefined, write: () => true },
    device: { read: () => undefined, write: () => true },
    search: { search: () => TE.right(all) },
    finder,
  });
  return { asked, answer: search('tag', 6) };
};

it.each([
  ['-2.50~-3.00', 13],
  ['', 99],
  ['x', 99],
])(
  'suggests what is made in the kept lens values: for %j %i hits · FIND-2 · SRCH-1',
  async (text, hitCount) => {
    const { answer, asked } = searchOf(text);
    expect(await answer()).toMatchObject(E.right({ query: 'tag', hitCount, hitsPerPage: 6 }));
    expect(asked).toEqual(
      hitCount === 13
        ? [
            [
              { right: { sphere: '-2.50' }, left: { sphere: '-3.00' } },
              { search: 'tag', itemsPerPage: 6, facets: 'none' },
            ],
          ]
        : [],
    );
  },
);
