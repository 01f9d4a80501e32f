import { act } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { describe, expect, it, vi } from 'vitest';
import { failed, loading, ready } from '../../../src/application/shared/remote-state.ts';
import { useReordering } from '../../../src/ui/account/orders/use-reordering.ts';
import { useOrderReminder } from '../../../src/ui/account/reminders/use-order-reminder.ts';
import { isAt } from '../../../src/ui/account/subscriptions/part.ts';
import { useDays } from '../../../src/ui/account/subscriptions/use-days.ts';
import { useOpened } from '../../../src/ui/account/subscriptions/use-opened.ts';
import { useHistory } from '../../../src/ui/account/use-history.ts';
import { useLoaded } from '../../../src/ui/identity/use-kept.ts';
import { hook, stage } from '../hook.tsx';

type Desk = Parameters<typeof useReordering>[0];

const visitor = () => {
  const { state$, next } = stage<object>({});
  return { services: { account: { state$ } }, next };
};

describe('the reordering hook', () => {
  const begin = (fromLink: boolean | undefined = false, shop: object = {}) => {
    const { state$, next } = stage<object>({});
    const desk = { state$, begin: vi.fn(), acknowledge: vi.fn() };
    const paths: string[] = [];
    const within = (children: ReactNode) => {
      const router = createMemoryRouter([{ path: '*', element: children }], {
        initialEntries: ['/before', '/account'],
      });
      router.subscribe(({ location: { pathname, search, hash }, historyAction }) =>
        paths.push(`${historyAction} ${pathname}${search}${hash}`),
      );
      return <RouterProvider router={router} />;
    };
    const services = {
      shop: { country: 'CH', taxNumber: 'none', ...shop },
      locale: 'it',
    };
    const { result } = hook(services, () => useReordering({ reorder: desk } as unknown as Desk, fromLink), {
      within,
    });
    const press = () => act(() => result.current.begin({ order: '1' } as never));
    return { result, next, desk, paths, press };
  };
  const reordered = (
    items: readonly object[],
    { state = 'shipping_selected' }: { readonly state?: string } = {},
  ) => ({
    reorder: {
      _tag: 'Reordered',
      cart: { items: [{ id: 'other' }], checkoutState: state },
      result: { items, foundNonReorderable: [], notReorderable: [], switched: [], addedTrials: [] },
    },
  });

  it('starts a reorder, and acknowledges the previous one when the page opens', () => {
    const { desk, press, result } = begin();
    expect(desk.acknowledge).toHaveBeenCalledTimes(1);
    expect(result.current).toMatchObject({ view: {}, stays: false });
    press();
    expect(desk.begin.mock.calls).toEqual([[{ order: '1' }]]);
  });

  it('leads to the payment if the checkout allows it · REO-2', async () => {
    const { next, paths, press } = begin();
    press();
    next(reordered([{ id: 'a' }]));
    await vi.waitFor(() => expect(paths).toEqual(['PUSH /it/checkout/payment?isReorder=true#reorder']));
  });

  it('leads to the step of the cart, replacing the history entry of a mail link · REO-2', async () => {
    const { next, paths, press } = begin(true);
    press();
    next(reordered([{ id: 'a' }], { state: 'cart' }));
    await vi.waitFor(() => expect(paths).toHaveLength(1));
    expect(paths[0]).toMatch(/^REPLACE \/it\/checkout\/(customer|address)$/);
  });

  it('leads to the address step if the shop requires a tax number · REO-2', async () => {
    const { next, paths, press } = begin(false, { taxNumber: 'private', taxNumberIn: ['IT'], country: 'IT' });
    press();
    next(reordered([{ id: 'a' }]));
    await vi.waitFor(() => expect(paths).toEqual(['PUSH /it/checkout/address']));
  });

  it('stays on the page if no product was added, but redirects home from a mail · REO-2', async () => {
    const { next, paths, press, result } = begin();
    press();
    next(reordered([]));
    expect(result.current.stays).toBe(true);
    expect(paths).toEqual([]);
    const mailed = begin(true);
    mailed.press();
    mailed.next(reordered([]));
    expect(mailed.result.current.stays).toBe(false);
    await vi.waitFor(() => expect(mailed.paths).toEqual(['REPLACE /it']));
  });

  it('does not redirect if the reorder was not started here', async () => {
    const { next, paths } = begin();
    next(reordered([{ id: 'a' }]));
    await act(async () => undefined);
    expect(paths).toEqual([]);
  });

  it('does not redirect while the reorder is pending, or after a failure', async () => {
    const { next, paths, press, result } = begin();
    press();
    next({ reorder: { _tag: 'Asked' } });
    next({ failure: { _tag: 'Unreachable' } });
    await act(async () => undefined);
    expect(paths).toEqual([]);
    expect(result.current.stays).toBe(false);
  });
});

