import * as fc from 'fast-check';
import { lensValues } from '../../src/domain/catalogue/lens/eye-prescription.ts';
import type { OwnEye, OwnValues } from '../../src/domain/catalogue/lens/own-values.ts';
import { eyePrescription } from './eye-prescription.ts';

/** What is typed for an eye: any of its values may be absent, sensible or not. */
export const typedEye: fc.Arbitrary<OwnEye> = eyePrescription.map(({ baseCurve: _, diameter: __, ...eye }) =>
  lensValues(eye),
);

/** Values that are whole: a power, and a cylinder with its axis or none. */
export const ownEye: fc.Arbitrary<OwnEye> = typedEye.map(({ sphere = '-2.50', cylinder, axis, add }) => ({
  sphere,
  ...(cylinder !== undefined && cylinder !== '0.00' && { cylinder, axis: axis ?? '90' }),
  ...(add !== undefined && { add }),
}));

/** Of one eye or of both. */
export const ownValues: fc.Arbitrary<OwnValues> = fc.oneof(
  fc.record({ right: ownEye, left: ownEye }),
  fc.record({ right: ownEye }),
  fc.record({ left: ownEye }),
);
