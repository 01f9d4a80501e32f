import { screen } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { productSizes, readSize } from '../../../src/adapters/sandbox/images/sizes.ts';
import { startSandbox, type TestSandbox } from '../../adapters/sandbox/fixtures/start-sandbox.ts';
import { visit } from '../visit.tsx';

let backend: TestSandbox;
beforeAll(async () => {
  backend = await startSandbox();
});
afterAll(() => backend.close());

/** Every picture URL that a screen of any density may request. */
const addresses = (): readonly URL[] =>
  [...document.querySelectorAll('picture > *')]
    .flatMap((part) => [part.getAttribute('src') ?? '', ...(part.getAttribute('srcset') ?? '').split(', ')])
    .filter(Boolean)
    .map((candidate) => new URL(candidate.split(' ')[0] ?? '', 'http://shop.test'));

describe('the pictures of a page', () => {
  it.each([
    ['/p/10010/hydralis-30-tageslinsen', 'okulino'],
    ['/c/kontaktlinsen', 'okulino'],
    ['/', 'okulino'],
    ['/', 'augental'],
    ['/', 'opalys'],
    ['/', 'linsenwerk'],
    ['/', 'viszola'],
  ] as const)('of %s at %s are requested in existing sizes and densities · CAT-13', async (path, brand) => {
    const { leave } = await visit(backend, path, { brand });
    await screen.findByRole('heading', { level: 1 });
    const asked = addresses().filter(({ pathname }) => /^\/images\/\d/.test(pathname));
    expect(asked.length).toBeGreaterThan(1);
    const drawn = ({ searchParams }: URL) =>
      readSize(productSizes, searchParams.get('size') ?? undefined, searchParams.get('dpr') ?? undefined);
    expect(asked.filter((address) => !drawn(address)).map(String)).toEqual([]);
    leave();
  });
});
