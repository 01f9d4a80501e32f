import { RouterContextProvider } from 'react-router';
import { expect, it } from 'vitest';
import { contentLoader } from '../../../src/ui/routes/content/loader.ts';
import { crawlableContext } from '../../../src/ui/shared/crawlable.ts';
import type { LoaderArgs } from '../../../src/ui/shared/load.ts';

/** Where a page of content leads instead of being shown. */
const leadsTo = async (address: string, crawlable = false) => {
  const url = new URL(address, 'http://shop.test');
  const context = new RouterContextProvider();
  context.set(crawlableContext, crawlable);
  const args = { request: new Request(url), params: { '*': url.pathname.slice(1) }, context };
  const answer: unknown = await contentLoader(args as unknown as LoaderArgs).catch((thrown) => thrown);
  return answer instanceof Response
    ? [answer.headers.get('location'), answer.headers.get('x-remix-reload-document')]
    : undefined;
};

it.each([
  '/termin/zurich?day=mo',
  '/en/appointment',
  '/fr/rendez-vous',
  '/it/appuntamento',
  '/service/eye-exam',
])('%s is loaded whole, for another application may answer it · ROUTE-8', async (address) =>
  expect(await leadsTo(address)).toEqual([address, 'true']),
);

it('is answered where it was loaded whole, not led to itself for ever · ROUTE-8', async () =>
  expect(await leadsTo('/termin/zurich', true)).toBeUndefined());

it('German by its prefix is led to its one address, and not loaded whole · ROUTE-2', async () =>
  expect(await leadsTo('/de/about?x=1')).toEqual(['/about?x=1', null]));

it.each([
  ['/de//elsewhere.example/x', '/elsewhere.example/x'],
  ['/de///elsewhere.example', '/elsewhere.example'],
  ['/de', '/'],
  ['/de/', '/'],
  ['//elsewhere.example/termin', '/elsewhere.example/termin'],
])('%s leads to no other host · ROUTE-16', async (address, to) => {
  const asked = new URL(`http://shop.test${address}`);
  const request = new Request(asked);
  const context = new RouterContextProvider();
  context.set(crawlableContext, false);
  const answer: unknown = await contentLoader({
    request,
    params: { '*': asked.pathname.slice(1) },
    context,
  } as unknown as LoaderArgs).catch((thrown) => thrown);
  expect(answer instanceof Response && answer.headers.get('location')).toBe(to);
});
