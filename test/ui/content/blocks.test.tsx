import { screen, waitFor, within } from '@testing-library/react';
import * as TE from 'fp-ts/TaskEither';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import type { Block, BlockKind } from '../../../src/domain/content/block.ts';
import type { ContentImage } from '../../../src/domain/content/content-image.ts';
import { dayParts, opticians } from '../../../src/domain/content/drawing.ts';
import type { ContentLink } from '../../../src/domain/content/link-target.ts';
import type { RichText } from '../../../src/domain/content/rich-text.ts';
import type { Story } from '../../../src/domain/content/story.ts';
import { inEveryLocale } from '../../../src/domain/shared/locale.ts';
import { startSandbox, type TestSandbox } from '../../adapters/sandbox/fixtures/start-sandbox.ts';
import { type Visit, visit } from '../visit.tsx';

let backend: TestSandbox;
let visitor: Visit | undefined;
beforeAll(async () => {
  backend = await startSandbox();
});
afterEach(() => {
  visitor?.leave();
  vi.unstubAllGlobals();
});
afterAll(() => backend.close());

const head = { heading: 'The heading', text: 'The words below it' };
const always = { start: '', end: '', include: [], exclude: [] };
const link = (label: string): ContentLink => ({ label, target: { _tag: 'Page', path: `/to-${label}` } });
const picture = (name: string): ContentImage => ({
  template: `https://img.test/${name}/{width}.webp`,
  alt: `Picture ${name}`,
  width: 1240,
  height: 300,
});
const says = (text: string): RichText => [
  { kind: 'paragraph', content: [{ kind: 'text', text, marks: [] }] },
];
const items = (count: number) => Array.from({ length: count }, (_, index) => `${index + 1}`);

/** Content of each kind by an editor; a kind without an entry is a type error. */
const written: { readonly [K in BlockKind]: Omit<Extract<Block, { kind: K }>, 'kind' | 'id'> } = {
  hero: {
    items: [
      {
        id: 'claim',
        placement: always,
        eyebrow: 'Above',
        title: 'The claim',
        text: 'The lead',
        link: link('first'),
        secondLink: link('second'),
        images: { desktop: picture('hero') },
      },
    ],
  },
  contact: { ...head, people: [{ id: '1', portrait: 'optician-1', name: 'Claire', subject: 'Lenses' }] },
  banners: {
    ...head,
    size: 'small',
    items: items(2).map((id) => ({
      id,
      placement: always,
      title: `Offer ${id}`,
      text: `About offer ${id}`,
      images: { desktop: picture(`offer${id}`) },
      link: link(`offer${id}`),
    })),
  },
  products: { ...head, source: { of: 'chosen', ids: ['20012', '20011'] }, most: 4, link: link('all') },
  text: { heading: 'The heading', body: says('A paragraph'), align: 'right' },
  support: head,
  usps: { ...head, items: items(9).map((id) => ({ id, text: `Reason ${id}` })) },
  trust: { ...head, items: items(3).map((id) => ({ id, number: `${id}00`, text: `Figure ${id}` })) },
  'shipping-options': head,
  iframe: { url: 'https://maps.test/here', title: 'The map', height: 420 },
  'consent-overview': { type: 'category-only', category: 'statistics' },
  experiment: {
    featureKey: 'side',
    wanted: [],
    defaultVariant: true,
    blocks: [{ kind: 'usps', id: 'inner', items: [{ id: '1', text: 'Only on this side' }] }],
  },
  lookbook: {
    ...head,
    items: items(4).map((id) => ({
      id,
      title: `Page ${id}`,
      text: `What page ${id} shows`,
      image: picture(`page${id}`),
      link: link(`page${id}`),
    })),
  },
  day: {
    ...head,
    items: dayParts.map((part) => ({
      id: part,
      part,
      time: `At ${part}`,
      title: `Title ${part}`,
      text: `What happens at ${part}`,
    })),
  },
  services: {
    ...head,
    image: { desktop: picture('services') },
    items: items(3).map((id) => ({
      id,
      title: `Service ${id}`,
      text: `What service ${id} does`,
      image: picture(`service${id}`),
      link: link(`service${id}`),
    })),
  },
  'simple-to-order': {
    ...head,
    steps: items(3).map((id) => ({
      id,
      title: `Step ${id}`,
      text: `Do ${id}`,
      image: picture(`step${id}`),
      link: link(`step${id}`),
      email: `step${id}@shop.example`,
      phone: { number: `+41 44 555 00 0${id}`, label: `Call ${id}` },
    })),
  },
  'info-timeline': {
    ...head,
    items: items(3).map((id) => ({
      id,
      title: `Part ${id}`,
      text: `Tale ${id}`,
      image: picture(`part${id}`),
      link: link(`part${id}`),
    })),
  },
  'studio-list': {
    ...head,
    rows: items(2).map((id) => ({
      id,
      title: `Studio ${id}`,
      text: `Street ${id}`,
      link: link(`studio${id}`),
    })),
  },
  choices: {
    ...head,
    items: (['20012', '20011'] as const).map((product, index) => ({
      id: product,
      product,
      portrait: opticians[index] ?? 'optician-1',
      by: `Chosen by ${product}`,
      reason: `Because of ${product}`,
    })),
  },
  categories: head,
  facts: {},
  faq: {
    ...head,
    items: items(2).map((id) => ({ id, question: `Question ${id}?`, answer: says(`Answer ${id}`) })),
    withShopQuestions: false,
  },
  'recently-seen': {},
  law: { page: 'legal' },
};

