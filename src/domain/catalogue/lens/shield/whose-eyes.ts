import type { EyeSide, Eyes } from '../eyes.ts';
import type { EyeValues } from '../prescription.ts';
import type { KnownEyes } from './known-eyes.ts';
import { eyeCodes, isSameValue } from './measures.ts';

const sides = ['right', 'left'] as const satisfies readonly EyeSide[];

/** Whether the values that belong to the eye are the same. The base curve belongs to the lens and is ignored. */
const sameEye = (worn: EyeValues | undefined, entered: EyeValues): boolean =>
  worn !== undefined && eyeCodes.every((code) => isSameValue(code, worn[code], entered[code]));

/**
 * Returns the person from the lens passes who currently wears these values, if no other does. Undefined if several
 * people wear them, if they are new, or if fewer than two people are known. Source: WEAR-5.
 */
export const whoseEyes = (
  known: readonly KnownEyes[],
  eyes: Eyes<EyeValues>,
): (KnownEyes & { readonly name: string }) | undefined => {
  const entered = sides.flatMap((side) => {
    const values = eyes[side];
    return values ? [{ side, values }] : [];
  });
  const household = known.flatMap((person) =>
    person.source === 'pass' && person.name !== undefined ? [{ ...person, name: person.name }] : [],
  );
  if (household.length < 2 || entered.length === 0) return undefined;
  const [one, ...others] = household.filter((person) =>
    entered.every(({ side, values }) => sameEye(person.eyes[side], values)),
  );
  return others.length === 0 ? one : undefined;
};
