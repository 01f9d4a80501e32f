import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { startSandbox, type TestSandbox } from '../../adapters/sandbox/fixtures/start-sandbox.ts';
import { type Visit, visit } from '../visit.tsx';

let backend: TestSandbox;
beforeAll(async () => {
  backend = await startSandbox();
});
afterAll(() => backend.close());
let open: Visit | undefined;
afterEach(() => open?.leave());

const eye = async (name: string) =>
  within(await screen.findByRole('group', { name: new RegExp(`^${name}`) }));
const sphereOf = (group: Awaited<ReturnType<typeof eye>>) =>
  group.getByRole('combobox', { name: 'Sphäre (SPH)' });

it('a step button selects the adjacent value in the list, and the form is notified · CAT-25', async () => {
  open = await visit(backend, '/p/10010');
  const right = await eye('Rechtes Auge');
  const lower = right.getByRole('button', { name: 'SPH niedriger' });
  await open.user.click(lower);
  await waitFor(() => expect(sphereOf(right)).toHaveValue('-0.25'));
  lower.focus();
  await open.user.keyboard('{Enter}');
  await waitFor(() => expect(sphereOf(right)).toHaveValue('-0.50'));
  await open.user.click(right.getByRole('button', { name: 'SPH höher' }));
  await waitFor(() => expect(sphereOf(right)).toHaveValue('-0.25'));
  const left = await eye('Linkes Auge');
  expect(sphereOf(left)).toHaveValue('');
  await open.user.click(left.getByRole('button', { name: 'SPH höher' }));
  await waitFor(() => expect(sphereOf(left)).toHaveValue('+0.25'));
  // The form shows the price for its values.
  expect(await screen.findByText(/2 Packungen/, { selector: 'form *' })).toBeVisible();
});

it('step buttons are beside numbers only, and in the one shop that has them · CAT-25', async () => {
  open = await visit(backend, '/p/10072');
  const right = await eye('Rechtes Auge');
  const steps = right.getAllByRole('button', { name: / (niedriger|höher)$/ });
  const words = right
    .getAllByRole('combobox')
    .filter((list) => [...list.querySelectorAll('option')].some(({ value }) => Number.isNaN(Number(value))));
  expect(steps).toHaveLength(2 * (right.getAllByRole('combobox').length - words.length));
  open.leave();
  open = await visit(backend, '/p/10010', { brand: 'opalys' });
  await eye('Rechtes Auge');
  expect(screen.queryByRole('button', { name: /^SPH / })).toBeNull();
});
