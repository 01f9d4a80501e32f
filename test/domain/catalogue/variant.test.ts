import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Configuration, optionCodes } from '../../../src/domain/catalogue/lens/lens-options.ts';
import type { ProductId } from '../../../src/domain/catalogue/product.ts';
import {
  inOptionOrder,
  isComplete,
  keepOffered,
  missing,
  preselected,
  variantId,
} from '../../../src/domain/catalogue/variant.ts';
import { completed, configuration, productOptions } from '../../arbitraries/lens-options.ts';
import { productId } from '../../arbitraries/product.ts';

const sphere = { code: 'sphere', values: ['-2.50', '-2.75'] } as const;
const axis = { code: 'axis', values: ['90', '180'] } as const;
const radius = { code: 'radius', values: ['8.6'] } as const;
const inOrder = (chosen: Configuration) => optionCodes.map((code) => chosen[code] ?? null);
const id = (text: string) => text as ProductId;

describe('the options of a product', () => {
  it('are asked from sphere to addition, then colour and dominance · CAT-7', () => {
    expect(optionCodes).toEqual([
      'sphere',
      'cylinder',
      'axis',
      'radius',
      'diameter',
      'add',
      'color',
      'dominance',
    ]);
    const reversed = [...optionCodes].reverse().map((code) => ({ code, values: [] }));
    expect(inOptionOrder(reversed).map(({ code }) => code)).toEqual(optionCodes);
  });

  it('keep their values and their number when they are sorted · CAT-7', () =>
    fc.assert(
      fc.property(productOptions, (options) => {
        const ordered = inOptionOrder(options);
        expect(new Set(ordered)).toEqual(new Set(options));
        const places = ordered.map(({ code }) => optionCodes.indexOf(code));
        expect(places).toEqual([...places].sort((a, b) => a - b));
      }),
    ));

  it('are preselected if they have one value only · CAT-8', () =>
    expect(preselected([sphere, radius, { code: 'add', values: [] }])).toEqual({ radius: '8.6' }));
});

describe('a choice', () => {
  it.each([
    ['of no options', [], {}, true, []],
    ['of a product with a missing option', [sphere, radius], { radius: '8.6' }, false, ['sphere']],
    ['of every option', [sphere, radius], { sphere: '-2.50', radius: '8.6' }, true, []],
    ['of as many, but other, options', [sphere, axis], { sphere: '-2.50', color: 'hazel' }, false, ['axis']],
    ['of a value that does not exist any more', [sphere], { sphere: '-9.00' }, false, ['sphere']],
    ['of more than the product has', [sphere], { sphere: '-2.50', color: 'hazel' }, false, []],
    ['without any choice', [axis, sphere], {}, false, ['sphere', 'axis']],
  ] as const)('%s · CAT-8', (_case, options, chosen, complete, lacking) => {
    expect(isComplete(options, chosen)).toBe(complete);
    expect(missing(options, chosen)).toEqual(lacking);
  });

  it('is complete only when there are as many values as options · CAT-8', () =>
    fc.assert(
      fc.property(productOptions, configuration, (options, chosen) => {
        if (isComplete(options, chosen)) expect(Object.keys(chosen)).toHaveLength(options.length);
      }),
    ));

  it('is complete once every option has a value of its own · CAT-8', () =>
    fc.assert(
      fc.property(completed, ({ options, configuration: chosen }) => {
        expect(isComplete(options, chosen)).toBe(true);
        for (const { code } of options) {
          const { [code]: _left, ...rest } = chosen;
          expect(isComplete(options, rest)).toBe(false);
          expect(missing(options, rest)).toEqual([code]);
        }
      }),
    ));

  it('keeps exactly the values that are still offered · CAT-8', () => {
    expect(keepOffered([sphere, axis], { sphere: '-2.50', axis: '10', color: 'hazel' })).toEqual({
      sphere: '-2.50',
    });
    fc.assert(
      fc.property(productOptions, configuration, (options, chosen) => {
        const kept = keepOffered(options, chosen);
        expect(chosen).toMatchObject(kept);
        expect(keepOffered(options, kept)).toEqual(kept);
        expect(missing(options, kept)).toEqual(missing(options, chosen));
      }),
    );
  });
});

describe('the id of a variant', () => {
  it.each([
    ['aqualis', {}, 'aqualis'],
    ['aqualis', { axis: '180', sphere: '-2.50' }, 'aqualis:sphere=-2.50;axis=180'],
    ['aqualis', { add: '+1.50', color: 'ocean-blue' }, 'aqualis:add=+1.50;color=ocean-blue'],
    ['a:b%', { color: 'x;y=z' }, 'a%3Ab%25:color=x%3By%3Dz'],
  ])('%s %j is %s · CAT-7', (product, chosen, expected) =>
    expect(variantId(id(product), chosen)).toBe(expected),
  );

  it('differs for every other product or choice', () =>
    fc.assert(
      fc.property(fc.array(fc.tuple(productId, configuration), { maxLength: 20 }), (variants) => {
        const alike = new Set(
          variants.map(([product, chosen]) => JSON.stringify([product, inOrder(chosen)])),
        );
        expect(new Set(variants.map(([product, chosen]) => variantId(product, chosen))).size).toBe(
          alike.size,
        );
      }),
    ));

  it('escapes separators within a value', () =>
    fc.assert(
      fc.property(fc.string(), fc.string(), (color, dominance) => {
        const [, values = ''] = variantId(id('aqualis'), { color, dominance }).split(':');
        const read = values.split(';').map((value) => decodeURIComponent(value.split('=')[1] ?? ''));
        expect(read).toEqual([color, dominance]);
      }),
    ));
});
