import { render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { expect, it } from 'vitest';
import { lazyPart } from '../../../src/ui/shared/lazy-part.ts';

const missing = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));

it('a lazy part is shown once its code is loaded', async () => {
  const Part = lazyPart(async () => () => <p>the part</p>);
  render(<Part />, { wrapper: Suspense });
  expect(await screen.findByText('the part')).toBeVisible();
});

it('a lazy part whose code cannot be loaded keeps the page, and shows its replacement · NOTE-5', async () => {
  const Quiet = lazyPart(missing);
  const Panel = lazyPart(missing, () => <p>instead</p>);
  render(
    <>
      <h1>the page</h1>
      <Suspense>
        <Quiet />
        <Panel />
      </Suspense>
    </>,
  );
  expect(await screen.findByText('instead')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'the page' })).toBeVisible();
});
