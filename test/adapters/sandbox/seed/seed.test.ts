import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { artOf } from '../../../../src/adapters/sandbox/seed/art.ts';
import { categories, homeCategoryOf } from '../../../../src/adapters/sandbox/seed/categories.ts';
import { contents } from '../../../../src/adapters/sandbox/seed/contents.ts';
import { demoProducts } from '../../../../src/adapters/sandbox/seed/demo.ts';
import {
  bulkPrices,
  channelPrice,
  priceChannels,
} from '../../../../src/adapters/sandbox/seed/price-channels.ts';
import { products } from '../../../../src/adapters/sandbox/seed/products.ts';
import { relations } from '../../../../src/adapters/sandbox/seed/relations.ts';
import { initialStock, stockProfiles } from '../../../../src/adapters/sandbox/seed/stock-profile.ts';
import { slugOf } from '../../../../src/adapters/sandbox/seed/texts/slug.ts';
import { writeDioptres } from '../../../../src/domain/catalogue/lens-measure.ts';
import { type OptionCode, optionCodes } from '../../../../src/domain/catalogue/lens-options.ts';
import { locales } from '../../../../src/domain/shared/locale.ts';

const wordsLike = (words: string) => new RegExp(`(?<!\\p{L})(${words})(?!\\p{L})`, 'u');
const byId = new Map(products.map((product) => [product.id, product]));

describe('the seed', () => {
  it('has at least 240 products with unlike ids and article codes · CAT-1', () => {
    expect(products.length).toBeGreaterThanOrEqual(240);
    expect(new Set(products.map(({ id }) => id)).size).toBe(products.length);
    expect(new Set(products.map(({ sku }) => sku)).size).toBe(products.length);
  });

  it('has lenses of every wear and type that is made, care, sunglasses and reading glasses', () => {
    const kinds = new Set(
      products.map(({ category, lensType, lensUsage }) => `${category} ${lensType} ${lensUsage}`),
    );
    for (const usage of ['daily', 'two_weekly', 'monthly'])
      for (const type of ['spherical', 'toric', 'multifocal'])
        expect(kinds).toContain(`lens ${type} ${usage}`);
    expect(kinds).toContain('lens color daily');
    expect(kinds).toContain('lens color monthly');
    for (const category of ['lenscare', 'sunglasses', 'reading_glasses'])
      expect(kinds).toContain(`${category} undefined undefined`);
  });

  it.each(locales)(
    'has title, slug and description of every product in %s, slugs unlike · CAT-1',
    (locale) => {
      for (const { titles, slugs, descriptions } of products) {
        expect(titles[locale].trim()).toBe(titles[locale]);
        expect(slugs[locale]).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
        expect(descriptions[locale].split(/[.!?](?:\s|$)/).filter(Boolean).length).toBeGreaterThanOrEqual(3);
      }
      expect(new Set(products.map(({ slugs }) => slugs[locale])).size).toBe(products.length);
    },
  );

  it('says something of its own in each language', () => {
    for (const { descriptions } of products) expect(new Set(Object.values(descriptions)).size).toBe(4);
    for (const { title, description } of categories) {
      for (const locale of locales) {
        expect(title[locale]).not.toBe('');
        expect(description[locale]).not.toBe('');
      }
    }
  });

  it('addresses nobody, so that it suits every shop', () => {
    const addressed = {
      de: wordsLike('du|dich|dir|dein[a-z]*|Ihnen|Ihre?[mnrs]?'),
      en: wordsLike('you|your'),
      it: wordsLike('tu|tuoi?|tua|tue|Lei|Suoi?|Sua'),
      fr: wordsLike('tu|ton|tes|vous|votre|vos'),
    };
    const texts = [
      ...products.map(({ descriptions }) => descriptions),
      ...categories.map(({ description }) => description),
    ];
    // 'Ihre Oberfläche' after a colon speaks of the lens.
    for (const text of texts)
      for (const locale of locales)
        expect(text[locale].replace(': Ihre ', ': ')).not.toMatch(addressed[locale]);
  });

  it('draws every product differently · CAT-1', () => {
    const arts = new Set(products.map(({ id }) => JSON.stringify(artOf(id))));
    expect(arts.size).toBe(products.length);
  });

  it('is the same for every start', async () => {
    expect(products.find(({ id }) => id === '10010')).toMatchObject({
      titles: { de: 'Hydralis, 30 Tageslinsen' },
      basePrice: 2740,
      sku: 'HYDRALIS-30',
    });
    expect(initialStock('mixed', '10020:sphere=-2.50')).toEqual(initialStock('mixed', '10020:sphere=-2.50'));
  });
});

