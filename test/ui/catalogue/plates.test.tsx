import { screen, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startSandbox, type TestSandbox } from '../../adapters/sandbox/fixtures/start-sandbox.ts';
import { visit } from '../visit.tsx';

let backend: TestSandbox;
beforeAll(async () => {
  backend = await startSandbox();
});
afterAll(() => backend.close());

it.each([
  ['de', '/c/kontaktlinsen?page=2', /^Gewählt von /],
  ['fr', '/fr/c/lentilles-de-contact?page=2', /^Choisie par /],
] as const)(
  'plates are numbered through the whole list, each with an optician’s reason, in %s · FACE-8',
  async (_locale, path, by) => {
    await visit(backend, path, { brand: 'opalys' });
    const plates = await screen.findAllByRole('article');
    expect(within(plates[0] as HTMLElement).getByText('N° 17')).toBeInTheDocument();
    for (const plate of plates) {
      const said = within(within(plate).getByRole('figure'));
      expect(said.getByText(by)).toBeInTheDocument();
      expect(said.getByRole('presentation')).toHaveAttribute(
        'src',
        expect.stringMatching(/opalys\/optician-\d/),
      );
    }
  },
);

it('a product without an optician’s recommendation is listed without one · FACE-8', async () => {
  await visit(backend, '/c/pflegemittel', { brand: 'opalys' });
  await screen.findAllByRole('article');
  expect(screen.queryByText(/^Gewählt von/)).toBeNull();
});
