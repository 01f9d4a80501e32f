import { screen, within } from '@testing-library/react';
import * as TE from 'fp-ts/TaskEither';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { lawPagesOf } from '../../../src/adapters/sandbox/seed/stories/pages/law.ts';
import { inLanguage } from '../../../src/adapters/sandbox/seed/stories/say.ts';
import type { Story } from '../../../src/domain/content/story.ts';
import { amounts } from '../../../src/domain/shared/amounts.ts';
import { brandIds } from '../../../src/domain/shared/brand-id.ts';
import { inEveryLocale } from '../../../src/domain/shared/locale.ts';
import { shops } from '../../adapters/sandbox/fixtures/shops.ts';
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
const open = async (page: 'shipping' | 'returns', asked: Asked = {}): Promise<HTMLElement> => {
  const seeded = lawPagesOf(asked.brand ?? 'okulino').find(({ slug }) => slug === page);
  const story = {
    ...(inLanguage(seeded, 'en') as object),
    id: page,
    slugs: inEveryLocale(() => page),
    kind: 'page',
    version: 'published',
  } as Story;
  visitor = await visit(backend, `/en/${page}`, { content: { story: () => TE.right(story) }, ...asked });
  await screen.findByRole('heading', { level: 1 });
  return screen.getByRole('main');
};
/** The figures above everything else. */
const figuresIn = (main: HTMLElement): readonly string[] =>
  within(main)
    .getAllByRole('list')
    .filter((list) => list.querySelector('strong'))
    .slice(0, 1)
    .flatMap((list) => [...list.querySelectorAll('strong')].map(({ textContent }) => textContent));
const isBefore = (first: Element, second: Element) =>
  (first.compareDocumentPosition(second) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;

describe.each(brandIds)('the pages on delivery and returns of %s', (brand) => {
  it('begin with the figures of the shop, in its opening, above the texts of the law · FACE-14 · FACE-20', async () => {
    for (const page of ['shipping', 'returns'] as const) {
      const main = await open(page, { brand });
      const header = main.querySelector('header') as Element;
      const figure = main.querySelector('strong') as Element;
      const law = within(main).getByRole('heading', { name: 'In short' });
      expect(isBefore(header, figure)).toBe(true);
      expect(isBefore(figure, law)).toBe(true);
      visitor?.leave();
    }
    visitor = undefined;
  });

  it('take the figures from the shop’s rules · CONT-8 · FACE-20', async () => {
    const { law } = shops[brand];
    const own = {
      law: { ...law, withdrawalDays: 77 },
      freeShipping: amounts({ EUR: 12300, CHF: 12300 }),
    };
    const [cheapest, free] = figuresIn(await open('shipping', { brand, own }));
    expect(cheapest).toMatch(/\d[.,]\d\d/);
    expect(free).toMatch(/^from .*123[.,]00/);
    visitor?.leave();
    expect(figuresIn(await open('returns', { brand, own }))[0]).toBe('77 days');
  });
});

describe('the texts of the law on delivery and returns', () => {
  const own = {
    law: { ...shops.linsenwerk.law, withdrawalDays: 77, returnDays: 21, refundDays: 9 },
    deliveryDays: { min: 2, max: 5 },
  };

  it('state the periods of the rules · CONT-8 · LAW-38', async () => {
    const returns = await open('returns', { brand: 'linsenwerk', own });
    expect(returns).toHaveTextContent('return the goods by post within 21 days');
    expect(returns).toHaveTextContent('no later than 9 days after we receive your notice');
    expect(returns).not.toHaveTextContent(/14 days/);
    visitor?.leave();
    const shipping = await open('shipping', { brand: 'linsenwerk', own });
    expect(shipping).toHaveTextContent('usually arrive in 2–5 working days');
    expect(shipping).not.toHaveTextContent(/1–3/);
  });
});

it('a shop without free shipping does not promise it · CONT-8 · FACE-20', async () => {
  const main = await open('shipping', { own: { freeShipping: undefined } as object });
  expect(figuresIn(main)).toHaveLength(2);
  expect(main).not.toHaveTextContent(/standard shipping is free/i);
});

it('shipping costs of the shop’s own country are open, those of others below their lowest price · CHK-9', async () => {
  const main = within(await open('shipping'));
  const home = main.getByRole('table', { name: 'Switzerland' });
  expect(home.closest('details')).toBeNull();
  const summary = main
    .getAllByText('Germany')
    .map((named) => named.closest('summary'))
    .find((one) => one !== null);
  expect(summary?.parentElement).not.toHaveAttribute('open');
  const prices = [...(summary?.parentElement?.querySelectorAll('td') ?? [])].map(
    ({ textContent }) => textContent,
  );
  const cheapest = prices.find((price) => /\d/.test(price));
  expect(cheapest).toBeDefined();
  expect(summary?.textContent).toContain(`from ${cheapest}`);
});

it('of a story in parts the first is open, and the others follow one at a time · CONT-1', async () => {
  const main = await open('shipping', { brand: 'linsenwerk' });
  const parts = [...main.querySelectorAll<HTMLDetailsElement>('details[name="way"]')];
  expect(parts.map((part) => part.open)).toEqual([true, false, false]);
});
