import * as E from 'fp-ts/Either';
import type { LensOptionCode } from '../eye-prescription.ts';
import { type Dioptres, degrees, dioptres, fullAxis, millimetres } from '../lens-measure.ts';
import type { OptionCode, ProductOption } from '../lens-options.ts';
import type { EyeValues } from '../prescription.ts';

/** What belongs to the eye; a base curve and a diameter belong to the lens. */
export const eyeCodes = ['sphere', 'cylinder', 'axis', 'add'] as const satisfies readonly OptionCode[];

const orNothing = <A>(read: E.Either<unknown, A>): A | undefined =>
  E.isRight(read) ? read.right : undefined;

/** Units: hundredths of a dioptre. Nothing where none is said, or what is said is none. */
export const powerOf = (values: EyeValues | undefined, code: 'sphere' | 'cylinder'): Dioptres | undefined =>
  orNothing(dioptres(values?.[code] ?? ''));

/** Units: degrees, 0 to 179: an axis has no direction, so 180 is 0. */
export const axisOf = (values: EyeValues | undefined): number | undefined => {
  const turned = orNothing(degrees(values?.axis ?? ''));
  return turned === undefined ? undefined : turned % fullAxis;
};

/** What a value says, however it is spelt: `-2.5` and `−2,50` are one. A grade is its name; what cannot be read is its text. */
const said = (code: LensOptionCode, text: string): number | string => {
  switch (code) {
    case 'axis':
      return axisOf({ axis: text }) ?? text;
    case 'radius':
    case 'diameter':
      return orNothing(millimetres(text)) ?? text;
    default:
      return orNothing(dioptres(text)) ?? text;
  }
};

/** The same value, or none on both sides. */
export const saysSame = (code: LensOptionCode, a: string | undefined, b: string | undefined): boolean =>
  a === undefined || b === undefined ? a === b : said(code, a) === said(code, b);

/** A value as the lens spells it; nothing where it is not made so. Of a lens whose options are not known, as it is. */
export const spelt = (
  options: readonly ProductOption[] | undefined,
  code: LensOptionCode,
  value: string,
): string | undefined =>
  options
    ? options.find((option) => option.code === code)?.values.find((text) => saysSame(code, text, value))
    : value;
