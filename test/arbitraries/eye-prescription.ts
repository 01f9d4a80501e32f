import * as fc from 'fast-check';
import { additionGrades, type EyePrescription } from '../../src/domain/catalogue/lens/eye-prescription.ts';
import type { Eyes } from '../../src/domain/catalogue/lens/eyes.ts';
import type { Degrees, Dioptres, Millimetres } from '../../src/domain/catalogue/lens/lens-measure.ts';

/** In quarter steps, as lenses are made: shrinks to no power. */
const quarters = (min: number, max: number): fc.Arbitrary<Dioptres> =>
  fc.integer({ min: min * 4, max: max * 4 }).map((steps) => (steps * 25) as Dioptres);

export const power = quarters(-20, 12);
export const axis = fc.integer({ min: 0, max: 180 }).map((turned) => turned as Degrees);
/** In tenths of a millimetre, sometimes in hundredths. */
const width = (min: number, max: number): fc.Arbitrary<Millimetres> =>
  fc.integer({ min, max }).map((hundredths) => hundredths as Millimetres);

/** Any of the measures may be missing, whether or not that is sensible. */
export const eyePrescription: fc.Arbitrary<EyePrescription> = fc.record(
  {
    sphere: power,
    cylinder: quarters(-6, 0),
    axis,
    baseCurve: width(700, 999),
    diameter: width(1300, 1500),
    add: fc.oneof(fc.constantFrom(...additionGrades), quarters(0, 4)),
  },
  { requiredKeys: [] },
);

/** None, one or both eyes; often equal. */
export const eyesOf = <A>(one: fc.Arbitrary<A>): fc.Arbitrary<Eyes<A>> =>
  fc.oneof(
    fc.record({ right: one, left: one }, { requiredKeys: [] }),
    one.map((same) => ({ right: same, left: same })),
  );

/** A prescription in plain numbers, for tables: dioptres and millimetres in hundredths. */
export const eye = (measures: {
  readonly sphere?: number;
  readonly cylinder?: number;
  readonly axis?: number;
  readonly baseCurve?: number;
  readonly diameter?: number;
  readonly add?: number | 'low' | 'medium' | 'high';
}): EyePrescription => measures as EyePrescription;
