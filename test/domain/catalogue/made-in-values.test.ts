import * as fc from 'fast-check';
import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { eyePrescription } from '../../../src/domain/catalogue/lens/eye-prescription.ts';
import type { ProductOption } from '../../../src/domain/catalogue/lens/lens-options.ts';
import type { OwnEye } from '../../../src/domain/catalogue/lens/own-values.ts';
import { madeIn } from '../../../src/domain/catalogue/made-in.ts';
import {
  isMadeFor,
  isMadeForEyes,
  madeValues,
  variantFor,
} from '../../../src/domain/catalogue/made-in-values.ts';
import { isComplete } from '../../../src/domain/catalogue/variant.ts';
import { productOptions } from '../../arbitraries/lens-options.ts';
import { ownEye, ownValues } from '../../arbitraries/own-values.ts';

const made = (options: readonly ProductOption[]) => isMadeFor(madeValues(options));
const valuesOf = (options: readonly ProductOption[], code: string): readonly (string | undefined)[] =>
  options.find((option) => option.code === code)?.values ?? [undefined];

/** Whether a product's form accepts an order for an eye: with some base curve and diameter of the lens. */
const canBeOrdered = (options: readonly ProductOption[], eye: OwnEye): boolean =>
  valuesOf(options, 'radius').some((radius) =>
    valuesOf(options, 'diameter').some((diameter) => {
      const read = eyePrescription({ ...eye, ...(radius && { radius }), ...(diameter && { diameter }) });
      return E.isRight(E.chainW(madeIn(options))(read));
    }),
  );

/** Eyes for which a lens is often made. */
const eyeOf = (options: readonly ProductOption[]): fc.Arbitrary<OwnEye> =>
  fc.oneof(
    ownEye,
    fc
      .record({
        sphere: fc.constantFrom(...(valuesOf(options, 'sphere').filter(Boolean) as string[]), '0.00'),
        cylinder: fc.constantFrom(...valuesOf(options, 'cylinder')),
        axis: fc.constantFrom(...valuesOf(options, 'axis')),
        add: fc.constantFrom(...valuesOf(options, 'add')),
      })
      .map((eye) => Object.fromEntries(Object.entries(eye).filter(([, value]) => value !== undefined))),
  );
const lensAndEye = productOptions.chain((options) => fc.tuple(fc.constant(options), eyeOf(options)));

const spherical: readonly ProductOption[] = [
  { code: 'sphere', values: ['-2.5', '+1.00'] },
  { code: 'radius', values: ['8.4', '8.8'] },
];
const toric: readonly ProductOption[] = [
  { code: 'sphere', values: ['-2.50'] },
  { code: 'cylinder', values: ['-0.75', '-1.25'] },
  { code: 'axis', values: ['10', '180'] },
];

describe('a lens that is found by the values of an eye', () => {
  it.each([
    ['has the power, whatever its base curve', spherical, { sphere: '-2.50' }, true],
    ['does not have the power', spherical, { sphere: '-2.75' }, false],
    ['has no cylinder', spherical, { sphere: '-2.50', cylinder: '-0.75', axis: '10' }, false],
    ['requires a cylinder', toric, { sphere: '-2.50' }, false],
    ['has another axis', toric, { sphere: '-2.50', cylinder: '-0.75', axis: '20' }, false],
    ['has all values', toric, { sphere: '-2.50', cylinder: '-0.75', axis: '180' }, true],
    ['has no power, and none is needed', [{ code: 'color', values: ['hazel'] }], { sphere: '0.00' }, true],
    ['has no addition', [{ code: 'sphere', values: ['plano', '-1.00'] }], { add: 'low' }, false],
  ] as const)('%s · FIND-2', (_, options, eye, is) => expect(made(options)(eye)).toBe(is));

  it('is exactly one that can be ordered in the form of the product · FIND-2', () =>
    fc.assert(
      fc.property(lensAndEye, ([options, eye]) => {
        expect(made(options)(eye)).toBe(canBeOrdered(options, eye));
      }),
    ));

  it('is still found if it is made in more powers · FIND-2', () =>
    fc.assert(
      fc.property(lensAndEye, fc.constantFrom('-9.75', '+9.50'), ([options, eye], more) => {
        const wider = options.map((option) =>
          option.code === 'sphere' ? { ...option, values: [...option.values, more] } : option,
        );
        if (eye.sphere !== undefined && made(options)(eye)) expect(made(wider)(eye)).toBe(true);
      }),
    ));

  it('has to be made for both eyes; an eye without values is ignored · FIND-2', () =>
    fc.assert(
      fc.property(productOptions, ownValues, (options, { right, left }) => {
        const both = isMadeForEyes(made(options));
        const alone = [...(right ? [both({ right })] : []), ...(left ? [both({ left })] : [])];
        expect(both({ ...(right && { right }), ...(left && { left }) })).toBe(!alone.includes(false));
        if (right) expect(both({ right })).toBe(made(options)(right));
      }),
    ));

  it('does not depend on which eye has which values · FIND-2', () =>
    fc.assert(
      fc.property(productOptions, ownEye, ownEye, (options, a, b) => {
        const both = isMadeForEyes(made(options));
        expect(both({ right: a, left: b })).toBe(both({ right: b, left: a }));
      }),
    ));
});

describe('the variant of a lens shown for an eye', () => {
  it('can be ordered, and exists if the lens is made for the eye · FIND-3', () =>
    fc.assert(
      fc.property(lensAndEye, ([options, eye]) => {
        const variant = variantFor(() => options)(eye);
        expect(variant !== undefined).toBe(made(options)(eye));
        if (variant) expect(isComplete(options, variant)).toBe(true);
      }),
    ));

  const tinted = (chosen: { readonly color?: string; readonly axis?: string }): readonly ProductOption[] => [
    { code: 'sphere', values: chosen.color === 'violet' ? ['-1.00'] : ['-1.00', '-2.00'] },
    { code: 'cylinder', values: chosen.axis === '45' ? ['-0.75'] : ['-0.75', '-1.25'] },
    { code: 'axis', values: ['45', '180'] },
    { code: 'radius', values: ['8.4', '8.8'] },
    { code: 'color', values: ['violet', 'honey'] },
  ];
  it.each([
    [{ sphere: '-1.00', cylinder: '-0.75', axis: '45' }, 'violet'],
    [{ sphere: '-2.00', cylinder: '-0.75', axis: '45' }, 'honey'],
    [{ sphere: '-2.00', cylinder: '-1.25', axis: '45' }, undefined],
  ] as const)('has the axis of the eye, and the first colour that is made with %j · FIND-3', (eye, color) =>
    expect(variantFor(tinted)(eye)).toEqual(color && { ...eye, radius: '8.4', color }),
  );

  it('is undefined if a required option has no value left · FIND-3', () => {
    const options: readonly ProductOption[] = [
      { code: 'sphere', values: ['-1.00'] },
      { code: 'radius', values: [] },
    ];
    expect(variantFor(() => options)({ sphere: '-1.00' })).toBeUndefined();
  });
});
