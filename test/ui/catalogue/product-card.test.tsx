import { screen, within } from '@testing-library/react';
import * as E from 'fp-ts/Either';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { basePriceOf } from '../../../src/domain/catalogue/price/price-indication.ts';
import type { LensType, ProductId } from '../../../src/domain/catalogue/product.ts';
import type { BrandId } from '../../../src/domain/shared/brand-id.ts';
import { formatMoney } from '../../../src/domain/shared/format-money.ts';
import type { Money } from '../../../src/domain/shared/money.ts';
import { startSandbox, type TestSandbox } from '../../adapters/sandbox/fixtures/start-sandbox.ts';
import { visit } from '../visit.tsx';

let backend: TestSandbox;
beforeAll(async () => {
  backend = await startSandbox();
});
afterAll(() => backend.close());

/** Each card of the first page with its product. */
const cardsOf = async (path: string, brand: BrandId = 'okulino') => {
  const { services, leave } = await visit(backend, path, { brand });
  const cards = await screen.findAllByRole('article');
  const shown = await Promise.all(
    cards.map(async (card) => {
      const [, id] = /\/p\/(\d+)\//.exec(within(card).getByRole('link').getAttribute('href') ?? '') ?? [];
      const product = await services.catalogue.product(id as ProductId)();
      if (E.isLeft(product)) throw new Error(`no product ${id}`);
      return { card: within(card), text: card.textContent ?? '', product: product.right };
    }),
  );
  const money = (amount: Money) => formatMoney(amount, services.shop.amountLocale).replace(/\s/g, ' ');
  return { shown, leave, money };
};

describe('a product’s card', () => {
  it.each([
    ['/c/pflegemittel', 'Pflegemittel'],
    ['/c/sonnenbrillen', 'Sonnenbrillen'],
    ['/c/lesebrillen', 'Lesebrillen'],
    ['/en/c/sunglasses', 'Sunglasses'],
  ])('of %s shows its category · CAT-5', async (path, category) => {
    const { shown, leave } = await cardsOf(path);
    for (const { card } of shown) expect(card.getByText(new RegExp(`\\b${category}\\b`))).toBeVisible();
    leave();
  });

  it('of a lens shows its type · CAT-5', async () => {
    const { shown, leave } = await cardsOf('/c/kontaktlinsen');
    const types: Readonly<Record<LensType, string>> = {
      spherical: 'Sphärisch',
      toric: 'Torisch',
      multifocal: 'Multifokal',
      color: 'Farbig',
    };
    for (const { text, product } of shown) expect(text).toContain(types[product.lensType as LensType]);
    leave();
  });

  it('shows that several are cheaper only if they are · PRICE-5', async () => {
    const { shown, leave } = await cardsOf('/c/pflegemittel');
    const said = shown.map(({ card }) => card.queryByText(/Mengenrabatt/) !== null);
    const expected = shown.map(({ product }) => product.bulkPrices.length > 0);
    expect(said).toEqual(expected);
    expect(new Set(said)).toEqual(new Set([true, false]));
    leave();
  });

  it('shows its stars and the number of reviews · CAT-5 · CAT-15', async () => {
    const { shown, leave } = await cardsOf('/c/kontaktlinsen');
    const rated = shown.filter(({ product }) => product.rating.count > 0);
    expect(rated.length).toBeGreaterThan(0);
    for (const { card, product } of rated) {
      const average = product.rating.average.toFixed(1).replace('.', ',');
      expect(card.getByRole('img', { name: `${average} von 5 Sternen` })).toBeVisible();
      expect(card.getByText(`${product.rating.count} Bewertungen`)).toBeInTheDocument();
      expect(card.getByText(`(${product.rating.count})`)).toBeVisible();
    }
    leave();
  });

  it.each([
    ['okulino', '/c/pflegemittel', 'Liter'],
    ['okulino', '/c/kontaktlinsen', 'Linse'],
    ['linsenwerk', '/c/pflegemittel', 'Liter'],
  ] as const)(
    'in %s on %s shows its price, and the price per %s · CAT-5 · LAW-16 · PRICE-5',
    async (brand, path, unit) => {
      const { shown, leave, money } = await cardsOf(path, brand);
      for (const { card, product } of shown)
        expect(card.getByText(money(product.price.current), { selector: 'strong' })).toBeVisible();
      const measured = shown.flatMap(({ card, product: { price, contents } }) => {
        const base = basePriceOf(price.current, contents, 'litre');
        return base ? [{ card, base }] : [];
      });
      expect(measured.length).toBeGreaterThan(0);
      for (const { card, base } of measured)
        expect(card.getByText(`${money(base.price)} pro ${unit}`)).toBeVisible();
      leave();
    },
  );

  it('shows its badge, and none if it has none · CAT-5', async () => {
    const { shown, leave } = await cardsOf('/c/kontaktlinsen');
    const words = { new: 'Neu', bestseller: 'Beliebt', sale: 'Aktion', eco: 'Recycelt oder pflanzlich' };
    const worn = shown.map(({ card }) =>
      Object.values(words).filter((word) => card.queryByText(word, { exact: true }) !== null),
    );
    expect(worn).toEqual(shown.map(({ product: { badge } }) => (badge ? [words[badge]] : [])));
    expect(worn.flat().length).toBeGreaterThan(0);
    leave();
  });
});
