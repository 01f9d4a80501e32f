// @vitest-environment jsdom
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { sequences } from './sequences.ts';
import { settle, some } from './wire.ts';

/** Replaces the code of islands: here an island hydrates when the scheduler decides, or fails to load. */
let show: (host: HTMLElement) => Promise<void> = async () => undefined;
const listeners: Parameters<typeof addEventListener>[] = [];
beforeAll(async () => {
  vi.doMock('../../src/config/browser/island-roots.tsx', () => ({
    show: (host: HTMLElement) => show(host),
    welcome: () => undefined,
    askConsent: () => undefined,
  }));
  const listen = vi.spyOn(globalThis, 'addEventListener');
  await import('../../src/config/entry-page.ts');
  listeners.push(...listen.mock.calls);
  listen.mockRestore();
});
afterAll(() => {
  for (const listener of listeners) removeEventListener(...listener);
  vi.doUnmock('../../src/config/browser/island-roots.tsx');
});

const names = ['near', 'gallery'] as const;
interface Press {
  readonly island: (typeof names)[number];
  readonly button: number;
}
const plans = fc.array(
  fc.oneof(
    fc.record<Press>({ island: fc.constantFrom(...names), button: fc.nat(1) }),
    fc.integer({ min: 1, max: 3 }),
  ),
  { maxLength: 14, size: '+1' },
);

it('a press around the hydration of an island runs once and in order, and after a failed load the next retries it · UI-8', () =>
  fc.assert(
    fc.asyncProperty(
      fc.scheduler(),
      fc.array(fc.boolean(), { maxLength: 6 }),
      plans,
      async (s, fails, plan) => {
        document.body.innerHTML = names
          .map(
            (name) =>
              `<div data-island="${name}"><button type="button">0</button><button type="button">1</button></div>`,
          )
          .join('');
        const hostOf = (name: string) => document.querySelector<HTMLElement>(`[data-island=${name}]`)!;
        const made: Record<string, number[]> = { near: [], gallery: [] };
        /** Presses that wait for their island, and those that must have been made by now. */
        const waiting: Record<string, number[]> = { near: [], gallery: [] };
        const due: Record<string, number[]> = { near: [], gallery: [] };
        const rest = [...fails];
        show = async (host) => {
          const name = host.dataset.island ?? '';
          await s.schedule(Promise.resolve(), `${name} comes`);
          const pressed = waiting[name]?.splice(0) ?? [];
          if (rest.shift()) throw new TypeError('Failed to fetch');
          due[name]?.push(...pressed);
          host.dataset.alive = '';
          for (const [number, button] of host.querySelectorAll('button').entries())
            button.addEventListener('click', () => made[name]?.push(number));
        };
        for (const deed of plan) {
          if (typeof deed === 'number') await some(s, deed);
          else {
            const host = hostOf(deed.island);
            const isAlive = host.dataset.alive !== undefined;
            (isAlive ? due : waiting)[deed.island]?.push(deed.button);
            host.querySelectorAll('button')[deed.button]?.click();
          }
        }
        await settle(s);
        expect(made).toEqual(due);
        expect(waiting).toEqual({ near: [], gallery: [] });
      },
    ),
    sequences(),
  ));
