import { oneOf, text } from './codecs.ts';
import { neededBy, secret, setting } from './setting.ts';

const algolia = neededBy('DIOPTRA_SEARCH', 'algolia');

/** Settings of the product search. */
export const searchSettings = {
  search: setting(
    'DIOPTRA_SEARCH',
    oneOf('backend', 'algolia'),
    'backend',
    'who finds products by words: the backend’s own search, or Algolia, whose indexes `npm run search:index` fills; `docs/twins.md` says what was proved of it',
  ),
  algoliaApp: setting(
    'DIOPTRA_ALGOLIA_APP',
    text('an application id'),
    undefined,
    'the application at Algolia',
    algolia,
  ),
  algoliaSearchKey: setting(
    'DIOPTRA_ALGOLIA_SEARCH_KEY',
    text('a key that may search only'),
    undefined,
    'a key that may search and nothing else; it stays on the server',
    { ...secret, ...algolia },
  ),
  algoliaPrefix: setting(
    'DIOPTRA_ALGOLIA_PREFIX',
    text('the beginning of names'),
    'dioptra_',
    'what the names of the indexes begin with, so that test and sale can share an application',
  ),
} as const;