/** Names of fields that contain visible text. */
const read = new Set([
  'heading',
  'text',
  'title',
  'question',
  'label',
  'eyebrow',
  'number',
  'email',
  'by',
  'reason',
  'time',
]);
interface Told {
  readonly words: string[];
  readonly leadsTo: string[];
  readonly pictures: string[];
}
/** All content of an editor, anywhere in the block. A phone number is shown by its label, a frame by its title. */
const toldBy = (block: unknown, told: Told = { words: [], leadsTo: [], pictures: [] }): Told => {
  if (typeof block !== 'object' || block === null) return told;
  for (const [name, value] of Object.entries(block)) {
    if (name === 'path') told.leadsTo.push(String(value));
    else if (name === 'template') told.pictures.push(String(value).replace('{width}', '1280'));
    else if (typeof value === 'string' && read.has(name) && !('url' in block) && !/^\+/.test(value))
      told.words.push(value);
    else toldBy(value, told);
  }
  return told;
};

const showFrom = async (
  shop: Pick<TestSandbox, 'fetch'>,
  ...blocks: readonly Block[]
): Promise<HTMLElement> => {
  const story: Story = {
    id: 'about',
    slugs: inEveryLocale(() => 'about'),
    kind: 'page',
    title: 'About',
    description: '',
    version: 'published',
    blocks: [{ kind: 'text', id: 'first', body: says('It is there'), align: 'left' }, ...blocks],
  };
  visitor = await visit(shop, '/en/about', { content: { story: () => TE.right(story) } });
  await screen.findByText('It is there');
  return screen.getByRole('main');
};
const show = (...blocks: readonly Block[]): Promise<HTMLElement> => showFrom(backend, ...blocks);
const showKind = <K extends BlockKind>(kind: K): Promise<HTMLElement> =>
  show({ kind, id: 'shown', ...written[kind] } as Block);

it.each(Object.keys(written) as BlockKind[])(
  '%s shows all content written by its editor · CONT-1',
  async (kind) => {
    const main = await showKind(kind);
    const { words, leadsTo, pictures } = toldBy(written[kind]);
    for (const text of words) expect(main).toHaveTextContent(text);
    const links = [...main.querySelectorAll('a')].map((one) => one.getAttribute('href'));
    for (const path of leadsTo) expect(links).toContain(path);
    const drawn = [...main.querySelectorAll('img')].map((one) => one.getAttribute('srcset') ?? '');
    for (const address of pictures) expect(drawn.join()).toContain(address);
  },
);

it.each(Object.keys(written) as BlockKind[])(
  '%s skips no heading level, with a heading of its own and without · UI-15',
  async (kind) => {
    const levels = (main: HTMLElement) =>
      [...main.querySelectorAll('h1, h2, h3, h4')].map(({ tagName }) => Number(tagName[1]));
    const { heading: _, ...bare } = written[kind] as { readonly heading?: string };
    for (const block of [written[kind], bare]) {
      const found = levels(await show({ kind, id: 'shown', ...block } as Block));
      expect(found[0]).toBe(1);
      for (const [i, level] of found.entries()) expect(level - (found[i - 1] ?? 0)).toBeLessThanOrEqual(1);
      visitor?.leave();
    }
  },
);

