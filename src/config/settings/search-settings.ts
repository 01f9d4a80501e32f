import { oneOf, text } from './codecs.ts';
import { neededBy, secret, setting } from './setting.ts';

const algolia = neededBy('DIOPTRA_SEARCH', 'algolia');

/** Settings of the product search. */
export const searchSettings = {
  search: setting(
    'DIOPTRA_SEARCH',
    oneOf('backend', 'algolia'),
    'backend',
    'the product search: the backend’s own, or Algolia, whose indexes `npm run search:index` fills. `docs/twins.md` describes what was tested',
  ),
  algoliaApp: setting(
    'DIOPTRA_ALGOLIA_APP',
    text('an application id'),
    undefined,
    'the id of the application at Algolia',
    algolia,
  ),
  algoliaSearchKey: setting(
    'DIOPTRA_ALGOLIA_SEARCH_KEY',
    text('a search-only key'),
    undefined,
    'a key that may search and nothing else; it is never sent to browsers',
    { ...secret, ...algolia },
  ),
  algoliaPrefix: setting(
    'DIOPTRA_ALGOLIA_PREFIX',
    text('a prefix'),
    'dioptra_',
    'the prefix of all index names, so that a test shop and a real shop can share an application',
  ),
} as const;
