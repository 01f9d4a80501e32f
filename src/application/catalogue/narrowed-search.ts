import type { SearchPort } from '../search/ports.ts';
import type { FinderPort } from './finder.ts';
import { type OwnValuesPlace, ownValuesText } from './own-values-text.ts';

/**
 * The search for a visitor who has entered values: suggestions are limited to products made in them. Its code loads
 * only once there are values. Source: FIND-2.
 */
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
