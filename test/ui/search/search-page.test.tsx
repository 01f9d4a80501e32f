import { screen, waitFor, within } from '@testing-library/react';
import { firstValueFrom } from 'rxjs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { care, daily } from '../../adapters/sandbox/fixtures/shopper.ts';
import { startSandbox, type TestSandbox } from '../../adapters/sandbox/fixtures/start-sandbox.ts';
import { visit } from '../visit.tsx';

let backend: TestSandbox;
beforeAll(async () => {
  backend = await startSandbox();
});
afterAll(() => backend.close());

describe('the search page', () => {
  it('shows the results for a corrected word, says so, and links to it', async () => {
    const { services } = await visit(backend, '/s?search=hydarlis');
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Ergebnisse für «hydralis»' }),
    ).toBeInTheDocument();
    const meant = screen.getByRole('link', { name: '«hydralis»' });
    expect(meant).toHaveAttribute('href', '/s?search=hydralis');
    expect(meant.parentElement).toHaveTextContent('Zu «hydarlis» gibt es nichts.');
    await waitFor(async () =>
      expect(await firstValueFrom(services.recentSearches.state$)).toEqual(['hydralis']),
    );
  });

  it('filters the results as a category does · CAT-3', async () => {
    const { user } = await visit(backend, '/s?search=toric');
    const usage = await screen.findByRole('checkbox', { name: /^Monatslinsen/ });
    await user.click(usage);
    await waitFor(() => expect(screen.getByRole('checkbox', { name: /^Monatslinsen/ })).toBeChecked());
  });

  it('helps if nothing is found: words with results, tips, categories, contact', async () => {
    const { services } = await visit(backend, '/s?search=toric+qqqqzzzz');
    const parts = await screen.findByRole('navigation', { name: 'Treffer gibt es für einen Teil der Suche' });
    expect(within(parts).getByRole('link', { name: /^«toric» \(\d+\)$/ })).toHaveAttribute(
      'href',
      '/s?search=toric',
    );
    expect(
      screen.getByText('Schreibweise prüfen oder nur den Anfang des Wortes eingeben'),
    ).toBeInTheDocument();
    const categories = screen.getByRole('navigation', { name: 'Beliebte Kategorien' });
    expect(within(categories).getAllByRole('link').length).toBeGreaterThan(2);
    expect(screen.getAllByRole('link', { name: 'Anrufen' })[0]).toHaveAttribute(
      'href',
      expect.stringMatching(/^tel:/),
    );
    expect(await firstValueFrom(services.recentSearches.state$)).toEqual([]);
  });

  it('says once that nothing is found, and keeps the query in the field · SRCH-5', async () => {
    await visit(backend, '/s?search=qqqqzzzz');
    await screen.findByRole('heading', { level: 1, name: 'Keine Treffer für «qqqqzzzz»' });
    expect(screen.queryByText('Keine Produkte gefunden')).toBeNull();
    expect(screen.getByRole('searchbox', { name: 'Produkte suchen' })).toHaveValue('qqqqzzzz');
  });

  it('shows the products ordered most if nothing is found · SRCH-5', async () => {
    await visit(backend, '/s?search=qqqqzzzz');
    const heading = await screen.findByRole('heading', { level: 2, name: 'Meistbestellt' });
    const section = heading.closest('section');
    if (!section) throw new Error('no section');
    expect(within(section).getAllByRole('article')).toHaveLength(4);
  });

  it('shows the products last added to the cart if nothing is found · SRCH-4', async () => {
    await visit(backend, '/s?search=qqqqzzzz', { added: [care, daily] });
    expect(
      await screen.findByRole('heading', { name: 'Zuletzt in den Warenkorb gelegt' }),
    ).toBeInTheDocument();
    const added = screen.getByRole('heading', { name: 'Zuletzt in den Warenkorb gelegt' }).closest('section');
    if (!added) throw new Error('no section');
    expect(within(added).getAllByRole('article')).toHaveLength(2);
  });

  it.each([
    ['/en/s?search=qqqqzzzz', 'A few things to try'],
    ['/it/s?search=qqqqzzzz', 'Come trovare il prodotto'],
    ['/fr/s?search=qqqqzzzz', 'Quelques pistes'],
  ])('%s shows its help in its language', async (address, heading) => {
    const { leave } = await visit(backend, address, { brand: 'opalys' });
    expect(await screen.findByRole('heading', { name: heading })).toBeInTheDocument();
    leave();
  });
});
