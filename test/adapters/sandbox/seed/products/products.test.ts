import { describe, expect, it } from 'vitest';
import { categories } from '../../../../../src/adapters/sandbox/seed/categories.ts';
import { artOf } from '../../../../../src/adapters/sandbox/seed/products/art.ts';
import { products } from '../../../../../src/adapters/sandbox/seed/products/products.ts';
import { initialStock } from '../../../../../src/adapters/sandbox/seed/range/stock-profile.ts';
import { locales } from '../../../../../src/domain/shared/locale.ts';

const wordsLike = (words: string) => new RegExp(`(?<!\\p{L})(${words})(?!\\p{L})`, 'u');

describe('the seed', () => {
  it('has at least 240 products with unique ids and article codes · CAT-1', () => {
    expect(products.length).toBeGreaterThanOrEqual(240);
    expect(new Set(products.map(({ id }) => id)).size).toBe(products.length);
    expect(new Set(products.map(({ sku }) => sku)).size).toBe(products.length);
  });

  it('has lenses of every usage and type, care, sunglasses and reading glasses', () => {
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
    'has title, slug and description of every product in %s, with unique slugs · CAT-1',
    (locale) => {
      for (const { titles, slugs, descriptions } of products) {
        expect(titles[locale].trim()).toBe(titles[locale]);
        expect(slugs[locale]).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
        expect(descriptions[locale].split(/[.!?](?:\s|$)/).filter(Boolean).length).toBeGreaterThanOrEqual(3);
      }
      expect(new Set(products.map(({ slugs }) => slugs[locale])).size).toBe(products.length);
    },
  );

  it('has different texts in each language', () => {
    for (const { descriptions } of products) expect(new Set(Object.values(descriptions)).size).toBe(4);
    for (const { title, description } of categories) {
      for (const locale of locales) {
        expect(title[locale]).not.toBe('');
        expect(description[locale]).not.toBe('');
      }
    }
  });

  it('does not address the reader, so that it suits every shop', () => {
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
    // 'Ihre Oberfläche' after a colon refers to the lens.
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
      titles: { de: 'Hydralis, 30\u00a0Tageslinsen' },
      basePrice: { EUR: 2740, CHF: 3040 },
      sku: 'HYDRALIS-30',
    });
    expect(initialStock('mixed', '10020:sphere=-2.50')).toEqual(initialStock('mixed', '10020:sphere=-2.50'));
  });
});
