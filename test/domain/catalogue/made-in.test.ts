import * as fc from 'fast-check';
import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { eyePrescription } from '../../../src/domain/catalogue/lens/eye-prescription.ts';
import { lensOptionCodes } from '../../../src/domain/catalogue/lens/lens-options.ts';
import { madeIn } from '../../../src/domain/catalogue/made-in.ts';
import { keepOffered, missing } from '../../../src/domain/catalogue/variant.ts';
import { eye } from '../../arbitraries/eye-prescription.ts';
import { completed } from '../../arbitraries/lens-options.ts';

const toric = [
  { code: 'sphere', values: ['-2.50', '-2.75', '0.00'] },
  { code: 'cylinder', values: ['-0.75', '-1.25'] },
  { code: 'axis', values: ['10', '180'] },
  { code: 'radius', values: ['8.6'] },
] as const;
const spherical = [
  { code: 'sphere', values: ['-2.5', '+1.00'] },
  { code: 'radius', values: ['8.4', '8.8'] },
] as const;
const tinted = [{ code: 'color', values: ['hazel'] }] as const;
const care = [{ code: 'color', values: ['x'] }] as const;
const notMade = (...codes: readonly string[]) => E.left(codes.map((code) => ({ _tag: 'NotMade', code })));
const notPrescribed = (...codes: readonly string[]) =>
  E.left(codes.map((code) => ({ _tag: 'NotPrescribed', code })));

describe('a lens for an eye', () => {
  it.each([
    [
      'has its values',
      toric,
      { sphere: -250, cylinder: -75, axis: 180, baseCurve: 860 },
      E.right({ sphere: '-2.50', cylinder: '-0.75', axis: '180', radius: '8.6' }),
    ],
    [
      'needs no value for an option with one value',
      toric,
      { sphere: 0, cylinder: -125, axis: 10 },
      E.right({ sphere: '0.00', cylinder: '-1.25', axis: '10', radius: '8.6' }),
    ],
    [
      'has its own spelling of the values',
      spherical,
      { sphere: -250, baseCurve: 840 },
      E.right({ sphere: '-2.5', radius: '8.4' }),
    ],
    ['is not made in a power', toric, { sphere: -300, cylinder: -75, axis: 10 }, notMade('sphere')],
    [
      'is not made in several values',
      toric,
      { sphere: -300, cylinder: -75, axis: 11, baseCurve: 840 },
      notMade('sphere', 'axis', 'radius'),
    ],
    ['has more options than the prescription', toric, { sphere: -250 }, notPrescribed('cylinder', 'axis')],
    ['has two values that match', spherical, { sphere: 100 }, notPrescribed('radius')],
    [
      'has no cylinder',
      spherical,
      { sphere: 100, baseCurve: 840, cylinder: -75, axis: 10 },
      notMade('cylinder', 'axis'),
    ],
    [
      'has no cylinder and needs none',
      spherical,
      { sphere: 100, baseCurve: 840, cylinder: 0, axis: 10 },
      E.right({ sphere: '+1.00', radius: '8.4' }),
    ],
    [
      'ignores an axis with a cylinder of zero',
      spherical,
      { sphere: 100, baseCurve: 840, axis: 10 },
      E.right({ sphere: '+1.00', radius: '8.4' }),
    ],
    ['has no power and needs none', tinted, { sphere: 0 }, E.right({})],
    ['has no power although one is needed', tinted, { sphere: -50 }, notMade('sphere')],
    ['has no addition', tinted, { add: 'low' }, notMade('add')],
    ['has no addition and needs no power', tinted, { sphere: 0, add: 'low' }, notMade('add')],
    ['has no base curve to choose', care, { baseCurve: 860 }, notMade('radius')],
  ] as const)('%s · CAT-7 · CAT-8', (_fact, options, prescription, expected) =>
    expect(madeIn(options)(eye(prescription))).toStrictEqual(expected),
  );

  const odd = [{ code: 'sphere', values: ['plano', '-1.00'] }] as const;
  it('is found even beside values that are no measures · CAT-7', () =>
    expect(madeIn(odd)(eye({ sphere: -100 }))).toEqual(E.right({ sphere: '-1.00' })));

  it('has only values that it is made in, and all that it needs · CAT-7 · CAT-8', () =>
    fc.assert(
      fc.property(completed, fc.subarray([...lensOptionCodes]), ({ options, configuration }, left) => {
        const codes = lensOptionCodes.filter((code) => code in configuration && !left.includes(code));
        const values = Object.fromEntries(codes.map((code) => [code, configuration[code]]));
        const found = E.chainW(madeIn(options))(eyePrescription(values));
        fc.pre(E.isRight(found));
        expect(keepOffered(options, found.right)).toEqual(found.right);
        const open = missing(options, found.right);
        expect(open.filter((code) => lensOptionCodes.some((one) => one === code))).toEqual([]);
      }),
    ));

  it('has the same values again as those that were read · CAT-7', () =>
    fc.assert(
      fc.property(completed, ({ options, configuration: { color: _, dominance: __, ...values } }) => {
        expect(E.chainW(madeIn(options))(eyePrescription(values))).toEqual(E.right(values));
      }),
    ));
});
