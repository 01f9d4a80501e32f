import { screen, within } from '@testing-library/react';
import * as TE from 'fp-ts/TaskEither';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { help } from '../../../src/adapters/sandbox/seed/stories/pages/help.ts';
import { inLanguage } from '../../../src/adapters/sandbox/seed/stories/say.ts';
import type { Story } from '../../../src/domain/content/story.ts';
import { brandIds } from '../../../src/domain/shared/brand-id.ts';
import { inEveryLocale } from '../../../src/domain/shared/locale.ts';
import { startSandbox, type TestSandbox } from '../../adapters/sandbox/fixtures/start-sandbox.ts';
import { type Visit, visit } from '../visit.tsx';

let backend: TestSandbox;
let visitor: Visit | undefined;
beforeAll(async () => {
  backend = await startSandbox();
});
afterEach(() => visitor?.leave());
afterAll(() => backend.close());

type Asked = NonNullable<Parameters<typeof visit>[2]>;
const open = async (address: string, asked: Asked = {}): Promise<HTMLElement> => {
  const written = inLanguage(help(asked.brand ?? 'okulino'), 'en') as Pick<
    Story,
    'title' | 'description' | 'blocks'
  >;
  const story: Story = {
    ...written,
    id: 'help',
    slugs: inEveryLocale(() => 'help'),
    kind: 'page',
    version: 'published',
  };
  const content: Asked['content'] = address.endsWith('/help') ? { story: () => TE.right(story) } : {};
  visitor = await visit(backend, address, { content, ...asked });
  await screen.findByRole('heading', { level: 1 });
  return screen.getByRole('main');
};
const headerOf = (main: HTMLElement) => main.querySelector('header');

it('a legal page begins with a summary and lists its sections, each of which can be linked to · HELP-4', async () => {
  const main = await open('/en/terms');
  const [first, ...sections] = within(main).getAllByRole('heading', { level: 2 });
  expect(first).toHaveTextContent('In short');
  expect(within(main).getByText(/14-day returns/)).toBeVisible();
  const listed = within(within(main).getByRole('navigation', { name: 'Contents' })).getAllByRole('link', {
    hidden: true,
  });
  expect(listed.length).toBeGreaterThan(7);
  for (const link of listed) {
    const target = main.querySelector(link.getAttribute('href') ?? '');
    expect(target?.querySelector('h2')).toHaveTextContent(link.textContent);
    expect(within(target as HTMLElement).getByRole('link', { name: link.textContent })).toHaveAttribute(
      'href',
      link.getAttribute('href'),
    );
  }
  expect(sections.length).toBeGreaterThanOrEqual(listed.length);
});

it('a short page has no table of contents · HELP-4', async () => {
  const main = await open('/en/disclaimer');
  expect(within(main).queryByRole('navigation', { name: 'Contents' })).toBeNull();
});

it.each(brandIds)(
  'the help page of %s begins with the people who answer, in a link to them · HELP-3',
  async (brand) => {
    const header = headerOf(await open('/en/help', { brand }));
    const link = header?.querySelector('a[href="#contact"]');
    expect([...(link?.querySelectorAll('img') ?? [])].map((one) => one.getAttribute('src'))).toEqual(
      [1, 2, 3].map((one) => `/drawings/${brand}/optician-${one}.svg`),
    );
    expect(document.querySelector('#contact')).toHaveTextContent('Who answers');
  },
);

it.each(brandIds)('a text page opens in the style of %s · FACE-14', async (brand) => {
  const main = await open('/en/help', { brand });
  const header = headerOf(main);
  expect(header).toHaveTextContent('Help and contact');
  const drawn = [...(header?.querySelectorAll('img:not(a img)') ?? [])].map((one) => one.getAttribute('src'));
  const expected = {
    okulino: ['/drawings/okulino/room-counter.svg'],
    linsenwerk: ['/drawings/linsenwerk/room-counter.svg'],
    viszola: ['/drawings/viszola/room-counter.svg'],
    opalys: [],
    augental: ['/drawings/augental/place-autumn-day.svg', '/drawings/augental/optician-1.svg'],
  }[brand];
  expect(drawn).toEqual(expected);
  expect(header?.querySelector('dl') !== null).toBe(brand === 'linsenwerk');
  expect(header?.querySelector('address') !== null).toBe(brand === 'opalys');
});

it('answers are found by a search word, and grouped by theme if nothing is typed · HELP-1 · HELP-2', async () => {
  const main = within(await open('/en/help'));
  const themes = within(main.getByRole('list', { name: 'Topics' })).getAllByRole('link');
  const named = themes.map(({ textContent }) => textContent);
  const headings = main.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(named.length).toBeGreaterThan(2);
  // Only the page's own heading comes before them.
  expect(headings.slice(0, named.length)).toEqual(named);
  const field = main.getByRole('searchbox', { name: 'Search the answers' });
  // The search of the header has no name, so that this one needs one.
  expect(field.closest('search')).toHaveAccessibleName('Search the answers');
  await visitor?.user.type(field, 'Parcel');
  expect(await main.findByText('2 answers')).toBeVisible();
  expect(main.getByText('Where is my parcel?').closest('details')).toHaveAttribute('open');
  expect(main.queryByText('How can I pay?')).toBeNull();
  await visitor?.user.clear(field);
  await visitor?.user.type(field, 'giraffe');
  expect(await main.findByText(/Real people answer by chat, phone or e-mail/)).toBeVisible();
});

it('the help page shows each contact’s hours for today and response time · HELP-3', async () => {
  const main = within(await open('/en/help'));
  expect(main.getByText('Lena')).toBeVisible();
  expect(main.getByText(/until 19:00 today/)).toBeVisible();
  expect(main.getByText('usually answered in 2 min')).toBeVisible();
  expect(main.getByText('usually answered in 3 hours')).toBeVisible();
});

it('the help page shows at night a response time for mail only · HELP-3', async () => {
  const main = within(await open('/en/help', { now: () => Date.parse('2026-11-19T22:00:00Z') }));
  expect(main.getByText(/^Back: .*07:30$/)).toBeVisible();
  expect(main.queryByText(/ min$/)).toBeNull();
  expect(main.getByText('usually answered in 3 hours')).toBeVisible();
});
