import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { makeIdentityWindow } from '../../../src/adapters/browser/identity-window.ts';
import { makeTextStore } from '../../../src/adapters/browser/storages.ts';
import type { IdentityTry } from '../../../src/application/identity/identity-window.ts';

const begun: IdentityTry = {
  provider: 'google',
  purpose: 'signIn',
  state: 'state-of-this-try',
  nonce: 'nonce',
  verifier: 'verifier',
  back: '/cart?x=1',
};
const address = Promise.resolve('https://shop.example/identity/google?state=1');

type Line = Pick<BroadcastChannel, 'postMessage' | 'close' | 'onmessage'>;

/** Tabs of one browser, which receive each other's messages. */
const openTabs = () => {
  const lines = new Set<Line>();
  const channel = (): Line => {
    const line: Line = {
      onmessage: null,
      postMessage: (data) => {
        for (const other of lines)
          if (other !== line)
            queueMicrotask(() => other.onmessage?.call(other as BroadcastChannel, { data } as MessageEvent));
      },
      close: () => void lines.delete(line),
    };
    lines.add(line);
    return line;
  };
  return { channel, lines };
};

const tab = (tabs: ReturnType<typeof openTabs>, popup: { closed: boolean } | null) => {
  const store = new Map<string, string>();
  const replaced: string[] = [];
  const listeners: ((event: { persisted: boolean }) => void)[] = [];
  const assign = vi.fn();
  const close = vi.fn();
  const opened =
    popup && Object.assign(popup, { location: { replace: (url: string) => replaced.push(url) } });
  const identity = makeIdentityWindow({
    window: {
      open: () => opened as unknown as Window,
      addEventListener: ((_: string, listen: (event: { persisted: boolean }) => void) =>
        listeners.push(listen)) as unknown as Window['addEventListener'],
      removeEventListener: () => undefined,
    },
    location: { origin: 'https://shop.example', pathname: '/cart', search: '?x=1', hash: '#y', assign },
    tab: makeTextStore(() => ({
      getItem: (key) => store.get(key) ?? null,
      setItem: (key, value) => void store.set(key, value),
      removeItem: (key) => void store.delete(key),
    })),
    channel: tabs.channel,
    close,
  });
  return { identity, store, replaced, assign, close, listeners };
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('the window of an identity provider', () => {
  it('opens, hands over its result, then closes · AUTH-6', async () => {
    const tabs = openTabs();
    const popup = { closed: false };
    const shop = tab(tabs, popup);
    const inside = tab(tabs, null);
    const answer = shop.identity.show(begun, address);
    await vi.advanceTimersByTimeAsync(0);
    expect(shop.replaced).toEqual([await address]);
    const returned = inside.identity.returned(`?code=c0de&state=${begun.state}`);
    expect(await answer).toEqual({ _tag: 'Code', begun, code: 'c0de' });
    expect(await returned).toEqual({ _tag: 'Away' });
    expect(inside.close).toHaveBeenCalled();
    popup.closed = true;
    await vi.advanceTimersByTimeAsync(5000);
    expect(tabs.lines.size).toBe(0);
  });

  it.each([
    ['access_denied', 'Refused'],
    ['server_error', 'Invalid'],
  ])('that comes back with the error %s has the result %s', async (error, tag) => {
    const tabs = openTabs();
    const answer = tab(tabs, { closed: false }).identity.show(begun, address);
    await vi.advanceTimersByTimeAsync(0);
    void tab(tabs, null).identity.returned(`?error=${error}&state=${begun.state}`);
    expect(await answer).toEqual({ _tag: tag });
  });

  it('that is closed ends the attempt, after a short wait for a late result', async () => {
    const popup = { closed: false };
    const answer = tab(openTabs(), popup).identity.show(begun, address);
    await vi.advanceTimersByTimeAsync(1000);
    popup.closed = true;
    await vi.advanceTimersByTimeAsync(1000);
    expect(await answer).toEqual({ _tag: 'Closed' });
  });

  it('of another attempt is ignored by the shop page, and reports itself as invalid', async () => {
    const tabs = openTabs();
    const popup = { closed: false };
    const answer = tab(tabs, popup).identity.show(begun, address);
    await vi.advanceTimersByTimeAsync(0);
    const inside = tab(tabs, null);
    const returned = inside.identity.returned('?code=c0de&state=forged');
    await vi.advanceTimersByTimeAsync(2000);
    expect(await returned).toEqual({ _tag: 'Invalid' });
    expect(inside.close).not.toHaveBeenCalled();
    popup.closed = true;
    await vi.advanceTimersByTimeAsync(1000);
    expect(await answer).toEqual({ _tag: 'Closed' });
  });

  it('stays open if the shop page of another attempt is answered', async () => {
    const tabs = openTabs();
    const answer = tab(tabs, { closed: false }).identity.show(begun, address);
    await vi.advanceTimersByTimeAsync(0);
    const stranger = tab(tabs, null);
    const waiting = stranger.identity.returned('?code=c0de&state=state-of-another-try');
    const returned = tab(tabs, null).identity.returned(`?code=c0de&state=${begun.state}`);
    expect(await answer).toMatchObject({ _tag: 'Code' });
    expect(await returned).toEqual({ _tag: 'Away' });
    expect(stranger.close).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(2000);
    expect(await waiting).toEqual({ _tag: 'Invalid' });
  });
});

describe('a browser that opens no popup', () => {
  it('goes to the provider in the same page, and resumes the attempt once on return · AUTH-6', async () => {
    const shop = tab(openTabs(), null);
    void shop.identity.show(begun, address);
    await vi.advanceTimersByTimeAsync(0);
    expect(shop.assign).toHaveBeenCalledWith(await address);
    expect(await shop.identity.returned(`?code=c0de&state=${begun.state}`)).toEqual({
      _tag: 'Code',
      begun,
      code: 'c0de',
    });
    // Once.
    const again = shop.identity.returned(`?code=c0de&state=${begun.state}`);
    await vi.advanceTimersByTimeAsync(2000);
    expect(await again).toEqual({ _tag: 'Invalid' });
  });

  it('treats a return by the back button as a closed attempt', async () => {
    const shop = tab(openTabs(), null);
    const answer = shop.identity.show(begun, address);
    await vi.advanceTimersByTimeAsync(0);
    for (const listen of shop.listeners) listen({ persisted: false });
    for (const listen of shop.listeners) listen({ persisted: true });
    expect(await answer).toEqual({ _tag: 'Closed' });
  });

  it.each([
    '',
    '{',
    '{}',
    JSON.stringify({ ...begun, provider: 'evil' }),
    JSON.stringify({ ...begun, back: 7 }),
  ])('ignores a stored attempt that is not valid: %s', async (written) => {
    const shop = tab(openTabs(), null);
    shop.store.set('identity-try', written);
    const answer = shop.identity.returned(`?code=c0de&state=${begun.state}`);
    await vi.advanceTimersByTimeAsync(2000);
    expect(await answer).toEqual({ _tag: 'Invalid' });
  });
});

it('identity secrets are 43 characters long and differ, and the PKCE challenge follows RFC 7636 · AUTH-6', async () => {
  const { identity } = tab(openTabs(), null);
  expect(identity.newSecret()).toMatch(/^[\w-]{43}$/);
  expect(identity.newSecret()).not.toBe(identity.newSecret());
  // RFC 7636, appendix B.
  expect(await identity.challenge('dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk')).toBe(
    'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
  );
  expect(identity.here()).toBe('/cart?x=1#y');
});
