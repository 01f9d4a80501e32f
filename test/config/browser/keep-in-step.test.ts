// @vitest-environment jsdom
import { BehaviorSubject } from 'rxjs';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { signedInKey } from '../../../src/adapters/browser/was-signed-in.ts';
import type { Services } from '../../../src/application/services.ts';
import { brands } from '../../../src/config/brands/brands.ts';
import { keepInStep, type Moves } from '../../../src/config/browser/keep-in-step.ts';
import type { Translator } from '../../../src/ui/shared/translation/translator.ts';

let said: string[];
let heard: AbortController;
beforeEach(() => {
  said = [];
  heard = new AbortController();
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 22), toFake: ['Date', 'setTimeout'] });
  vi.stubGlobal('BroadcastChannel', EventTarget);
});
afterEach(() => {
  heard.abort();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  Object.assign(document, { cookie: 'consent=; max-age=0' });
});

/** A visitor gives a first sign of presence with this event. */
const come = (sign = 'pointerdown'): void => {
  const listen = globalThis.addEventListener.bind(globalThis);
  vi.stubGlobal('addEventListener', (type: string, act: EventListener) =>
    listen(type, act, { signal: heard.signal }),
  );
  keepInStep(
    {
      shop: brands.okulino.shop,
      wasSignedIn: () => false,
      account: {
        state$: new BehaviorSubject({ auth: { _tag: 'Unknown' } }),
        hearOtherTab: () => said.push('account'),
      },
      cart: {
        state$: new BehaviorSubject({ remote: { _tag: 'Loading' }, tasks: [] }),
        restore: () => said.push('cart'),
      },
    } as unknown as Services,
    { load: async () => undefined } as unknown as Translator,
    {
      state: { location: { pathname: '/', search: '' }, navigation: { state: 'idle' } },
      shown: () => ({ type: 'home', contents: [] }),
      subscribe: () => () => undefined,
      navigate: () => undefined,
    } as unknown as Moves,
    sign,
    async () => said.push('consent'),
  );
};

it.each([
  ['the network comes back', () => dispatchEvent(new Event('online')), ['cart']],
  [
    'the page comes back from the browser’s cache',
    () => dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })),
    ['cart'],
  ],
  [
    'the page is shown for the first time',
    () => dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false })),
    [],
  ],
  [
    'somebody signs in or out in another tab',
    () => dispatchEvent(new StorageEvent('storage', { key: signedInKey })),
    ['account'],
  ],
  [
    'another tab stores something else',
    () => dispatchEvent(new StorageEvent('storage', { key: 'dioptra.okulino.wishes' })),
    [],
  ],
])('reloads what may have changed elsewhere: %s · CART-17 · AUTH-22', (_, happen, loaded) => {
  come();
  happen();
  expect(said).toEqual(loaded);
});

it('reloads the cart at once if the page was hidden before the script was there · CART-17', () => {
  come('visibilitychange');
  expect(said).toEqual(['cart']);
});

it.each([
  ['there is no answer', '', ['consent']],
  ['a refusal is an answer', 'consent=3.2026-11-21.', []],
  ['some categories are allowed', 'consent=3.2026-11-21.p', ['consent']],
  ['the answer is too old', 'consent=3.2026-01-01.', ['consent']],
])('asks for consent if necessary: %s · TRK-7', async (_, cookie, asked) => {
  if (cookie) Object.assign(document, { cookie });
  come();
  await vi.advanceTimersByTimeAsync(3000);
  expect(said).toEqual(asked);
});
