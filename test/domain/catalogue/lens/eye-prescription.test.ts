import * as fc from 'fast-check';
import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { eyePrescription, lensValues } from '../../../../src/domain/catalogue/lens/eye-prescription.ts';
import { lensOptionCodes } from '../../../../src/domain/catalogue/lens/lens-options.ts';
import { eyePrescription as anyEye } from '../../../arbitraries/eye-prescription.ts';
import { configuration } from '../../../arbitraries/lens-options.ts';

describe('the prescription of an eye', () => {
  it.each([
    [{}, {}],
    [{ sphere: '-2.50' }, { sphere: -250 }],
    [{ sphere: '0.00' }, { sphere: 0 }],
    [
      { cylinder: '-0.75', axis: '180' },
      { cylinder: -75, axis: 180 },
    ],
    [
      { radius: '8.6', diameter: '14.0' },
      { baseCurve: 860, diameter: 1400 },
    ],
    [{ add: 'low' }, { add: 'low' }],
    [{ add: '+1.50' }, { add: 150 }],
    [{ add: ' high ' }, { add: 'high' }],
    [{ sphere: '-1.00', color: 'hazel', dominance: 'D' }, { sphere: -100 }],
  ])('is read from %j · CAT-7', (values, prescription) =>
    expect(eyePrescription(values)).toStrictEqual(E.right(prescription)),
  );

  it.each([
    [{ sphere: 'plano' }, ['sphere']],
    [{ cylinder: '', axis: '200' }, ['cylinder', 'axis']],
    [{ add: 'some', diameter: '0', radius: '-1' }, ['radius', 'diameter', 'add']],
    [{ sphere: '-2.50', axis: '90.5' }, ['axis']],
  ])('is refused for %j, with the codes %j · CAT-7', (values, codes) =>
    expect(eyePrescription(values)).toEqual(E.left(codes.map((code) => ({ _tag: 'UnreadableValue', code })))),
  );

  it('is written as texts and read back without loss · CAT-7', () =>
    fc.assert(
      fc.property(anyEye, (prescription) => {
        expect(eyePrescription(lensValues(prescription))).toEqual(E.right(prescription));
      }),
    ));

  it('keeps the spelling that manufacturers print · CAT-7', () =>
    fc.assert(
      fc.property(configuration, ({ color: _, dominance: __, ...values }) => {
        expect(E.map(lensValues)(eyePrescription(values))).toEqual(E.right(values));
      }),
    ));

  it('is valid or names what is wrong, for any texts · CAT-7', () =>
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...lensOptionCodes), fc.string()), (values) => {
        const read = eyePrescription(values);
        if (E.isLeft(read)) for (const { code } of read.left) expect(Object.keys(values)).toContain(code);
      }),
    ));
});
