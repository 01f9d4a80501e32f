import type { FinderPort } from '../../application/catalogue/finder.ts';
import type { ContentPort } from '../../application/content/ports.ts';
import { type BackendSettings, type BrowsingPorts, makeBrowsingPorts } from './browsing-ports.ts';
import { makeContentAdapter } from './content-adapter.ts';
import { makeFinderAdapter } from './finder-adapter.ts';
import { makeOrderingPorts, type OrderingPorts } from './ordering-ports.ts';

/** The ports that a server of the Shop API serves. */
export interface BackendPorts extends BrowsingPorts, OrderingPorts {
  readonly content: ContentPort;
  readonly finder: FinderPort;
}

export const makeBackendPorts = (settings: BackendSettings): BackendPorts => ({
  ...makeBrowsingPorts(settings),
  ...makeOrderingPorts(settings),
  content: makeContentAdapter(settings),
  finder: makeFinderAdapter(settings),
});
