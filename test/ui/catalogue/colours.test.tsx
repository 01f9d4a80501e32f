import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { startSandbox, type TestSandbox } from '../../adapters/sandbox/fixtures/start-sandbox.ts';
import { type Visit, visit } from '../visit.tsx';

let backend: TestSandbox;
beforeAll(async () => {
  backend = await startSandbox();
});
afterAll(() => backend.close());
let open: Visit | undefined;
afterEach(() => {
  open?.leave();
  localStorage.clear();
});

/** The legend of the right eye also describes both eyes. */
const eye = async (name: string) =>
  within(await screen.findByRole('group', { name: new RegExp(`^${name}`) }));

it('a coloured lens is chosen from pictures of it on each eye shade, also by keyboard · EYE-1 · EYE-3', async () => {
  open = await visit(backend, '/p/10120');
  const right = await eye('Rechtes Auge');
  const honey = right.getByRole('radio', { name: 'Honig' });
  expect(honey).toHaveAttribute('name', 'right[color]');
  expect(right.getByAltText('Honig auf einem dunklen Auge, gezeichnet')).toHaveAttribute(
    'src',
    expect.stringContaining('/images/eye/dark-honey.webp?size=180x120'),
  );
  expect(right.getAllByAltText(/ auf einem /)).toHaveLength(15);
  honey.focus();
  await open.user.keyboard(' ');
  expect(honey).toBeChecked();
});

it('adding without a colour marks the missing colour and leads to it · EYE-3 · CAT-8', async () => {
  open = await visit(backend, '/p/10120');
  await eye('Rechtes Auge');
  const form = document.querySelector('form[action$="/cart"]') as HTMLFormElement;
  for (const select of form.querySelectorAll('select'))
    fireEvent.change(select, { target: { value: '-2.00' } });
  await open.user.click(screen.getByRole('button', { name: 'In den Warenkorb' }));
  const right = await eye('Rechtes Auge');
  await waitFor(() => expect(right.getByRole('group', { name: 'Farbe' })).toBeInvalid());
  expect(right.getAllByRole('radio')[0]).toHaveFocus();
});

it('swapping the eyes swaps their colours, also if one has none · EYE-3', async () => {
  open = await visit(backend, '/p/10120');
  const right = await eye('Rechtes Auge');
  const left = await eye('Linkes Auge');
  await open.user.click(right.getByRole('radio', { name: 'Honig' }));
  await open.user.click(await screen.findByRole('button', { name: 'Rechts/links tauschen' }));
  await waitFor(() => expect(left.getByRole('radio', { name: 'Honig' })).toBeChecked());
  for (const radio of right.getAllByRole('radio')) expect(radio).not.toBeChecked();
});

it('a colour not made with the chosen axis is cleared, and the shopper is told · EYE-3 · CAT-9', async () => {
  open = await visit(backend, '/p/10220');
  const right = await eye('Rechtes Auge');
  await open.user.click(right.getByRole('radio', { name: 'Smaragd' }));
  await waitFor(() => expect(right.queryByRole('option', { name: '40°' })).toBeNull());
  await open.user.click(right.getByRole('radio', { name: 'Saphir' }));
  const axis = right.getByRole('combobox', { name: /Achse/ });
  await waitFor(() => expect(right.getByRole('option', { name: '40°' })).toBeInTheDocument());
  await open.user.selectOptions(axis, '40');
  await waitFor(() => expect(right.queryByRole('radio', { name: 'Smaragd' })).toBeNull());
  expect(right.getByRole('radio', { name: 'Saphir' })).toBeChecked();
});

it('the shopper’s own eye shade is chosen once for all coloured lenses · EYE-2', async () => {
  open = await visit(backend, '/p/10120');
  const shades = await eye('Eigene Augenfarbe');
  expect(shades.getByRole('radio', { name: 'Mittel' })).toBeChecked();
  await open.user.click(shades.getByRole('radio', { name: 'Dunkel' }));
  open.leave();
  open = await visit(backend, '/p/10200');
  await waitFor(async () =>
    expect((await eye('Eigene Augenfarbe')).getByRole('radio', { name: 'Dunkel' })).toBeChecked(),
  );
});

it('glasses show swatches, pictures of each colour, and which faces they fit · EYE-4 · EYE-5 · EYE-6', async () => {
  open = await visit(backend, '/p/30011');
  const colours = await eye('Farbe');
  expect(colours.getAllByRole('radio').map((radio) => radio.getAttribute('data-place'))).toEqual([
    '0',
    '1',
    '2',
  ]);
  const navy = screen.getByRole('region', { name: /, Marineblau/ });
  expect(within(navy).getAllByRole('img')[0]).toHaveAttribute('src', expect.stringContaining('&colour=navy'));
  const guide = within(screen.getByText('Grösse und Gesicht').closest('details') as HTMLElement);
  expect(guide.getByText(/mm von Glasrand zu Glasrand/)).toBeInTheDocument();
  expect(guide.getByText('ovalen Gesichtern')).toBeInTheDocument();
});
