import { screen, within } from '@testing-library/react';
import * as E from 'fp-ts/Either';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { costOfWearingOf } from '../../../src/domain/catalogue/lens/cost-of-wearing.ts';
import type { ProductId } from '../../../src/domain/catalogue/product.ts';
import { formatMoney } from '../../../src/domain/shared/format-money.ts';
import type { Minor, Money } from '../../../src/domain/shared/money.ts';
import { care, daily, monthly } from '../../adapters/sandbox/fixtures/shopper.ts';
import { startSandbox, type TestSandbox } from '../../adapters/sandbox/fixtures/start-sandbox.ts';
import { type Visit, visit } from '../visit.tsx';

let backend: TestSandbox;
beforeAll(async () => {
  backend = await startSandbox();
});
afterAll(() => backend.close());
let open: Visit | undefined;
afterEach(() => open?.leave());

const go = async (at: string) => {
  open = await visit(backend, at);
  await screen.findByRole('heading', { level: 1 });
  return open;
};
const moneyOf =
  ({ services }: Visit) =>
  (amount: Money) =>
    formatMoney(amount, services.shop.amountLocale);
const costOf = async ({ services }: Visit, id: ProductId) => {
  const product = await services.catalogue.product(id)();
  const cost = E.isRight(product) ? costOfWearingOf(product.right) : undefined;
  if (!cost) throw new Error(`${id} is no lens`);
  return cost;
};

describe('what wearing costs', () => {
  it.each([
    [
      '',
      daily,
      (day: string, month: string, year: string) =>
        `täglich getragen: ${day} am Tag, ${month} im Monat (30 Tage), ${year} im Jahr; Pflegemittel braucht es keine`,
    ],
    [
      '/en',
      monthly,
      (day: string, month: string, year: string, care: string) =>
        `worn every day: ${day} a day, ${month} a month (30 days), ${year} a year; of that ${care} a year for care`,
    ],
    [
      '/it',
      daily,
      (day: string, month: string, year: string) =>
        `ogni giorno: ${day} al giorno, ${month} al mese (30 giorni), ${year} all’anno; non servono soluzioni`,
    ],
    [
      '/fr',
      monthly,
      (day: string, month: string, year: string, care: string) =>
        `${day} par jour, ${month} par mois (30 jours), ${year} par an\u202f; dont ${care} par an`,
    ],
  ] as const)(
    'is shown on the page of a lens with its assumptions: %s/p/%s · LAW-17',
    async (language, id, said) => {
      const visitor = await go(`${language}/p/${id}`);
      const money = moneyOf(visitor);
      const { day, month, year, care: ofYear = { ...year, minor: 0 as Minor } } = await costOf(visitor, id);
      expect((await screen.findByRole('main')).textContent).toContain(
        said(money(day), money(month), money(year), money(ofYear)),
      );
    },
  );

  it('is not shown for a product that is not worn · LAW-17', async () => {
    await go(`/p/${care}`);
    expect(screen.queryByText(/täglich getragen/)).toBeNull();
  });

  it('sorts a list, which then shows the monthly cost of each lens · LAW-17', async () => {
    const visitor = await go('/c/kontaktlinsen?sort=wear_cost');
    expect(screen.getByRole('combobox', { name: 'Sortieren' })).toHaveDisplayValue('Kosten pro Monat');
    const cards = await screen.findAllByRole('article');
    const costs: number[] = [];
    for (const card of cards) {
      const [, id] = /\/p\/(\d+)\//.exec(within(card).getByRole('link').getAttribute('href') ?? '') ?? [];
      const { month } = await costOf(visitor, id as ProductId);
      costs.push(month.minor);
      expect(card.textContent).toContain(`${moneyOf(visitor)(month)} pro Monat für beide Augen`);
    }
    expect(costs).toEqual(costs.toSorted((a, b) => a - b));
    expect(new Set(costs).size).toBeGreaterThan(1);
  });

  it('is shown for each lens in a list of daily and reusable lenses sorted otherwise, with their care · LAW-17', async () => {
    await go('/c/kontaktlinsen');
    const notes = await screen.findAllByText(/pro Monat für beide Augen/);
    expect(notes.length).toBe((await screen.findAllByRole('article')).length);
    expect(notes.some(({ textContent }) => textContent?.endsWith('mit Pflege'))).toBe(true);
    expect(notes.some(({ textContent }) => !textContent?.endsWith('mit Pflege'))).toBe(true);
  });

  it.each(['/c/kontaktlinsen/tageslinsen', '/c/pflegemittel'])(
    'is shown on no card of a list where the price alone says it: %s · LAW-17',
    async (at) => {
      await go(at);
      expect(screen.queryByText(/pro Monat für beide Augen/)).toBeNull();
    },
  );

  it.each([
    ['/c/kontaktlinsen', true],
    ['/s?search=mareo', true],
    ['/c/pflegemittel', false],
    ['/c/sonnenbrillen', false],
    ['/c/pflegemittel?sort=wear_cost', true],
  ])(
    'is a sort option for lists of lenses, or if it is already selected: %s, %s · LAW-17',
    async (at, offered) => {
      await go(at);
      const sort = within(screen.getByRole('combobox', { name: 'Sortieren' }));
      expect(sort.queryByRole('option', { name: 'Kosten pro Monat' }) !== null).toBe(offered);
    },
  );

  it('is shown per month on the cards of home pages, for lenses only · LAW-17', async () => {
    const { services } = await go('/');
    const cards = within(screen.getByRole('main')).getAllByRole('article');
    const said = await Promise.all(
      cards.map(async (card) => {
        const href = card.querySelector('a')?.getAttribute('href') ?? '';
        const product = await services.catalogue.product(href.split('/')[2] as ProductId)();
        const cost = E.isRight(product) ? costOfWearingOf(product.right) : undefined;
        const month = cost && formatMoney(cost.month, services.shop.amountLocale);
        expect(within(card).queryByText(/pro Monat für beide Augen/)?.textContent ?? undefined).toBe(
          month && `${month} pro Monat für beide Augen${cost.care ? ', mit Pflege' : ''}`,
        );
        return cost !== undefined;
      }),
    );
    expect(said).toContain(true);
  });
});
