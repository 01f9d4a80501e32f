import { RouterContextProvider } from 'react-router';
import type { Services } from '../../src/application/services.ts';
import { type LoaderArgs, servicesContext } from '../../src/ui/shared/load.ts';

/** The arguments of a loader at an address. `services`: those that it uses. */
export const loaderArgs = (
  services: object,
  address: string,
  params: Readonly<Record<string, string>> = {},
): LoaderArgs => {
  const context = new RouterContextProvider();
  context.set(servicesContext, services as Services);
  const url = new URL(address, 'http://shop.test');
  return { context, request: new Request(url), params, pattern: '', url } as unknown as LoaderArgs;
};

/** Where a loader redirects instead of answering, `301 /it/p/1/lente`; for an error, only its status. */
export const ledTo = async (loading: Promise<unknown>): Promise<string> => {
  const answer = await loading.catch((thrown: unknown) => thrown);
  if (answer instanceof Response) return `${answer.status} ${answer.headers.get('location')}`;
  const { init } = answer as { readonly init?: { readonly status?: number } };
  return `${init?.status ?? 'none'}`;
};
