import type { ContentPort } from '../../application/content/ports.ts';
import { type BackendSettings, type BrowsingPorts, makeBrowsingPorts } from './browsing-ports.ts';
import { makeContentAdapter } from './content-adapter.ts';
import { makeOrderingPorts, type OrderingPorts } from './ordering-ports.ts';

/** The ports that a server of the Shop API serves. */
export interface BackendPorts extends BrowsingPorts, OrderingPorts {
  readonly content: ContentPort;
}

export const makeBackendPorts = (settings: BackendSettings): BackendPorts => ({
  ...makeBrowsingPorts(settings),
  ...makeOrderingPorts(settings),
  content: makeContentAdapter(settings),
});
