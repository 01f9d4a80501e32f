import type { Environment } from '../environment.ts';

/** Who answers the Shop API, and which paths are his. */
export interface Backend {
  readonly fetch: (request: Request) => Promise<Response>;
  readonly paths: readonly string[];
  readonly close: () => Promise<void>;
}

/** Another server of the contract, at its address. */
const remote = (address: string): Backend => ({
  fetch: (request) => {
    const { pathname, search } = new URL(request.url);
    return fetch(new Request(address + pathname + search, request));
  },
  paths: ['/api', '/images'],
  close: async () => undefined,
});

export const openBackend = async (
  { backendUrl }: Environment,
  _report: (error: unknown) => void,
): Promise<Backend> => {
  if (backendUrl) return remote(backendUrl);
  return {
    fetch: async () => Response.json({ code: 'server.unavailable' }, { status: 503 }),
    paths: ['/api', '/images', '/pay', '/mailbox', '/sandbox'],
    close: async () => undefined,
  };
};
