// @vitest-environment jsdom
import * as fc from 'fast-check';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { watchForms } from '../../src/config/starter-post.ts';
import { openEarlyPage } from './early-page.tsx';
import { sequences } from './sequences.ts';
import { type Fate, settle, some } from './wire.ts';

/** An impatient visitor presses again within this time. Units: ms. */
const onePress = 400;

const listeners: Parameters<typeof addEventListener>[] = [];
const stay = (event: Event): void => event.preventDefault();
beforeAll(() => {
  const listen = vi.spyOn(globalThis, 'addEventListener');
  watchForms();
  listeners.push(...listen.mock.calls);
  listen.mockRestore();
  // jsdom cannot post a form by itself.
  addEventListener('submit', stay);
});
afterAll(() => {
  for (const listener of listeners) removeEventListener(...listener);
  removeEventListener('submit', stay);
});
/** A page is never pressed at the moment it loads. Units: ms. */
let now = 10_000;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.spyOn(Event.prototype, 'timeStamp', 'get').mockImplementation(() => now);
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  // React's development build warns that a pending form differs from the server's markup.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => void vi.useRealTimers());

const fates = fc.array(
  fc.constantFrom<Fate>('answered', 'answered', 'question lost', 'answer lost', 'late', 'doubled', {
    done: true,
    instead: { _tag: 'Unavailable', status: 502 },
  }),
  { maxLength: 4 },
);
type Deed = 'press' | 'wake' | 'pass' | number;
const deeds = fc.array(
  fc.oneof(
    { weight: 3, arbitrary: fc.constant<Deed>('press') },
    { weight: 2, arbitrary: fc.constant<Deed>('pass') },
    { weight: 1, arbitrary: fc.constant<Deed>('wake') },
    { weight: 3, arbitrary: fc.integer({ min: 1, max: 4 }) },
  ),
  { maxLength: 14, size: '+1' },
);

it('a press before, during or after hydration of the form is executed and counted once, despite failures · CART-2 · CART-17 · CART-20', () =>
  fc.assert(
    fc.asyncProperty(fc.scheduler(), fates, deeds, async (s, what, plan) => {
      const page = openEarlyPage(s, what);
      try {
        /** The page posts nothing, and the last press is so long ago that the next one counts as new. */
        let isCalm = true;
        let presses = 0;
        for (const deed of plan) {
          if (page.isLeft()) break;
          const wasBusy = page.form.ariaBusy === 'true';
          if (deed === 'press') {
            const before = page.taken();
            page.press();
            const [posts, adds] = page.taken().map((count, by) => count - (before[by] ?? 0));
            const taken = (posts ?? 0) + (adds ?? 0);
            expect(taken).toBe(isCalm ? 1 : 0);
            presses += taken;
            isCalm = false;
          } else if (deed === 'wake') page.wake();
          else if (deed === 'pass') {
            now += onePress;
            vi.advanceTimersByTime(onePress);
            isCalm = !wasBusy;
          } else {
            await some(s, deed);
            if (wasBusy && page.form.ariaBusy !== 'true') isCalm = false;
          }
        }
        await settle(s);
        expect(page.pieces()).toBe(presses);
        expect(page.mostCounted()).toBeLessThanOrEqual(presses);
        if (page.isLeft()) return;
        expect(page.form.ariaBusy).not.toBe('true');
        if (page.isAwake()) expect(page.shown()).toBe(presses);
        else expect(page.badge()).toBe(presses > 0 ? String(presses) : undefined);
      } finally {
        now += onePress;
        vi.advanceTimersByTime(onePress);
        page.close();
      }
    }),
    sequences(),
  ));
