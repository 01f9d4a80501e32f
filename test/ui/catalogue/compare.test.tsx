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
  within(screen.getByRole('row', { name }))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);

describe('the comparison of lenses', () => {
  it('shows what two lenses are like, and leads to each and to one less · CAT-21', async () => {
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
    expect(row(/^Wassergehalt/)).toEqual(['54 %', '54 %']);
    expect(row(/^UV-Schutz/)).toEqual(['Klasse 1 (hoch)', 'Klasse 1 (hoch)']);
    expect(row(/^Packung/)).toEqual(['30 Linsen', '30 Linsen']);
    expect(row(/^Basiskurve|^Radius/)[0]).toMatch(/8[.,]5\smm/);
    for (const cost of row(/^Kosten pro Monat/)) expect(cost).toMatch(/^CHF/);
  });

  it('says so where there is nothing to compare · CAT-21', async () => {
    await visit(backend, '/compare?products=nobody');
    expect(await screen.findByText(/noch keine Linse/)).toBeVisible();
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('is one press away from a lens that has similar ones · CAT-21', async () => {
    await visit(backend, '/p/10010');
    expect(await screen.findByRole('link', { name: 'Mit ähnlichen Linsen vergleichen' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/compare\?products=10010(,\d+){1,3}$/),
    );
  });

  it('says so where more are asked for than fit, and offers one more where there is room · CAT-21', async () => {
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

  it('lets lenses of a list be ticked, and keeps those that were taken before · CAT-21', async () => {
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

  it('is not offered where there are no lenses · CAT-21', async () => {
    await visit(backend, '/c/sonnenbrillen');
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByRole('link', { name: 'Linsen vergleichen' })).toBeNull();
  });
});
