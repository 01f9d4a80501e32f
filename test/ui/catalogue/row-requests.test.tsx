import { screen } from '@testing-library/react';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startSandbox, type TestSandbox } from '../../adapters/sandbox/fixtures/start-sandbox.ts';
import { visit } from '../visit.tsx';

let backend: TestSandbox;
beforeAll(async () => {
  backend = await startSandbox();
});
afterAll(() => backend.close());

const oneByOne = (asked: readonly string[]) =>
  asked.filter((one) => /^GET \/api\/products\/[^/]+$/.test(one));
const together = (asked: readonly string[]) => asked.filter((one) => one === 'GET /api/product-details');

it.each([
  ['linsenwerk', '/c/kontaktlinsen', 1],
  ['linsenwerk', '/c/kontaktlinsen?itemsPerPage=100', 1],
  ['opalys', '/c/kontaktlinsen', 1],
  ['linsenwerk', '/c/pflegemittel', 0],
  ['okulino', '/c/kontaktlinsen', 0],
] as const)(
  '%s at %s loads the details of all its rows with %i request · CAT-29',
  async (brand, at, times) => {
    const { asked, leave } = await visit(backend, at, { brand });
    await screen.findAllByRole('article');
    expect(together(asked)).toHaveLength(times);
    expect(oneByOne(asked)).toEqual([]);
    leave();
  },
);

it.each([
  ['okulino', '/compare?products=10010,10020,10040', 'columnheader', 1],
  ['okulino', '/compare?products=', 'heading', 0],
  ['linsenwerk', '/', 'heading', 1],
] as const)(
  '%s at %s loads all products shown side by side with at most one request · CAT-29',
  async (brand, at, role, times) => {
    const { asked, leave } = await visit(backend, at, { brand });
    await screen.findAllByRole(role);
    expect(together(asked)).toHaveLength(times);
    expect(oneByOne(asked)).toEqual([]);
    leave();
  },
);
