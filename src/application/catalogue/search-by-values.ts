import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import { type OwnValues, ownValuesIn } from '../../domain/catalogue/lens/own-values.ts';
import { pageCountOf } from '../../domain/catalogue/pagination.ts';
import type { SearchPort } from '../search/ports.ts';
import type { FinderPort } from './finder.ts';
import type { CataloguePort } from './ports.ts';

/** Suggests products made in the values, in the format of the usual search. Source: FIND-2, SRCH-1. */
const searchByValues =
  (finder: FinderPort, values: OwnValues): SearchPort['search'] =>
  (query, hitsPerPage) =>
    pipe(
      finder.find(values, { search: query, itemsPerPage: hitsPerPage, facets: 'none' }),
      TE.map(({ products, total }) => ({
        query,
        hits: products,
        page: 0,
        hitCount: total,
        pageCount: pageCountOf(total, hitsPerPage),
        hitsPerPage,
      })),
    );

/** The stored text may contain no values. Then everything is searched. */
export const searchByText = (
  finder: FinderPort,
  text: string,
  search: Pick<SearchPort, 'search'>,
): Pick<SearchPort, 'search'> => {
  const values = ownValuesIn(text);
  return values ? { search: searchByValues(finder, values) } : search;
};

/** The same for a list of products. */
export const listByText = (
  finder: FinderPort,
  text: string,
  catalogue: Pick<CataloguePort, 'products'>,
): Pick<CataloguePort, 'products'> => {
  const values = ownValuesIn(text);
  return values ? { products: (request) => finder.find(values, request) } : catalogue;
};
