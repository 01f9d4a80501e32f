import { render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { expect, it } from 'vitest';
import { lazyPart } from '../../../src/ui/shared/lazy-part.ts';

const missing = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));

it('shows a part when its code is there', async () => {
  const Part = lazyPart(async () => () => <p>the part</p>);
  render(<Part />, { wrapper: Suspense });
  expect(await screen.findByText('the part')).toBeVisible();
});

it('keeps the page around a part whose code is not to be had, with what is to stand in for it · NOTE-5', async () => {
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
