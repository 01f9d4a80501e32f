import * as E from 'fp-ts/Either';
import { madeIn } from '../made-in.ts';
import type { Product, ProductId } from '../product.ts';
import { keepOffered } from '../variant.ts';
import { type EyePrescription, eyePrescription, lensValues } from './eye-prescription.ts';
import { type Eyes, mapEyes } from './eyes.ts';
import type { Configuration, ProductOption } from './lens-options.ts';
import type { Prescription } from './prescription.ts';

/** The origin of values that a page fills in. `orderedAt`: an instant; `name`: the wearer. */
export interface ChoiceOrigin {
  readonly source: 'pass' | 'order';
  readonly orderedAt: string;
  readonly name?: string;
}

/** The values chosen earlier for a lens, for each eye. Without an origin, they come from this device. */
export interface LastChoice {
  readonly productId: ProductId;
  readonly eyes: Prescription;
  readonly origin?: ChoiceOrigin;
}

/** A lens whose values are filled in. */
type ChosenLens = Pick<Product, 'id' | 'options'>;

/**
 * Returns the values that belong to the eye. Base curve and diameter belong to the lens; colour and dominance are
 * preferences.
 */
const ofTheEye = ({ sphere, cylinder, axis, add }: EyePrescription): EyePrescription => ({
  ...(sphere !== undefined && { sphere }),
  ...(cylinder !== undefined && { cylinder }),
  ...(axis !== undefined && { axis }),
  ...(add !== undefined && { add }),
});

const isEmpty = (values: Configuration): boolean => Object.keys(values).length === 0;

/** The options that determine the fit of a lens. */
const sits: readonly string[] = ['radius', 'diameter'];

/**
 * Converts values to the spelling of another lens. Empty unless the lens is made in all of them, because an incomplete
 * prescription is a wrong one.
 */
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

/** Converts values for a successor lens. It also keeps the fit of the old lens where the successor is made in it. */
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
 * Returns the values to fill in for a lens. From the same lens: all that are still offered. From another lens: the
 * prescription. From its predecessor: also the fit. An eye is absent if nothing applies. Source: WEAR-4.
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
