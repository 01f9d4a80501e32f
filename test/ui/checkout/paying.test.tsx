import { act } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { failed, loading, ready } from '../../../src/application/shared/remote-state.ts';
import { useOrdering } from '../../../src/ui/checkout/payment/PlaceOrder.tsx';
import { useAliases } from '../../../src/ui/checkout/payment/use-aliases.ts';
import { useWallets } from '../../../src/ui/checkout/payment/use-wallets.ts';
import { useDeparture } from '../../../src/ui/checkout/use-departure.ts';
import { useStepDone } from '../../../src/ui/checkout/use-step-done.ts';
import { hook, stage } from '../hook.tsx';

const cart = { id: 'c1' };
/** The paths visited: a router around a hook. */
const routed = () => {
  const paths: string[] = [];
  const within = (children: ReactNode) => {
    const router = createMemoryRouter(
      [{ path: '/', element: <Outlet context={cart} />, children: [{ path: '*', element: children }] }],
      { initialEntries: ['/before', '/checkout/payment'] },
    );
    router.subscribe(({ location, historyAction }) => paths.push(`${historyAction} ${location.pathname}`));
    return <RouterProvider router={router} />;
  };
  return { paths, within };
};

describe('leaving the checkout with an order', () => {
  const start = {
    _tag: 'Redirect',
    url: 'https://pay.test/7',
    script: 'https://pay.test/s.js',
    paymentId: 'x',
  };
  const ordered = { _tag: 'Ordered', order: { token: 't7' }, start };
  const depart = (task: object, paymentWindow = 'redirect') => {
    const texts = new Map([['checkout-draft-address', '{}']]);
    const tab = {
      read: (name: string) => texts.get(name),
      write: (name: string, text?: string) =>
        !!(text === undefined ? texts.delete(name) : texts.set(name, text)),
    };
    let close: (end: string) => void = () => undefined;
    const providerWindow = {
      go: vi.fn(),
      hide: vi.fn(),
      show: vi.fn(
        () =>
          new Promise<string>((resolve) => {
            close = resolve;
          }),
      ),
    };
    const { paths, within } = routed();
    const services = { locale: 'it', shop: { paymentWindow }, providerWindow, tab };
    const { unmount } = hook(services, () => useDeparture(task as Parameters<typeof useDeparture>[0]), {
      within,
    });
    return { texts, providerWindow, paths, unmount, close: (end: string) => act(async () => close(end)) };
  };

  it.each([{ _tag: 'Idle' }, { _tag: 'Busy', name: 'payment' }])(
    'does not happen without an order: %j',
    async (task) => {
      const { texts, providerWindow, paths } = depart(task);
      await act(async () => undefined);
      expect([...texts.keys()]).toEqual(['checkout-draft-address']);
      expect(providerWindow.go).not.toHaveBeenCalled();
      expect(paths).toEqual([]);
    },
  );

  it('opens the provider’s page, stores the order, and clears the draft', () => {
    const { texts, providerWindow, paths } = depart(ordered);
    expect(providerWindow.go.mock.calls).toEqual([['https://pay.test/7']]);
    expect([...texts]).toEqual([['checkout-order', 't7']]);
    expect(paths).toEqual([]);
  });

  it.each([
    ['the payment needs no page', { ...ordered, start: { _tag: 'None' } }],
    ['the payment could not be started', { _tag: 'PaymentNotStarted', order: { token: 't7' } }],
  ])('opens the order’s own page where %s', async (_, task) => {
    const { paths, providerWindow, texts } = depart(task);
    await vi.waitFor(() => expect(paths).toEqual(['REPLACE /it/checkout/thank-you/t7']));
    expect(providerWindow.go).not.toHaveBeenCalled();
    expect(texts.get('checkout-order')).toBe('t7');
  });

  it('opens the order’s own page when the provider’s window is closed, or on browser back', async () => {
    const { providerWindow, paths, close } = depart(ordered, 'lightbox');
    expect(providerWindow.show.mock.calls).toEqual([['https://pay.test/s.js', 'x']]);
    await close('closed');
    await vi.waitFor(() => expect(paths).toHaveLength(1));
    const back = depart(ordered);
    const shown = (persisted: boolean) =>
      act(async () => void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted })));
    await shown(false);
    expect(back.paths).toEqual([]);
    await shown(true);
    await vi.waitFor(() => expect(back.paths).toEqual(['REPLACE /it/checkout/thank-you/t7']));
  });

  it('hides the provider’s window on unmount, and stops listening', async () => {
    const { providerWindow, unmount, paths } = depart(ordered, 'lightbox');
    unmount();
    expect(providerWindow.hide).toHaveBeenCalledTimes(1);
    await act(
      async () => void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })),
    );
    expect(paths).toEqual([]);
  });
});

