import * as fc from 'fast-check';
import type { EyeOrder, Prescription } from '../../src/domain/catalogue/lens/prescription.ts';
import { configuration } from './lens-options.ts';
import { quantity } from './product.ts';

export const eyeOrder: fc.Arbitrary<EyeOrder> = fc.record({ values: configuration, quantity });

/** None, one or both eyes; often equal. */
export const prescription: fc.Arbitrary<Prescription> = fc.oneof(
  fc.record({ right: eyeOrder, left: eyeOrder }, { requiredKeys: [] }),
  eyeOrder.map((order) => ({ right: order, left: order })),
);