/** Parts of a kind that come from the shop and not from editors. */
const ofTheShop: readonly (readonly [BlockKind, (main: ReturnType<typeof within>) => unknown])[] = [
  ['products', (main) => expect(main.getAllByRole('article')).toHaveLength(2)],
  [
    'support',
    (main) => {
      expect(main.getAllByRole('link', { name: '+41 44 555 01 20' })).toHaveLength(1);
      expect(main.getByText(/^Mon–Fri /)).toBeVisible();
    },
  ],
  [
    'shipping-options',
    (main) =>
      expect(
        within(main.getByRole('table', { name: 'Switzerland' })).getAllByRole('row').length,
      ).toBeGreaterThan(3),
  ],
  ['iframe', (main) => expect(main.getByTitle('The map')).toHaveAttribute('src', 'https://maps.test/here')],
  ['consent-overview', (main) => expect(main.getByText('_ga')).toBeVisible()],
  ['categories', (main) => expect(main.getAllByRole('link')).toHaveLength(4)],
  [
    'day',
    (main) =>
      expect(
        main
          .getAllByRole('listitem')
          .flatMap(
            (card: HTMLElement) =>
              /place-\w+-(\w+)\.svg/.exec(card.querySelector('img')?.src ?? '')?.[1] ?? [],
          ),
      ).toEqual([...dayParts]),
  ],
  ['facts', (main) => expect(main.getAllByRole('definition')).toHaveLength(4)],
  ['law', (main) => expect(main.getByText(/Okulino AG/)).toBeVisible()],
];
it.each(ofTheShop)('%s shows the data of the shop itself · CONT-1', async (kind, expected) => {
  expected(within(await showKind(kind)));
});

/** A shop with a pickup at 1.00 and one home delivery at another price. */
const sendingFor = (price: number): Pick<TestSandbox, 'fetch'> => ({
  fetch: (request) =>
    new URL(request.url).pathname.endsWith('/shipping-options')
      ? Promise.resolve(
          Response.json([
            { key: 'pickup', price: 100, currency: 'CHF' },
            { key: 'dhl', price, currency: 'CHF' },
          ]),
        )
      : backend.fetch(request),
});

it.each([
  [900, /^Germany\s*from CHF\s9\.00$/, /Switzerland from CHF\s9\.00/],
  [0, /^Germany\s*Free$/, /^Free$/],
] as const)(
  'shipping from %s on is named as such, without the pickup · CART-21',
  async (price, abroad, fact) => {
    const main = within(
      await showFrom(
        sendingFor(price),
        { kind: 'shipping-options', id: 'options' },
        { kind: 'facts', id: 'facts' },
      ),
    );
    const summaries = main.getAllByText(/^Germany/).map((named) => named.closest('summary')?.textContent);
    expect(summaries).toContainEqual(expect.stringMatching(abroad));
    const facts = main.getAllByRole('definition').map(({ textContent }) => textContent);
    expect(facts).toContainEqual(expect.stringMatching(fact));
  },
);

it('a text has the alignment set by its editor · CONT-1', async () => {
  const main = await showKind('text');
  expect(within(main).getByText('A paragraph').closest('[data-align]')).toHaveAttribute(
    'data-align',
    'right',
  );
});

it.each([
  ['below a heading only the first part', 'Parts', [true, false, false]],
  ['without a heading every part', undefined, [true, true, true]],
] as const)('of a story in parts, %s is open at first · CONT-1', async (_, heading, open) => {
  const main = await show({
    kind: 'info-timeline',
    id: 'shown',
    items: written['info-timeline'].items,
    ...(heading && { heading }),
  });
  const parts = [...main.querySelectorAll('details')];
  expect(parts.map((part) => part.open)).toEqual(open);
  // Of parts with one name, opening one closes the others.
  expect(new Set(parts.map((part) => part.getAttribute('name')))).toEqual(
    new Set([heading ? 'shown' : null]),
  );
});

it('an unknown block takes no room, and is reported · CONT-1', async () => {
  const heard: unknown[] = [];
  vi.stubGlobal('reportError', (error: unknown) => void heard.push(String(error)));
  const main = await show(JSON.parse('{ "kind": "from-tomorrow", "id": "unknown" }') as Block);
  expect(main.querySelector('[class*=block]:empty')).not.toBeNull();
  await waitFor(() => expect(heard).toEqual(['Error: No view for the block from-tomorrow']));
});
