import type { EyeSide, Eyes } from '../eyes.ts';
import type { EyeValues } from '../prescription.ts';
import type { KnownEyes } from './known-eyes.ts';
import { eyeCodes, saysSame } from './measures.ts';

const sides = ['right', 'left'] as const satisfies readonly EyeSide[];

/** What belongs to the eye is the same; a base curve belongs to the lens. */
const sameEye = (worn: EyeValues | undefined, entered: EyeValues): boolean =>
  worn !== undefined && eyeCodes.every((code) => saysSame(code, worn[code], entered[code]));

/**
 * Whose these eyes are, among people whom a lens pass names: the one who wears these values now and no other does. Nobody
 * where the values are several people's, or new, or where there are not two to tell apart. Source: WEAR-5.
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
