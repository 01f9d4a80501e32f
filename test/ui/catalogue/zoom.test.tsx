import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import type { ProductId } from '../../../src/domain/catalogue/product.ts';
import { startSandbox, type TestSandbox } from '../../adapters/sandbox/fixtures/start-sandbox.ts';
import { type Visit, visit } from '../visit.tsx';

let backend: TestSandbox;
beforeAll(async () => {
  backend = await startSandbox();
});
afterAll(() => backend.close());
let open: Visit | undefined;
afterEach(() => open?.leave());

it('enlarges the current picture by buttons, and by keyboard alone · CAT-1', async () => {
  open = await visit(backend, '/p/10010');
  const { user } = open;
  const gallery = await screen.findByRole('region', { name: /^Bilder von/ });
  await user.click(within(gallery).getByRole('link', { name: 'Blister' }));
  await user.click(await screen.findByRole('button', { name: 'Bild vergrössern' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByRole('status')).toHaveTextContent('100 %');
  expect(dialog.getByRole('button', { name: 'Kleiner' })).toHaveAttribute('aria-disabled', 'true');
  await user.click(dialog.getByRole('button', { name: 'Grösser' }));
  expect(dialog.getByRole('status')).toHaveTextContent('175 %');
  (dialog.getByRole('img').closest('[tabindex]') as HTMLElement).focus();
  await user.keyboard('+');
  expect(dialog.getByRole('status')).toHaveTextContent('250 %');
  await user.keyboard('---');
  expect(dialog.getByRole('status')).toHaveTextContent('100 %');
});

it('shows the linked pictures of this shop and language within their period · CAT-14', async () => {
  const images = async (at: string, brand: 'okulino' | 'viszola', id: string, other: string) => {
    open?.leave();
    open = await visit(backend, at, { brand });
    const isThere = (one: string) =>
      screen.queryAllByRole('link').some((link) => link.getAttribute('href')?.includes(`/p/${one}/`));
    await waitFor(() => expect(isThere(id)).toBe(true));
    return isThere(other);
  };
  expect(await images('/p/10410', 'okulino', '20090', '20170')).toBe(false);
  expect(await images('/en/p/10410', 'viszola', '20170', '20090')).toBe(false);
});

it.each([
  ['is marked if it is special to this visitor', ['20012'], 1],
  ['is not marked otherwise', [], 0],
] as const)('the price of a page %s · CAT-5', async (_title, added, times) => {
  open = await visit(backend, '/p/20012', { added: added as readonly string[] as readonly ProductId[] });
  const heading = await screen.findByRole('heading', { level: 1 });
  const decision = within(heading.closest('header')?.parentElement as HTMLElement);
  expect(decision.queryAllByText('Sonderpreis')).toHaveLength(times);
});
