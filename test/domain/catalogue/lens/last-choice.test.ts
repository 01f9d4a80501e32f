import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mapEyes, swapEyes } from '../../../../src/domain/catalogue/lens/eyes.ts';
import { valuesFor } from '../../../../src/domain/catalogue/lens/last-choice.ts';
import type { Configuration, ProductOption } from '../../../../src/domain/catalogue/lens/lens-options.ts';
import type { ProductId } from '../../../../src/domain/catalogue/product.ts';
import { keepOffered } from '../../../../src/domain/catalogue/variant.ts';
import { prescription } from '../../../arbitraries/prescription.ts';

const id = (text: string) => text as ProductId;
const option = (code: ProductOption['code'], ...values: string[]): ProductOption => ({ code, values });
const sphere = option('sphere', '-3.00', '-2.50', '+1.00');
const spherical = { id: id('a'), options: [sphere, option('radius', '8.5', '8.6')] };
const toric = {
  id: id('b'),
  options: [
    sphere,
    option('cylinder', '-0.75', '-1.25'),
    option('axis', '90', '180'),
    option('radius', '8.7'),
  ],
};
const multifocal = { id: id('d'), options: [sphere, option('add', 'low', 'high')] };
const coloured = { id: id('c'), options: [option('sphere', '-2.5', '0'), option('color', 'honey', 'hazel')] };
const chosen = (product: { readonly id: ProductId }, right: Configuration) => ({
  productId: product.id,
  eyes: { right: { values: right, quantity: 2 } },
});

describe('values from the last choice', () => {
  it.each<[string, typeof spherical, ReturnType<typeof chosen>, Configuration | undefined]>([
    [
      'the same lens: everything',
      spherical,
      chosen(spherical, { sphere: '-2.50', radius: '8.6' }),
      { sphere: '-2.50', radius: '8.6' },
    ],
    [
      'the same lens: the values in which it is still made',
      spherical,
      chosen(spherical, { sphere: '-2.50', radius: '9.0' }),
      { sphere: '-2.50' },
    ],
    [
      'another lens: the values of the eye',
      toric,
      chosen(spherical, { sphere: '-2.50', radius: '8.6' }),
      { sphere: '-2.50' },
    ],
    [
      'another lens: a cylinder with its axis',
      toric,
      chosen({ id: id('z') }, { sphere: '-3.00', cylinder: '-0.75', axis: '90' }),
      { sphere: '-3.00', cylinder: '-0.75', axis: '90' },
    ],
    [
      'another lens: in its own spelling',
      coloured,
      chosen(spherical, { sphere: '-2.50', color: 'blue' }),
      { sphere: '-2.5' },
    ],
    [
      'another lens: nothing without the cylinder',
      spherical,
      chosen(toric, { sphere: '-2.50', cylinder: '-0.75', axis: '90' }),
      undefined,
    ],
    [
      'another lens: a cylinder of zero is no cylinder',
      spherical,
      chosen(toric, { sphere: '-2.50', cylinder: '0.00', axis: '90' }),
      { sphere: '-2.50' },
    ],
    [
      'another lens: an addition',
      multifocal,
      chosen({ id: id('z') }, { sphere: '-2.50', add: 'low' }),
      { sphere: '-2.50', add: 'low' },
    ],
    [
      'another lens: nothing without the addition',
      spherical,
      chosen(multifocal, { sphere: '-2.50', add: 'low' }),
      undefined,
    ],
    [
      'another lens: nothing of a power it is not made in',
      spherical,
      chosen(toric, { sphere: '-9.00' }),
      undefined,
    ],
    ['nothing for a value that is not a measure', toric, chosen(spherical, { sphere: 'strong' }), undefined],
    ['nothing without a last choice', toric, chosen(spherical, {}), undefined],
  ])('%s', (_, product, last, right) => {
    expect(valuesFor(product, last)).toEqual(right ? { right } : {});
  });

  it('include base curve and diameter for the successor of a lens, if it is made in them · WEAR-4', () => {
    const options = [sphere, option('radius', '8.5', '8.6'), option('diameter', '14.0', '14.2')];
    const next = { id: id('n'), options };
    const of = (values: Configuration) => valuesFor(next, chosen(spherical, values), true);
    expect(of({ sphere: '-2.50', radius: '8.6' })).toEqual({ right: { sphere: '-2.50', radius: '8.6' } });
    expect(of({ sphere: '-2.50', radius: '9.0' })).toEqual({ right: { sphere: '-2.50' } });
    expect(of({ sphere: '-2.50', diameter: '14.2' })).toEqual({
      right: { sphere: '-2.50', diameter: '14.2' },
    });
    expect(of({ sphere: '-2.50', radius: '8.5', diameter: '14.5' })).toEqual({
      right: { sphere: '-2.50', radius: '8.5' },
    });
    expect(of({ sphere: '-9.00', radius: '8.6', diameter: '14.0' })).toEqual({});
  });

  it('are taken over for each eye by itself', () => {
    const eyes = {
      right: { values: { sphere: '-2.50' }, quantity: 1 },
      left: { values: { sphere: '-9.00' }, quantity: 1 },
    };
    expect(valuesFor(toric, { productId: spherical.id, eyes })).toEqual({ right: { sphere: '-2.50' } });
    expect(valuesFor(toric, { productId: spherical.id, eyes: swapEyes(eyes) })).toEqual({
      left: { sphere: '-2.50' },
    });
  });

  it('never include what the lens is not made in', () =>
    fc.assert(
      fc.property(
        prescription,
        fc.constantFrom('a', 'b', 'c', 'd'),
        fc.constantFrom(spherical, toric, coloured, multifocal),
        (eyes, last, lens) => {
          const values = valuesFor(lens, { productId: id(last), eyes });
          expect(mapEyes(values, (eye) => keepOffered(lens.options, eye))).toEqual(values);
        },
      ),
    ));
});