describe('the options of the seed', () => {
  const canonical: Readonly<Record<OptionCode, RegExp>> = {
    sphere: /^(0\.00|[+-]\d{1,2}\.(00|25|50|75))$/,
    cylinder: /^-[0-2]\.(25|75)$/,
    axis: /^([1-9]|1[0-8])0$/,
    radius: /^8\.[3-9]$/,
    diameter: /^1[34]\.\d$/,
    add: /^(low|medium|high|\+[0-2]\.(00|25|50|75))$/,
    color: /^[a-z]+(-[a-z]+)*$/,
    dominance: /^[DN]$/,
  };

  it('are in their order, their values written as they should be and unlike · CAT-7', () => {
    for (const { options } of products) {
      const codes = options.map(({ code }) => code);
      expect(codes).toEqual(optionCodes.filter((code) => codes.includes(code)));
      for (const { code, values } of options) {
        for (const value of values) expect(value).toMatch(canonical[code]);
        expect(new Set(values).size).toBe(values.length);
        expect(values.length).toBeGreaterThan(0);
      }
    }
  });

  it('go from -12 to +8 dioptres, in quarter steps up to six, then in halves', () => {
    const sphere =
      byId
        .get('10010')
        ?.options.find(({ code }) => code === 'sphere')
        ?.values.map(Number) ?? [];
    expect([sphere[0], sphere.at(-1)]).toEqual([-12, 8]);
    for (const [i, value] of sphere.slice(1).entries()) {
      const step = value - (sphere[i] ?? 0);
      const within = Math.max(Math.abs(value), Math.abs(sphere[i] ?? 0)) <= 6;
      // Zero is left out: a lens without correction is no spherical lens.
      expect(step).toBe(value === 0.25 ? 0.5 : within ? 0.25 : 0.5);
    }
  });

  it('leave at least one value of every option, whatever axis and colour are chosen · CAT-9', () => {
    for (const { options, narrowings } of products) {
      const valuesOf = (code: OptionCode) => options.find((option) => option.code === code)?.values ?? [''];
      for (const axis of valuesOf('axis'))
        for (const color of valuesOf('color'))
          for (const { code, values } of options) {
            const left = values.filter((value) =>
              narrowings.every(
                (rule) =>
                  rule.code !== code ||
                  !rule.values.includes(rule.when === 'axis' ? axis : color) ||
                  rule.keep.includes(value),
              ),
            );
            expect(left.length).toBeGreaterThan(0);
          }
    }
  });

  it('are written with sign, dot and two digits', () =>
    fc.assert(
      fc.property(fc.integer({ min: -2000, max: 2000 }), (hundredths) => {
        const text = writeDioptres(hundredths);
        expect(text).toMatch(/^([+-]\d+\.\d\d|0\.00)$/);
        expect(Math.round(Number(text) * 100)).toBe(hundredths);
      }),
    ));
});

