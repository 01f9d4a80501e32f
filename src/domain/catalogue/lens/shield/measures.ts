import * as E from 'fp-ts/Either';
import type { LensOptionCode } from '../eye-prescription.ts';
import { type Dioptres, degrees, dioptres, fullAxis, millimetres } from '../lens-measure.ts';
import type { OptionCode, ProductOption } from '../lens-options.ts';
import type { EyeValues } from '../prescription.ts';

/** The options that belong to the eye. Base curve and diameter belong to the lens. */
export const eyeCodes = ['sphere', 'cylinder', 'axis', 'add'] as const satisfies readonly OptionCode[];

const orNothing = <A>(read: E.Either<unknown, A>): A | undefined =>
  E.isRight(read) ? read.right : undefined;

/** Returns a power. Units: hundredths of a dioptre. Undefined if it is absent or unreadable. */
export const powerOf = (values: EyeValues | undefined, code: 'sphere' | 'cylinder'): Dioptres | undefined =>
  orNothing(dioptres(values?.[code] ?? ''));

/** Whether an eye has a cylinder, which needs an axis. */
export const turns = (values: EyeValues): boolean => (powerOf(values, 'cylinder') ?? 0) !== 0;

/** Returns an axis. Units: degrees, 0 to 179: an axis has no direction, so 180 is 0. */
export const axisOf = (values: EyeValues | undefined): number | undefined => {
  const turned = orNothing(degrees(values?.axis ?? ''));
  return turned === undefined ? undefined : turned % fullAxis;
};

/** Normalises a value for comparison: `-2.5` and `−2,50` are equal. A grade gives its name, an unreadable value its text. */
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

/** Whether two values are the same, or both absent. */
export const isSameValue = (code: LensOptionCode, a: string | undefined, b: string | undefined): boolean =>
  a === undefined || b === undefined ? a === b : said(code, a) === said(code, b);

/**
 * Returns a value in the spelling of the lens. Undefined if the lens is not made in it. If the options are unknown, the
 * value is unchanged.
 */
export const inLensSpelling = (
  options: readonly ProductOption[] | undefined,
  code: LensOptionCode,
  value: string,
): string | undefined =>
  options
    ? options.find((option) => option.code === code)?.values.find((text) => isSameValue(code, text, value))
    : value;
