import { type EyePrescription, sameEye } from './eye-prescription.ts';
import type { Eyes } from './eyes.ts';
import type { Dioptres } from './lens-measure.ts';

/** Eyes seldom change by more at once. Units: hundredths of a dioptre. */
export const usualStep = 75;

/** The measures in dioptres: those that a slip of the hand changes most. */
export const powers = ['sphere', 'cylinder', 'add'] as const;
export type Power = (typeof powers)[number];

export type EyeSide = 'right' | 'left';

/** What is worth reading once more, beside the last order or the lens pass. Never a refusal: eyes do change. */
export type ChangeWarning =
  /** Each eye has what the other had. */
  | { readonly _tag: 'EyesSwapped' }
  | { readonly _tag: 'SignFlipped'; readonly eye: EyeSide; readonly power: Power }
  /** `by`: how far, without its direction; above 0.75 dioptres. */
  | { readonly _tag: 'LargeStep'; readonly eye: EyeSide; readonly power: Power; readonly by: Dioptres }
  | { readonly _tag: 'CylinderWithoutAxis'; readonly eye: EyeSide };

const isLike = (a: EyePrescription | undefined, b: EyePrescription | undefined): boolean =>
  a !== undefined && b !== undefined && sameEye(a, b);

const areSwapped = (before: Eyes<EyePrescription>, now: Eyes<EyePrescription>): boolean =>
  !isLike(before.right, before.left) && isLike(before.left, now.right) && isLike(before.right, now.left);

/** A power as a number; a grade has none, and what was not given cannot be compared. */
const powerOf = (eye: EyePrescription, power: Power): Dioptres | undefined => {
  const value = eye[power];
  return typeof value === 'number' ? value : undefined;
};

const changeOf = (eye: EyeSide, before: EyePrescription, now: EyePrescription): readonly ChangeWarning[] =>
  powers.flatMap((power): readonly ChangeWarning[] => {
    const [was, is] = [powerOf(before, power), powerOf(now, power)];
    if (was === undefined || is === undefined) return [];
    if (was * is < 0) return [{ _tag: 'SignFlipped', eye, power }];
    const by = Math.abs(is - was) as Dioptres;
    return by > usualStep ? [{ _tag: 'LargeStep', eye, power, by }] : [];
  });

const lacksAxis = ({ cylinder, axis }: EyePrescription): boolean => Boolean(cylinder) && axis === undefined;

/**
 * What is odd about the values chosen now. A swap explains every step that comes of it, and a flipped sign its own, so
 * each slip is named once. Without earlier values only a cylinder that has no axis is odd.
 */
export const changeWarnings = (
  before: Eyes<EyePrescription>,
  now: Eyes<EyePrescription>,
): readonly ChangeWarning[] => {
  const swapped = areSwapped(before, now);
  return [
    ...(swapped ? [{ _tag: 'EyesSwapped' } as const] : []),
    ...(['right', 'left'] as const).flatMap((eye): readonly ChangeWarning[] => {
      const [was, is] = [before[eye], now[eye]];
      if (!is) return [];
      return [
        ...(was && !swapped ? changeOf(eye, was, is) : []),
        ...(lacksAxis(is) ? [{ _tag: 'CylinderWithoutAxis', eye } as const] : []),
      ];
    }),
  ];
};
