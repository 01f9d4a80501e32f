import { screen } from '@testing-library/react';
import type { RouteObject } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { makeRoutes } from '../../../src/ui/routes.tsx';
import { type Visit, visit } from '../visit.tsx';

let visitor: Visit | undefined;
// React tells the console of what a boundary has caught.
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => {
  visitor?.leave();
  vi.restoreAllMocks();
});

const Defect = () => {
  throw new Error('private value');
};
const nobody = { fetch: async () => new Response(null, { status: 503 }) };

/** The shop's own root around a page and its error page that both fail. */
const failing: RouteObject[] = makeRoutes().flatMap((root) =>
  root.index ? [] : [{ ...root, children: [{ path: '*', Component: Defect, ErrorBoundary: Defect }] }],
);

it.each([
  ['/', 'Beim Anzeigen der Fehlerseite ist ein Fehler aufgetreten', '/'],
  ['/en/help', 'An error occurred while showing the error page', '/en'],
])(
  'an error page that fails leaves a sentence and the way home, at %s · NOTE-4',
  async (address, text, home) => {
    visitor = await visit(nobody, address, { routes: failing });
    expect(await screen.findByRole('heading', { level: 1, name: text })).toBeVisible();
    expect(screen.getByRole('link')).toHaveAttribute('href', home);
    expect(document.body).not.toHaveTextContent('private value');
  },
);