describe('states and prices of the seed', () => {
  it('show every state of stock · STOCK-1', () => {
    const shown = new Set(demoProducts.map(({ id }) => byId.get(id)?.stock));
    for (const profile of stockProfiles) if (profile !== 'mixed') expect(shown).toContain(profile);
  });

  it('start as their profile says', () => {
    const id = fc.string();
    fc.assert(
      fc.property(id, (variant) => {
        expect(initialStock('plenty', variant).onHand).toBeGreaterThan(10);
        expect(initialStock('exactly_ten', variant)).toEqual({ onHand: 10, stopOrder: false });
        const few = initialStock('few', variant).onHand;
        expect(few > 0 && few < 10).toBe(true);
        expect(initialStock('mixed', variant).onHand).toBeGreaterThanOrEqual(0);
        expect(initialStock('negative', variant).onHand).toBeLessThan(0);
      }),
    );
    expect(initialStock('stopped_with_stock', 'a')).toEqual({ onHand: 4, stopOrder: true });
    expect(initialStock('stopped_without_stock', 'a')).toEqual({ onHand: 0, stopOrder: true });
  });

  it('name products that are there, by what they show', () => {
    for (const { id, shows } of demoProducts) {
      expect(byId.has(id)).toBe(true);
      expect(shows).not.toBe('');
    }
    expect(byId.get('10231')?.sku).toBe('BTT');
    expect(byId.get('10391')?.isTrial).toBe(true);
  });

  it('have successors and relations that exist and are not themselves', () => {
    for (const { id, replacement } of products) {
      if (!replacement) continue;
      expect(byId.get(replacement)).toMatchObject({ isActive: true, discontinued: false });
      expect(replacement).not.toBe(id);
    }
    for (const { productId, otherId } of relations) {
      expect(byId.has(otherId)).toBe(true);
      expect(otherId).not.toBe(productId);
    }
  });

  it('cost less per box the more are bought, in every channel · PRICE-5', () => {
    for (const { basePrice, hasBulkPrice } of products)
      for (const { perMille } of priceChannels) {
        const price = channelPrice(basePrice, perMille);
        expect(Number.isSafeInteger(price) && price > 0).toBe(true);
        if (!hasBulkPrice) continue;
        const [four, eight] = bulkPrices(price);
        expect(price > four!.price && four!.price > eight!.price).toBe(true);
      }
  });

  it('have texts and pictures of the past, of now and of the future', () => {
    const starts = new Set(contents.map(({ window }) => window.start.slice(0, 4)));
    expect(starts).toEqual(new Set(['2024', '2025', '2099']));
    for (const { window } of contents)
      for (const day of [window.start, window.end]) expect(day).toMatch(/^(|\d{4}-\d\d-\d\d \d\d:\d\d)$/);
  });
});

describe('the categories of the seed', () => {
  it('go five levels deep and no deeper, each with an address of its own per language · ROUTE-15', () => {
    expect(Math.max(...categories.map(({ depth }) => depth))).toBe(5);
    for (const locale of locales) {
      const paths = categories.map(({ paths }) => paths[locale]);
      expect(new Set(paths).size).toBe(paths.length);
    }
  });

  it('hold every product, and all that their children hold', () => {
    const known = new Map(categories.map((category) => [category.id, category]));
    for (const { parent, productIds } of categories) {
      const above = new Set(parent === undefined ? productIds : known.get(parent)?.productIds);
      expect(productIds.length).toBeGreaterThan(0);
      for (const id of productIds) expect(above.has(id)).toBe(true);
    }
    for (const product of products)
      expect(known.get(homeCategoryOf(product))?.productIds).toContain(product.id);
  });

  it('put a lens below lens, usage and type · CAT-10', () => {
    const toric = byId.get('10020');
    expect(toric && homeCategoryOf(toric)).toBe('lens.daily.toric');
  });
});

describe('a slug', () => {
  it.each([
    ['Größe & Länge', 'groesse-laenge'],
    ['Œil de chat — été', 'oeil-de-chat-ete'],
    ['2 × 360 ml', '2-x-360-ml'],
    ['  ', ''],
  ])('of %j is %j', (title, slug) => {
    expect(slugOf(title)).toBe(slug);
  });
});
