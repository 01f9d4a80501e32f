import { type Eyes, eyesAlike } from './eyes.ts';
import { type Configuration, optionCodes } from './lens-options.ts';

/** The values that one eye needs. */
export type EyeValues = Configuration;

/** What is ordered for one eye. `quantity` in boxes. */
export interface EyeOrder {
  readonly values: EyeValues;
  readonly quantity: number;
}

/** What a shopper orders of one lens. An eye that is absent gets none. Source: D87. */
export type Prescription = Eyes<EyeOrder>;

/** The same in every option; what one does not say, the other does not say either. */
export const sameValues = (a: EyeValues, b: EyeValues): boolean =>
  optionCodes.every((code) => a[code] === b[code]);

/** Both eyes are ordered, with the same values and the same number of boxes: one line of the cart holds them. */
export const bothAlike = (eyes: Prescription): boolean =>
  eyesAlike(eyes, (a, b) => a.quantity === b.quantity && sameValues(a.values, b.values));
