import fc from 'fast-check';
import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import {
  productFromEngine,
  textIn,
} from '../../../../src/adapters/engine-vendure/range/product-from-engine.ts';
import { ShopProductListC } from '../../../../src/adapters/engine-vendure/range/range-codecs.ts';
import { optionCodes } from '../../../../src/domain/catalogue/lens/lens-options.ts';
import { locales } from '../../../../src/domain/shared/locale.ts';
import { recordedRange, type Told } from './recorded-engine.ts';

const recorded = recordedRange().shops.okulino.products[0] as Told;

/** Decodes through the codec, like a real answer. */
const read = (fields: object) => {
  const list = ShopProductListC.decode({
    asOf: '2026-11-19T08:00:00Z',
    total: 1,
    products: [{ ...recorded, ...fields }],
  });
  const product = E.isRight(list) ? list.right.products[0] : undefined;
  if (!product || E.isLeft(product)) throw new Error('not readable');
  return productFromEngine(product.right);
};

const steps = fc.uniqueArray(
  fc.record({ quantity: fc.integer({ min: 2, max: 500 }), price: fc.integer({ min: 0, max: 2 ** 31 - 1 }) }),
  { selector: ({ quantity }) => quantity, maxLength: 12 },
);
const values = fc.uniqueArray(fc.string({ minLength: 1, maxLength: 12 }), { maxLength: 60 });
const options = fc.uniqueArray(fc.record({ code: fc.constantFrom(...optionCodes), values }), {
  selector: ({ code }) => code,
});
const byQuantity = (all: readonly { readonly quantity: number; readonly price: number }[]) =>
  all.toSorted((a, b) => a.quantity - b.quantity);

describe('a product read from the engine', () => {
  it('keeps every value of its lens options', () =>
    fc.assert(
      fc.property(options, (lensOptions) => {
        expect(read({ lensOptions }).options).toEqual(lensOptions);
      }),
    ));

  it('keeps every price, and sorts its bulk prices', () =>
    fc.assert(
      fc.property(
        steps,
        fc.array(fc.record({ channel: fc.string(), price: fc.nat(), steps })),
        fc.option(fc.nat()),
        fc.nat(),
        (own, partners, struck, price) => {
          const product = read({ price, steps: own, partners, struck });
          expect(product.own).toEqual({
            price,
            steps: byQuantity(own),
            ...(struck !== null && { struck }),
          });
          expect(product.partners).toEqual(
            partners.map((partner) => ({ ...partner, steps: byQuantity(partner.steps) })),
          );
        },
      ),
    ));

  it('keeps every rule that narrows its values', () =>
    fc.assert(
      fc.property(
        fc.array(
          fc.record({
            when: fc.constantFrom('axis', 'color'),
            values,
            code: fc.constantFrom(...optionCodes),
            keep: values,
          }),
        ),
        (narrowings) => {
          expect(read({ narrowings }).narrowings).toEqual(narrowings);
        },
      ),
    ));

  it.each([
    ['enabled', { enabled: true, removed: false }, true],
    ['disabled', { enabled: false, removed: false }, false],
    ['removed', { enabled: true, removed: true }, false],
  ])('is active if enabled and not removed: %s', (_, fields, isActive) => {
    expect(read(fields).isActive).toBe(isActive);
  });

  it('has defaults for what staff left empty', () => {
    const unsaid = [
      'maker',
      'brand',
      'lensType',
      'lensUsage',
      'unitAmount',
      'unitName',
      'badge',
      'partNumber',
      'homeCategory',
      'ratingTenths',
      'ratingCount',
      'popularity',
      'soldSince',
      'groupId',
      'replacedBy',
      'struck',
    ];
    const product = read({ ...Object.fromEntries(unsaid.map((name) => [name, null])), views: [] });
    expect(product).toMatchObject({
      id: '10010',
      group: '10010',
      manufacturer: '',
      brand: '',
      contents: { unit: 'piece', amount: 1 },
      rating: { tenths: 0, count: 0 },
      popularity: 0,
      views: ['front'],
      own: { price: 3040 },
    });
    for (const field of ['lensType', 'lensUsage', 'badge', 'partNumber', 'home', 'soldSince', 'replacement'])
      expect(product).not.toHaveProperty(field);
    expect(product.own).not.toHaveProperty('struck');
  });

  it.each([
    [{ maker: 'Velmora', brand: null }, 'Velmora', 'Velmora'],
    [{ maker: null, brand: 'Hydralis' }, 'Hydralis', 'Hydralis'],
    [{ maker: 'Velmora', brand: 'Hydralis' }, 'Velmora', 'Hydralis'],
  ])(
    'uses the maker as brand, or the brand as maker, if one is missing: %j',
    (fields, manufacturer, brand) => {
      expect(read(fields)).toMatchObject({ manufacturer, brand });
    },
  );
});

describe('a text that is missing in some languages', () => {
  it.each([
    [['de', 'en', 'fr'], 'fr', 'fr'],
    [['de', 'en'], 'fr', 'en'],
    [['fr', 'de'], 'it', 'de'],
    [['fr', 'es'], 'it', 'fr'],
    [['es'], 'it', undefined],
  ] as const)('of %j is shown to %s in %s', (there, locale, expected) => {
    expect(
      textIn(
        there.map((language) => ({ language })),
        locale,
      )?.language,
    ).toBe(expected);
  });

  it('is the same in every language if there is only one', () => {
    const { texts } = read({
      texts: [{ language: 'en', name: 'Lens', slug: 'lens', description: 'A lens.' }],
    });
    for (const locale of locales)
      expect(texts[locale]).toEqual({ title: 'Lens', slug: 'lens', description: 'A lens.' });
  });
});
