import { screen, within } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startSandbox, type TestSandbox } from '../../adapters/sandbox/fixtures/start-sandbox.ts';
import { visit } from '../visit.tsx';

let backend: TestSandbox;
beforeAll(async () => {
  backend = await startSandbox();
});
afterAll(() => backend.close());

const row = (name: RegExp) =>
  within(screen.getByRole('rowheader', { name }).closest('tbody') as HTMLElement)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);
const alike = async () =>
  within(await screen.findByRole('region', { name: 'Bei allen gleich' }))
    .getAllByRole('term')
    .map((term) => [term.textContent, term.nextElementSibling?.textContent] as const);

describe('the comparison of lenses', () => {
  it('shows the properties of two lenses, with links to each and links that remove one · CAT-21', async () => {
    await visit(backend, '/compare?products=10010,10020,30010,99999');
    const heads = await screen.findAllByRole('columnheader');
    expect(heads).toHaveLength(2);
    expect(within(heads[0]!).getByRole('link', { name: /Tageslinsen$/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/p\/10010\//),
    );
    expect(screen.getAllByRole('link', { name: /aus dem Vergleich entfernen$/ })[0]).toHaveAttribute(
      'href',
      '/compare?products=10020',
    );
    const both = new Map(await alike());
    expect(both.get('Wassergehalt')).toBe('54 %');
    expect(both.get('UV-Schutz')).toBe('Klasse 1 (hoch)');
    expect(both.get('Packung')).toBe('30 Linsen');
    expect([...both.values()]).toContainEqual(expect.stringMatching(/^8[.,]5\smm$/));
    for (const cost of row(/^Kosten pro Monat/)) expect(cost).toMatch(/^CHF/);
  });

  it('lists common properties once, and marks the lowest yearly cost · CAT-30', async () => {
    const { leave } = await visit(backend, '/compare?products=10010,10020');
    await screen.findAllByRole('columnheader');
    expect(row(/^Kosten pro Jahr/)).toEqual([
      expect.stringMatching(/^CHF.*am günstigsten$/),
      expect.not.stringContaining('günstig'),
    ]);
    expect(screen.queryByRole('rowheader', { name: 'Wassergehalt' })).toBeNull();
    expect((await alike()).map(([name]) => name)).toContain('Wassergehalt');
    leave();
    await visit(backend, '/compare?products=10010');
    expect(await screen.findByRole('rowheader', { name: 'Wassergehalt' })).toBeVisible();
    expect(screen.queryByText('am günstigsten')).toBeNull();
    expect(screen.queryByRole('region', { name: 'Bei allen gleich' })).toBeNull();
  });

  it('says so if there is nothing to compare · CAT-21', async () => {
    await visit(backend, '/compare?products=nobody');
    expect(await screen.findByText(/noch keine Linse/)).toBeVisible();
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('is linked from a lens that has similar ones · CAT-21', async () => {
    await visit(backend, '/p/10010');
    expect(await screen.findByRole('link', { name: 'Mit ähnlichen Linsen vergleichen' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/compare\?products=10010(,\d+){1,3}$/),
    );
  });

  it('says so if more lenses are requested than fit, and offers another one if there is room · CAT-21', async () => {
    const first = await visit(backend, '/compare?products=10010&products=10020&products=10030,10040,10050');
    expect(await screen.findAllByRole('columnheader')).toHaveLength(4);
    expect(screen.getByText(/die ersten vier/)).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Weitere Linse hinzufügen' })).toBeNull();
    first.leave();
    await visit(backend, '/compare?products=10010');
    expect(await screen.findByRole('link', { name: 'Weitere Linse hinzufügen' })).toHaveAttribute(
      'href',
      '/c/kontaktlinsen?compare=10010',
    );
    expect(screen.queryByText(/die ersten vier/)).toBeNull();
  });

  it('lets lenses be ticked in a list, and keeps those chosen before · CAT-21', async () => {
    const plain = await visit(backend, '/c/kontaktlinsen');
    const open = await screen.findByRole('link', { name: 'Linsen vergleichen' });
    expect(open).toHaveAttribute('href', '/c/kontaktlinsen?compare=choose');
    expect(screen.queryByRole('checkbox', { name: /vergleichen$/ })).toBeNull();
    plain.leave();
    await visit(backend, '/c/kontaktlinsen?compare=30010,10010');
    const ticks = await screen.findAllByRole('checkbox', { name: / vergleichen$/ });
    expect(ticks.length).toBeGreaterThan(4);
    for (const tick of ticks.slice(0, 2)) {
      if (!(tick as HTMLInputElement).checked) tick.click();
    }
    const form = ticks[0]?.closest('body')?.querySelector<HTMLFormElement>('form#compare');
    if (!form) throw new Error('nothing leads to the comparison');
    expect(form.getAttribute('action')).toBe('/compare');
    const chosen = new FormData(form).getAll('products');
    expect(chosen).toContain('30010');
    expect(chosen.length).toBeGreaterThanOrEqual(3);
  });

  it('offers no tick at a lens that a comparison leaves out · CAT-21', async () => {
    const { leave } = await visit(
      backend,
      `/c/kontaktlinsen?compare=choose&availability=sold_out&filters=all`,
    );
    const cards = await screen.findAllByRole('article');
    expect(cards.length).toBeGreaterThan(0);
    expect(screen.queryByRole('checkbox', { name: / vergleichen$/ })).toBeNull();
    leave();
    await visit(backend, '/compare?products=10261,10010');
    expect(await screen.findAllByRole('columnheader')).toHaveLength(1);
  });

  it('is not offered in a list without lenses · CAT-21', async () => {
    await visit(backend, '/c/sonnenbrillen');
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByRole('link', { name: 'Linsen vergleichen' })).toBeNull();
  });
});
