import { screen, waitFor, within } from '@testing-library/react';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { device, tab } from '../../../src/adapters/browser/storages.ts';
import { watchListing } from '../../../src/ui/catalogue/listing/listing-tools.ts';
import { startSandbox, type TestSandbox } from '../../adapters/sandbox/fixtures/start-sandbox.ts';
import { visit } from '../visit.tsx';

let backend: TestSandbox;
beforeAll(async () => {
  backend = await startSandbox();
});
afterAll(() => backend.close());
beforeEach(() => localStorage.clear());

const cards = () => screen.findAllByRole('article');

describe('category page', () => {
  it('shows cards with title, price, stars and stock, and three page links · CAT-2 · CAT-5', async () => {
    await visit(backend, '/c/kontaktlinsen');
    const [first] = await cards();
    if (!first) throw new Error('no card');
    expect(await cards()).toHaveLength(16);
    expect(within(first).getByRole('link')).toHaveAttribute('href', expect.stringMatching(/^\/p\/\d+\//));
    expect(within(first).getByText(/^CHF/, { selector: 'strong' })).toBeVisible();
    expect(within(first).getByText(/Lager|bestellt/)).toBeVisible();
    const pages = within(screen.getByRole('navigation', { name: 'Seiten' }));
    expect(pages.getAllByRole('link', { name: /^Seite \d/ })).toHaveLength(3);
    expect(pages.getByRole('link', { name: /Weiter/ })).toHaveAttribute('href', '/c/kontaktlinsen?page=2');
  });

  it('has page links that name the element to focus on the next page · CAT-2', async () => {
    await visit(backend, '/c/kontaktlinsen');
    const next = await screen.findByRole('link', { name: 'Seite 2' });
    const results = screen.getByRole('region', { name: /^\d+ Produkte, Seite 1$/ });
    expect([next.dataset.stay, results.tabIndex]).toEqual([results.id, -1]);
    expect(screen.getByRole('link', { name: 'Linsen vergleichen' }).dataset.stay).toBe(results.id);
  });

  it('names its results by their number, and by a page only if there are several · UI-23', async () => {
    const { leave } = await visit(backend, '/fr/c/lentilles-de-contact?page=2');
    expect(await screen.findByRole('region', { name: /^\d+ produits, page 2$/ })).toBeVisible();
    leave();
    await visit(backend, '/c/kontaktlinsen?itemsPerPage=100&brand=Aerion');
    expect(await screen.findByRole('region', { name: /^\d+ Produkte?$/ })).toBeVisible();
  });

  it('names the values of each facet for screen readers · UI-23', async () => {
    await visit(backend, '/c/kontaktlinsen');
    const kinds = within(await screen.findByRole('list', { name: 'Linsentyp' }));
    expect(kinds.getByRole('checkbox', { name: /Torisch/ })).not.toBeChecked();
  });

  it('says how many products a subcategory has, unless it has all or the list is filtered · CAT-2', async () => {
    const ways = async (address: string) => {
      const { leave } = await visit(backend, address);
      const links = within(await screen.findByRole('navigation', { name: 'Unterkategorien' })).getAllByRole(
        'link',
      );
      const texts = links.map(({ textContent }) => textContent);
      leave();
      return texts;
    };
    expect(await ways('/c/kontaktlinsen')).toEqual([
      expect.stringMatching(/^Tageslinsen \d+$/),
      expect.stringMatching(/^Zweiwochenlinsen \d+$/),
      expect.stringMatching(/^Monatslinsen \d+$/),
      'Hersteller',
    ]);
    const names = ['Tageslinsen', 'Zweiwochenlinsen', 'Monatslinsen', 'Hersteller'];
    expect(await ways('/c/kontaktlinsen?lens_type=toric')).toEqual(names);
  });

  it('filters by a ticked value, and removes the filter by its chip · CAT-3', async () => {
    const first = await visit(backend, '/c/kontaktlinsen');
    await first.user.click(await screen.findByRole('checkbox', { name: /Torisch/ }));
    await waitFor(() => expect(first.address()).toMatch(/lens_type=/));
    const narrowed = first.address();
    first.leave();
    const { user, address } = await visit(backend, narrowed);
    expect(await screen.findByRole('checkbox', { name: /Torisch/ })).toBeChecked();
    const chip = screen.getByRole('link', { name: /^Filter entfernen: Torisch/ });
    expect(chip).toHaveAttribute('href', '/c/kontaktlinsen');
    expect(chip.dataset.stay).toBe('');
    await user.click(chip);
    await waitFor(() => expect(address()).toBe('/c/kontaktlinsen'));
  });

  it('filters by a maker whose name holds a comma and a percent sign, with scripts and without · CAT-3', async () => {
    const name = 'Aerion & Söhne, 100 %';
    const rename = (from: string, to: string) =>
      sql`update brand set name = ${to} where name = ${from}`.execute(backend.sandbox.db);
    await rename('Aerion', name);
    const first = await visit(backend, '/c/kontaktlinsen');
    const box = await screen.findByRole('checkbox', { name: new RegExp(`^${name}`) });
    const form = new FormData((box as HTMLInputElement).form ?? undefined);
    form.append('brand', (box as HTMLInputElement).value);
    const sent = new URLSearchParams([...form].map(([field, value]) => [field, String(value)]));
    await first.user.click(box);
    await waitFor(() => expect(first.address()).toMatch(/brand=/));
    const narrowed = first.address();
    first.leave();
    for (const address of [narrowed, `/c/kontaktlinsen?${sent}`]) {
      const { leave } = await visit(backend, address);
      expect(await screen.findByRole('checkbox', { name: new RegExp(`^${name}`) })).toBeChecked();
      expect(screen.getByRole('link', { name: `Filter entfernen: ${name}` })).toBeVisible();
      leave();
    }
    await rename(name, 'Aerion');
  });

  it('offers every facet on request, and otherwise those in use · CAT-18 · CAT-20', async () => {
    const { leave } = await visit(backend, '/c/kontaktlinsen');
    const more = await screen.findByRole('link', { name: 'Mehr Filter' });
    expect(more).toHaveAttribute('href', '/c/kontaktlinsen?filters=all');
    expect(screen.queryByText('Wassergehalt')).toBeNull();
    leave();
    const all = await visit(backend, '/c/kontaktlinsen?filters=all');
    await cards();
    expect(screen.queryByRole('link', { name: 'Mehr Filter' })).toBeNull();
    const names = ['Über 55\u00a0%', '30 bis 100\u00a0Dk/t', '31 bis 90', 'Bis CHF\u00a015.00'];
    for (const name of names)
      expect(screen.getByRole('checkbox', { name: new RegExp(`^${name}`), hidden: true })).not.toBeChecked();
    await all.user.click(screen.getByRole('checkbox', { name: /^Über 55/, hidden: true }));
    await waitFor(() => expect(all.address()).toBe('/c/kontaktlinsen?water=55-&filters=all'));
    all.leave();
    await visit(backend, '/c/kontaktlinsen?water=55-');
    expect(await screen.findByRole('checkbox', { name: /^Über 55/ })).toBeChecked();
    expect(screen.getByRole('link', { name: /^Filter entfernen: Über 55/ })).toBeVisible();
    expect(screen.queryByText('UV-Schutz')).toBeNull();
  });

  it('offers the shape and the width of glasses · CAT-19 · CAT-20', async () => {
    await visit(backend, '/c/sonnenbrillen?filters=all&frame_width=narrow');
    expect(await screen.findByRole('checkbox', { name: /^Schmal \(bis 49\u00a0mm\)/ })).toBeChecked();
    expect(screen.getByRole('checkbox', { name: /^Pilotenform/, hidden: true })).not.toBeChecked();
  });

  it('offers page sizes only where there is more than one page · CAT-2 · CAT-4', async () => {
    const { leave } = await visit(backend, '/c/kontaktlinsen');
    expect(await screen.findByRole('combobox', { name: 'Pro Seite' })).toHaveValue('16');
    leave();
    await visit(backend, '/c/kontaktlinsen?brand=Brisea');
    await screen.findByText('6 Produkte');
    expect(screen.queryByRole('combobox', { name: 'Pro Seite' })).toBeNull();
  });

  it('reads a malformed address as the plain listing · CAT-3', async () => {
    await visit(backend, '/c/kontaktlinsen?page=-3&itemsPerPage=17&sort=nonsense&price=%25&brand=Nope');
    expect(await cards()).toHaveLength(16);
    expect(screen.queryByRole('link', { name: /^Filter entfernen/ })).toBeNull();
    expect(screen.getByRole('combobox', { name: 'Sortieren' })).toHaveValue('popular');
  });

  it('switches to the list view and keeps it on this device · CAT-2', async () => {
    const first = await visit(backend, '/c/kontaktlinsen');
    await cards();
    watchListing(document, device, tab);
    const shown = () => document.querySelector<HTMLElement>('#results ul[data-view]')?.dataset.view;
    expect(shown()).toBe('grid');
    await first.user.click(screen.getByRole('button', { name: 'Liste' }));
    expect(screen.getByRole('button', { name: 'Liste' })).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByRole('button', { name: 'Raster' })).toHaveAttribute('aria-pressed', 'false');
    await waitFor(() => expect(shown()).toBe('list'));
    first.leave();
    await visit(backend, '/c/sonnenbrillen');
    await cards();
    watchListing(document, device, tab);
    expect(screen.getByRole('button', { name: 'Liste' })).toHaveAttribute('aria-pressed', 'true');
    await waitFor(() => expect(shown()).toBe('list'));
  });

  it.each(['/c/kontaktlinsen/b/c/d/e/f', '/c/gibt-es-nicht'])(
    'has no page at %s · ROUTE-15',
    async (path) => {
      await visit(backend, path);
      expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(/nicht diese Seite/);
    },
  );
});

describe('search page', () => {
  it('suggests categories if nothing is found, and shows hostile input as text · CAT-2 · SRCH-3', async () => {
    await visit(backend, `/s?search=${encodeURIComponent('<img src=x onerror=alert(1)> qqqqqqqq')}`);
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(
      'Keine Treffer für «<img src=x onerror=alert(1)> qqqqqqqq»',
    );
    const popular = within(screen.getByRole('navigation', { name: 'Beliebte Kategorien' }));
    expect(popular.getByRole('link', { name: 'Kontaktlinsen' })).toBeVisible();
  });
});
