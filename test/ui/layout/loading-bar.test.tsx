import { act, screen } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { startSandbox, type TestSandbox } from '../../adapters/sandbox/fixtures/start-sandbox.ts';
import { type Visit, visit } from '../visit.tsx';

let backend: TestSandbox;
let visitor: Visit | undefined;
beforeAll(async () => {
  backend = await startSandbox();
});
afterEach(() => {
  visitor?.leave();
  vi.useRealTimers();
});
afterAll(() => backend.close());

const bar = () => document.querySelector<HTMLElement>('[class*="_track_"]');

/** The page may be visible a moment before its navigation ends: lets real time pass, and little of the bar's own time. */
const untilFull = async (wait: (milliseconds: number) => unknown): Promise<void> => {
  const isFull = () => /scale: 1\b/.test(bar()?.firstElementChild?.getAttribute('style') ?? '');
  for (let moments = 0; moments < 300 && !isFull(); moments += 1) {
    await act(() => new Promise<void>((resolve) => setTimeout(resolve, 5)));
    wait(1);
  }
};

/** A visitor on the home page whose next page waits for `answer`. */
const onTheWay = async (answer: Promise<Response | null>) => {
  let now = 1_000_000;
  let held = false;
  const held$ = async (request: Request) => {
    const instead = held ? await answer : null;
    return instead ?? backend.fetch(request);
  };
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  visitor = await visit({ fetch: held$ }, '/', { now: () => now });
  await screen.findByRole('heading', { level: 1 });
  held = true;
  const [link] = document.querySelectorAll<HTMLAnchorElement>('header a[href="/c/pflegemittel"]');
  await act(async () => link?.click());
  return (milliseconds: number) =>
    act(() => {
      now += milliseconds;
      vi.advanceTimersByTime(milliseconds);
    });
};

it('the loading bar appears after 200 ms, fills, and disappears 500 ms after the page has arrived · NOTE-2', async () => {
  const { promise, resolve } = Promise.withResolvers<null>();
  const wait = await onTheWay(promise);
  wait(100);
  expect(bar()).toBeNull();
  wait(1200);
  expect(bar()?.firstElementChild).toHaveStyle({ scale: '0.22 1' });
  resolve(null);
  await screen.findByRole('heading', { level: 1, name: 'Pflegemittel' });
  wait(100);
  await untilFull(wait);
  expect(bar()).not.toHaveAttribute('data-failed');
  expect(bar()?.firstElementChild).toHaveStyle({ scale: '1 1' });
  wait(500);
  expect(bar()).toBeNull();
});

it('the loading bar is marked as failed if the page does not arrive · NOTE-2', async () => {
  const wait = await onTheWay(Promise.resolve(new Response(null, { status: 503 })));
  await screen.findByRole('heading', { level: 1, name: 'Der Shop antwortet gerade nicht' });
  wait(100);
  expect(bar()).toHaveAttribute('data-failed', 'true');
  wait(500);
  expect(bar()).toBeNull();
});
