import * as t from 'io-ts';
import { WholeC } from '../contract/scalars.ts';

/** As much of a result as is read: what is highlighted in it is not. */
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

/** One result for each question, in their order. */
export const ResultsC = t.type({ results: t.readonlyArray(ResultC) }, 'AlgoliaResults');
