import { ContainerModule } from 'inversify';
import { searchPatience } from '../../../adapters/search-algolia/settings.ts';
import { now } from '../../clock.ts';
import type { Environment } from '../../environment.ts';
import { withSearch } from '../services/search-engine.ts';
import { TOKENS } from './tokens.ts';

/** Chooses the search: the backend itself, unless another service is configured. */
export const searchModule = ({
  search,
  algoliaApp: appId,
  algoliaSearchKey: apiKey,
  algoliaPrefix: prefix,
}: Environment): ContainerModule =>
  new ContainerModule(({ bind }) => {
    if (search === 'algolia' && appId && apiKey)
      bind(TOKENS.search).toResolvedValue(
        (backend, report, outside) =>
          withSearch(
            { appId, apiKey, prefix, fetch: (request) => fetch(request), now, ...searchPatience },
            backend.fetch,
            report,
            outside.breakerFor('search', 'asker'),
          ),
        [TOKENS.backend, TOKENS.report, TOKENS.outside],
      );
    else bind(TOKENS.search).toResolvedValue((backend) => backend.fetch, [TOKENS.backend]);
  });
