import * as E from 'fp-ts/Either';
import type { NonEmptyArray } from 'fp-ts/NonEmptyArray';
import {
  type Degrees,
  type Dioptres,
  degrees,
  dioptres,
  type Millimetres,
  millimetres,
  writeDegrees,
  writeDioptres,
  writeMillimetres,
} from './lens-measure.ts';
import type { Configuration, lensOptionCodes } from './lens-options.ts';

/** The addition of multifocal lenses for reading: a named grade or a power. */
export const additionGrades = ['low', 'medium', 'high'] as const;
export type AdditionGrade = (typeof additionGrades)[number];
export type Addition = AdditionGrade | Dioptres;

/** The prescription for one eye, as measures instead of texts. Values that were not given are absent. */
export interface EyePrescription {
  readonly sphere?: Dioptres;
  readonly cylinder?: Dioptres;
  readonly axis?: Degrees;
  readonly baseCurve?: Millimetres;
  readonly diameter?: Millimetres;
  readonly add?: Addition;
}

/** The lens option for a measure. The base curve is the option `radius`. */
export type LensOptionCode = (typeof lensOptionCodes)[number];
export type LensValues = Readonly<Partial<Record<LensOptionCode, string>>>;

export type UnreadableValue = { readonly _tag: 'UnreadableValue'; readonly code: LensOptionCode };

/** Parses an addition: a named grade or a power. */
const addition = (input: string): E.Either<unknown, Addition> => {
  const grade = additionGrades.find((one) => one === input.trim());
  return grade ? E.right(grade) : dioptres(input);
};

const writeAddition = (add: Addition): string => (typeof add === 'string' ? add : writeDioptres(add));

type Maybe<A> = { readonly [Key in keyof A]-?: A[Key] | undefined };

const onlyGiven = (measures: Maybe<EyePrescription>): EyePrescription =>
  Object.fromEntries(Object.entries(measures).filter(([, measure]) => measure !== undefined));

/**
 * Converts the option texts of a lens to measures. Colour and dominance are not measures and are left out. Refuses
 * every text that is not a measure, each with its code, in option order.
 */
export const eyePrescription = (
  values: Configuration,
): E.Either<NonEmptyArray<UnreadableValue>, EyePrescription> => {
  const wrong: LensOptionCode[] = [];
  const read = <A>(code: LensOptionCode, reader: (text: string) => E.Either<unknown, A>): A | undefined => {
    const text = values[code];
    if (text === undefined) return undefined;
    const measure = reader(text);
    if (E.isRight(measure)) return measure.right;
    wrong.push(code);
    return undefined;
  };
  const prescription = onlyGiven({
    sphere: read('sphere', dioptres),
    cylinder: read('cylinder', dioptres),
    axis: read('axis', degrees),
    baseCurve: read('radius', millimetres),
    diameter: read('diameter', millimetres),
    add: read('add', addition),
  });
  const [first, ...others] = wrong.map((code): UnreadableValue => ({ _tag: 'UnreadableValue', code }));
  return first ? E.left([first, ...others]) : E.right(prescription);
};

/** The inverse of `eyePrescription`: returns texts as manufacturers print them. */
export const lensValues = ({
  sphere,
  cylinder,
  axis,
  baseCurve,
  diameter,
  add,
}: EyePrescription): LensValues => ({
  ...(sphere !== undefined && { sphere: writeDioptres(sphere) }),
  ...(cylinder !== undefined && { cylinder: writeDioptres(cylinder) }),
  ...(axis !== undefined && { axis: writeDegrees(axis) }),
  ...(baseCurve !== undefined && { radius: writeMillimetres(baseCurve) }),
  ...(diameter !== undefined && { diameter: writeMillimetres(diameter) }),
  ...(add !== undefined && { add: writeAddition(add) }),
});
