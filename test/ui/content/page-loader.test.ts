import { RouterContextProvider } from 'react-router';
import { expect, it } from 'vitest';
import { contentLoader } from '../../../src/ui/routes/content/loader.ts';
import type { LoaderArgs } from '../../../src/ui/shared/load.ts';

/** Where a content page redirects instead of being shown. */
const leadsTo = async (address: string) => {
  const url = new URL(`http://shop.test${address}`);
  const args = {
    request: new Request(url),
    params: { '*': url.pathname.slice(1) },
    context: new RouterContextProvider(),
  };
  const answer: unknown = await contentLoader(args as unknown as LoaderArgs).catch((thrown) => thrown);
  return answer instanceof Response ? answer.headers.get('location') : undefined;
};

it('a German prefix is redirected to the address without it · ROUTE-2', async () =>
  expect(await leadsTo('/de/about?x=1')).toBe('/about?x=1'));

it.each([
  ['/de//elsewhere.example/x', '/elsewhere.example/x'],
  ['/de///elsewhere.example', '/elsewhere.example'],
  ['/de', '/'],
  ['/de/', '/'],
])('%s redirects to no other host · ROUTE-16', async (address, to) =>
  expect(await leadsTo(address)).toBe(to),
);
