import type { EyeSide, Eyes } from '../eyes.ts';
import type { EyeValues } from '../prescription.ts';
import type { Finding, FoundAt } from './finding.ts';
import { eyeCodes, isSameValue, powerOf } from './measures.ts';

const sides = ['right', 'left'] as const satisfies readonly EyeSide[];
const other = { right: 'left', left: 'right' } as const;

/**
 * Whether the values of two eyes match. Lenses may have different options, so only values present in both are compared.
 * Both need a sphere.
 */
const alike = (a: EyeValues | undefined, b: EyeValues | undefined): boolean =>
  powerOf(a, 'sphere') !== undefined &&
  powerOf(b, 'sphere') !== undefined &&
  eyeCodes.every(
    (code) => a?.[code] === undefined || b?.[code] === undefined || isSameValue(code, a[code], b[code]),
  );

/** Finds swapped eyes: each eye has the values of the other one, and not its own. Source: WEAR-1. */
export const swappedEyes = (known: Eyes<EyeValues>, entered: Eyes<EyeValues>): readonly Finding[] => {
  const asked = sides.filter((eye) => entered[eye]);
  const isSwapped =
    asked.every((eye) => alike(entered[eye], known[other[eye]])) &&
    asked.some((eye) => !alike(entered[eye], known[eye]));
  const [first, ...rest] = asked.flatMap((eye) =>
    eyeCodes.flatMap((code): FoundAt[] => {
      const value = entered[eye]?.[code];
      return value === undefined ? [] : [{ eye, code, value }];
    }),
  );
  return isSwapped && first
    ? [{ kind: 'SwappedEyes', at: [first, ...rest], mends: [{ _tag: 'SwapEyes' }] }]
    : [];
};
