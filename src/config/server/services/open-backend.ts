import type { Sandbox } from '../../../adapters/sandbox/sandbox.ts';
import type { Environment } from '../../environment.ts';
import type { Backend } from './backend.ts';
import { remoteFetch } from './remote-backend.ts';

/** Another server of the contract, at its address. */
const remote = (address: string, cookies: readonly string[]): Backend => ({
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

/** The sandbox's code and database are loaded only where no other backend is named. */
export const openBackend = async (
  environment: Environment,
  report: (error: unknown) => void,
  typeOf?: Sandbox['typeOf'],
): Promise<Backend> => {
  if (environment.backendUrl) return remote(environment.backendUrl, environment.backendCookies);
  const { openSandbox } = await import('./sandbox.ts');
  return openSandbox(environment, report, typeOf);
};
