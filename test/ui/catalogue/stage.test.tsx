import { readFileSync } from 'node:fs';
import { screen, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { lensOptionCodes } from '../../../src/domain/catalogue/lens/lens-options.ts';
import { startSandbox, type TestSandbox } from '../../adapters/sandbox/fixtures/start-sandbox.ts';
import { type Visit, visit } from '../visit.tsx';

let backend: TestSandbox;
beforeAll(async () => {
  backend = await startSandbox();
});
afterAll(() => backend.close());
let open: Visit | undefined;
afterEach(() => open?.leave());

const figureOf = async (text: string) =>
  within((await screen.findByText(text)).closest('figure') as HTMLElement);
it('the label of a box shows each value of a lens beside its form, and is absent for a product without values · CAT-26', async () => {
  open = await visit(backend, '/p/10020');
  const label = await figureOf('So stehen die Werte auf der Packung');
  expect(label.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    'SPH',
    'CYL',
    'AX',
    'BC',
    'DIA',
  ]);
  expect(label.getByText('−2,50')).toBeVisible();
  open.leave();
  open = await visit(backend, '/p/20012');
  await screen.findByRole('button', { name: 'In den Warenkorb' });
  expect(screen.queryByText('So stehen die Werte auf der Packung')).toBeNull();
});

it('a value is highlighted on the label while its field has the focus, for every option · CAT-26', () => {
  const css = readFileSync('src/ui/catalogue/product/stage/BoxLabel.module.css', 'utf8');
  for (const code of lensOptionCodes)
    expect(css).toContain(`:root:has([name$="[${code}]"]:focus) .label [data-code="${code}"]`);
});

it('the product name is set apart in the heading, and both read as one text · FACE-5', async () => {
  open = await visit(backend, '/p/30011', { brand: 'viszola' });
  const heading = await screen.findByRole('heading', { level: 1 });
  expect(within(heading).getByText('Solvenne Brio')).toBeVisible();
  expect(heading).toHaveTextContent(/^Solvenne Brio, Sonnenbrille/);
});

it('a face wears the glasses beside the pictures in each colour, and none is shown beside lenses · FACE-5 · EYE-8', async () => {
  const beside = () =>
    [...document.querySelectorAll<HTMLImageElement>('[data-pictures] > picture > img')].map(
      ({ alt, src }) => [
        alt,
        /\/images\/\d+\/(face-\w+)/.exec(src)?.[1],
        new URL(src).searchParams.get('colour'),
      ],
    );
  open = await visit(backend, '/p/30011', { brand: 'viszola' });
  await screen.findByRole('heading', { level: 1 });
  expect(beside()).toEqual([null, 'tortoise', 'navy'].map((colour) => ['', 'face-viszola', colour]));
  open.leave();
  open = await visit(backend, '/p/30011', { brand: 'opalys' });
  await screen.findByRole('heading', { level: 1 });
  expect(beside()).toEqual([]);
  const worn = screen.getAllByRole('img', { name: /^Solvenne Brio, .*: Getragen, gezeichnet$/ });
  expect(worn.map((image) => new URL((image as HTMLImageElement).src).pathname)).toEqual(
    worn.map(() => '/images/30011/face-opalys.webp'),
  );
  expect(worn).toHaveLength(3);
  open.leave();
  open = await visit(backend, '/p/10010', { brand: 'viszola' });
  await screen.findByRole('heading', { level: 1 });
  expect(beside()).toEqual([]);
  expect(document.querySelector('[src*="/face-"]')).toBeNull();
});

it('the optician gives one piece of advice on this kind of lens, with today’s hours · FACE-5', async () => {
  open = await visit(backend, '/p/10020', {
    brand: 'augental',
    now: () => Date.parse('2026-11-19T09:00:00Z'),
  });
  const said = await figureOf('Frau Moser');
  expect(said.getByText(/Bei Torischen zählt die Achse/)).toBeVisible();
  expect(said.getByText(/Heute bis 17:30 Uhr/)).toBeVisible();
});
