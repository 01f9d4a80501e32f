import * as E from 'fp-ts/Either';
import { madeIn } from '../made-in.ts';
import type { Product, ProductId } from '../product.ts';
import { keepOffered } from '../variant.ts';
import { type EyePrescription, eyePrescription, lensValues } from './eye-prescription.ts';
import { type Eyes, mapEyes } from './eyes.ts';
import type { Configuration, ProductOption } from './lens-options.ts';
import type { Prescription } from './prescription.ts';

/** Where values were handed over that a page fills in. `orderedAt`: an instant; `name`: whose they are. */
export interface ChoiceOrigin {
  readonly source: 'pass' | 'order';
  readonly orderedAt: string;
  readonly name?: string;
}

/** What was chosen of a lens before, for each eye. Without an origin it is what this device keeps. */
export interface LastChoice {
  readonly productId: ProductId;
  readonly eyes: Prescription;
  readonly origin?: ChoiceOrigin;
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

const isEmpty = (values: Configuration): boolean => Object.keys(values).length === 0;

/** How a lens sits. */
const sits: readonly string[] = ['radius', 'diameter'];

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

/** A successor is worn as its lens was, as far as it is made so. */
const inSuccessor =
  (options: readonly ProductOption[]) =>
  (values: Configuration): Configuration => {
    const ofEye = inAnotherLens(options)(values);
    const asBefore = keepOffered(
      options.filter(({ code }) => sits.includes(code)),
      values,
    );
    return isEmpty(ofEye) ? {} : { ...asBefore, ...ofEye };
  };

/**
 * The values that a lens is filled in with: of the same lens all that is still offered, of another what an optician
 * writes down, of its successor how it sits as well. An eye of which nothing fits is absent. Source: WEAR-4.
 */
export const valuesFor = (
  { id, options }: ChosenLens,
  { productId, eyes }: Pick<LastChoice, 'productId' | 'eyes'>,
  isSuccessor = false,
): Eyes<Configuration> => {
  const other = isSuccessor ? inSuccessor : inAnotherLens;
  const fitting = id === productId ? (values: Configuration) => keepOffered(options, values) : other(options);
  const { right, left } = mapEyes(eyes, ({ values }) => fitting(values));
  return {
    ...(right && !isEmpty(right) && { right }),
    ...(left && !isEmpty(left) && { left }),
  };
};
