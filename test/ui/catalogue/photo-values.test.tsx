import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as TE from 'fp-ts/TaskEither';
import { NEVER } from 'rxjs';
import { expect, it, vi } from 'vitest';
import type { PictureReader, PictureText } from '../../../src/application/catalogue/picture-reader.ts';
import type { Services } from '../../../src/application/services.ts';
import { loadWords } from '../../../src/config/words/load-words.ts';
import { Providers } from '../../../src/ui/app.tsx';
import type { FormProduct } from '../../../src/ui/catalogue/product/form/form-product.ts';
import { PhotoValues } from '../../../src/ui/catalogue/product/form/photo/PhotoValues.tsx';
import { makeTranslator } from '../../../src/ui/shared/translation/translator.ts';
import { shops } from '../../adapters/sandbox/fixtures/shops.ts';

const toric = {
  id: '1',
  options: [
    { code: 'sphere', values: ['-2.50', '-2.00', '+2.00'] },
    { code: 'cylinder', values: ['-0.75', '-1.25'] },
    { code: 'axis', values: ['10', '180'] },
  ],
} as unknown as FormProduct;
const number = '7612345000015';

const opened = async (readPicture: PictureReader, of = '1', answers: object = {}) => {
  const filled: unknown[] = [];
  const handed: unknown[] = [];
  const closed = vi.fn();
  const services = {
    shop: shops.okulino,
    locale: 'de',
    readPicture,
    notifications: { state$: NEVER },
    lastChoices: { handOver: async (choice: unknown) => void handed.push(choice) },
    catalogue: {
      options: (id: string) => TE.right([{ code: 'sphere', values: id === of ? ['-2.50'] : [] }]),
      products: () =>
        TE.right({ products: [{ id: of, slug: 'other', title: 'Andere Linse', category: 'lens' }] }),
      ...answers,
    },
  } as unknown as Services;
  const words = await loadWords('okulino', 'de', ['common', 'photo']);
  render(
    <Providers services={services} translator={makeTranslator('de', words)}>
      <PhotoValues product={toric} open onClose={closed} onFill={(entries) => filled.push(entries)} />
    </Providers>,
  );
  const user = userEvent.setup();
  return {
    filled,
    handed,
    closed,
    user,
    type: async (text: string) => {
      await user.type(screen.getByRole('textbox'), text);
      await user.click(screen.getByRole('button', { name: 'Text lesen' }));
    },
    take: () =>
      user.upload(
        screen.getByLabelText('Packung fotografieren oder Foto wählen'),
        new File(['x'], 'box.png', { type: 'image/png' }),
      ),
    use: () => user.click(screen.getByRole('button', { name: 'Angekreuztes übernehmen' })),
  };
};
const never: PictureReader = () => Promise.reject(new Error('nobody took a picture'));

it('fills in only the values confirmed by hand · PHOTO-3', async () => {
  const page = await opened(never);
  await page.type('R -2,50 zyl -0,75 A 180 L -2.00');
  for (const box of screen.getAllByRole('checkbox')) expect(box).not.toBeChecked();
  await page.use();
  expect(page.filled).toEqual([]);
  const right = within(screen.getByRole('group', { name: 'Rechtes Auge' }));
  await page.user.click(right.getByRole('checkbox', { name: 'Sphäre (SPH) −2,50' }));
  await page.user.click(right.getByRole('checkbox', { name: 'Achse (AX) 180°' }));
  await page.user.click(right.getByRole('checkbox', { name: 'Achse (AX) 180°' }));
  await page.use();
  expect(page.filled).toEqual([
    [
      ['eyes', 'both'],
      ['same', ''],
      ['right[sphere]', '-2.50'],
    ],
  ]);
  expect(page.closed).toHaveBeenCalledOnce();
});

it('asks for the eye if the values name none · PHOTO-3', async () => {
  const page = await opened(never);
  await page.type('PWR -2.50');
  await page.user.click(screen.getByRole('checkbox'));
  await page.use();
  expect(page.filled).toEqual([]);
  await page.user.click(screen.getByRole('radio', { name: 'Linkes Auge' }));
  await page.use();
  expect(page.filled).toEqual([
    [
      ['eyes', 'left'],
      ['same', ''],
      ['left[sphere]', '-2.50'],
    ],
  ]);
});

