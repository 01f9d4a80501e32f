import { matchRoutes, RouterContextProvider } from 'react-router';
import { beforeEach, expect, it, vi } from 'vitest';
import { makeAppRoutes } from '../../src/ui/app-routes.tsx';

/** The result of the app's router for an address outside the app. */
const leave = async (address: string): Promise<Response> => {
  const url = new URL(address, location.origin);
  const found = matchRoutes(makeAppRoutes(), url.pathname)?.at(-1)?.route;
  expect(found?.id).toBe('elsewhere');
  if (typeof found?.loader !== 'function') throw new Error('no loader');
  const args = {
    request: new Request(url),
    url,
    pattern: '*',
    params: {},
    context: new RouterContextProvider(),
  };
  const answer: unknown = await Promise.resolve(found.loader(args)).catch((thrown: unknown) => thrown);
  if (answer instanceof Response) return answer;
  throw answer;
};

const fetched = vi.fn<typeof fetch>();
beforeEach(() => vi.stubGlobal('fetch', fetched.mockReset()));

it.each([
  '/termin/zurich?day=mo',
  '/en/appointment',
  '/fr/rendez-vous#hours',
  '/it/appuntamento',
  '/service/eye-exam',
])(
  '%s is left to the browser, because another application may redirect to another origin · ROUTE-8',
  async (address) => {
    fetched.mockRejectedValue(new TypeError('of another origin'));
    const { status, headers } = await leave(address);
    expect([status, headers.get('location'), headers.get('x-remix-reload-document')]).toEqual([
      302,
      address,
      'true',
    ]);
    expect(fetched).not.toHaveBeenCalled();
  },
);

it('a page of the shop is fetched first, and then loaded as a full document · NOTE-4', async () => {
  fetched.mockResolvedValue(new Response());
  const { headers } = await leave('/terminator?a=1#top');
  expect(fetched).toHaveBeenCalledWith('/terminator?a=1', expect.anything());
  expect([headers.get('location'), headers.get('x-remix-reload-document')]).toEqual([
    '/terminator?a=1#top',
    'true',
  ]);
});

it('a page of the shop that cannot be fetched becomes an error page of the app · NOTE-4', async () => {
  fetched.mockRejectedValue(new TypeError('no network'));
  expect((await leave('/about')).status).toBe(503);
});
