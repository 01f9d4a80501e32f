import * as t from 'io-ts';
import { WholeC } from '../contract/scalars.ts';

/** The fields of a result that are read. Highlighted text is not read. */
const ResultC = t.intersection([
  t.type({ hits: t.readonlyArray(t.type({ objectID: t.string })), nbHits: WholeC }),
  t.partial({
    page: WholeC,
    nbPages: WholeC,
    hitsPerPage: WholeC,
    facets: t.record(t.string, t.record(t.string, WholeC)),
  }),
]);
export type AlgoliaResult = t.TypeOf<typeof ResultC>;

/** One result for each query, in the same order. */
export const ResultsC = t.type({ results: t.readonlyArray(ResultC) }, 'AlgoliaResults');