it('leaves ambiguous values open, and names a value that is not made · PHOTO-3', async () => {
  const page = await opened(never);
  await page.type('R sph 2.00 cyl -3.00');
  const open = within(screen.getByRole('group', { name: /nicht eindeutig/ }));
  expect(open.getAllByRole('radio').map(({ parentElement }) => parentElement?.textContent)).toEqual([
    '−2,00',
    '+2,00',
  ]);
  expect(screen.getByText(/Zylinder \(CYL\) −3,00 gibt es bei dieser Linse nicht/)).toBeInTheDocument();
  await page.user.click(open.getByRole('radio', { name: '+2,00' }));
  await page.use();
  expect(page.filled).toEqual([
    [
      ['eyes', 'right'],
      ['same', ''],
      ['right[sphere]', '+2.00'],
    ],
  ]);
});

it('shows the contents of a barcode in a picture · PHOTO-1 · PHOTO-5', async () => {
  const page = await opened(async () => ({ codes: [`010${number}1729033110A7`], text: '' }));
  await page.take();
  expect(
    await screen.findByText('Strichcode gelesen. Haltbar bis 31. März 2029. Charge A7.'),
  ).toBeInTheDocument();
  expect(screen.getByRole('checkbox', { name: 'Sphäre (SPH) −2,50' })).not.toBeChecked();
});

it('links to another lens, and hands its values over · PHOTO-5', async () => {
  const page = await opened(async () => ({ codes: [number], text: '' }), '2');
  await page.take();
  const link = await screen.findByRole('link', { name: 'Andere Linse' });
  expect(link).toHaveAttribute('href', '/p/2/other');
  await page.user.click(link);
  expect(page.handed).toEqual([
    { productId: '2', eyes: { right: { values: { sphere: '-2.50' }, quantity: 1 } } },
  ]);
});

it.each([
  ['is not a picture', undefined, /lässt sich nicht öffnen/],
  ['contains no values', { codes: [], text: '' }, /weder ein Strichcode noch ein Wert/],
])('reports that a picture %s · PHOTO-4', async (_, said, words) => {
  const page = await opened(async () => said);
  await page.take();
  expect(await screen.findByText(words)).toBeInTheDocument();
});

it('lets a stored picture be chosen: the camera is not the only source · PHOTO-6', async () => {
  await opened(never);
  expect(screen.getByLabelText('Packung fotografieren oder Foto wählen')).not.toHaveAttribute('capture');
});

it('shows what was read last, whichever reading is done first · PHOTO-6', async () => {
  const [slow, quick] = [Promise.withResolvers<PictureText>(), Promise.withResolvers<PictureText>()];
  const pictures = [slow.promise, quick.promise];
  const page = await opened(() => pictures.shift() ?? Promise.reject(new Error('one picture too many')));
  await page.take();
  await page.take();
  await act(async () => quick.resolve({ codes: [], text: 'R -2,50' }));
  const box = (value: string) => screen.queryByRole('checkbox', { name: `Sphäre (SPH) ${value}` });
  await waitFor(() => expect(box('−2,50')).toBeInTheDocument());
  await act(async () => slow.resolve({ codes: [], text: 'R -2,00' }));
  expect(box('−2,50')).toBeInTheDocument();
  expect(box('−2,00')).toBeNull();
});

it('does not call a box unknown if the shop could not be asked · PHOTO-6', async () => {
  const away = TE.left({ _tag: 'Unreachable' });
  const page = await opened(async () => ({ codes: [number], text: '' }), '1', {
    options: () => away,
    products: () => away,
  });
  await page.take();
  expect(await screen.findByText(/^Der Shop ist gerade nicht erreichbar/)).toBeInTheDocument();
  expect(screen.queryByText(/kennt der Shop nicht/)).toBeNull();
});

it('shows that a picture is being read, until it is done · PHOTO-4', async () => {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  const page = await opened(() => promise);
  await page.take();
  expect(screen.getByText('Das Foto wird gelesen …')).toBeInTheDocument();
  await act(async () => resolve(undefined));
  await waitFor(() => expect(screen.queryByText('Das Foto wird gelesen …')).toBeNull());
});