describe('the reminder of an order', () => {
  type Order = Parameters<typeof useOrderReminder>[1];
  const order = { internalId: 'i1', nextReminder: '2026-12-01' } as Order;
  const reminding = (kept: object) => {
    const { state$ } = stage<object>({ kept, task: { _tag: 'Idle' } });
    const reminders = { state$, load: vi.fn(), acknowledge: vi.fn(), suggest: vi.fn() };
    const { result } = hook(visitor().services, () =>
      useOrderReminder({ reminders } as unknown as Parameters<typeof useOrderReminder>[0], order),
    );
    return { reminders, reminding: result.current };
  };
  const alarm = { order: 'i1', active: true, date: '2027-01-01' };

  it.each([
    ['is not known yet', loading, { alarm: undefined, next: '2026-12-01', isKnown: false }],
    ['could not be loaded', failed({ _tag: 'Unreachable' }), { next: '2026-12-01', isKnown: false }],
    ['is on', ready([{ order: 'i2' }, alarm]), { alarm, next: '2027-01-01', isKnown: true }],
    ['is off', ready([{ ...alarm, active: false }]), { next: undefined, isKnown: true }],
    ['is none', ready([{ ...alarm, order: 'i2' }]), { alarm: undefined, next: undefined, isKnown: true }],
  ])('%s', (_, kept, known) => expect(reminding(kept).reminding).toMatchObject(known));

  it('gets a suggested day only if there is no reminder yet', () => {
    const none = reminding(ready([]));
    none.reminding.ask();
    expect(none.reminders.acknowledge).toHaveBeenCalledTimes(1);
    expect(none.reminders.suggest.mock.calls).toEqual([[order, 'order']]);
    const one = reminding(ready([alarm]));
    one.reminding.ask();
    expect(one.reminders.suggest).not.toHaveBeenCalled();
  });
});

describe('the hooks of the account pages', () => {
  it('open a subscription by its number, and acknowledge it on leaving the page', () => {
    const { state$ } = stage<object>({ task: { _tag: 'Idle' } });
    const desk = { state$, open: vi.fn(), acknowledge: vi.fn() };
    const { rerender, unmount } = hook(
      visitor().services,
      (id: string | null) => useOpened(desk as never, id ?? undefined),
      {
        initialProps: null as string | null,
      },
    );
    expect(desk.open).not.toHaveBeenCalled();
    rerender('7');
    rerender('7');
    rerender('8');
    expect(desk.open.mock.calls).toEqual([['7'], ['8']]);
    desk.acknowledge.mockClear();
    unmount();
    expect(desk.acknowledge).toHaveBeenCalledTimes(1);
  });
  it('request the order history page by page, and leave it', () => {
    const { state$ } = stage<object>({ page: 2 });
    const history = { state$, open: vi.fn(), leave: vi.fn() };
    const { rerender, unmount, result } = hook(
      visitor().services,
      (page: number) => useHistory({ history } as never, page),
      {
        initialProps: 1,
      },
    );
    rerender(1);
    rerender(2);
    expect(history.open.mock.calls).toEqual([[1], [2]]);
    expect(history.leave).toHaveBeenCalledTimes(1);
    expect(result.current).toEqual({ page: 2 });
    unmount();
    expect(history.leave).toHaveBeenCalledTimes(2);
  });
  it('load a session once, and again once its customer is back, and acknowledge it on leaving the page', () => {
    const { state$ } = stage<object>({ round: { _tag: 'Nothing' } });
    const ratings = { state$, load: vi.fn(), acknowledge: vi.fn() };
    const initial = {};
    const { services, next } = visitor();
    const { rerender, unmount } = hook(services, () => useLoaded(ratings, initial));
    const calls = () => [ratings.load.mock.calls.length, ratings.acknowledge.mock.calls.length];
    rerender();
    next({ returns: 0 });
    expect(calls()).toEqual([1, 0]);
    next({ returns: 1 });
    expect(calls()).toEqual([2, 1]);
    unmount();
    expect(calls()).toEqual([2, 2]);
  });
  it('report a part as busy with its own task only', () => {
    expect(isAt({ _tag: 'Busy', name: 'pause' } as never, 'pause' as never)).toBe(true);
    expect(isAt({ _tag: 'Busy', name: 'pause' } as never, 'activate' as never)).toBe(false);
    expect(isAt({ _tag: 'Done', name: 'pause' } as never, 'pause' as never)).toBe(false);
  });
  it('allow a delivery day from tomorrow up to the limit of the shop', () => {
    const clock = { now: () => Date.parse('2026-11-19T09:00:00Z'), zone: 'Europe/Zurich' };
    const days = (shop: object) => hook({ shop, clock }, useDays).result.current;
    expect(days({ subscription: { aheadDays: 10 } })).toEqual({ min: '2026-11-20', max: '2026-11-29' });
    expect(days({}).max > '2026-11-29').toBe(true);
  });
});
