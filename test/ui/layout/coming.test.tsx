import { act, screen } from '@testing-library/react';
import { type ComponentType, lazy, Suspense, useState } from 'react';
import type { RouteObject } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { makeRoutes } from '../../../src/ui/routes.ts';
import { Coming } from '../../../src/ui/shared/loading.ts';
import { type Visit, visit } from '../visit.tsx';

let visitor: Visit | undefined;
afterEach(() => {
  visitor?.leave();
  vi.useRealTimers();
});

const nobody = { fetch: async () => new Response(null, { status: 503 }) };
const bar = () => document.querySelector('[class*="_track_"]');

const Page = ({ Modal }: { readonly Modal: ComponentType }) => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        ask
      </button>
      {open && (
        <Suspense fallback={<Coming />}>
          <Modal />
        </Suspense>
      )}
    </>
  );
};

/** A visitor on a page with a modal whose code loads when the test decides, and who has just opened it. */
const asking = async () => {
  const code = Promise.withResolvers<{ default: ComponentType }>();
  const Modal = lazy(() => code.promise);
  const routes: RouteObject[] = makeRoutes().flatMap((root) =>
    root.index ? [] : [{ ...root, children: [{ path: '*', element: <Page Modal={Modal} /> }] }],
  );
  let now = 1_000_000;
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  visitor = await visit(nobody, '/', { routes, now: () => now });
  const button = await screen.findByRole('button', { name: 'ask' });
  await act(async () => button.click());
  const wait = (milliseconds: number) =>
    act(() => {
      now += milliseconds;
      vi.advanceTimersByTime(milliseconds);
    });
  return { wait, come: () => act(async () => code.resolve({ default: () => <dialog open>here</dialog> })) };
};

it('a modal that takes more than 200 ms shows the loading bar · TRK-8', async () => {
  const { wait, come } = await asking();
  wait(100);
  expect(bar()).toBeNull();
  wait(200);
  expect(bar()).toBeInTheDocument();
  await come();
  expect(screen.getByRole('dialog')).toBeVisible();
  wait(100);
  wait(600);
  wait(100);
  expect(bar()).toBeNull();
});

it('a modal that opens quickly shows no loading bar · TRK-8', async () => {
  const { wait, come } = await asking();
  wait(100);
  await come();
  expect(screen.getByRole('dialog')).toBeVisible();
  for (let times = 0; times < 5; times += 1) {
    wait(100);
    expect(bar()).toBeNull();
  }
});
