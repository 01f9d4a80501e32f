import * as E from 'fp-ts/Either';
import type { NonEmptyArray } from 'fp-ts/NonEmptyArray';
import { eyePrescription, lensValues } from './eye-prescription.ts';
import type { EyeSide, Eyes } from './eyes.ts';
import { oddCylinder } from './shield/odd-values.ts';

/** Values that belong to an eye, not to a lens. Fit and colour are chosen for each lens. */
export const ownCodes = ['sphere', 'cylinder', 'axis', 'add'] as const;
export type OwnCode = (typeof ownCodes)[number];

/** As manufacturers print the values. */
export type OwnEye = Readonly<Partial<Record<OwnCode, string>>>;

/** The values that a visitor searches lenses by. An eye that is absent wears no lens. */
export type OwnValues = Eyes<OwnEye>;

export const eyeSides = ['right', 'left'] as const satisfies readonly EyeSide[];

/** Why a search is refused. */
export type WrongOwnValue =
  | { readonly _tag: 'NoValues' }
  /** The text is neither a measure nor a grade. */
  | { readonly _tag: 'Unreadable'; readonly eye: EyeSide; readonly code: OwnCode }
  /** An eye has other values but no sphere; 0.00 is a valid sphere. */
  | { readonly _tag: 'NoSphere'; readonly eye: EyeSide; readonly code: 'sphere' }
  /** A cylinder without an axis, or an axis without a cylinder. */
  | { readonly _tag: 'HalfCylinder'; readonly eye: EyeSide; readonly code: 'cylinder' | 'axis' };

const readEye = (eye: EyeSide, typed: OwnEye): E.Either<NonEmptyArray<WrongOwnValue>, OwnEye | undefined> => {
  if (Object.keys(typed).length === 0) return E.right(undefined);
  const read = eyePrescription(typed);
  if (E.isLeft(read)) {
    // Only the codes in `ownCodes` were parsed, so the cast is safe.
    const [first, ...others] = read.left.map(
      ({ code }): WrongOwnValue => ({ _tag: 'Unreadable', eye, code: code as OwnCode }),
    );
    return E.left([first as WrongOwnValue, ...others]);
  }
  const { sphere, cylinder, axis, add }: OwnEye = lensValues(read.right);
  if (sphere === undefined) return E.left([{ _tag: 'NoSphere', eye, code: 'sphere' }]);
  const [odd] = oddCylinder({ eyes: { [eye]: { cylinder, axis } } });
  if (odd)
    return E.left([
      { _tag: 'HalfCylinder', eye, code: odd.kind === 'CylinderWithoutAxis' ? 'axis' : 'cylinder' },
    ]);
  const turns = cylinder !== undefined && cylinder !== '0.00';
  return E.right({
    sphere,
    ...(turns && { cylinder, ...(axis !== undefined && { axis }) }),
    ...(add !== undefined && { add }),
  });
};

/**
 * Parses the values entered for each eye into a uniform spelling. Refuses a text that is not a measure, an eye without
 * a sphere, a cylinder without its axis or an axis without its cylinder, and no values at all. Source: FIND-1.
 */
export const readOwnValues = (
  typed: (eye: EyeSide, code: OwnCode) => string,
): E.Either<NonEmptyArray<WrongOwnValue>, OwnValues> => {
  const eyeOf = (eye: EyeSide) =>
    readEye(
      eye,
      Object.fromEntries(
        ownCodes.flatMap((code) => {
          const text = typed(eye, code).trim();
          return text === '' ? [] : [[code, text]];
        }),
      ),
    );
  const [right, left] = [eyeOf('right'), eyeOf('left')] as const;
  const [first, ...others] = [...(E.isLeft(right) ? right.left : []), ...(E.isLeft(left) ? left.left : [])];
  if (first) return E.left([first, ...others]);
  const values = {
    ...(E.isRight(right) && right.right && { right: right.right }),
    ...(E.isRight(left) && left.right && { left: left.right }),
  };
  return Object.keys(values).length === 0 ? E.left([{ _tag: 'NoValues' }]) : E.right(values);
};

const writeEye = (eye: OwnEye | undefined): string =>
  ownCodes
    .map((code) => eye?.[code] ?? '')
    .join('_')
    .replace(/_+$/, '');

/** Formats the values for a link: right and left, `-2.50_-0.75_180~-3.00`. Source: FIND-4. */
export const writeOwnValues = ({ right, left }: OwnValues): string => `${writeEye(right)}~${writeEye(left)}`;

/** The inverse of `writeOwnValues`. Undefined if malformed. Source: FIND-4. */
export const ownValuesIn = (text: string): OwnValues | undefined => {
  const [right = '', left = ''] = text.split('~');
  const parts = { right: right.split('_'), left: left.split('_') };
  const read = readOwnValues((eye, code) => parts[eye][ownCodes.indexOf(code)] ?? '');
  return E.isRight(read) ? read.right : undefined;
};
