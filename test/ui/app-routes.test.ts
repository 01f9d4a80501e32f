import { matchRoutes } from 'react-router';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { makeNotifications } from '../../src/application/shared/notifications.ts';
import { makeAppRoutes } from '../../src/ui/app-routes.tsx';
import { loaderArgs } from './loader-args.ts';

/** The result of the app's router for an address outside the app. */
const leave = async (address: string, notifications = makeNotifications()): Promise<Response> => {
  const url = new URL(address, location.origin);
  const found = matchRoutes(makeAppRoutes(), url.pathname)?.at(-1)?.route;
  expect(found?.id).toBe('elsewhere');
  if (typeof found?.loader !== 'function') throw new Error('no loader');
  const answer: unknown = await Promise.resolve(found.loader(loaderArgs({ notifications }, url.href))).catch(
    (thrown: unknown) => thrown,
  );
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

describe('the address of a document that a redirect leads to', () => {
  const ledAway = (key: string) => {
    const notifications = makeNotifications();
    // The redirect is rendered, and begins to load the document, before its reason is told.
    fetched.mockImplementation(async () => {
      notifications.notify({ key: 'led_away', tone: 'info', text: { key } });
      return new Response();
    });
    return notifications;
  };
  const goal = async (address: string, key: string) =>
    (await leave(address, ledAway(key))).headers.get('location');

  it('names the reason, which the app cannot show any more · CHK-23 · AUTH-22', async () => {
    expect(await goal('/en?a=1', 'checkout:guard.noCart')).toBe('/en?a=1#told=checkout:guard.noCart');
    expect(await goal('/', 'account:signedOutElsewhere')).toBe('/#told=account:signedOutElsewhere');
  });

  it('names the reason even if its message disappears before the document has loaded · CHK-23 · AUTH-3', async () => {
    const notifications = makeNotifications();
    fetched.mockImplementation(async () => {
      notifications.dismiss(1);
      return new Response();
    });
    notifications.notify({ key: 'led_away', tone: 'danger', text: { key: 'account:link.failed' } });
    const { headers } = await leave('/en', notifications);
    expect(headers.get('location')).toBe('/en#told=account:link.failed');
  });

  it('names no other message, and keeps an anchor', async () => {
    expect(await goal('/en', 'cart:cart.coupon_applied')).toBe('/en');
    expect(await goal('/en#help', 'checkout:guard.noCart')).toBe('/en#help');
  });
});
