import * as E from 'fp-ts/Either';
import type { NonEmptyArray } from 'fp-ts/NonEmptyArray';
import {
  type EyePrescription,
  eyePrescription,
  type LensOptionCode,
  type LensValues,
  lensValues,
} from './lens/eye-prescription.ts';
import { lensOptionCodes, type ProductOption } from './lens/lens-options.ts';

/** Why a lens is not available for an eye, for each value. */
export type LensRefusal =
  /** The lens is made in other values only. */
  | { readonly _tag: 'NotMade'; readonly code: LensOptionCode }
  /** The lens needs this value, and the prescription does not contain it. */
  | { readonly _tag: 'NotPrescribed'; readonly code: LensOptionCode };

/**
 * Whether an option text of a lens equals a prescribed value: `-2.5` equals `-2.50`. A text that is not a measure
 * equals none.
 */
const says = (code: LensOptionCode, value: string, text: string): boolean => {
  const read = eyePrescription({ [code]: text });
  return E.isRight(read) && lensValues(read.right)[code] === value;
};

/** No power, which a lens without the option provides anyway. */
const noPower = '0.00';

/** Whether a prescribed value needs no option: a sphere or cylinder without power, or the axis of a cylinder without power. */
const needsNoOption = (code: LensOptionCode, { sphere, cylinder = noPower }: LensValues): boolean =>
  (code === 'sphere' && sphere === noPower) ||
  ((code === 'cylinder' || code === 'axis') && cylinder === noPower);

const noOption: ProductOption = { code: 'sphere', values: [] };

/** Returns one value in the lens's own spelling. Undefined if none is needed. */
const valueIn = (
  options: readonly ProductOption[],
  code: LensOptionCode,
  wanted: LensValues,
): E.Either<LensRefusal, string | undefined> => {
  const offered = (options.find((option) => option.code === code) ?? noOption).values;
  const value = wanted[code];
  if (offered.length === 0)
    return value === undefined || needsNoOption(code, wanted)
      ? E.right(undefined)
      : E.left({ _tag: 'NotMade', code });
  if (value === undefined)
    return offered.length === 1 ? E.right(offered[0]) : E.left({ _tag: 'NotPrescribed', code });
  const own = offered.find((text) => says(code, value, text));
  return own === undefined ? E.left({ _tag: 'NotMade', code }) : E.right(own);
};

/**
 * Returns the values of a lens for one eye, in the lens's spelling. An option with a single value need not be
 * prescribed. A value without power needs no option. Refuses every value that the lens is not made in. Source: CAT-7,
 * CAT-8.
 */
export const madeIn =
  (options: readonly ProductOption[]) =>
  (prescription: EyePrescription): E.Either<NonEmptyArray<LensRefusal>, LensValues> => {
    const wanted = lensValues(prescription);
    const found = lensOptionCodes.map((code) => [code, valueIn(options, code, wanted)] as const);
    const [first, ...others] = found.flatMap(([, value]) => (E.isLeft(value) ? [value.left] : []));
    return first
      ? E.left([first, ...others])
      : E.right(
          Object.fromEntries(
            found.flatMap(([code, value]) =>
              E.isRight(value) && value.right !== undefined ? [[code, value.right]] : [],
            ),
          ),
        );
  };
