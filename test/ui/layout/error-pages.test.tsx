import { screen, within } from '@testing-library/react';
import type { RouteObject } from 'react-router';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { makeRoutes } from '../../../src/ui/routes.ts';
import { startSandbox, type TestSandbox } from '../../adapters/sandbox/fixtures/start-sandbox.ts';
import { type Visit, visit } from '../visit.tsx';

let backend: TestSandbox;
let visitor: Visit | undefined;
beforeAll(async () => {
  backend = await startSandbox();
});
// React logs to the console what a boundary has caught.
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => {
  visitor?.leave();
  vi.restoreAllMocks();
});
afterAll(() => backend.close());

const silent = { fetch: async () => new Response(null, { status: 503 }) };
const title = async (text: string) =>
  expect(await screen.findByRole('heading', { level: 1, name: text })).toBeVisible();
/** The previous page may be another document: the browser navigates there. */
const goBack = async (name: string) => {
  const back = vi.spyOn(history, 'back').mockImplementation(() => undefined);
  await visitor?.user.click(screen.getByRole('button', { name }));
  expect(back).toHaveBeenCalledOnce();
};

describe('a page that does not exist', () => {
  it('says so beside a picture, with phone number, e-mail address and a link home · NOTE-3', async () => {
    visitor = await visit(backend, '/en/nowhere/at-all');
    await title('Plenty of lenses in stock, but not this page');
    expect(document.title).toContain('This page could not be found');
    const page = screen.getByRole('main');
    expect(page.querySelector('img')?.getAttribute('src')).toBe('/drawings/okulino/state-lost.svg');
    const main = within(page);
    expect(main.getByText(/^This page doesn’t exist/)).toBeVisible();
    expect(main.getByRole('link', { name: 'hallo@okulino.example' })).toBeVisible();
    expect(main.getByRole('link', { name: '+41 44 555 01 20' })).toHaveAttribute('href', 'tel:+41445550120');
    expect(main.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/en');
  });

  it('leads to the departments, each beside its drawing · NOTE-3', async () => {
    visitor = await visit(backend, '/en/nowhere/at-all');
    await title('Plenty of lenses in stock, but not this page');
    const links = within(screen.getByRole('main')).getAllByRole('listitem');
    expect(links.map(({ textContent }) => textContent)).toEqual([
      'Contact lenses',
      'Lens care',
      'Sunglasses',
      'Reading glasses',
    ]);
    for (const link of links) {
      expect(link.querySelector('a')?.pathname).toMatch(/^\/en\/c\//);
      expect(link.querySelector('img')?.src).toMatch(/\/drawings\/okulino\/tile-/);
    }
  });

  it('leads back to the previous page · NOTE-3', async () => {
    visitor = await visit(backend, '/en/nowhere/at-all');
    await title('Plenty of lenses in stock, but not this page');
    await goBack('Back');
  });

  it('is shown for a sixth category level · ROUTE-15', async () => {
    visitor = await visit(backend, '/c/a/b/c/d/e/f');
    await title('Viele Linsen im Regal, aber nicht diese Seite');
  });
});

/** The shop's root route around a failing page, with an error page of its own if it has one. */
const failing = (page: object): RouteObject[] =>
  makeRoutes().flatMap((root) => (root.index ? [] : [{ ...root, children: [{ path: '*', ...page }] }]));
const Defect = () => {
  throw new Error('private value');
};
/** The shop's own error page around a failing page. */
const defective = (): RouteObject[] => {
  const pages = makeRoutes().flatMap(({ children = [] }) => children)[0];
  return failing({ Component: Defect, ErrorBoundary: pages?.ErrorBoundary });
};

describe('a page that fails', () => {
  it('says so, and what to do, in one sentence each · NOTE-4', async () => {
    visitor = await visit(backend, '/en/help', { routes: defective() });
    await title('An error occurred');
    expect(screen.getByText('Please go back or try again.')).toBeVisible();
    expect(document.body).not.toHaveTextContent('private value');
  });

  it('leads back to the previous page · NOTE-4', async () => {
    visitor = await visit(backend, '/en/cart', { routes: defective() });
    await title('An error occurred');
    await goBack('Back');
  });

  it('because the shop does not answer says so, and offers to try the same page again · NOTE-4', async () => {
    visitor = await visit(silent, '/c/kontaktlinsen?page=2');
    await title('Der Shop antwortet gerade nicht');
    expect(screen.getByRole('link', { name: 'Erneut versuchen' })).toHaveAttribute(
      'href',
      '/c/kontaktlinsen?page=2',
    );
  });

  it('because the search does not answer says only that, and offers to repeat the search · NOTE-4', async () => {
    visitor = await visit(silent, '/s?search=clarea');
    await title('Die Suche antwortet gerade nicht');
    expect(screen.getByRole('link', { name: 'Erneut versuchen' })).toHaveAttribute(
      'href',
      '/s?search=clarea',
    );
  });
});

it.each([
  ['/', 'Beim Anzeigen der Fehlerseite ist ein Fehler aufgetreten', 'Zur Startseite', '/'],
  ['/en/help', 'An error occurred while showing the error page', 'Go to the home page', '/en'],
])(
  'an error page that itself fails shows a sentence and a link home, at %s · NOTE-4',
  async (address, text, way, home) => {
    visitor = await visit(silent, address, {
      routes: failing({ Component: Defect, ErrorBoundary: Defect }),
    });
    await title(text);
    expect(screen.getByRole('link', { name: way })).toHaveAttribute('href', home);
    expect(document.body).not.toHaveTextContent('private value');
  },
);
