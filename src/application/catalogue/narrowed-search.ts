import type { SearchPort } from '../search/ports.ts';
import type { FinderPort } from './finder.ts';
import { type OwnValuesPlace, ownValuesText } from './own-values-text.ts';

/** The search of who has entered values: suggestions are made in them. Its code comes with the first values. Source: FIND-2. */
export const narrowedSearch = ({
  search,
  finder,
  ...place
}: OwnValuesPlace & {
  readonly search: Pick<SearchPort, 'search'>;
  readonly finder: FinderPort;
}): Pick<SearchPort, 'search'> => ({
  search: (query, hitsPerPage) => {
    const text = ownValuesText(place);
    if (text === '') return search.search(query, hitsPerPage);
    return async () => {
      const code = await import('./search-by-values.ts').catch(() => undefined);
      return (code?.searchByText(finder, text, search) ?? search).search(query, hitsPerPage)();
    };
  },
});
