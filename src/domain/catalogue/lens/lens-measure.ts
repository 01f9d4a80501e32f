import * as E from 'fp-ts/Either';
import { asTyped } from '../../shared/typed-text.ts';

/** The power of a lens. Units: hundredths of a dioptre, whole (-250 is −2.50 D). */
export type Dioptres = number & { readonly Dioptres: unique symbol };
/** The axis of a cylinder. Units: degrees, whole, 0 to 180. */
export type Degrees = number & { readonly Degrees: unique symbol };
/** A base curve or a diameter. Units: hundredths of a millimetre, whole (860 is 8.6 mm). */
export type Millimetres = number & { readonly Millimetres: unique symbol };

export type NotDioptres = { readonly _tag: 'NotDioptres' };
export type NotDegrees = { readonly _tag: 'NotDegrees' };
export type NotMillimetres = { readonly _tag: 'NotMillimetres' };

/** Higher than the power of any lens. Units: hundredths of a dioptre. */
export const strongestPower = 4000;
/** Units: degrees. */
export const fullAxis = 180;
/** Wider than any lens. Units: hundredths of a millimetre. */
export const widestLens = 3000;

/** Parses a decimal, as people and manufacturers write it, to hundredths. NaN if it is not a decimal. */
const hundredths = (input: string): number => {
  const written = asTyped(input).trim().replace(',', '.');
  const [, sign = '', whole = '', part = ''] = /^([+-]?)(\d{1,3})(?:\.(\d{1,2}))?$/.exec(written) ?? [];
  if (whole === '') return Number.NaN;
  const size = Number(whole) * 100 + Number(part.padEnd(2, '0'));
  return sign === '-' && size !== 0 ? -size : size;
};

/**
 * Parses `-2.50`, `+1,25`, `−3`, `0.00`. Refuses anything that is not a number with at most two decimals, and more than
 * 40 dioptres of either sign.
 */
export const dioptres = (input: string): E.Either<NotDioptres, Dioptres> => {
  const power = hundredths(input);
  return Math.abs(power) <= strongestPower ? E.right(power as Dioptres) : E.left({ _tag: 'NotDioptres' });
};

/** Parses `180`, `5`. Refuses fractions and values outside 0 to 180. */
export const degrees = (input: string): E.Either<NotDegrees, Degrees> => {
  const turned = hundredths(input) / 100;
  return Number.isInteger(turned) && turned >= 0 && turned <= fullAxis
    ? E.right(turned as Degrees)
    : E.left({ _tag: 'NotDegrees' });
};

/** Parses `8.6`, `14,25`. Refuses zero, negative values and more than 30 millimetres. */
export const millimetres = (input: string): E.Either<NotMillimetres, Millimetres> => {
  const width = hundredths(input);
  return width > 0 && width <= widestLens
    ? E.right(width as Millimetres)
    : E.left({ _tag: 'NotMillimetres' });
};

const decimals = (size: number): string => `${Math.trunc(size / 100)}.${String(size % 100).padStart(2, '0')}`;

/** Formats a power as manufacturers print it: `-2.50`, `+1.25`, `0.00`. Units: hundredths of a dioptre, whole. */
export const writeDioptres = (power: number): string =>
  `${power > 0 ? '+' : power < 0 ? '-' : ''}${decimals(Math.abs(power))}`;

/** Formats an axis as manufacturers print it: `5`, `180`. */
export const writeDegrees = (turned: Degrees): string => String(turned);

/** Formats a width as manufacturers print it: `8.6`, `14.0`, `14.25`. */
export const writeMillimetres = (width: Millimetres): string => decimals(width).replace(/0$/, '');
