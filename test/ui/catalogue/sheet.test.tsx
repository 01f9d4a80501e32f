import { screen, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startSandbox, type TestSandbox } from '../../adapters/sandbox/fixtures/start-sandbox.ts';
import { visit } from '../visit.tsx';

let backend: TestSandbox;
beforeAll(async () => {
  backend = await startSandbox();
});
afterAll(() => backend.close());

const lines = () => screen.findAllByRole('article');
const figure = (line: HTMLElement | undefined, label: string) =>
  line && within(line).queryByText(label, { selector: 'dt' })?.nextElementSibling?.textContent;
const amount = (text: string | null | undefined): number =>
  Number((text ?? '').replace(/[^\d,]/g, '').replace(',', '.'));

it('shows each lens as a row of its technical figures · FACE-7 · CAT-5', async () => {
  await visit(backend, '/c/kontaktlinsen', { brand: 'linsenwerk' });
  const all = await lines();
  expect(all).toHaveLength(16);
  const line = all.find((one) => within(one).queryByRole('link', { name: /^Zephira, 6/ }));
  expect(figure(line, 'Dk/t')).toBe('148');
  expect(figure(line, 'Wasser')).toBe('40 %');
  expect(figure(line, 'UV')).toBe('2');
  expect(figure(line, 'BC')).toBe('8,3 / 8,6');
  expect(line && within(line).getByText(/Sternen/)).toBeInTheDocument();
  expect(figure(line, 'Lieferung')).toMatch(/Lager/);
});

it('shows the price of each box, and the price per lens · CAT-5 · LAW-16 · PRICE-5', async () => {
  await visit(backend, '/c/kontaktlinsen', { brand: 'linsenwerk' });
  for (const line of await lines()) {
    const pieces = Number(/(\d+)\s\S+$/.exec(within(line).getByRole('heading').textContent)?.[1]);
    const unit = Math.round((amount(figure(line, 'Packung')) * 100) / pieces) / 100;
    expect(amount(figure(line, 'pro Linse'))).toBe(unit);
  }
});

it('marks the lowest price per lens and the lowest monthly cost · FACE-7', async () => {
  await visit(backend, '/c/kontaktlinsen', { brand: 'linsenwerk' });
  const all = await lines();
  for (const label of ['pro Linse', 'pro Monat']) {
    const costs = all.map((line) => amount(figure(line, label)));
    const marked = all.filter(
      (line) => within(line).getByText(label, { selector: 'dt' }).parentElement?.dataset.low,
    );
    expect(marked.length).toBeGreaterThan(0);
    for (const line of marked) expect(amount(figure(line, label))).toBe(Math.min(...costs));
  }
});

it('has column heads that link to the list in their order · FACE-7 · CAT-4', async () => {
  const first = await visit(backend, '/c/kontaktlinsen?page=2', { brand: 'linsenwerk' });
  const heads = within(await screen.findByRole('navigation', { name: 'Spalten ordnen' }));
  expect(heads.getByRole('link', { name: /^Packung/ })).toHaveAttribute(
    'href',
    '/c/kontaktlinsen?sort=price_asc',
  );
  expect(heads.getByRole('link', { name: /^pro Monat/ })).toHaveAttribute(
    'href',
    '/c/kontaktlinsen?sort=wear_cost',
  );
  first.leave();
  await visit(backend, '/c/kontaktlinsen?sort=price_asc', { brand: 'linsenwerk' });
  const head = await screen.findByRole('link', { name: /^Packung/ });
  expect(head).toHaveAttribute('aria-current', 'true');
  expect(head).toHaveAttribute('href', '/c/kontaktlinsen?sort=price_desc');
});

it('shows the unit price of a product that is no lens, and no lens figures · FACE-7', async () => {
  await visit(backend, '/c/pflegemittel', { brand: 'linsenwerk' });
  const [line] = await lines();
  expect(figure(line, 'Dk/t')).toBeUndefined();
  expect(line && within(line).getByText(/pro (Liter|100)/)).toBeInTheDocument();
  expect(amount(figure(line, 'Preis'))).toBeGreaterThan(0);
  expect(screen.getByRole('link', { name: /^Preis: / })).toHaveAttribute(
    'href',
    '/c/pflegemittel?sort=price_asc',
  );
});

it('shows in its head the number of products and their price range · FACE-7', async () => {
  await visit(backend, '/c/kontaktlinsen', { brand: 'linsenwerk' });
  const products = (await screen.findByText('Produkte', { selector: 'dt' })).nextElementSibling;
  expect(products).toHaveTextContent('108');
  const [from = 0, to = 0] = (
    screen.getAllByText('Packung', { selector: 'dt' })[0]?.nextElementSibling?.textContent ?? ''
  )
    .split('bis')
    .map(amount);
  expect(from).toBeGreaterThan(0);
  expect(to).toBeGreaterThan(from);
});
