import * as fc from 'fast-check';
import { lensValues } from '../../src/domain/catalogue/lens/eye-prescription.ts';
import type { OwnEye, OwnValues } from '../../src/domain/catalogue/lens/own-values.ts';
import { eyePrescription } from './eye-prescription.ts';

/** Values typed for an eye: any of them may be missing, whether or not that is sensible. */
export const typedEye: fc.Arbitrary<OwnEye> = eyePrescription.map(({ baseCurve: _, diameter: __, ...eye }) =>
  lensValues(eye),
);

/** Complete values: a power, and either a cylinder with its axis or no cylinder. */
export const ownEye: fc.Arbitrary<OwnEye> = typedEye.map(({ sphere = '-2.50', cylinder, axis, add }) => ({
  sphere,
  ...(cylinder !== undefined && cylinder !== '0.00' && { cylinder, axis: axis ?? '90' }),
  ...(add !== undefined && { add }),
}));

/** Values of one eye or of both. */
export const ownValues: fc.Arbitrary<OwnValues> = fc.oneof(
  fc.record({ right: ownEye, left: ownEye }),
  fc.record({ right: ownEye }),
  fc.record({ left: ownEye }),
);