describe('a wallet', () => {
  afterEach(() => vi.unstubAllGlobals());
  const wallets = (): ((code: string, unavailable?: string) => unknown) => {
    const { result } = hook({}, useWallets);
    return (code, unavailable) =>
      result.current({ code, ...(unavailable && { unavailable }) } as Parameters<typeof result.current>[0])
        .unavailable;
  };
  const session = (canMakePayments: unknown) => Object.assign(() => undefined, { canMakePayments });

  it.each([
    ['is not there', undefined, 'not_in_this_browser'],
    ['can pay', session(() => true), undefined],
    ['cannot pay on this device', session(() => false), 'not_in_this_browser'],
    ['is something else', { canMakePayments: () => true }, 'not_in_this_browser'],
    ['is of another age', session(true), 'not_in_this_browser'],
    ['says nothing', () => undefined, 'not_in_this_browser'],
    [
      'throws',
      session(() => {
        throw new Error('insecure');
      }),
      'not_in_this_browser',
    ],
  ])('of Apple that %s gives %s · CHK-10', (_, found, said) => {
    vi.stubGlobal('ApplePaySession', found);
    expect(wallets()('apple_pay')).toBe(said);
  });

  it('of Google is available if the browser supports payment requests · CHK-10', () => {
    expect(wallets()('google_pay')).toBe('not_in_this_browser');
    vi.stubGlobal('PaymentRequest', () => undefined);
    expect(wallets()('google_pay')).toBeUndefined();
  });

  it('keeps the refusal of the shop, and leaves other methods unchanged', () => {
    expect(wallets()('google_pay', 'limit')).toBe('limit');
    const { result } = hook({}, useWallets);
    const method = { code: 'invoice' } as Parameters<typeof result.current>[0];
    expect(result.current(method)).toBe(method);
  });
});

describe('the stored payment method of a customer', () => {
  const waysOf = (kept: object, { was = true, auth = 'resolved', signedIn = true } = {}) => {
    const aliases = {
      ...stage<object>({ kept, task: { _tag: 'Idle' } }),
      load: vi.fn(),
      acknowledge: vi.fn(),
    };
    const account = stage<object>({
      auth: { system: auth, customer: auth },
      customer: signedIn ? {} : undefined,
      desk: signedIn ? { aliases } : undefined,
      task: { _tag: 'Idle' },
    });
    const services = { account: { ...account, restore: () => undefined }, wasSignedIn: () => was };
    return hook(services, useAliases).result.current;
  };
  const one = [{ id: '1' }];

  it.each([
    ['is there', ready(one), {}, { aliases: one, isPending: false, isFailed: false, isCustomer: true }],
    ['is on its way', loading, {}, { aliases: [], isPending: true, isFailed: false, isCustomer: true }],
    ['comes anew', { ...loading, value: one }, {}, { aliases: one, isPending: false, isFailed: false }],
    ['cannot be had', failed({ _tag: 'Unreachable' }), {}, { aliases: [], isPending: false, isFailed: true }],
    ['cannot be had anew', { _tag: 'Failed', error: {}, value: one }, {}, { aliases: one, isFailed: false }],
    ['is not there', loading, { signedIn: false }, { isPending: false, isFailed: false, isCustomer: false }],
    [
      'is not known of',
      loading,
      { signedIn: false, auth: 'pending' },
      { isPending: true, isCustomer: false },
    ],
  ])('%s', (_, kept, visitor, ways) => expect(waysOf(kept, visitor)).toMatchObject(ways));
});

const checkoutOf = (task: object) => {
  const { state$, next } = stage<object>({ task });
  return { next, checkout: { state$, acknowledge: vi.fn(), order: vi.fn() } };
};

describe('the order button', () => {
  it.each([
    [{ _tag: 'Idle' }, false, false],
    [{ _tag: 'Busy', name: 'payment' }, true, false],
    [{ _tag: 'Busy', name: 'payment', unanswered: true }, true, true],
    [{ _tag: 'Failed', name: 'payment', unanswered: true }, false, false],
  ])('has its state while the checkout is at %j', (task, busy, unanswered) => {
    const { checkout } = checkoutOf(task);
    const { result } = hook({ checkout, locale: 'it' }, useOrdering, { within: routed().within });
    expect(result.current).toMatchObject({ busy, unanswered });
    expect(checkout.acknowledge).toHaveBeenCalledTimes(1);
  });
  it('orders the cart as shown, and passes the path of the order page', () => {
    const { checkout } = checkoutOf({ _tag: 'Idle' });
    const { result } = hook({ checkout, locale: 'it' }, useOrdering, { within: routed().within });
    result.current.press({ way: undefined, keeps: true, comment: 'Danke' });
    const [[wish]] = checkout.order.mock.calls as [[Record<string, unknown>]];
    expect(wish).toMatchObject({ keeps: true, comment: 'Danke', seen: cart });
    expect((wish.returnPath as (order: object) => string)({ token: 't7' })).toBe('/it/checkout/thank-you/t7');
  });
});

describe('a step that is being saved', () => {
  const step = (task: object) => {
    const { checkout, next } = checkoutOf(task);
    const done = vi.fn();
    hook({ checkout }, () => useStepDone('shipping', done));
    return { checkout, next, done };
  };
  it('continues once when it is done, and is acknowledged', () => {
    const { checkout, next, done } = step({ _tag: 'Busy', name: 'shipping' });
    expect(done).not.toHaveBeenCalled();
    expect(checkout.acknowledge).toHaveBeenCalledTimes(1);
    next({ task: { _tag: 'Done', name: 'shipping' } });
    next({ task: { _tag: 'Done', name: 'shipping' }, other: 1 });
    expect(done).toHaveBeenCalledTimes(1);
    expect(checkout.acknowledge).toHaveBeenCalledTimes(2);
  });
  it.each([
    { _tag: 'Done', name: 'address' },
    { _tag: 'Failed', name: 'shipping' },
  ])('does not continue at %j', (task) => expect(step(task).done).not.toHaveBeenCalled());
});
