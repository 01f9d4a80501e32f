import * as E from 'fp-ts/Either';
import { madeIn } from '../made-in.ts';
import type { Product, ProductId } from '../product.ts';
import { keepOffered } from '../variant.ts';
import { type EyePrescription, eyePrescription, lensValues } from './eye-prescription.ts';
import { type Eyes, mapEyes } from './eyes.ts';
import type { Configuration, ProductOption } from './lens-options.ts';
import type { Prescription } from './prescription.ts';

/** What was chosen of a lens before, for each eye. */
export interface LastChoice {
  readonly productId: ProductId;
  readonly eyes: Prescription;
}

/** A lens that is to be filled in. */
type ChosenLens = Pick<Product, 'id' | 'options'>;

/** What belongs to the eye. Base curve and diameter belong to the lens, colour and dominance to a wish. */
const ofTheEye = ({ sphere, cylinder, axis, add }: EyePrescription): EyePrescription => ({
  ...(sphere !== undefined && { sphere }),
  ...(cylinder !== undefined && { cylinder }),
  ...(axis !== undefined && { axis }),
  ...(add !== undefined && { add }),
});

/** In the other lens's spelling; nothing where it is not made in all of it, for half a prescription is a wrong one. */
const inAnotherLens =
  (options: readonly ProductOption[]) =>
  (values: Configuration): Configuration => {
    const read = eyePrescription(values);
    if (E.isLeft(read)) return {};
    const eye = ofTheEye(read.right);
    const wanted = lensValues(eye);
    const asked = options.filter(({ code }) => Object.hasOwn(wanted, code));
    const made = madeIn(asked)(eye);
    return E.isRight(made) ? made.right : {};
  };

const isEmpty = (values: Configuration): boolean => Object.keys(values).length === 0;

/**
 * The values that a lens is filled in with: of the same lens all that is still offered, of another what an optician
 * writes down. An eye of which nothing fits is absent.
 */
export const valuesFor = (
  { id, options }: ChosenLens,
  { productId, eyes }: LastChoice,
): Eyes<Configuration> => {
  const fitting =
    id === productId ? (values: Configuration) => keepOffered(options, values) : inAnotherLens(options);
  const { right, left } = mapEyes(eyes, ({ values }) => fitting(values));
  return {
    ...(right && !isEmpty(right) && { right }),
    ...(left && !isEmpty(left) && { left }),
  };
};
