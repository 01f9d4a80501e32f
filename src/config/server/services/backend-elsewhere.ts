import type { Backend } from './backend.ts';
import { remoteFetch } from './remote-backend.ts';

/** A backend on another server that follows the contract, at its address. `cookies`: the names of its cookies. */
export const backendElsewhere = (address: string, cookies: readonly string[]): Backend => ({
  fetch: remoteFetch(address, cookies),
  paths: ['/api', '/images'],
  // Any answer means that the backend is there, except a 5xx of a gateway.
  checks: [
    {
      name: 'backend',
      check: async () => {
        const { status } = await fetch(
          `${address}/api/products?brand_channel=okulino&locale=de&itemsPerPage=1`,
        );
        if (status >= 500) throw new Error(`The backend returns ${status}`);
      },
    },
  ],
  close: async () => undefined,
});
