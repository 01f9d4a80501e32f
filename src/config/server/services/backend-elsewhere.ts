import type { Backend } from './backend.ts';
import { remoteFetch } from './remote-backend.ts';

/** Another server of the contract, at its address. `cookies`: its own. */
export const backendElsewhere = (address: string, cookies: readonly string[]): Backend => ({
  fetch: remoteFetch(address, cookies),
  paths: ['/api', '/images'],
  // Whatever it answers, it is there; a gateway's 5xx is not.
  checks: [
    {
      name: 'backend',
      check: async () => {
        const { status } = await fetch(
          `${address}/api/products?brand_channel=okulino&locale=de&itemsPerPage=1`,
        );
        if (status >= 500) throw new Error(`The backend answers with ${status}`);
      },
    },
  ],
  close: async () => undefined,
});
