import * as fc from 'fast-check';
import type { Eyes } from '../../src/domain/catalogue/lens/eyes.ts';
import { writeDioptres } from '../../src/domain/catalogue/lens/lens-measure.ts';
import type { EyeValues } from '../../src/domain/catalogue/lens/prescription.ts';
import type { KnownEyes } from '../../src/domain/catalogue/lens/shield/known-eyes.ts';
import type { ProductId } from '../../src/domain/catalogue/product.ts';

const lens = 'aqualis' as ProductId;

/** In quarter steps. Units: quarters of a dioptre. */
const quarters = (min: number, max: number): fc.Arbitrary<string> =>
  fc.integer({ min, max }).map((steps) => writeDioptres(steps * 25));

/** Few different values, so that two of them are often equal or close. */
export const wornValues: fc.Arbitrary<EyeValues> = fc.record(
  {
    sphere: quarters(-12, 8),
    cylinder: quarters(-6, 0),
    axis: fc.integer({ min: 0, max: 18 }).map((tens) => String(tens * 10)),
    radius: fc.constantFrom('8.4', '8.6'),
    add: fc.constantFrom('low', 'high'),
  },
  { requiredKeys: ['sphere'] },
);

/** One eye or both. */
export const wornEyes: fc.Arbitrary<Eyes<EyeValues>> = fc.oneof(
  fc.record({ right: wornValues, left: wornValues }),
  wornValues.map((right) => ({ right })),
  wornValues.map((left) => ({ left })),
);

export const knownEyesOf = (eyes: Eyes<EyeValues>, id = 'me'): KnownEyes => ({
  id,
  source: 'pass',
  orderedAt: '2026-11-19T08:00:00.000Z',
  productId: lens,
  eyes,
  worn: [{ productId: lens, eyes }],
});
