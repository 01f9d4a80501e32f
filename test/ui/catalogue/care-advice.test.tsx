import { screen, within } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startSandbox, type TestSandbox } from '../../adapters/sandbox/fixtures/start-sandbox.ts';
import { visit } from '../visit.tsx';

let backend: TestSandbox;
beforeAll(async () => {
  backend = await startSandbox();
});
afterAll(() => backend.close());

const heading = (name: string | RegExp) => screen.findByRole('heading', { name });
const section = (name: string) => screen.findByRole('region', { name });

describe('the end of a product page', () => {
  it('shows how to care for a reusable lens, and matching products of the shop · SRCH-4', async () => {
    await visit(backend, '/p/10050');
    const care = within(await section('Pflege dieser Linse'));
    expect(care.getByText(/Polyhexanid lagert sich eher darin ein/)).toBeVisible();
    expect(care.getByText(/^Einen Monat nach dem Öffnen/)).toBeVisible();
    const products = within(await section('Pflegemittel, die dazu passen'));
    const titles = products.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    expect(titles).toHaveLength(3);
    expect(titles.filter((title) => title?.includes('Peroxid'))).toHaveLength(1);
  });

  it('requests the lens once for everything shown about it · CAT-29', async () => {
    const { asked, path, leave } = await visit(backend, '/p/10050');
    await section('Pflegemittel, die dazu passen');
    // The page itself has requested it before, at the address without its name and at its own.
    expect(path()).toMatch(/^\/p\/10050\/./);
    expect(asked.filter((call) => call === 'GET /api/products/10050')).toHaveLength(3);
    leave();
  });

  it('offers no solution for a daily lens', async () => {
    const { asked } = await visit(backend, '/p/10010');
    const care = within(await section('Pflege dieser Linse'));
    expect(care.getByText(/Lösung und Behälter braucht sie nicht/)).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Pflegemittel, die dazu passen' })).toBeNull();
    // Larger boxes and similar lenses are requested; care products are not.
    expect(asked.filter((call) => call.endsWith('/product-list'))).toHaveLength(2);
  });

  it('shows no lens care for a product that is no lens', async () => {
    await visit(backend, '/p/20012');
    await heading('Bewertungen');
    expect(screen.queryByRole('heading', { name: 'Pflege dieser Linse' })).toBeNull();
  });
});
