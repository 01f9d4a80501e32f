import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startSandbox, type TestSandbox } from '../../adapters/sandbox/fixtures/start-sandbox.ts';
import { visit } from '../visit.tsx';

let backend: TestSandbox;
beforeAll(async () => {
  backend = await startSandbox();
});
afterAll(() => backend.close());

const typed = async (text: string) => {
  const visitor = await visit(backend, '/c/kontaktlinsen');
  await visitor.user.type(await screen.findByRole('searchbox', { name: 'Produkte suchen' }), text);
  return { ...visitor, list: await screen.findByRole('listbox', { name: 'Vorschläge' }) };
};

describe('search box', () => {
  it('shows five products and a link to all · SRCH-1', async () => {
    const { list } = await typed('mareo');
    await waitFor(() => expect(within(list).getAllByRole('option')).toHaveLength(6));
    expect(within(list).getAllByRole('option').at(-1)).toHaveTextContent(/^Alle \d+ Treffer anzeigen$/);
    expect(screen.getByRole('combobox', { name: 'Produkte suchen' })).toHaveAttribute(
      'aria-expanded',
      'true',
    );
  });

  it('can be used by keyboard alone · SRCH-1', async () => {
    const { list, user, path } = await typed('mareo');
    await waitFor(() => expect(within(list).getAllByRole('option').length).toBeGreaterThan(1));
    await user.keyboard('{ArrowDown}');
    const [first] = within(list).getAllByRole('option');
    expect(first).toHaveAttribute('aria-selected', 'true');
    expect(screen.getByRole('combobox', { name: 'Produkte suchen' })).toHaveAttribute(
      'aria-activedescendant',
      first?.id,
    );
    await user.keyboard('{Enter}');
    await waitFor(() => expect(path()).toMatch(/^\/p\/\d+\/mareo/));
  });

  it('closes on Escape and keeps what was typed', async () => {
    const { user } = await typed('mareo');
    await user.keyboard('{Escape}');
    const field = screen.getByRole('combobox', { name: 'Produkte suchen' });
    expect(field).toHaveAttribute('aria-expanded', 'false');
    expect(field).toHaveValue('mareo');
  });

  it('opens the search page on Enter · ROUTE-2', async () => {
    const { user, path } = await typed('mareo');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(path()).toBe('/s'));
  });

  it.each([
    ['/s?search=toric', 'toric'],
    ['/c/kontaktlinsen?search=toric', ''],
    ['/?search=toric', ''],
  ])('at %s holds %j · SRCH-6', async (address, text) => {
    const { leave } = await visit(backend, address);
    expect(await screen.findByRole('searchbox', { name: 'Produkte suchen' })).toHaveValue(text);
    leave();
  });

  it('leads to all products without a text, which the page says · SRCH-6', async () => {
    const { user } = await visit(backend, '/c/kontaktlinsen');
    await user.type(await screen.findByRole('searchbox', { name: 'Produkte suchen' }), '  {Enter}');
    expect(await screen.findByText('Im Suchfeld steht nichts. Hier sind alle Produkte.')).toBeVisible();
  });
});
