import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startSandbox, type TestSandbox } from '../../adapters/sandbox/fixtures/start-sandbox.ts';
import { visit } from '../visit.tsx';

let backend: TestSandbox;
beforeAll(async () => {
  backend = await startSandbox();
});
afterAll(() => backend.close());

const opened = async (searched: readonly string[]) => {
  const visitor = await visit(backend, '/c/kontaktlinsen', { searched });
  await visitor.user.click(await screen.findByRole('searchbox', { name: 'Produkte suchen' }));
  return visitor;
};
const list = async () =>
  (await screen.findByRole('heading', { name: 'Zuletzt gesucht' })).parentElement?.parentElement;

describe('recent searches', () => {
  it('are shown below the empty field and link to their results', async () => {
    const { user, path } = await opened(['mareo', 'toric']);
    expect(
      within((await list()) as HTMLElement)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(['mareo', 'toric']);
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(screen.getByRole('link', { name: 'toric' })).toHaveFocus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(path()).toBe('/s'));
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Zuletzt gesucht' })).toBeNull());
  });

  it('can be removed one by one, and all at once', async () => {
    const { user } = await opened(['mareo', 'toric', 'hydralis']);
    await user.click(await screen.findByRole('button', { name: '«toric» entfernen' }));
    expect(screen.queryByRole('link', { name: 'toric' })).toBeNull();
    expect(screen.getByText('«toric» wurde entfernt.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'mareo' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Alle entfernen' }));
    await waitFor(() => expect(screen.queryByRole('link', { name: 'mareo' })).toBeNull());
    expect(screen.getByText('Alle letzten Suchen wurden entfernt.')).toBeInTheDocument();
  });

  it('give way to suggestions once something is typed, and close on Escape', async () => {
    const { user } = await opened(['mareo']);
    await list();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('link', { name: 'mareo' })).toBeNull();
    await user.keyboard('t');
    expect(await screen.findByRole('listbox', { name: 'Vorschläge' })).toBeInTheDocument();
  });

  it('close when the focus leaves, even while their code is being loaded', async () => {
    const { user } = await visit(backend, '/c/kontaktlinsen', { searched: ['mareo'] });
    const field = await screen.findByRole('searchbox', { name: 'Produkte suchen' });
    await user.click(field);
    await user.tab({ shift: true });
    expect(field).not.toHaveFocus();
    expect(await screen.findByText('mareo')).not.toBeVisible();
    await user.click(field);
    expect(await list()).toBeVisible();
    await user.tab({ shift: true });
    expect(screen.queryByRole('heading', { name: 'Zuletzt gesucht' })).toBeNull();
  });

  it('are not shown if there are none', async () => {
    await opened([]);
    await waitFor(() =>
      expect(screen.getByRole('combobox', { name: 'Produkte suchen' })).toBeInTheDocument(),
    );
    expect(screen.queryByRole('heading', { name: 'Zuletzt gesucht' })).toBeNull();
  });
});
