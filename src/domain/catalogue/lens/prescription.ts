import { type Eyes, eyesAlike } from './eyes.ts';
import { type Configuration, optionCodes } from './lens-options.ts';

/** The values that one eye needs. */
export type EyeValues = Configuration;

/** The order for one eye. `quantity` in boxes. */
export interface EyeOrder {
  readonly values: EyeValues;
  readonly quantity: number;
}

/** A shopper's order of one lens. Nothing is ordered for an eye that is absent. */
export type Prescription = Eyes<EyeOrder>;

/** Whether two eyes have the same value in every option, or both none. */
export const sameValues = (a: EyeValues, b: EyeValues): boolean =>
  optionCodes.every((code) => a[code] === b[code]);

/** Whether both eyes are ordered with the same values and the same number of boxes, so that one cart line holds them. */
export const bothAlike = (eyes: Prescription): boolean =>
  eyesAlike(eyes, (a, b) => a.quantity === b.quantity && sameValues(a.values, b.values));
