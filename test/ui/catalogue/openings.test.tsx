import { screen, within } from '@testing-library/react';
import * as TE from 'fp-ts/TaskEither';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import type { Story } from '../../../src/domain/content/story.ts';
import { startSandbox, type TestSandbox } from '../../adapters/sandbox/fixtures/start-sandbox.ts';
import { type Visit, visit } from '../visit.tsx';

let backend: TestSandbox;
beforeAll(async () => {
  backend = await startSandbox();
});
afterAll(() => backend.close());
let open: Visit | undefined;
afterEach(() => open?.leave());

const title = () => screen.findByRole('heading', { level: 1 });
const drawings = (): readonly (string | null)[] =>
  [...document.querySelectorAll('main img[src^="/drawings/"]')].map((image) => image.getAttribute('src'));

it.each([
  ['okulino', '/c/kontaktlinsen', ['/drawings/okulino/tile-lenses.svg']],
  ['okulino', '/c/pflegemittel/peroxidsysteme', ['/drawings/okulino/tile-care.svg']],
  [
    'viszola',
    '/en/c/reading-glasses',
    ['/drawings/viszola/person-4.svg', '/drawings/viszola/person-9.svg', '/drawings/viszola/person-10.svg'],
  ],
  [
    'augental',
    '/c/sonnenbrillen',
    ['/drawings/augental/place-autumn-day.svg', '/drawings/augental/optician-1.svg'],
  ],
] as const)('a category of %s opens with its drawings: %s · FACE-5', async (brand, path, drawn) => {
  open = await visit(backend, path, { brand });
  await title();
  expect(drawings()).toEqual(drawn);
});

it('the head of a category links to its subcategories · FACE-5', async () => {
  open = await visit(backend, '/c/kontaktlinsen');
  const head = (await title()).closest('header');
  expect(
    within(head as HTMLElement)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toContain('/c/kontaktlinsen/tageslinsen');
});

it('the most specific advice is shown, and a category of makers has none of its own · FACE-5', async () => {
  open = await visit(backend, '/c/kontaktlinsen/monatslinsen', { brand: 'augental' });
  expect(await screen.findByText(/^Einen Monat gut/)).toBeVisible();
  open.leave();
  open = await visit(backend, '/c/kontaktlinsen/hersteller', { brand: 'augental' });
  expect(await screen.findByText(/^Die Linse muss zum Auge passen/)).toBeVisible();
});

const pictured = {
  slug: 'head/lens',
  slugs: { de: 'head/lens', en: 'head/lens', it: 'head/lens', fr: 'head/lens' },
  kind: 'head',
  title: 'Linsen',
  description: '',
  blocks: [
    {
      kind: 'text',
      id: 'head',
      align: 'left',
      body: [
        { kind: 'paragraph', content: [{ kind: 'text', text: 'Von Hand gesagt.', marks: [] }] },
        {
          kind: 'picture',
          image: { template: '/images/scene/own/{width}.webp', alt: 'Ein Regal', width: 1200, height: 800 },
        },
      ],
    },
  ],
} as unknown as Story;

it('a picture set by editors replaces the drawing · FACE-5 · CONT-1', async () => {
  open = await visit(backend, '/c/kontaktlinsen', {
    content: {
      story: () => TE.right(pictured),
      addresses: () => TE.right([pictured] as never),
    },
  });
  expect(await screen.findByText('Von Hand gesagt.')).toBeVisible();
  expect(screen.getByAltText('Ein Regal')).toBeInTheDocument();
  expect(drawings()).toEqual([]);
});
