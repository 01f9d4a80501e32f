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

/** What multifocal lenses add for reading: a grade by its name, or a power. */
export const additionGrades = ['low', 'medium', 'high'] as const;
export type AdditionGrade = (typeof additionGrades)[number];
export type Addition = AdditionGrade | Dioptres;

/** What an optician writes down for one eye, in measures instead of texts. What is absent was not given. */
export interface EyePrescription {
  readonly sphere?: Dioptres;
  readonly cylinder?: Dioptres;
  readonly axis?: Degrees;
  readonly baseCurve?: Millimetres;
  readonly diameter?: Millimetres;
  readonly add?: Addition;
}

/** The option that says so of a lens; a base curve is its `radius`. */
export type LensOptionCode = (typeof lensOptionCodes)[number];
export type LensValues = Readonly<Partial<Record<LensOptionCode, string>>>;

export type UnreadableValue = { readonly _tag: 'UnreadableValue'; readonly code: LensOptionCode };

/** A grade by its name, or a power. */
const addition = (input: string): E.Either<unknown, Addition> => {
  const grade = additionGrades.find((one) => one === input.trim());
  return grade ? E.right(grade) : dioptres(input);
};

const writeAddition = (add: Addition): string => (typeof add === 'string' ? add : writeDioptres(add));

type Maybe<A> = { readonly [Key in keyof A]-?: A[Key] | undefined };

const onlyGiven = (measures: Maybe<EyePrescription>): EyePrescription =>
  Object.fromEntries(Object.entries(measures).filter(([, measure]) => measure !== undefined));

/**
 * The texts of a lens as measures; colour and dominance are no measures and stay behind. Refuses every text that is no
 * measure, each by its code, in the order in which they are asked.
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

/** The inverse of `eyePrescription`: texts as manufacturers print them. */
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
